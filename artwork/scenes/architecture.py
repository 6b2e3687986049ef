"""Builds three buildings without people, with the sphere."""

import math

import numpy as np

from services import rippled_sand
from world import (
    SAND, arch_outline, box, camera, fbm, ground, lathe, picture, plaster, rounded, sand_paint, sky, slab, sphere,
    sun, surface,
)


def flat_ground(colour="#e6cfa2", x=(-16, 16), y=(-14, 60)):
    return ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.01, sand_paint(colour, mottle=0.04), x, y, (240, 400))


@picture("arch-wind-tower", 1800, 2520, 20, 3)
def tower():
    """Builds a wind tower seen from its foot; the sphere is on one of its poles."""
    sky(top="#6f97a8", middle="#9dbac4", horizon="#d5d8d2", span=0.75, fill=0.75)
    sun(elevation=33, azimuth=-52, strength=4.6, softness=0.8)
    wall, deep, cap = plaster("#e6d0a4", 1.2, relief=0.02), plaster("#d8bd8a", 1.2), plaster("#f0e5d0", 1.2)
    half, tall = 1.9, 10.5
    face = [(-half, 0), (half, 0), (half, tall), (-half, tall)]
    slots = [arch_outline(0.62, 4.2, k, 5.4) for k in (-1.05, 0, 1.05)]
    panels = [[(k - 0.31, 2.2), (k + 0.31, 2.2), (k + 0.31, 4.7), (k - 0.31, 4.7)] for k in (-1.05, 0, 1.05)]
    for place, turn in (((0, -half, 0), 0), ((half - 0.2, -0.2, 0), 90), ((-half + 0.2, -0.2, 0), 90)):
        slab(face, 0.42, wall, slots + (panels if not turn else panels), bevel=0.03, location=place, rotation=(math.pi / 2, 0, math.radians(turn)))
    # A cross divides the shaft behind the slots, as in every wind tower.
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
    """Builds a stair around a round tower, with the sphere half-way up."""
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
    # A wall with a door shows how tall the stair is.
    slab([(-12, 0), (12, 0), (12, 4.3), (-12, 4.3)], 0.6, plaster("#e7d5b0", 1.2), [arch_outline(1.5, 2.9, 3.6, 0.02)], bevel=0.05, location=(0, 5.2, 0))
    rippled_sand([(0, 0, 3.4, 0.04)], x=(-12, 12), y=(-13, 20), length=0.5, wind=1.2, ripple=0.05)
    camera((0.4, -17.5, 3.4), (0.25, 0, 3.55), lens=50)


@picture("arch-pool", 2880, 1936, 20, 3)
def pool():
    """Builds a long pool before an arcade; the sphere floats at the end of the arches."""
    sky(top="#86a9b7", middle="#b3c8ce", horizon="#e2dccd", span=0.42, fill=0.8)
    sun(elevation=21, azimuth=-56, strength=4.5, colour=(1.0, 0.78, 0.55))
    wall, pale = plaster("#e6d1a8", 1.2), plaster("#f0e5d0", 1.2)
    arches = [arch_outline(1.5, 3.1, x, 0.02) for x in np.arange(-7, 8) * 2.05]
    slab([(-16, 0), (16, 0), (16, 4.1), (-16, 4.1)], 0.7, wall, arches, bevel=0.05, location=(0, 4.0, 0.12))
    slab([(-16, 0), (16, 0), (16, 4.0), (-16, 4.0)], 0.4, plaster("#d6b984", 1.2), [arch_outline(1.3, 2.6, -3.1, 0.02)], bevel=0.04, location=(0, 7.0, 0.12))
    box((32, 0.9, 0.22), (0, 4.0, 4.28), pale, bevel=0.04)
    box((32, 4.4, 0.3), (0, 4.0, 0.02), pale, bevel=0.04)
    # A wind tower behind, so that the horizon is not only a wall.
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
