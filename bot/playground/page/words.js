// What the page itself says, in the language of the seat: Discord's clients speak their reader's language, too.
//
// English is the key; what has no entry stays English. `{0}`, `{1}` are put in.

import { state } from "./state.js";

/** `English: [Deutsch, Español]`. */
const WORDS = {
  "The playground": ["Die Spielwiese", "El patio de juegos"],
  "The playground, two seats": ["Die Spielwiese, zwei Plätze", "El patio de juegos, dos asientos"],
  "Skip to writing": ["Zum Schreiben springen", "Ir a escribir"],
  "Seats and channels": ["Plätze und Kanäle", "Asientos y canales"],
  "Reconnecting …": ["Verbinde neu …", "Volviendo a conectar…"],
  "{0} is here": ["{0} ist da", "{0} está aquí"],
  "{0} is away": ["{0} ist nicht da", "{0} no está"],
  "{0} is typing …": ["{0} schreibt …", "{0} está escribiendo…"],
  "Who are you?": ["Wer bist du?", "¿Quién eres?"],
  "Spectator": ["Publikum", "Público"],
  "Spectator: only watches": ["Publikum: schaut nur zu", "Público: solo mira"],
  "Language": ["Sprache", "Idioma"],
  "The language of {0}": ["Die Sprache von {0}", "El idioma de {0}"],
  "this seat": ["diesem Platz", "este asiento"],
  "Channels": ["Kanäle", "Canales"],
  "Direct messages": ["Direktnachrichten", "Mensajes directos"],
  "Direct messages: only you and the bot": ["Direktnachrichten: nur du und der Bot", "Mensajes directos: solo tú y el bot"],
  "Everybody is here": ["Alle sind hier", "Aquí está todo el mundo"],
  "A thread of #{0}": ["Ein Thread von #{0}", "Un hilo de #{0}"],
  ", archived": [", archiviert", ", archivado"],
  ", locked": [", gesperrt", ", bloqueado"],
  ", {0} for you": [", {0} für dich", ", {0} para ti"],
  ", something new": [", Neues", ", hay novedades"],
  "Let something go wrong": ["Lass etwas schiefgehen", "Haz que algo falle"],
  "⚒ Let something go wrong": ["⚒ Lass etwas schiefgehen", "⚒ Haz que algo falle"],
  "Two seats side by side": ["Zwei Plätze nebeneinander", "Dos asientos lado a lado"],
  "The seat of {0}": ["Der Platz von {0}", "El asiento de {0}"],
  "◑ Theme: as the system": ["◑ Aussehen: wie das System", "◑ Aspecto: como el sistema"],
  "○ Theme: light": ["○ Aussehen: hell", "○ Aspecto: claro"],
  "● Theme: dark": ["● Aussehen: dunkel", "● Aspecto: oscuro"],
  "Messages": ["Nachrichten", "Mensajes"],
  "New messages ↓": ["Neue Nachrichten ↓", "Mensajes nuevos ↓"],
  "Close": ["Schließen", "Cerrar"],
  "Picture": ["Bild", "Imagen"],
  "Enlarge": ["Vergrößern", "Ampliar"],
  "Enlarge: {0}": ["Vergrößern: {0}", "Ampliar: {0}"],
  "This picture has no description.": ["Dieses Bild hat keine Beschreibung.", "Esta imagen no tiene descripción."],
  "Only you and {0} read this.": ["Das ist nur für dich und {0}.", "Esto es solo para ti y {0}."],
  "A thread: a game has room for itself here.": ["Ein Thread: Hier hat eine Partie Platz für sich.", "Un hilo: aquí una partida tiene sitio para ella sola."],
  "Everybody reads this. Type / to see what can be done here.": ["Das lesen alle. Tippe /, um zu sehen, was hier möglich ist.", "Esto lo lee todo el mundo. Escribe / para ver qué se puede hacer aquí."],
  "bot": ["Bot", "bot"],
  "thinking": ["Ich denke nach", "Estoy pensando"],
  "edited": ["bearbeitet", "editado"],
  "{0} used {1}": ["{0} hat {1} benutzt", "{0} ha usado {1}"],
  "a picture": ["ein Bild", "una imagen"],
  " · open the thread": [" · Thread öffnen", " · abrir el hilo"],
  "Only you can see this · ": ["Das siehst nur du · ", "Solo tú ves esto · "],
  "dismiss": ["ausblenden", "descartar"],
  "Choose …": ["Wähle …", "Elige…"],
  "Choose": ["Wählen", "Elegir"],
  "The application did not respond.": ["Die Anwendung hat nicht geantwortet.", "La aplicación no ha respondido."],
  "The application did not respond. What you wrote is still here.": ["Die Anwendung hat nicht geantwortet. Was du geschrieben hast, ist noch da.", "La aplicación no ha respondido. Lo que has escrito sigue aquí."],
  "The playground answered {0}.": ["Die Spielwiese hat mit {0} geantwortet.", "El patio de juegos ha respondido {0}."],
  "The playground can't be reached.": ["Die Spielwiese ist nicht zu erreichen.", "No se puede llegar al patio de juegos."],
  " optional": [" optional", " opcional"],
  "optional": ["optional", "opcional"],
  "Cancel": ["Abbrechen", "Cancelar"],
  "Submit": ["Absenden", "Enviar"],
  "This thread is locked.": ["Dieser Thread ist gesperrt.", "Este hilo está bloqueado."],
  "Write a message, or / for a command": ["Schreib eine Nachricht, oder / für einen Befehl", "Escribe un mensaje, o / para un comando"],
  "Write, or type / for a command": ["Schreib, oder / für Befehle", "Escribe, o / para comandos"],
  "Commands": ["Befehle", "Comandos"],
  "Send": ["Senden", "Enviar"],
  "Send /{0}": ["/{0} senden", "Enviar /{0}"],
  "Apps, on somebody's name": ["Rechtsklick auf einen Namen, Apps", "Clic derecho en un nombre, Aplicaciones"],
  "Whom": ["Wen", "A quién"],
  "No such command": ["Diesen Befehl gibt es nicht", "No existe ese comando"],
  "The bot has not registered its commands yet": ["Der Bot hat seine Befehle noch nicht angemeldet", "El bot aún no ha registrado sus comandos"],
  "Back to plain text": ["Zurück zu einfachem Text", "Volver al texto normal"],
  "{0} is needed: {1}": ["{0} fehlt noch: {1}", "Falta {0}: {1}"],
  "Choose {0} from the list": ["Wähle {0} aus der Liste", "Elige {0} de la lista"],
  "No suggestions: the application did not respond": ["Keine Vorschläge: Die Anwendung hat nicht geantwortet", "Sin sugerencias: la aplicación no ha respondido"],
  "No suggestions": ["Keine Vorschläge", "Sin sugerencias"],
  "Nothing fits": ["Nichts passt", "Nada encaja"],
  "True": ["Ja", "Sí"],
  "False": ["Nein", "No"],
  "the bot": ["der Bot", "el bot"],
  "you": ["du", "tú"],
  "Spoiler: show it": ["Spoiler: anzeigen", "Spoiler: mostrar"],
  "somebody": ["jemand", "alguien"],
  "elsewhere": ["anderswo", "otro sitio"],
  " › a message": [" › eine Nachricht", " › un mensaje"],
  "some day": ["irgendwann", "algún día"],
  "Sending messages": ["Nachrichten senden", "Enviar mensajes"],
  "Attaching files and embeds: no pictures": ["Dateien und Embeds anhängen: keine Bilder", "Adjuntar archivos e insertar: sin imágenes"],
  "Starting threads": ["Threads beginnen", "Empezar hilos"],
  "Seeing the channel at all": ["Den Kanal überhaupt sehen", "Ver siquiera el canal"],
  "Calm: everything works": ["Ruhig: Alles geht", "En calma: todo funciona"],
  "Slow: every answer takes a second and a half": ["Langsam: Jede Antwort braucht anderthalb Sekunden", "Lento: cada respuesta tarda segundo y medio"],
  "Failing: every third message ends in an error 502": ["Kaputt: Jede dritte Nachricht endet im Fehler 502", "Con fallos: uno de cada tres mensajes acaba en error 502"],
  "Strict: every third message is one too many (429, come back in two seconds)": ["Streng: Jede dritte Nachricht ist eine zu viel (429, in zwei Sekunden wieder)", "Estricto: uno de cada tres mensajes sobra (429, vuelve en dos segundos)"],
  "Taken away from the bot in #{0}": ["Dem Bot genommen in #{0}", "Lo que se le quita al bot en #{0}"],
  "Places": ["Orte", "Lugares"],
  "Delete the thread {0}": ["Den Thread {0} löschen", "Borrar el hilo {0}"],
  "Delete #{0}": ["#{0} löschen", "Borrar #{0}"],
  "One more channel": ["Noch ein Kanal", "Un canal más"],
  "Discord today": ["Discord heute", "Discord hoy"],
};

/** Where each language stands in an entry. */
const PLACES = { de: 0, es: 1 };

/** A text in the language of the seat. */
export function say(english, ...values) {
  const place = PLACES[state.switches.language.split("-")[0]];
  const text = WORDS[english]?.[place] ?? english;
  return text.replace(/\{(\d)\}/g, (whole, at) => values[at] ?? whole);
}

/** Lets what stands in the page from the start speak it, too: texts by `data-say`, names for those who listen by `data-say-label`. */
export function translatePage() {
  document.documentElement.lang = state.switches.language;
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-say-label]")) node.setAttribute("aria-label", say(node.dataset.sayLabel));
}
