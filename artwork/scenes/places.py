"""Rooms without people: a threshold, a courtyard, the studio's table."""

import math


from services import paper
from world import (
    arch_outline, box, camera, disc_outline, fbm, ground, lathe, picture, plaster, rounded,
    rounded_rectangle, sand_paint, sky, slab, sphere, sun, surface,
)


@picture("contact-threshold", 1920, 2560, 20, 3)
def threshold():
    """A doorway at low sun with the sphere waiting in it; wall and floor lie calm and light for the type."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#dedad0", span=0.4, fill=1.0)
    sun(elevation=27, azimuth=-60, strength=4.3, softness=1.0)
    wall = plaster("#ead9b9", 1.2, relief=0.02)
    slab([(-9, 0), (9, 0), (9, 12), (-9, 12)], 0.9, wall, [arch_outline(2.35, 4.3, 1.15, 0.02)], bevel=0.06, location=(0, 0.45, 0))
    # A second wall with an arch of its own gives the doorway something to open on.
    slab([(-9, 0), (9, 0), (9, 3.1), (-9, 3.1)], 0.5, plaster("#dcc08c", 1.2), [arch_outline(1.5, 2.7, 1.85, 0.02)], bevel=0.05, location=(0, 5.0, 0))
    box((3.0, 1.5, 0.16), (1.05, -0.25, 0.08), plaster("#f3ead9", 1.2), bevel=0.04)
    box((3.8, 2.3, 0.10), (1.05, -0.35, 0.03), plaster("#efe4cf", 1.2), bevel=0.03)
    sphere(0.66, (1.1, -0.3, 0.82))
    # Something tall behind the camera's shoulder shades the top of the wall, well above the type.
    slab([(-14, 9.6), (6, 6.9), (6, 14), (-14, 14)], 0.3, wall, location=(0, -3, 0))
    ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.02, sand_paint("#ecd9b4", mottle=0.04), (-12, 12), (-12, 60), (240, 500))
    camera((0, -12.5, 1.9), (0, 0, 1.9), lens=56, shift=(0, -0.07))


@picture("about-courtyard", 1920, 2400, 20, 3)
def courtyard():
    """Arches behind arches, a stair to a roof that is out of sight, and the sphere on its way down."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#dedad0", span=0.4, fill=0.9)
    sun(elevation=30, azimuth=-58, strength=4.1, softness=1.0)
    tones = ["#e2c898", "#e9d9b8", "#dcbf8a", "#e6d3ae"]
    for k, (y, width, high, top) in enumerate([(1.5, 2.7, 4.3, 5.35), (4.6, 2.2, 3.7, 4.9), (7.8, 1.8, 3.2, 4.6), (11, 1.5, 2.8, 3.7)]):
        x = 1.1 + 0.12 * k
        slab([(-9, 0), (9, 0), (9, top), (-9, top)], 0.8, plaster(tones[k], 1.2), [arch_outline(width, high, x, 0.02)], bevel=0.05, location=(0, y, 0))
    stair = plaster("#f2eadb", 1.2)
    steps, rise, run = 11, 0.34, 0.36
    for i in range(steps):
        high = rise * (steps - i)
        box((run + 0.002, 1.5, high), (-3.55 + run * i, 0.3, high / 2), stair, bevel=0.02)
    sphere(0.52, (-3.55 + run * 6.05, -0.02, rise * 5 + 0.52))
    box((2.2, 0.8, 0.5), (2.4, -0.9, 0.25), plaster("#dcc7a0", 1.2), bevel=0.05)
    ground(lambda gx, gy: 0.01 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.01, sand_paint("#e6cfa2", mottle=0.04), (-12, 12), (-12, 60), (240, 400))
    camera((0.0, -13, 2.2), (0, 0, 2.2), lens=58, shift=(0, 0.06))


