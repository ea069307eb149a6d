### El aspecto de los tableros.

theme-own = Los tableros que solo ves tú se ven así: **{ $theme }**.
theme-as-everybody = Los tableros que solo ves tú se ven como los de todos: **{ $theme }**.
theme-as-everybody-button = Como para todos
theme-no-server = El aspecto de un servidor se elige en él; aquí no hay ninguno. `/yo aspecto` a secas es para ti.
theme-not-manager = El aspecto de los tableros de todos aquí depende de quien puede gestionar el servidor. `/yo aspecto` sin `{ option-theme-for }` elige cómo los ves tú.
theme-server = Los tableros nuevos que todos ven en este servidor se ven así: **{ $theme }**. Quien haya elegido un aspecto lo conserva en lo que solo ve esa persona.
theme-as-settings-button = Según los ajustes del bot
theme-unknown = No conozco ese aspecto. Hay: { $themes }.
# Built-in sets of pieces, and how the button of a set is called
choice-theme-pieces-toys = Juguetes
choice-theme-pieces-plain = Sencillas
choice-theme-pieces-letters = Letras
theme-pieces-button = Piezas: { $pieces }
# What a picture of all boards and sets of pieces shows
theme-side-by-side = Tableros uno junto a otro: { $boards }. Piezas unas junto a otras: { $pieces }.
