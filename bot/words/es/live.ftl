# Lo que se dice en el canal mientras `menagerie doctor --live` examina el bot; después se borra todo.

live-test = Una prueba de quien me administra. La borro enseguida.
live-changed = Esto se ha cambiado.
live-answer = Esta es la respuesta.
live-word = Te he oído.
live-follow = Y esto viene después.
live-not-you = Esto es una prueba para quien me administra, no para ti. ¡Gracias de todos modos!

# Lo que hay que hacer ahora.
live-command = Escribe { $command } (o púlsalo), elige una de las palabras que ofrece y envíalo.
live-private = En mi respuesta privada, pulsa **{ $button }**.
live-button = Pulsa **{ $button }**.
live-menu = Elige un animal.
live-people = Elige a alguien, por ejemplo a ti. Nadie se entera.
live-form = Pulsa **{ $button }**, escribe una o dos palabras y envíalas.
live-notified = Acabo de cambiar este mensaje para que te nombre. ¿Te ha llegado otra notificación, con un sonido, un aviso o un número rojo?
live-participants = Abre nuestros mensajes directos, escribe allí `/jugar` y mira a quién ofrece la opción del rival; no envíes nada. ¿Ofrece a alguien más que a ti y a mí?
live-english = Tu Discord no está en inglés. Escribe el nombre inglés de un comando, { $command }; no envíes nada. ¿Lo encuentra Discord?
live-done = Hecho, gracias.
live-skipped = Omitido.

live-skip-button = Omitir
live-press-button = Púlsame
live-private-button = Pulsa aquí también
live-open-button = Abrir el formulario
live-yes-button = Sí
live-no-button = No
live-idle-button = Solo para mirar
live-menu-placeholder = Elige un animal
live-people-placeholder = Elige a alguien
live-owl-choice = Un búho
live-fox-choice = Un zorro
live-hare-choice = Una liebre
live-command-choice = Una prueba de quien administra el bot
live-word-choice = Una de las palabras que ofrece
live-form-title = Un formulario
live-form-label = Una o dos palabras
live-form-placeholder = ¡Hola!
