"""Six buildings without people: planes of plaster, one sun, and the sphere."""

import math

import bpy
import numpy as np

from services import rippled_sand
from world import (
    SAND, arch_outline, area, box, camera, disc_outline, fbm, glow, ground, haze, lathe, picture, plaster, rounded,
    rounded_rectangle, sand_paint, sky, slab, sphere, sun, surface,
)

PALE = "#efe4cf"


def flat_ground(colour="#e6cfa2", x=(-16, 16), y=(-14, 60)):
    return ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.01, sand_paint(colour, mottle=0.04), x, y, (240, 400))


@picture("arch-courtyard", 2880, 1936, 20, 3)
def courtyard_from_above():
    """A courtyard house from the air: the sun draws a diagonal through it, and the sphere lies where it ends."""
    sky(fill=0.62)
    sun(elevation=34, azimuth=-126, strength=5.0, softness=0.9)
    roof, wall, floor = plaster("#ecdfc6", 1.2), plaster("#dfc999", 1.2), plaster("#f2e8d6", 1.2)
    ground(lambda gx, gy: 0.10 * fbm(gx * 0.3, gy * 0.3, 4, 3) - 0.06, sand_paint(SAND, 1.5), (-14, 14), (-11, 13), (400, 400))
    outer, inner, top = 4.6, 2.35, 2.5
    square = lambda half: [(-half, -half), (half, -half), (half, half), (-half, half)]
    flat = (0, 0, 0)
    slab(square(outer), top, wall, [square(inner)], bevel=0.03, location=(0, 0, top / 2), rotation=flat)
    slab(square(outer), 0.26, roof, [square(outer - 0.24)], bevel=0.03, location=(0, 0, top + 0.13), rotation=flat)
    slab(square(inner + 0.24), 0.26, roof, [square(inner)], bevel=0.03, location=(0, 0, top + 0.13), rotation=flat)
    slab(square(outer - 0.2), 0.02, floor, [square(inner + 0.2)], bevel=0.004, location=(0, 0, top + 0.012), rotation=flat)
    box((2 * inner, 2 * inner, 0.06), (0, 0, 0.03), floor, bevel=0.01)
    # Arcades on the two sides that can be seen into.
    arches = [arch_outline(1.05, 1.85, x, 0.02) for x in (-1.56, 0, 1.56)]
    front = [(-inner, 0), (inner, 0), (inner, top - 0.05), (-inner, top - 0.05)]
    slab(front, 0.16, roof, arches, bevel=0.02, location=(0, inner - 0.5, 0))
    slab(front, 0.16, roof, arches, bevel=0.02, location=(inner - 0.5, 0, 0), rotation=(math.pi / 2, 0, math.pi / 2))
    # A wind tower on the corner, and a stair up to the roof.
    box((1.5, 1.5, 3.0), (-3.5, 3.5, top + 1.5), wall, bevel=0.03)
    for dx, dy, turn in ((0, -0.76, 0), (0.76, 0, math.pi / 2)):
        for k in (-0.42, 0, 0.42):
            px, py = (-3.5 + k, 3.5 + dy) if not turn else (-3.5 + dx, 3.5 + k)
            box((0.24, 0.03, 1.5), (px, py, top + 1.95), surface("#5d4a35", mottle=0), bevel=0.005, rotation=(0, 0, turn))
    box((1.7, 1.7, 0.16), (-3.5, 3.5, top + 3.05), roof, bevel=0.03)
    for i in range(9):
        box((0.30, 0.95, 0.278 * (9 - i)), (-3.4 + 0.30 * i, -outer - 0.45, 0.139 * (9 - i)), roof, bevel=0.015)
    # A pool sunk into the floor, and a bench.
    slab(rounded_rectangle(1.7, 1.7, 0.05), 0.12, roof, [rounded_rectangle(1.42, 1.42, 0.03)], bevel=0.02, location=(-0.55, -0.55, 0.10), rotation=flat)
    slab(rounded_rectangle(1.5, 1.5, 0.03), 0.02, surface("#8fb0b6", rough=0.06, spec=0.6, mottle=0), bevel=0.004, location=(-0.55, -0.55, 0.09), rotation=flat)
    sphere(0.46, (1.40, -0.42, 0.52))
    box((1.1, 0.5, 0.5), (3.1, -3.1, top + 0.26), wall, bevel=0.03, rotation=(0, 0, 0.3))
    for x, y, s in ((6.8, -2.6, 0.9), (7.6, 3.2, 1.2), (-7.4, -3.8, 0.8)):
        box((s, s, s * 0.7), (x, y, s * 0.3), wall, bevel=0.04, worn=0.02, seed=int(s * 10), rotation=(0, 0, s))
    camera((10.6, -17.6, 27.0), (0.15, -0.1, 1.05), lens=84)


