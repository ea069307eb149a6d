### Ayuda, reglas y lo que se dice una sola vez.

guide-dm-closed = No he podido enviarte un mensaje directo (tu configuración los rechaza), así que no lo intentaré más en esta partida. No se pierde nada: **My secrets**, bajo el tablero, te muestra tus secretos solo a ti, cuando quieras.
