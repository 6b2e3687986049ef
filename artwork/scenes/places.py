"""Builds rooms without people: a threshold, a courtyard, a table."""

import math


import numpy as np

from dunes import wind_tower
from indoors import OAK
from marks import tube
from services import paper
from world import (
    arch_outline, area, box, camera, disc_outline, exposure, fbm, ground, group, haze, lathe, picture, plaster, rounded,
    rounded_rectangle, sand_paint, sky, slab, sphere, sun, surface,
)


@picture("contact-threshold", 1920, 2560, 20, 3)
def threshold():
    """Builds a doorway in low sun with the sphere; wall and floor are plain and light for text."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#dedad0", span=0.4, fill=0.9)
    sun(elevation=21, azimuth=-57, strength=5.4, softness=0.35)
    wall = plaster("#ead9b9", 1.2, relief=0.02)
    slab([(-9, 0), (9, 0), (9, 12), (-9, 12)], 0.9, wall, [arch_outline(2.35, 4.3, 1.15, 0.02)], bevel=0.025, location=(0, 0.45, 0))
    # A second wall with an arch behind the doorway.
    slab([(-9, 0), (9, 0), (9, 3.1), (-9, 3.1)], 0.5, plaster("#f2dcb4", 1.2), [arch_outline(1.5, 2.7, 1.85, 0.02)], bevel=0.05, location=(0, 5.0, 0))
    box((3.0, 1.5, 0.22), (1.05, -0.25, 0.20), plaster("#eef0ee", 1.2, relief=0.004), bevel=0.015)
    box((3.8, 2.3, 0.20), (1.05, -0.35, 0.0), plaster("#e3e7e6", 1.2, relief=0.004), bevel=0.015)
    sphere(0.66, (1.1, -0.3, 0.97))
    # An object behind the camera shades the top of the wall, above the text.
    slab([(-14, 9.6), (6, 6.9), (6, 14), (-14, 14)], 0.3, wall, location=(0, -3, 0))
    ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) + 0.012, sand_paint("#ecd9b4", mottle=0.04), (-12, 12), (-12, 60), (240, 500))
    camera((0, -12.5, 1.9), (0, 0, 1.9), lens=56, shift=(0, -0.12))


@picture("about-courtyard", 1920, 2400, 20, 3)
def courtyard():
    """Builds arches behind arches, and a stair with the sphere on it."""
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


@picture("about-window", 1920, 2400, 24, 3)
def chair_and_window():
    """Builds the first office: a chair at a tall window over the roofs of Al Satwa, with the sphere behind them."""
    sky(top="#8fb3c0", middle="#b9cbcd", horizon="#ecdcc2", span=0.4, fill=0.8)
    sun(elevation=46, azimuth=150, strength=6.0, softness=0.9, colour=(1.0, 0.84, 0.64))
    wall = plaster("#a3bcc4", 1.2, relief=0.02)
    left, wide, sill, top = 0.45, 3.6, 1.35, 5.65
    slab([(-9, 0), (9, 0), (9, 9), (-9, 9)], 0.7, wall, [arch_outline(wide, top - sill, left, sill)], bevel=0.05, location=(0, 0.35, 0))
    # The frame of the window: an arch, one post and two bars.
    paint = surface("#f1e9da", rough=0.45, mottle=0.04)
    half, spring = wide / 2 - 0.05, top - wide / 2
    arc = [(left - half * math.cos(a), spring + half * math.sin(a)) for a in np.linspace(0, math.pi, 60)]
    tube([(left - half, sill), *arc, (left + half, sill)], 0.06, paint).location = (0, 0.5, 0)
    box((0.08, 0.08, top - sill), (left, 0.5, (sill + top) / 2), paint, bevel=0.015)
    for z in (sill + 0.06, (sill + spring) / 2 + 0.25, spring):
        box((wide - 0.1, 0.07, 0.08), (left, 0.5, z), paint, bevel=0.015)
    box((wide + 0.5, 1.1, 0.14), (left, -0.045, sill - 0.05), plaster("#f1e9da", 1.2), bevel=0.04)
    # A skirting, and boards towards the window.
    box((18, 0.12, 0.34), (0, -0.04, 0.17), plaster("#f1e9da", 1.2), bevel=0.03)
    boards = [surface(colour, **OAK) for colour in ("#b58a5c", "#ad8154", "#bd9365", "#a97c50")]
    for k in range(-14, 15):
        box((0.617, 12, 0.1), (k * 0.62, -6, -0.05), boards[(k * 7) % 4], bevel=0.008)
    chair((-1.15, -2.5, 0), math.radians(-150))
    # A rolled drawing in the corner of the sill, and a cup.
    lathe([(0.13, 0), (0.13, 1.5), (0.115, 1.5), (0.115, 0)], (left + 1.62, -0.2, sill + 0.02), paper("#f3efe6"), 48, rotation=(math.radians(-12), math.radians(9), 0))
    lathe(rounded([(0, 0), (0.12, 0), (0.15, 0.06), (0.17, 0.28), (0.15, 0.28), (0.13, 0.06), (0, 0.05)], 0.02), (left - 0.35, -0.25, sill + 0.02), surface("#aec4cb", rough=0.3, mottle=0.02), 64)
    # Outside: roofs, two wind towers and the sphere.
    tones = [surface(colour, rough=0.9, mottle=0.05, mottle_size=3) for colour in ("#dcc398", "#e8d6b2", "#cfae7b")]
    rng = np.random.default_rng(12)
    for i in range(9):
        x, high = -16 + 4.1 * i, rng.uniform(1.2, 3.6)
        box((rng.uniform(3.6, 5), 5, 10), (x, 34 + 3 * (i % 2), high - 5), tones[i % 3], bevel=0.04)
    wind_tower(-2.6, 40, 2.6, 7.2, tones[1], tones[0])
    wind_tower(7.6, 46, 2.8, 6.2, tones[0], tones[1])
    sphere(3.0, (4.6, 58, 5.8))
    area((-12, 30, 16), (4.6, 58, 5.8), 8, 30000, (1.0, 0.9, 0.76)).visible_camera = False
    area((-3.5, -9, 5.5), (0, -1, 2), 5, 420, (0.86, 0.92, 1.0)).visible_camera = False
    haze(40, 160, "#e9dcc6", 0.35)
    exposure(1.05)
    camera((0.0, -13, 3.9), (0, 0, 3.9), lens=57, shift=(0, -0.2))


def chair(place, turn):
    """Builds a wooden chair: seat, four splayed legs, a back of two posts and three rails."""
    wood = surface("#d8a961", rough=0.45, mottle=0.08, mottle_size=0.4)
    seat = box((1.16, 1.12, 0.11), (0, 0, 1.06), wood, bevel=0.05)
    parts = [seat]
    for x in (-1, 1):
        front = lathe(rounded([(0, 0), (0.05, 0), (0.075, 1.02), (0, 1.02)], 0.01), (0.5 * x, -0.46, 0), wood, 32, rotation=(math.radians(-4), math.radians(-3 * x), 0))
        back = lathe(rounded([(0, 0), (0.055, 0), (0.07, 1.2), (0.05, 2.45), (0, 2.47)], 0.02), (0.47 * x, 0.46, 0), wood, 32, rotation=(math.radians(-6), 0, 0))
        parts += [front, back]
    for z, lean in ((1.55, 0.62), (1.88, 0.655), (2.24, 0.69)):
        parts.append(box((0.98, 0.06, 0.17), (0, lean, z), wood, bevel=0.025, rotation=(math.radians(-6), 0, 0)))
    parts.append(box((1.0, 0.05, 0.07), (0, -0.45, 0.42), wood, bevel=0.015))
    group(parts, place, (0, 0, turn))


@picture("about-desk", 2400, 1800)
def desk():
    """Builds the studio's table from above: paper, rulers, blocks, swatches, the sphere."""
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
    # The large logo on the sheet: a ring and a ridge.
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
    # A fan of swatches around a rivet.
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