@picture("arch-wind-tower", 1800, 2520, 20, 3)
def tower():
    """A wind tower from its foot; the sphere has been left on one of the poles, as a lamp is hung."""
    sky(top="#6f97a8", middle="#9dbac4", horizon="#d5d8d2", span=0.75, fill=0.75)
    sun(elevation=33, azimuth=-52, strength=4.6, softness=0.8)
    wall, deep, cap = plaster("#e6d0a4", 1.2, relief=0.02), plaster("#d8bd8a", 1.2), plaster("#f0e5d0", 1.2)
    half, tall = 1.9, 10.5
    face = [(-half, 0), (half, 0), (half, tall), (-half, tall)]
    slots = [arch_outline(0.62, 4.2, k, 5.4) for k in (-1.05, 0, 1.05)]
    panels = [[(k - 0.31, 2.2), (k + 0.31, 2.2), (k + 0.31, 4.7), (k - 0.31, 4.7)] for k in (-1.05, 0, 1.05)]
    for place, turn in (((0, -half, 0), 0), ((half - 0.2, -0.2, 0), 90), ((-half + 0.2, -0.2, 0), 90)):
        slab(face, 0.42, wall, slots + (panels if not turn else panels), bevel=0.03, location=place, rotation=(math.pi / 2, 0, math.radians(turn)))
    # Behind the slots the shaft is divided crosswise, as it is in every wind tower.
    box((0.14, 3.0, tall - 0.3), (0, 0, tall / 2), deep, bevel=0.01, rotation=(0, 0, math.radians(45)))
    box((3.2, 3.0, 5.2), (0, -0.0, 2.4), deep, bevel=0.01)
    for z in (5.05, 9.95):
        box((2 * half + 0.26, 2 * half + 0.26, 0.22), (0, -0.2, z), cap, bevel=0.04)
    box((2 * half + 0.5, 2 * half + 0.5, 0.34), (0, -0.2, tall + 0.12), cap, bevel=0.06)
    pole = surface("#6b4f36", mottle=0.12, mottle_size=0.1)
    for x in (-1.35, 1.35):
        for z in (6.5, 8.6):
            lathe(rounded([(0, 0), (0.085, 0), (0.075, 2.1), (0, 2.1)], 0.02), (x, -2.0, z), pole, 24, rotation=(math.pi / 2, 0, 0.05 * x))
    # The ends of four more poles, on the side.
    for y in (-1.2, 0.9):
        for z in (6.5, 8.6):
            lathe(rounded([(0, 0), (0.085, 0), (0.075, 0.95), (0, 0.95)], 0.02), (half - 0.1, y, z), pole, 24, rotation=(0, math.pi / 2, 0))
    sphere(0.56, (1.36, -3.55, 9.25))
    lathe([(0, 0), (0.012, 0), (0.012, 0.3), (0, 0.3)], (1.36, -3.55, 8.5), pole, 12)
    slab([(-12, 0), (12, 0), (12, 3.0), (-12, 3.0)], 0.6, cap, [arch_outline(1.5, 2.45, -3.9, 0.02)], bevel=0.05, location=(0, 0.8, 0))
    flat_ground()
    camera((-3.3, -17.0, 1.5), (0.15, 0, 6.0), lens=45)


