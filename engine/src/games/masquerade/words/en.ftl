### What Masquerade Chess says itself.

# Achievements
achievement-unmasked = Masks off at midnight
    .about = Won after showing how all five kinds capture.
achievement-knew-it = I knew it was you
    .about = Won Masquerade Chess without a wrong guess, capturing three times.
