"""What happens on the potty and at the tub, and what is kept for care."""
from bathroom import tub_shape
from book import symbol
from faces import head
from shapes import (BLUE, CORAL, PINK, PURPLE, RED, SKIN, STEEL, WATER, WHITE, YELLOW, arrow, circle,
                    path, tube)
from shapes_home import at, dots, foam, shine, thin

@symbol("diaper-change", "routines", "change diaper, nappy change, changing")
def diaper_change():
    mat = path("M3 70Q48 62 93 70V90H3Z", PINK)
    legs = (tube("M62 58L70 26M76 60L88 34", SKIN, 9) + path("M64 20Q74 12 80 22L74 30Z", SKIN)
            + path("M84 28Q94 24 94 32L90 40Z", SKIN))
    body = path("M34 50Q50 42 66 50V74H34Z", YELLOW)
    wrap = path("M56 48Q66 40 78 46L86 62Q82 76 58 76Z", WHITE) + path("M58 56H68V64H58Z", BLUE, width=3)
    return mat + legs + body + wrap + head(24, 54, 20, "happy", (.4, -.3))


@symbol("undress", "routines", "take off clothes, get undressed")
def undress():
    body = path("M32 54Q48 46 64 54L68 80H28Z", SKIN) + thin("M48 70v1", 4)
    pants = path("M26 76Q48 82 70 76L72 95H24Z", BLUE)
    shirt = path("M22 40L28 8 18 2 40 3Q48 9 56 3L78 2 68 8 74 40Q48 26 22 40Z", YELLOW)
    arms = tube("M34 58Q10 50 20 22M62 58Q86 50 76 22", SKIN, 8)
    return (body + pants + head(48, 38, 19, "glad") + shirt + arms + circle(21, 18, 6.5, SKIN)
            + circle(75, 18, 6.5, SKIN) + arrow((88, 60), (88, 28), None, 6, head=9))


@symbol("wash-hair", "routines", "shampoo hair, hair wash")
def wash_hair():
    lather = foam([(22, 32, 11), (74, 32, 11), (30, 19, 11), (66, 19, 11), (48, 14, 13), (40, 28, 10),
                   (58, 28, 10)])
    hands = (tube("M10 84Q2 54 20 38M86 84Q94 54 76 38", SKIN, 9) + circle(22, 34, 7, SKIN)
             + circle(74, 34, 7, SKIN))
    return head(48, 58, 28, "glad") + at(0, 5, lather + hands) + foam([(9, 16, 5), (88, 14, 6)])


@symbol("bubble-bath", "routines", "bath foam, bubbles, suds")
def bubble_bath():
    suds = foam([(12, 44, 8), (84, 44, 8), (24, 34, 12), (72, 34, 12), (40, 24, 14), (58, 24, 14),
                 (48, 38, 13), (32, 46, 10), (64, 46, 10)], "#eef8ff")
    floating = foam([(20, 12, 6), (76, 10, 7), (88, 24, 4)], "#dff3fc")
    return suds + floating + shine("M35 20Q37 15 42 15M54 18Q56 15 60 15", 3) + tub_shape()


@symbol("band-aid", "bathroom", "bandaid, plaster, bandage")
def band_aid():
    strip = path("M-46-13H46Q52-13 52 0T46 13H-46Q-52 13-52 0T-46-13Z", "#f0b98d")
    pad = path("M-17-13H17V13H-17Z", "#fbdcc0", width=3)
    holes = dots([(-36, -4), (-36, 5), (-27, 0), (36, -4), (36, 5), (27, 0), (-6, -5), (6, -5), (-6, 5),
                  (6, 5)], None, 4)
    return at(48, 48, strip, pad, holes, turn=-38)


@symbol("thermometer", "bathroom", "temperature, fever, hot")
def thermometer():
    glass = tube("M74 16L34 62", WHITE, 16) + circle(26, 70, 17, RED)
    mercury = path("M26 70L58 34", stroke=RED, width=8)
    return (glass + mercury + shine("M18 66Q20 60 25 59", 4)
            + thin("M80 30L74 25M70 42L64 37M60 54L54 49", 3.5))


@symbol("hair-dryer", "bathroom", "hairdryer, blow dryer, dry hair")
def hair_dryer():
    handle = path("M56 50H74L66 90H52Z", PURPLE)
    body = path("M34 16L62 8Q88 8 88 32T62 56L34 48Z", CORAL)
    air = tube("M6 22H16M3 33H14M6 44H16", WATER, 3.5, 2.5)
    return (handle + body + path("M24 12H36V52H24Z", STEEL) + circle(64, 32, 11, PURPLE, width=3.5)
            + dots([(60, 66)], YELLOW, 6) + air)


@symbol("nail-clippers", "bathroom", "cut nails, nail scissors, nails")
def nail_clippers():
    finger = (path("M4 92V54Q4 26 24 26T44 54V92Z", SKIN)
              + path("M12 50Q10 32 24 32T36 50Q34 56 24 56T12 50Z", "#fbe3d0", width=3))
    arms = path("M34 22L50 6 90 34 93 42 62 40Z", STEEL) + path("M34 30L62 44 93 60 84 72 50 50Z", STEEL)
    return finger + arms + circle(74, 44, 5, "#8f96a3", width=3)


@symbol("bath-mat", "bathroom", "bath rug, rug, mat")
def bath_mat():
    mat = path("M18 34H78L92 74H4Z", PINK) + path("M24 41H72L81 67H15Z", stroke=WHITE, width=4)
    fringe = tube("M8 74V82M20 74V82M32 74V82M48 74V82M64 74V82M76 74V82M88 74V82", PINK, 3, 2.5)
    feet = path("M36 46q5-4 8 0l-1 12q-4 4-7 0ZM52 46q5-4 8 0v12q-4 4-7 0Z", "#cf7590", "")
    return fringe + mat + feet


@symbol("washing-machine", "household", "washer, laundry, wash clothes")
def washing_machine():
    case = path("M10 4H86V92H10Z", WHITE) + path("M10 4H86V22H10Z", STEEL)
    drum = (circle(48, 56, 28, STEEL) + circle(48, 56, 19, WATER)
            + path("M31 54Q36 44 44 52T58 50Q66 52 66 60 58 72 46 70T31 60Z", CORAL, width=3))
    return (case + drum + circle(72, 13, 4, CORAL, width=3) + thin("M20 13H42", 5)
            + foam([(42, 46, 4), (54, 44, 5)]))
