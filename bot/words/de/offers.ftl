### Zurücknehmen, Abbrechen, Revanche, Vertagen.
