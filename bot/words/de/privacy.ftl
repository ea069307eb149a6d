### Was über Menschen aufbewahrt wird, und wie es verschwindet.
