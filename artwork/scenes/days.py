"""Builds scenes seen from above by day: a road, a market's roofs, paper leaves."""

import math

import bpy
import numpy as np

from services import paper
from svg import placed, polylines
from marks import SIDRA
from world import (
    box, camera, ground, group, lathe, mesh_from_grid, picture, plaster, rounded, rounded_rectangle, sky, slab,
    sphere, sun, surface, thin_cloth,
)


def wooden_car(colour, seats, length=1.9):
    """Builds a toy car seen from above. `seats` lists the colours of its pegs, None for an empty seat."""
    body = surface(colour, rough=0.45, spec=0.3, mottle=0.06, mottle_size=0.3, coat=0.1)
    dark = surface("#20242a", rough=0.5, mottle=0)
    head = surface("#c99b6d", rough=0.4, mottle=0.05, mottle_size=0.2)
    w = length * 0.46
    parts = [box((w, length, 0.34), (0, 0, 0.33), body, bevel=0.12), box((w * 0.86, length * 0.52, 0.26), (0, -0.05, 0.60), body, bevel=0.09)]
    for x in (-w / 2, w / 2):
        for y in (-length * 0.31, length * 0.31):
            parts.append(lathe(rounded([(0, -0.08), (0.19, -0.08), (0.19, 0.08), (0, 0.08)], 0.03), (x, y, 0.19), dark, 32, rotation=(0, math.pi / 2, 0)))
    places = [(-w * 0.2, 0.16), (w * 0.2, 0.16), (-w * 0.2, -0.27), (w * 0.2, -0.27)]
    for (x, y), peg in zip(places, seats):
        parts.append(lathe([(0, 0), (0.155, 0), (0.155, 0.012), (0, 0.012)], (x, y, 0.725), dark, 32))
        if peg:
            parts.append(lathe(rounded([(0, 0), (0.13, 0), (0.13, 0.10), (0.08, 0.2), (0, 0.2)], 0.04), (x, y, 0.73), surface(peg, rough=0.5, mottle=0.03), 32))
            parts.append(sphere(0.105, (x, y, 1.0), head, "head"))
    return parts


@picture("wahat-road", 2400, 1800)
def road():
    """Builds a road from above: nineteen cars for four people with one person each, and one full car."""
    sky(fill=0.7)
    sun(elevation=19, azimuth=-76, strength=4.6, softness=0.9)
    asphalt = surface("#57585a", rough=0.9, spec=0.15, mottle=0.07, mottle_size=1.2, grain=0.01, grain_size=0.03)
    slab([(-3.9, -20), (3.9, -20), (3.9, 20), (-3.9, 20)], 0.1, asphalt, bevel=0.01, location=(0, 0, -0.02), rotation=(0, 0, 0))
    stripe = surface("#e9e2d2", rough=0.8, mottle=0.06, mottle_size=0.3)
    for x in (-3.6, 3.6):
        slab([(x - 0.05, -20), (x + 0.05, -20), (x + 0.05, 20), (x - 0.05, 20)], 0.004, stripe, bevel=0.001, location=(0, 0, 0.034), rotation=(0, 0, 0))
    for lane in (-1.8, 0, 1.8):
        for k in range(-9, 10):
            slab([(lane - 0.04, k * 2 - 0.5), (lane + 0.04, k * 2 - 0.5), (lane + 0.04, k * 2 + 0.5), (lane - 0.04, k * 2 + 0.5)], 0.004, stripe, bevel=0.001, location=(0, 0, 0.034), rotation=(0, 0, 0))
    paints = ["#e9e4d8", "#c9ced0", "#2f363d", "#b9cbd0", "#d9d2c2", "#8d9aa0", "#f1eee6", "#5b656c"]
    pegs = ["#38424a", "#f0e8d8", "#7f9aa6", "#b8925f"]
    rng = np.random.default_rng(5)
    n = 0
    for lane, x in enumerate((-2.7, -0.9, 0.9, 2.7)):
        for row in range(7):
            y = -9.0 + 3.05 * row + (0.0, 1.3, 0.5, 1.9)[lane] + rng.uniform(-0.35, 0.35)
            turn = rng.uniform(-0.02, 0.02)
            if (lane, row) == (2, 3):
                parts = wooden_car("#f2d21f", ["#38424a", "#7f9aa6", "#ffffff", "#f0e8d8"])
                x_, y_ = x, y
            else:
                parts = wooden_car(paints[(n * 5 + lane) % 8], [pegs[n % 4], None, None, None])
            group(parts, (x + rng.uniform(-0.08, 0.08), y, 0.03), (0, 0, turn))
            n += 1
    # Concrete shoulders, a barrier with a yellow band on each side, plain grey behind it.
    concrete, yellow = plaster("#b9b8b0", 1.2, relief=0.02), surface("#f2d21f", rough=0.6, mottle=0.03)
    box((40, 60, 0.1), (0, 0, -0.1), plaster("#9a9b97", 1.6, relief=0.03), bevel=0.01)
    for x in (-4.9, 4.9):
        box((0.5, 60, 0.6), (x, 0, 0.25), concrete, bevel=0.08)
        box((0.52, 60, 0.14), (x, 0, 0.4), yellow, bevel=0.01)
    for x in (-7.4, 7.4):
        box((0.1, 60, 0.02), (x, 0, -0.04), stripe, bevel=0.002)
    camera((0.25, -1.4, 19.5), (0.25, 0.0, 0), lens=50)


