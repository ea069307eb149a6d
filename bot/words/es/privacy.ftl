### Qué se guarda de las personas y cómo desaparece.
