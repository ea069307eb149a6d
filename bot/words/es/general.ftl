### Lo que no pertenece a ningún área propia.

list-two = { $first } y { $last }
