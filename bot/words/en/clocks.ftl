### Time: controls, deadlines, vacation, pauses, what happens to those who are late.
