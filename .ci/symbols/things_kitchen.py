"""Things of the kitchen."""
from book import symbol
from shapes import STEEL, path


@symbol("fork", "things", "cutlery, eat with")
def fork():
    tines = ("M29 10Q29 6 32.5 6T36 10V34H39V10Q39 6 42 6T45 10V34H51V10Q51 6 54 6T57 10V34H60"
             "V10Q60 6 63.5 6T67 10")
    return path(tines + "V38Q67 54 54 56V86Q54 92 48 92T42 86V56Q29 54 29 38Z", STEEL)
