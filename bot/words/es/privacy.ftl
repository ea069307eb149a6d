### Lo que se guarda de las personas, y cómo desaparece.

# Alguien de quien se olvidó todo lo que se guardaba.
privacy-somebody = alguien que se fue