@picture("arch-stair", 1800, 2520, 20, 3)
def winding_stair():
    """A stair that winds round a drum and leads to the sky; the sphere is half-way, going up or down."""
    sky(top="#86a9b7", middle="#acc4cb", horizon="#dcdad0", span=0.5, fill=0.72)
    sun(elevation=27, azimuth=-60, strength=4.6, softness=0.9)
    tread, drum = plaster("#efe3cc", 1.0), plaster("#e0c593", 1.0)
    count, rise, step = 26, 0.235, math.radians(12.5)
    start = math.radians(-168)
    inner, outer = 1.35, 2.75
    lathe(rounded([(0, 0), (inner + 0.02, 0), (inner + 0.02, 7.4), (0, 7.4)], 0.05), (0, 0, -0.1), drum, 200)
    for i in range(count):
        a0, a1 = start + i * step, start + (i + 1.02) * step
        turn = np.linspace(a0, a1, 9)
        sector = [(outer * math.cos(t), outer * math.sin(t)) for t in turn] + [((inner - 0.1) * math.cos(t), (inner - 0.1) * math.sin(t)) for t in turn[::-1]]
        top = rise * (i + 1)
        deep = min(top, 0.85)
        slab(sector, deep, tread, bevel=0.012, location=(0, 0, top - deep / 2), rotation=(0, 0, 0))
    k = 8.5
    angle, middle = start + k * step, (inner + outer) / 2 + 0.18
    sphere(0.42, (middle * math.cos(angle), middle * math.sin(angle), rise * 9 + 0.42))
    # A wall with a door gives the stair something to be tall against.
    slab([(-12, 0), (12, 0), (12, 4.3), (-12, 4.3)], 0.6, plaster("#e7d5b0", 1.2), [arch_outline(1.5, 2.9, 3.6, 0.02)], bevel=0.05, location=(0, 5.2, 0))
    rippled_sand([(0, 0, 3.4, 0.04)], x=(-12, 12), y=(-13, 20), length=0.5, wind=1.2, ripple=0.05)
    camera((0.4, -17.5, 3.4), (0.25, 0, 3.55), lens=50)


@picture("arch-facade-dusk", 2880, 1936, 28, 3)
def facade():
    """A façade of deep windows at dusk. Somebody is at home on the second floor; the lamp is the sphere."""
    sky(top="#34434f", middle="#5f727d", horizon="#b99d84", span=0.5, fill=0.42, fill_colour=(0.50, 0.64, 0.86))
    sun(elevation=9, azimuth=-66, strength=1.5, softness=3, colour=(1.0, 0.58, 0.36))
    wall, inside = plaster("#cfc3ae", 1.2), plaster("#b9a98c", 1.0)
    columns, rows, pitch, storey = 7, 3, 1.72, 2.25
    holes = []
    for c in range(columns):
        for r in range(rows):
            holes.append(arch_outline(0.92, 1.55, (c - 3) * pitch, 0.55 + r * storey))
    half = columns * pitch / 2 + 0.1
    top = rows * storey + 0.55
    slab([(-half, 0), (half, 0), (half, top), (-half, top)], 0.8, wall, holes, bevel=0.03, location=(0, 0, 0))
    box((2 * half + 0.2, 1.1, 0.2), (0, -0.02, top + 0.08), wall, bevel=0.03)
    box((2 * half, 0.2, top), (0, 1.75, top / 2), inside, bevel=0.01)
    for r in range(1, rows):
        box((2 * half - 0.1, 1.5, 0.14), (0, 0.95, 0.30 + r * storey), inside, bevel=0.01)
    for c in range(columns + 1):
        box((0.10, 1.4, top), ((c - 3.5) * pitch, 1.0, top / 2), inside, bevel=0.01)
    box((0.1, 3, top), (half - 0.06, 1.0, top / 2), wall, bevel=0.02)
    box((0.1, 3, top), (-half + 0.06, 1.0, top / 2), wall, bevel=0.02)

    def lamp(c, r, power, colour):
        light = bpy.data.lights.new("lamp", "AREA")
        light.energy, light.color, light.size = power, colour, 0.9
        thing = bpy.data.objects.new("lamp", light)
        thing.location = ((c - 3) * pitch, 1.0, 2.32 + r * storey)
        bpy.context.scene.collection.objects.link(thing)

    for c, r, power in ((1, 0, 17), (2, 1, 13), (5, 0, 15), (0, 2, 10), (6, 1, 12), (4, 2, 22)):
        lamp(c, r, power, (1.0, 0.70, 0.40))
    sphere(0.36, ((4 - 3) * pitch, 0.05, 0.56 + 2 * storey + 0.36))
    flat_ground("#bfae90")
    box((6.5, 2.4, 0.16), (-0.4, -1.7, 0.06), wall, bevel=0.03)
    box((7.1, 3.2, 0.10), (-0.4, -1.9, 0.01), wall, bevel=0.03)
    # The garden wall, and the ends of two poles.
    box((14, 0.5, 2.2), (half + 7.0, 0.6, 1.1), wall, bevel=0.04)
    box((14, 0.5, 2.2), (-half - 7.0, 0.6, 1.1), wall, bevel=0.04)
    camera((4.6, -18.5, 1.7), (0.35, 0, 3.3), lens=44, shift=(0, 0.02))