@picture("nakhla-roofs", 2400, 1800)
def roofs():
    """Builds the market seen from a roof: ninety awnings of different cloth."""
    sky(fill=0.62)
    sun(elevation=33, azimuth=-58, strength=4.4, softness=0.8)
    cloths = ["#efe6d5", "#6f4427", "#dcc79a", "#2f7d46", "#e3d2b0", "#8fae7a", "#f4efe2", "#a5713f"]
    paints = [thin_cloth(c, 0.3) for c in cloths]
    wood = surface("#7a5b3e", mottle=0.12, mottle_size=0.2)
    crate = surface("#a98254", rough=0.8, mottle=0.12, mottle_size=0.3)
    fruit = [surface(c, rough=0.5, mottle=0.06, mottle_size=0.1) for c in ("#c9b458", "#7f8f4f", "#d89a4a", "#8c4a3a", "#cfc9a0", "#5f7448")]
    rng = np.random.default_rng(9)
    pitch_x, pitch_y = 2.5, 2.7
    # One mesh per kind: instances need no memory, a mesh with another material is a copy.
    balls = [lathe([(0.001, -1), *[(math.cos(t), math.sin(t)) for t in np.linspace(-1.4, 1.4, 11)], (0.001, 1)], (0, 0, -50), paint, 20) for paint in fruit]
    for row in range(-5, 6):
        for col in range(-5, 6):
            x, y = col * pitch_x + (0.5 if row % 2 else 0), row * pitch_y + 0.25 * math.sin(col * 1.7)
            if (row, col) == (1, 1):
                # The round awning: a stretched disc.
                a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
                r = np.linspace(0.02, 1.12, 24)[:, None]
                z = 2.45 - 0.75 * (r / 1.12) ** 0.8 + 0.04 * np.cos(12 * a) * (r / 1.12) ** 2
                mesh_from_grid("round", np.stack([x + r * np.cos(a), y + r * np.sin(a), z], -1), thin_cloth("#f1ebdf", 0.35), closed=True)
            else:
                w, h = 1.02 + rng.uniform(-0.1, 0.08), 1.08 + rng.uniform(-0.1, 0.1)
                u, v = np.meshgrid(np.linspace(-1, 1, 48), np.linspace(-1, 1, 48))
                tilt = rng.uniform(-0.10, 0.10, 2)
                sag = 0.22 * (1 - u**2) * (1 - v**2)
                z = 2.0 + rng.uniform(-0.18, 0.2) - sag + tilt[0] * u + tilt[1] * v + 0.012 * np.sin(9 * u + 3 * v)
                kind = int(rng.integers(8))
                sheet = mesh_from_grid("awning", np.stack([x + w * u, y + h * v, z], -1), paints[kind])
                sheet.rotation_euler.z = 0
                if rng.random() < 0.5:  # stripes, sewn on
                    for s in range(-3, 4, 2):
                        uu, vv = np.meshgrid(np.linspace(s / 4 - 0.10, s / 4 + 0.10, 6), np.linspace(-1, 1, 40))
                        zz = 2.012 + (z[0, 0] - (2.0 + tilt[0] * u[0, 0] + tilt[1] * v[0, 0] + 0.012 * math.sin(9 * u[0, 0] + 3 * v[0, 0])) ) - 0.22 * (1 - uu**2) * (1 - vv**2) + tilt[0] * uu + tilt[1] * vv + 0.012 * np.sin(9 * uu + 3 * vv)
                        mesh_from_grid("stripe", np.stack([x + w * uu, y + h * vv, zz], -1), paints[(kind + 3) % 8])
                for sx in (-1, 1):
                    for sy in (-1, 1):
                        lathe([(0, 0), (0.035, 0), (0.035, 2.0), (0, 2.0)], (x + sx * w, y + sy * h, 0), wood, 12)
            # One or two crates with goods in front of each stall.
            for c in range(2):
                cx, cy = x - 0.62 + 1.2 * c, y - 1.32
                box((0.62, 0.42, 0.3), (cx, cy, 0.5), crate, bevel=0.02)
                kind = balls[int(rng.integers(6))]
                for f in range(12):
                    other = kind.copy()
                    other.location = (cx - 0.22 + 0.148 * (f % 4), cy - 0.12 + 0.12 * (f // 4), 0.67 + 0.02 * rng.random())
                    other.scale = (0.075,) * 3
                    bpy.context.scene.collection.objects.link(other)
    ground(lambda x, y: 0 * x, plaster("#c9b48e", 1.5, relief=0.04, grain=0.008, grain_size=0.04), (-30, 30), (-30, 30), (4, 4))
    camera((-0.6, -11.0, 19.0), (0.4, 0.3, 0.8), lens=52)


@picture("sidra-leaves", 2880, 2160)
def leaves():
    """Builds the tree of Sidra's logo in paper: six leaves and a trunk, and one cat."""
    sky(fill=0.8)
    sun(elevation=26, azimuth=-64, strength=4.4, softness=0.9)
    ground(lambda x, y: 0 * x, surface("#d9c29a", rough=0.7, mottle=0.10, mottle_size=0.8, grain=0.002, grain_size=0.05), (-12, 12), (-9, 9), (4, 4))
    greens = ["#7d9a86", "#a9bfa6", "#5f7d72", "#c3cfae", "#8fae9b", "#4f6a62"]
    rng = np.random.default_rng(3)

    def curled(outline, x, y, turn, colour, scale=1.0, z=0.02, curl=0.12):
        """Builds a paper shape, bent a little along its length."""
        thing = slab([(px * scale, py * scale) for px, py in outline], 0.014, paper(colour), bevel=0.003, location=(x, y, z), rotation=(0, 0, turn))
        return thing

    marks = [placed(polylines(path), 0.0125, (174, 262))[0] for path in SIDRA]
    # The tree in the middle: each leaf is placed a little inexactly, as by hand.
    slab(rounded_rectangle(5.6, 6.6, 0.03), 0.02, paper("#f4f0e6"), bevel=0.004, location=(0.2, 0.0, 0.012), rotation=(0, 0, -0.05))
    for k, outline in enumerate(marks):
        curled(outline, 0.2 + rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), greens[k] if k < 6 else "#8a6238", z=0.032 + 0.003 * k)
    # Rejected leaves and remains of the sheets around it.
    for n in range(26):
        k = int(rng.integers(6))
        outline = np.array(marks[k]) - np.mean(marks[k], axis=0)
        a = rng.uniform(0, 2 * math.pi)
        x, y = 5.4 * math.cos(a) * rng.uniform(0.82, 1.25), 4.2 * math.sin(a) * rng.uniform(0.85, 1.2)
        curled([tuple(p) for p in outline], x, y, rng.uniform(0, 6), greens[int(rng.integers(6))], rng.uniform(0.7, 1.15), z=0.02 + 0.003 * n)
    for x, y, turn, colour, which in ((-5.2, 2.6, 0.5, "#a9bfa6", 2), (5.3, -2.4, -0.3, "#5f7d72", 4), (-4.7, -3.2, 2.1, "#c3cfae", 0)):
        hole = np.array(marks[which]) - np.mean(marks[which], axis=0)
        slab(rounded_rectangle(2.6, 2.2, 0.02), 0.014, paper(colour), [[tuple(p) for p in hole]], bevel=0.003, location=(x, y, 0.02), rotation=(0, 0, turn))
    # Scissors with round ends.
    steel = surface("#b9bdbd", rough=0.25, metal=0.95, mottle=0.02)
    handle = surface("#2a3036", rough=0.45, mottle=0.02)
    for s in (-1, 1):
        blade = [(-0.10, -0.1), (0.10, -0.1), (0.13, 0.9), (0.02, 1.9), (-0.06, 1.95), (-0.10, 0.9)]
        parts = [slab([(s * px, py) for px, py in blade], 0.04, steel, bevel=0.012, rotation=(0, 0, 0), location=(0, 0, 0.03 * s)),
                 slab([(0.30 * s + 0.36 * math.cos(a), -0.85 + 0.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)], 0.13, handle,
                      [[(0.30 * s + 0.23 * math.cos(a), -0.85 + 0.36 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)]], bevel=0.05, rotation=(0, 0, 0)),
                 box((0.16, 0.5, 0.07), (0.08 * s, -0.28, 0), steel, bevel=0.02)]
        group(parts, (3.75, 1.2, 0.42), (0, 0, math.radians(-38 + 13 * s)))
    sphere(0.1, (3.75, 1.2, 0.50), steel, "screw")
    # Two pencils and a jar of glue.
    for x, y, turn, colour in ((-3.9, 0.6, 74, "#d9a441"), (-4.35, 0.2, 66, "#38424a")):
        lathe([(0, 0), (0.07, 0.24), (0.072, 0.24), (0.072, 2.4), (0, 2.4)], (x, y, 0.1), surface(colour, rough=0.4, mottle=0.02), 6, smooth_angle=20, rotation=(0, math.radians(90), math.radians(turn)))
    camera((0.1, -2.6, 11.6), (0.1, -0.1, 0), lens=43)
