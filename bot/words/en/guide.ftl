### Help, rules, and what is said once.

guide-dm-closed = I couldn't send you a direct message (your settings refuse them), so I won't try again in this game. Nothing is lost: **My secrets** under the board shows your secrets to you alone, at any time.
