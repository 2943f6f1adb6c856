"""Feelings: the child's face, large."""
from book import symbol
from faces import head, tears


@symbol("happy", "feelings", "glad, joy, smile, cheerful")
def happy():
    return head(48, 52, 36, "laugh")


@symbol("sad", "feelings", "unhappy, upset, down, cry")
def sad():
    return head(48, 52, 36, "sad") + tears(48, 52, 36, 1)