def star_outline(radius, x, y):
    """An eight-pointed star: two squares, one turned."""
    points = []
    for i in range(16):
        r = radius if i % 2 == 0 else radius * 0.765
        a = i * math.pi / 8 + math.pi / 8 * 0
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    return points


def mashrabiya(width, height, cell):
    """The holes of a lattice: stars, and small squares on their points between them."""
    holes = []
    cols, rows = int(width / cell), int(height / cell)
    for c in range(cols):
        for r in range(rows):
            x, y = (c - (cols - 1) / 2) * cell, (r + 0.5) * cell + (height - rows * cell) / 2
            holes.append(star_outline(cell * 0.40, x, y))
            if c < cols - 1 and r < rows - 1:
                d = cell * 0.15
                holes.append([(x + cell / 2 + d, y + cell / 2), (x + cell / 2, y + cell / 2 + d), (x + cell / 2 - d, y + cell / 2), (x + cell / 2, y + cell / 2 - d)])
    return holes


@picture("arch-mashrabiya", 2880, 1936, 28, 3)
def screen_room():
    """A room behind a carved screen: the sun lays the screen's pattern over floor, wall and sphere."""
    sky(top="#b9cbd0", middle="#cfd8d6", horizon="#e6e0d2", fill=0.62)
    sun(elevation=33, azimuth=-72, strength=7.2, softness=0.45)
    wall, wood = plaster("#eadabb", 1.2, relief=0.02), surface("#8a6238", rough=0.6, mottle=0.12, mottle_size=0.3, grain=0.002, grain_size=0.04)
    wide, tall, cell = 7.2, 4.2, 0.6
    outline = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall), (-wide / 2, tall)]
    slab(outline, 0.12, wood, mashrabiya(wide, tall, cell), bevel=0.012, location=(-4.1, -0.2, 0.25), rotation=(math.pi / 2, 0, math.pi / 2))
    for y in (-3.85, 3.45):
        box((0.3, 0.22, 5.0), (-4.1, y, 2.2), wood, bevel=0.02)
    for z in (0.14, 4.56):
        box((0.3, 7.5, 0.24), (-4.1, -0.2, z), wood, bevel=0.02)
    # The room: a back wall with a niche, a floor, a ceiling; the wall over the screen.
    slab([(-4.3, 0), (9, 0), (9, 5.4), (-4.3, 5.4)], 0.5, wall, [arch_outline(1.7, 3.2, 2.7, 0.75)], bevel=0.04, location=(0, 3.75, 0))
    box((4, 0.2, 5), (2.7, 4.35, 2.2), plaster("#dcc08c", 1.2), bevel=0.01)
    box((0.5, 16, 0.9), (-4.2, -4.0, 5.1), wall, bevel=0.03)
    box((14, 9, 0.3), (2.3, -0.2, 5.6), wall, bevel=0.03)
    box((0.5, 6, 6), (-4.2, -7.0, 2.5), wall, bevel=0.03)
    ground(lambda gx, gy: 0 * gx, plaster("#e6d3ad", 1.2, rough=0.6), (-4.4, 12), (-16, 4), (6, 6))
    sphere(0.74, (0.35, 0.6, 0.74))
    box((2.6, 0.9, 0.42), (4.3, 2.6, 0.21), plaster("#efe4cf", 1.0), bevel=0.05)
    camera((3.0, -10.2, 1.75), (-0.15, 0, 1.95), lens=34, shift=(0, 0.01))


