### Avisos, recordatorios, resúmenes y cómo los quiere cada persona.
