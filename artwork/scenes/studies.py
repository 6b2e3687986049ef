"""Builds still lifes for five more services: objects of stone, wood or paper, and the sphere."""

import math

import numpy as np

from marks import tube
from services import paper, rippled_sand
from world import (
    SAND, box, camera, fbm, ground, group, lathe, mesh_from_grid, picture, plaster, rounded, rounded_rectangle, sand_paint,
    sky, slab, sphere, sun, surface,
)

SIZE = (1800, 2250)


def evening(elevation=22, azimuth=-58, fill=0.72):
    sky(top="#93b2be", middle="#b3c8ce", horizon="#d9d8cf", span=0.46, fill=fill)
    sun(elevation=elevation, azimuth=azimuth, strength=4.5)


@picture("service-technology", *SIZE)
def pipes():
    """Builds three bent pipes in sand; the sphere comes out of one of them."""
    evening()
    paints = [plaster(c, 0.8, relief=0.01) for c in ("#ece2d0", "#b4c8ce", "#e2c796")]

    def run(points, radius, paint, y):
        bends = np.array(rounded([np.array(p) for p in points], 0.85, 14))
        thing = tube([tuple(p) for p in bends], radius, paint)
        thing.data.bevel_resolution = 24
        thing.location = (0, y, 0)

    run([(-1.55, -0.6), (-1.55, 3.55), (0.95, 3.55), (0.95, -0.6)], 0.34, paints[1], 1.0)
    run([(-0.75, -0.6), (-0.75, 2.35), (1.95, 2.35), (1.95, -0.6)], 0.34, paints[2], 0.35)
    run([(-1.95, -0.6), (-1.95, 1.25), (0.15, 1.25)], 0.42, paints[0], -0.55)
    # Collars at the joints, and an open end.
    for x, y, z, r, paint in ((-1.55, 1.0, 1.3, 0.34, 0), (0.95, 1.0, 1.7, 0.34, 0), (-0.75, 0.35, 0.9, 0.34, 2), (1.95, 0.35, 1.1, 0.34, 2)):
        lathe(rounded([(r - 0.02, -0.14), (r + 0.085, -0.14), (r + 0.085, 0.14), (r - 0.02, 0.14)], 0.03), (x, y, z), paints[(paint + 2) % 3])
    mouth = rounded([(0.30, 0), (0.30, 0.44), (0.55, 0.44), (0.55, 0.0), (0.40, -0.10)], 0.05)
    lathe(mouth, (-0.1, -0.55, 1.25), paints[0], rotation=(0, math.pi / 2, 0))
    sphere(0.46, (1.1, -1.1, 0.42))
    rippled_sand([(1.1, -1.1, 0.62, 0.05), (-1.95, -0.55, 0.7, 0.04), (-1.2, 0.8, 0.8, 0.04), (1.5, 0.5, 0.8, 0.04)], ripple=0.05)
    camera((0.15, -11.5, 2.4), (0.1, 0, 1.72), lens=62)


@picture("service-consultancy", *SIZE)
def balance():
    """Builds a level beam on a stone, with many objects on one end and the sphere on the other."""
    evening(24)
    wood = surface("#b98c59", rough=0.6, mottle=0.12, mottle_size=0.3, grain=0.002, grain_size=0.04)
    stones = [plaster(c, 0.8, relief=0.012) for c in ("#e9dfcd", "#b4c8ce", "#dcc79f", "#3a434b", "#efe6d6")]
    wedge_ = [(-0.75, 0), (0.75, 0), (0.10, 1.45), (-0.10, 1.45)]
    slab(wedge_, 1.0, stones[0], bevel=0.05, location=(0.0, 0.1, -0.1))
    beam = [box((4.5, 0.62, 0.15), (0, 0.1, 1.44), wood, bevel=0.03)]
    z, x = 1.52, -1.55
    for i, (w, h, turn) in enumerate(((0.98, 0.42, 0.10), (0.80, 0.52, -0.2), (0.92, 0.26, 0.3), (0.60, 0.46, -0.1), (0.66, 0.22, 0.4))):
        beam.append(box((w, w * 0.86, h), (x + 0.05 * math.sin(i * 2.3), 0.1, z + h / 2), stones[(i * 2 + 1) % 5], bevel=0.04, worn=0.008, seed=i, rotation=(0, 0, turn)))
        z += h
    beam.append(sphere(0.50, (1.62, 0.1, 1.52 + 0.495)))
    group(beam, (0, 0, 0), (0, math.radians(0.8), 0))
    rippled_sand([(0, 0.1, 0.95, 0.06)], ripple=0.055, wind=1.25)
    camera((0.35, -11.5, 2.2), (0.02, 0, 1.75), lens=66)


