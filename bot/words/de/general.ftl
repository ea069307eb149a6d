### Was zu keinem eigenen Gebiet gehört.

list-two = { $first } und { $last }