@picture("about-desk", 2400, 1800)
def desk():
    """The studio's table from above: paper, rulers, blocks, swatches, and the sphere as a paperweight."""
    sky(fill=1.0)
    sun(elevation=27, azimuth=-128, strength=4.6, softness=1.4)
    ground(lambda gx, gy: 0 * gx, surface("#cfb78c", rough=0.7, mottle=0.05, relief=0.01), (-9, 9), (-7, 7), (40, 40))
    flat = (0, 0, 0)

    def sheet(w, h, x, y, z, turn, colour):
        slab(rounded_rectangle(w, h, 0.02), 0.02, paper(colour), bevel=0.004, location=(x, y, z), rotation=(0, 0, math.radians(turn)))

    sheet(3.4, 2.5, -0.7, 0.35, 0.015, -7, "#f3efe6")
    sheet(2.0, 2.7, 1.9, 0.5, 0.03, 12, "#aec4cb")
    sheet(1.7, 1.2, 0.5, -0.35, 0.045, 5, "#e6cb98")
    sheet(1.4, 1.0, -2.75, -1.35, 0.02, 16, "#343c44")
    # The mark drawn large on the sheet: a ring and a ridge.
    slab(disc_outline(0.62), 0.02, paper("#2a3036"), [disc_outline(0.56)], bevel=0.004, location=(-1.55, 0.2, 0.04), rotation=flat)
    slab([(-0.62, 0), (0.62, -0.06), (0.62, -0.01), (-0.62, 0.05)], 0.02, paper("#2a3036"), bevel=0.004, location=(-1.55, 0.1, 0.045), rotation=flat)
    # Rulers with cut marks.
    for x, y, turn, length, colour in ((-0.4, -1.62, 4, 3.6, "#d9b77c"), (2.95, -0.7, 98, 2.6, "#e9e6df")):
        turn_r = math.radians(turn)
        slab(rounded_rectangle(length, 0.3, 0.03), 0.07, surface(colour, rough=0.4, mottle=0.04), bevel=0.012, location=(x, y, 0.06), rotation=(0, 0, turn_r))
        for i in range(int(length / 0.1)):
            long = 0.13 if i % 5 == 0 else 0.07
            dx, dy = -length / 2 + 0.06 + 0.1 * i, 0.14 - long / 2
            box((0.012, long, 0.004), (x + dx * math.cos(turn_r) - dy * math.sin(turn_r), y + dx * math.sin(turn_r) + dy * math.cos(turn_r), 0.098),
                surface("#2a3036", mottle=0), bevel=0.001, rotation=(0, 0, turn_r))
    # Swatches, fanned from one rivet.
    for i, colour in enumerate(("#14161a", "#2a3036", "#b9cbd0", "#dfe4e3", "#f3f2ee", "#e3c48f", "#f2430f")):
        a = math.radians(62 - 15 * i)
        slab(rounded_rectangle(0.46, 1.5, 0.05), 0.018, paper(colour), bevel=0.004, rotation=(0, 0, a),
             location=(1.15 - 0.62 * math.sin(a), -1.75 + 0.62 * math.cos(a), 0.05 + 0.02 * i))
    stone = plaster("#e9dfcd", 0.6)
    box((0.62, 0.62, 0.62), (-2.9, 1.35, 0.31), stone, bevel=0.03, rotation=(0, 0, 0.4))
    lathe(rounded([(0, 0), (0.3, 0), (0.3, 0.8), (0, 0.8)], 0.04), (-2.05, 1.5, 0.0), plaster("#aec4cb", 0.6))
    slab([*arch_outline(0.9, 0.75, 0, 0)], 0.4, plaster("#dcc79f", 0.6), [arch_outline(0.44, 0.5, 0, 0.002)], bevel=0.02, location=(-2.9, 0.1, 0.2), rotation=(0, 0, 0.5))
    sphere(0.44, (0.75, 1.12, 0.47))
    pencil = [(0, 0), (0.05, 0.2), (0.052, 0.2), (0.052, 1.9), (0, 1.9)]
    lathe(pencil, (-1.1, -0.95, 0.09), surface("#20242a", rough=0.4, mottle=0), 6, smooth_angle=20, rotation=(0, math.radians(90), math.radians(28)))
    camera((0, -0.35, 11), (0, 0, 0), lens=55)
