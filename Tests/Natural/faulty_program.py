"""Nobody's voice as a program that speaks the Wyoming protocol on its standard input and output:

    python faulty_program.py FOLDER

It writes every text that it is given, with the id of its process, to FOLDER/texts, and answers as the file FOLDER/fault
says, by a name of faults.py or "dies": by `kill -9`, in the middle of a word.
"""
import json
import os
import signal
import sys
import threading
from pathlib import Path

import faults
import nobody
from talk import Talk


def dies(talk, text):
    talk.begin(nobody.RATE)
    talk.sound(nobody.samples(text)[:faults.SHORT], nobody.RATE)
    os.kill(os.getpid(), signal.SIGKILL)


def main(folder):
    talk = Talk(sys.stdin.buffer, sys.stdout.buffer, threading.Event(), lambda: sys.exit(1))
    while heard := talk.hear():
        kind, data = heard
        if kind != "synthesize":
            continue
        with open(folder / "texts", "a") as file:
            file.write(json.dumps([os.getpid(), data["text"]]) + "\n")
        fault = (folder / "fault").read_text() if (folder / "fault").exists() else "says"
        (dies if fault == "dies" else getattr(faults, fault))(talk, data["text"])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
