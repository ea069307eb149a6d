### Was über Menschen aufbewahrt wird, und wie es wieder verschwindet.

# Jemand, über den alles vergessen wurde.
privacy-somebody = jemand, der gegangen ist