@picture("arch-pool", 2880, 1936, 20, 3)
def pool():
    """A long pool before an arcade, doubled in it; the sphere floats where the line of arches ends."""
    sky(top="#86a9b7", middle="#b3c8ce", horizon="#e2dccd", span=0.42, fill=0.8)
    sun(elevation=21, azimuth=-56, strength=4.5, colour=(1.0, 0.78, 0.55))
    wall, pale = plaster("#e6d1a8", 1.2), plaster("#f0e5d0", 1.2)
    arches = [arch_outline(1.5, 3.1, x, 0.02) for x in np.arange(-7, 8) * 2.05]
    slab([(-16, 0), (16, 0), (16, 4.1), (-16, 4.1)], 0.7, wall, arches, bevel=0.05, location=(0, 4.0, 0.12))
    slab([(-16, 0), (16, 0), (16, 4.0), (-16, 4.0)], 0.4, plaster("#d6b984", 1.2), [arch_outline(1.3, 2.6, -3.1, 0.02)], bevel=0.04, location=(0, 7.0, 0.12))
    box((32, 0.9, 0.22), (0, 4.0, 4.28), pale, bevel=0.04)
    box((32, 4.4, 0.3), (0, 4.0, 0.02), pale, bevel=0.04)
    # A wind tower beyond, so that the horizon is not only a wall.
    slab([(-1.2, 0), (1.2, 0), (1.2, 9), (-1.2, 9)], 0.4, wall, [arch_outline(0.42, 2.5, k, 6.0) for k in (-0.68, 0, 0.68)], bevel=0.03, location=(5.9, 12.0, 0))
    box((2.2, 2.2, 6.2), (5.9, 13.1, 3.0), wall, bevel=0.02)
    slab([(-1.2, 0), (1.2, 0), (1.2, 9), (-1.2, 9)], 0.4, wall, [arch_outline(0.42, 2.5, k, 6.0) for k in (-0.68, 0, 0.68)], bevel=0.03, location=(4.75, 13.2, 0), rotation=(math.pi / 2, 0, math.pi / 2))
    box((2.8, 2.8, 0.3), (5.9, 13.2, 9.1), pale, bevel=0.04)
    water = surface("#6f959c", rough=0.03, spec=0.7, mottle=0, relief=0.010, relief_size=0.6)
    ground(lambda gx, gy: 0 * gx - 0.02, water, (-20, 20), (-12, 2.4), (8, 8))
    ground(lambda gx, gy: 0 * gx - 0.1, sand_paint(SAND, 2), (-60, 60), (2.2, 120), (60, 100))
    for x in (-4.9,):
        box((1.5, 16, 0.5), (x - 3.0, -4.6, 0.0), pale, bevel=0.05)
    sphere(0.72, (2.1, -0.9, 0.55))
    camera((-0.2, -12.8, 1.75), (0.3, 0, 1.62), lens=40, shift=(0, 0.02))
