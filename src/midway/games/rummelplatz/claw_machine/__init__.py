"""Claw Machine: one sees the box and may say five words, the other moves the claw and sees nothing."""
