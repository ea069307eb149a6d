### Retirar jugadas, cancelar, revancha, aplazar.