@picture("service-content", *SIZE)
def open_book():
    """Builds a very large open book in sand, with the sphere on it."""
    evening(24, -60)
    t = np.linspace(0, 1, 60)
    across = np.linspace(-1.25, 1.25, 6)
    leaves = 9
    for side in (-1, 1):
        for k in range(leaves):
            # Each leaf rises from the spine, bends, and rests on those below.
            open_ = k / (leaves - 1)
            wide = 2.05 - 0.03 * k
            bow = 0.16 + 0.62 * open_ ** 1.5 if side < 0 else 0.13 + 0.42 * open_ ** 1.3
            x = side * wide * t * (1 - 0.10 * open_ * np.sin(math.pi * t))
            z = 0.05 + 0.022 * k + bow * np.sin(math.pi * t**0.72) * (1 - 0.35 * t) + 0.05 * open_ * t
            points = np.stack([np.broadcast_to(x[:, None], (60, 6)), np.broadcast_to(across, (60, 6)), np.broadcast_to(z[:, None], (60, 6))], -1)
            mesh_from_grid("leaf", points, paper("#f3eee3" if k % 2 else "#ebe3d3"), thickness=0.012, location=(0, 0.4, 0.34), rotation=(math.radians(24), 0, math.radians(-10)))
    cover = [slab(rounded_rectangle(2.3, 2.75, 0.06), 0.07, surface("#323a42", rough=0.7, mottle=0.05), bevel=0.015, location=(s * 1.12, 0, -0.04), rotation=(0, 0, 0)) for s in (-1, 1)]
    group(cover, (0, 0.4, 0.33), (math.radians(24), 0, math.radians(-10)))
    box((3.0, 0.9, 0.7), (0.1, 1.35, 0.3), plaster("#dcc79f", 0.8), bevel=0.05, worn=0.012, seed=4, rotation=(0, 0, math.radians(-10)))
    sphere(0.36, (0.05, -0.12, 1.06))
    rippled_sand([(0, 0.2, 2.2, 0.05)], ripple=0.05, wind=1.2)
    camera((0.25, -10.5, 4.6), (0.0, 0.2, 0.75), lens=60)


@picture("service-pr", *SIZE)
def dominoes():
    """Builds a curved line of upright stones; the sphere touches the first."""
    evening(23, -60)
    paints = [plaster(c, 0.8, relief=0.01) for c in ("#ece2d0", "#e0c797", "#e9dcc4", "#b4c8ce")]
    count = 15
    hollows = []
    for k in range(count):
        s = k / (count - 1)
        a = math.radians(196 - 232 * s)
        x, y = 0.10 + 1.72 * math.cos(a) * (1 + 0.08 * s), 0.55 + 2.2 * math.sin(a)
        heading = a - math.pi / 2  # direction in which they fall
        fall = math.radians((38, 27, 15, 5)[k]) if k < 4 else 0.0
        tall = 1.22
        stone = box((0.20, 0.66, tall), (0, 0, tall / 2), paints[k % 4], bevel=0.03, worn=0.004, seed=k)
        tilt = group([stone], (0, 0, 0), (0, fall, 0))
        group([tilt], (x, y, 0.0), (0, 0, heading))
        hollows.append((x, y, 0.55, 0.0))
    a = math.radians(196)
    sphere(0.45, (0.10 + 1.72 * math.cos(a) - 0.02, 0.55 + 2.2 * math.sin(a) - 0.74, 0.43))
    ground(lambda x, y: 0.006 * fbm(x * 0.8, y * 0.8, 3, 3), sand_paint(SAND, 1.0), (-9, 9), (-9, 16), (300, 300))
    camera((0.2, -11.2, 5.2), (0.06, 0.2, 0.42), lens=72)


@picture("service-analytics", *SIZE)
def abacus():
    """Builds an abacus in sand, as tall as a door; its beads form a curve, and one is the sphere."""
    evening(25, -50)
    wood = surface("#8a6238", rough=0.5, mottle=0.14, mottle_size=0.25, grain=0.002, grain_size=0.04)
    rod = surface("#2b3238", rough=0.4, mottle=0.03)
    beads = [plaster(c, 0.6, relief=0.004) for c in ("#efe6d5", "#b4c8ce", "#e2cb9e")]
    bead = rounded([(0.03, 0), (0.13, 0), (0.285, 0.16), (0.285, 0.20), (0.13, 0.36), (0.03, 0.36)], 0.07)
    wide, tall, step = 4.25, 3.75, 0.60
    parts = [box((wide, 0.42, 0.30), (0, 0, z), wood, bevel=0.05) for z in (0.15, tall)]
    parts += [box((0.30, 0.46, tall + 0.75), (side * (wide / 2 - 0.05), 0, tall / 2 + 0.05), wood, bevel=0.05) for side in (-1, 1)]
    for k, count in enumerate((2, 3, 3, 4, 6, 5)):
        x = (k - 2.5) * step
        parts.append(lathe([(0.028, 0), (0.028, tall)], (x, 0, 0.1), rod, 24))
        top = 0.30
        for n in range(count - (k == 4)):
            parts.append(lathe(bead, (x, 0, top), beads[(k + n // 2) % 3], 64))
            top += 0.365
        if k == 4:
            parts.append(sphere(0.295, (x, 0, top + 0.29)))
        # Beads not yet counted, at the top: every rod has seven.
        for n in range(7 - count):
            parts.append(lathe(bead, (x, 0, tall - 0.15 - 0.365 * (n + 1)), beads[(k + 1) % 3], 64))
    group(parts, (-0.05, 0.5, -0.12), (math.radians(-3), 0, math.radians(-22)))
    rippled_sand([(-1.9, 1.2, 0.6, 0.04), (1.9, -0.2, 0.6, 0.04), (0, 0.5, 1.4, 0.02)], ripple=0.055)
    camera((0.2, -11.5, 2.2), (0.05, 0, 1.82), lens=62)
