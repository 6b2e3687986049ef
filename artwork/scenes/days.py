"""By day, and from above: a road of empty seats, a market's roofs, a house with its lid off, paper leaves, a waiting room."""

import math

import bpy
import numpy as np

from projects import clear_sky
from services import paper, rippled_sand
from svg import placed, polylines
from marks import SIDRA
from world import (
    SAND, arch_outline, area, box, camera, disc_outline, exposure, fbm, glass, glow, ground, group, haze, lathe,
    mesh_from_grid, picture, plaster, ripples, rounded, rounded_rectangle, sand_paint, sky, slab, smooth, sphere, sun, surface, thin_cloth,
)


def wooden_car(colour, seats, length=1.9):
    """A toy car seen from above, its pegs in their seats; `seats` are the pegs' colours, None for an empty one."""
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
        if peg == "sphere":
            parts.append(sphere(0.15, (x, y, 0.84)))
        elif peg:
            parts.append(lathe(rounded([(0, 0), (0.13, 0), (0.13, 0.10), (0.08, 0.2), (0, 0.2)], 0.04), (x, y, 0.73), surface(peg, rough=0.5, mottle=0.03), 32))
            parts.append(sphere(0.105, (x, y, 1.0), head, "head"))
    return parts


@picture("wahat-road", 2400, 1800)
def road():
    """The road to Abu Dhabi at seven, from above: nineteen cars for four with one in each, and one car that is full."""
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
                parts = wooden_car("#e3c48f", ["#38424a", "#7f9aa6", "sphere", "#f0e8d8"])
                x_, y_ = x, y
            else:
                parts = wooden_car(paints[(n * 5 + lane) % 8], [pegs[n % 4], None, None, None])
            group(parts, (x + rng.uniform(-0.08, 0.08), y, 0.03), (0, 0, turn))
            n += 1
    calm = lambda x: smooth(3.9, 5.5, np.abs(x))
    ground(lambda x, y: -0.06 + calm(x) * (0.30 + 0.28 * fbm(x * 0.25, y * 0.2, 5, 3)) + 0.05 * calm(x) * (ripples(x, y, 0.5, 0.4) - 0.3), sand_paint(SAND, 0.9), (-14, 14), (-14, 14), (1000, 1000))
    camera((0.25, -1.4, 19.5), (0.25, 0.0, 0), lens=50)


@picture("nakhla-roofs", 2400, 1800)
def roofs():
    """The market from the minaret next door: ninety awnings, each its own cloth, and one round one."""
    sky(fill=0.62)
    sun(elevation=33, azimuth=-58, strength=4.4, softness=0.8)
    cloths = ["#efe6d5", "#d9c08c", "#b9cbd0", "#8ea5a8", "#e3d2b0", "#c7a46c", "#dfe4e3", "#5d6f78"]
    paints = [thin_cloth(c, 0.3) for c in cloths]
    wood = surface("#7a5b3e", mottle=0.12, mottle_size=0.2)
    crate = surface("#a98254", rough=0.8, mottle=0.12, mottle_size=0.3)
    fruit = [surface(c, rough=0.5, mottle=0.06, mottle_size=0.1) for c in ("#c9b458", "#7f8f4f", "#d89a4a", "#8c4a3a", "#cfc9a0", "#5f7448")]
    rng = np.random.default_rng(9)
    pitch_x, pitch_y = 2.5, 2.7
    # One ball a kind: instances of a mesh cost nothing, the same mesh in another paint is a copy.
    balls = [lathe([(0.001, -1), *[(math.cos(t), math.sin(t)) for t in np.linspace(-1.4, 1.4, 11)], (0.001, 1)], (0, 0, -50), paint, 20) for paint in fruit]
    for row in range(-5, 6):
        for col in range(-5, 6):
            x, y = col * pitch_x + (0.5 if row % 2 else 0), row * pitch_y + 0.25 * math.sin(col * 1.7)
            if (row, col) == (1, 1):
                # The round one: a stretched disc with the sphere as its finial.
                a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
                r = np.linspace(0.02, 1.12, 24)[:, None]
                z = 2.45 - 0.75 * (r / 1.12) ** 0.8 + 0.04 * np.cos(12 * a) * (r / 1.12) ** 2
                mesh_from_grid("round", np.stack([x + r * np.cos(a), y + r * np.sin(a), z], -1), thin_cloth("#f1ebdf", 0.35), closed=True)
                sphere(0.3, (x, y, 2.66))
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
            # A crate or two in front of each stall, and what is in them.
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


@picture("barjeel-plan", 2400, 1800)
def plan():
    """A house of Barjeel with its roof off, on the architect's table; the shadow lies where it will lie in August."""
    sky(fill=0.75)
    sun(elevation=34, azimuth=-56, strength=4.5, softness=0.7)
    ground(lambda x, y: 0 * x, surface("#b98f5e", rough=0.5, mottle=0.12, mottle_size=0.9, grain=0.002, grain_size=0.05), (-14, 14), (-12, 12), (4, 4))
    card, floor = plaster("#f1ece1", 0.4, relief=0.003, grain=0.0012), plaster("#e6d9be", 0.4, relief=0.002, grain=0.001)
    box((7.4, 6.2, 0.14), (0, 0, 0.07), card, bevel=0.015)
    box((7.0, 5.8, 0.03), (0, 0, 0.15), floor, bevel=0.005)
    t, high = 0.16, 0.92

    built = []

    def wall(x0, y0, x1, y1):
        built.append(None)
        bit = 0.0015 * len(built)  # no two faces in one plane
        box((abs(x1 - x0) + t + bit, abs(y1 - y0) + t + bit, high + bit), ((x0 + x1) / 2, (y0 + y1) / 2, 0.16 + high / 2), card, bevel=0.012)

    for a, b in (((-3.4, -2.8), (0.4, -2.8)), ((1.3, -2.8), (3.4, -2.8)), ((-3.4, 2.8), (3.4, 2.8)), ((-3.4, -2.8), (-3.4, 2.8)), ((3.4, -2.8), (3.4, 2.8))):
        wall(*a, *b)
    # Rooms round a court: it lies right of the middle, with an arcade on two sides.
    for a, b in (((-0.9, -2.8), (-0.9, -1.9)), ((-0.9, -1.1), (-0.9, 0.5)), ((-0.9, 1.3), (-0.9, 2.8)), ((-3.4, 0.1), (-2.4, 0.1)), ((-1.7, 0.1), (-0.9, 0.1)), ((-0.9, 1.75), (0.6, 1.75)), ((1.4, 1.75), (3.4, 1.75)), ((1.9, 1.75), (1.9, 2.8))):
        wall(*a, *b)
    for k in range(4):
        box((0.15, 0.15, high), (0.0 + 0.95 * k, 0.95, 0.16 + high / 2), card, bevel=0.01)
    for k in range(4):
        box((0.146, 0.146, high), (-0.05, -2.0 + 0.95 * k, 0.16 + high / 2), card, bevel=0.01)
    box((3.3, 0.2, 0.1), (1.6, 0.95, 0.16 + high + 0.03), card, bevel=0.01)
    box((0.2, 3.2, 0.1), (-0.05, -0.62, 0.16 + high + 0.026), card, bevel=0.01)
    water = surface("#6f9aa3", rough=0.06, spec=0.6, mottle=0, relief=0.003, relief_size=0.2)
    box((1.5, 0.55, 0.02), (1.7, -1.6, 0.17), water, bevel=0.004)
    lathe([(0, 0), (0.03, 0), (0.022, 0.55), (0, 0.55)], (1.75, -0.25, 0.16), surface("#7a5b3e", mottle=0.1), 16)
    sphere(0.36, (1.75, -0.25, 0.92))
    # The wind tower stays on: it stands beside the roof that was taken off.
    slots = [arch_outline(0.14, 0.62, x, 0.95) for x in (-0.22, 0, 0.22)]
    for turn, dx, dy in ((0, 0, -0.42), (math.pi / 2, -0.42, 0)):
        slab([(-0.44, 0), (0.44, 0), (0.44, 1.75), (-0.44, 1.75)], 0.1, card, slots, bevel=0.01, location=(-2.75 + dx, 1.95 + dy, 0.16), rotation=(math.pi / 2, 0, turn))
    box((0.8, 0.78, 1.1), (-2.72, 1.98, 0.71), card, bevel=0.01)
    box((1.02, 1.02, 0.08), (-2.75, 1.95, 1.95), card, bevel=0.015)
    sheet = paper("#b9cbd0")
    slab(rounded_rectangle(4.6, 3.2, 0.02), 0.02, sheet, bevel=0.004, location=(-5.9, -2.6, 0.012), rotation=(0, 0, 0.22))
    slab(rounded_rectangle(4.0, 2.8, 0.02), 0.02, paper("#f3efe6"), bevel=0.004, location=(-5.6, 3.6, 0.012), rotation=(0, 0, -0.12))
    pencil = [(0, 0), (0.05, 0.2), (0.052, 0.2), (0.052, 2.2), (0, 2.2)]
    lathe(pencil, (-5.4, -1.4, 0.08), surface("#20242a", rough=0.4, mottle=0), 6, smooth_angle=20, rotation=(0, math.radians(90), math.radians(-24)))
    camera((0.2, -7.4, 9.6), (0.25, -0.05, 0.3), lens=46)


@picture("sidra-leaves", 2400, 1800)
def leaves():
    """The second afternoon: six leaves and a trunk, cut from paper by those who will have to draw them, and one cat."""
    sky(fill=0.8)
    sun(elevation=26, azimuth=-64, strength=4.4, softness=0.9)
    ground(lambda x, y: 0 * x, surface("#d9c29a", rough=0.7, mottle=0.10, mottle_size=0.8, grain=0.002, grain_size=0.05), (-12, 12), (-9, 9), (4, 4))
    greens = ["#7d9a86", "#a9bfa6", "#5f7d72", "#c3cfae", "#8fae9b", "#4f6a62"]
    rng = np.random.default_rng(3)

    def curled(outline, x, y, turn, colour, scale=1.0, z=0.02, curl=0.12):
        """A cut leaf lies not quite flat: it is bent along its length."""
        thing = slab([(px * scale, py * scale) for px, py in outline], 0.014, paper(colour), bevel=0.003, location=(x, y, z), rotation=(0, 0, turn))
        return thing

    marks = [placed(polylines(path), 0.0125, (174, 262))[0] for path in SIDRA]
    # The tree, laid out large in the middle: each leaf a little off, as laid by hand.
    slab(rounded_rectangle(5.6, 6.6, 0.03), 0.02, paper("#f4f0e6"), bevel=0.004, location=(0.2, 0.0, 0.012), rotation=(0, 0, -0.05))
    for k, outline in enumerate(marks):
        curled(outline, 0.2 + rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), rng.uniform(-0.05, 0.05), greens[k] if k < 6 else "#8a6238", z=0.032 + 0.003 * k)
    # Others round about, tried and put aside, and what was left of the sheets.
    for n in range(26):
        k = int(rng.integers(6))
        outline = np.array(marks[k]) - np.mean(marks[k], axis=0)
        a = rng.uniform(0, 2 * math.pi)
        x, y = 5.4 * math.cos(a) * rng.uniform(0.82, 1.25), 4.2 * math.sin(a) * rng.uniform(0.85, 1.2)
        curled([tuple(p) for p in outline], x, y, rng.uniform(0, 6), greens[int(rng.integers(6))], rng.uniform(0.7, 1.15), z=0.02 + 0.003 * n)
    for x, y, turn, colour, which in ((-5.2, 2.6, 0.5, "#a9bfa6", 2), (5.3, -2.4, -0.3, "#5f7d72", 4), (-4.7, -3.2, 2.1, "#c3cfae", 0)):
        hole = np.array(marks[which]) - np.mean(marks[which], axis=0)
        slab(rounded_rectangle(2.6, 2.2, 0.02), 0.014, paper(colour), [[tuple(p) for p in hole]], bevel=0.003, location=(x, y, 0.02), rotation=(0, 0, turn))
    # Scissors with round ends; their screw is the sphere.
    steel = surface("#b9bdbd", rough=0.25, metal=0.95, mottle=0.02)
    handle = surface("#2a3036", rough=0.45, mottle=0.02)
    for s in (-1, 1):
        blade = [(-0.10, -0.1), (0.10, -0.1), (0.13, 0.9), (0.02, 1.9), (-0.06, 1.95), (-0.10, 0.9)]
        parts = [slab([(s * px, py) for px, py in blade], 0.04, steel, bevel=0.012, rotation=(0, 0, 0), location=(0, 0, 0.03 * s)),
                 slab([(0.30 * s + 0.36 * math.cos(a), -0.85 + 0.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)], 0.13, handle,
                      [[(0.30 * s + 0.23 * math.cos(a), -0.85 + 0.36 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48, endpoint=False)]], bevel=0.05, rotation=(0, 0, 0)),
                 box((0.16, 0.5, 0.07), (0.08 * s, -0.28, 0), steel, bevel=0.02)]
        group(parts, (3.75, 1.2, 0.42), (0, 0, math.radians(-38 + 13 * s)))
    sphere(0.13, (3.75, 1.2, 0.53))
    # Two pencils and a jar of glue.
    for x, y, turn, colour in ((-3.9, 0.6, 74, "#d9a441"), (-4.35, 0.2, 66, "#38424a")):
        lathe([(0, 0), (0.07, 0.24), (0.072, 0.24), (0.072, 2.4), (0, 2.4)], (x, y, 0.1), surface(colour, rough=0.4, mottle=0.02), 6, smooth_angle=20, rotation=(0, math.radians(90), math.radians(turn)))
    camera((0.1, -2.6, 11.6), (0.1, -0.1, 0), lens=43)


@picture("qamar-waiting", 2880, 1800, 24, 3)
def waiting():
    """The waiting room before eight: six chairs, nobody late, and the moon that the morning has left on the wall."""
    sky(top="#a8bcc4", middle="#c3cfd2", horizon="#e3dccf", fill=0.35)
    sun(elevation=1.2, azimuth=-40, strength=9.0, softness=0.5, colour=(1.0, 0.80, 0.58))
    wall, floor = plaster("#cfd8d6", 1.2, relief=0.02), plaster("#d9d2c4", 1.4, rough=0.4, relief=0.006)
    box((20, 0.3, 8), (0, 3.15, 3), wall, bevel=0.02)
    ground(lambda x, y: 0 * x, floor, (-12, 12), (-16, 3), (4, 4))
    box((24, 20, 0.3), (0, -6, 5.4), plaster("#e6e6e0", 1.2), bevel=0.02)
    # The window wall on the left has one opening: a disc with another disc before it.
    side = [(-16, 0), (3.2, 0), (3.2, 5.6), (-16, 5.6)]
    moon, shade = 1.42, 1.24
    slab(side, 0.3, plaster("#dfe3df", 1.2), [disc_outline(moon, -3.1, 4.1)], bevel=0.03, location=(-6.6, 0, 0), rotation=(math.pi / 2, 0, math.pi / 2))
    slab(disc_outline(shade, -3.1 + 0.32, 4.1 + 0.2), 0.1, plaster("#dfe3df", 1.2), bevel=0.03, location=(-6.6, 0, 0), rotation=(math.pi / 2, 0, math.pi / 2))
    seat = surface("#5d7480", rough=0.8, mottle=0.06, mottle_size=0.3, grain=0.002, grain_size=0.02)
    wood = surface("#b08a5c", rough=0.5, mottle=0.14, mottle_size=0.4)
    for k in range(6):
        x = -3.1 + 1.5 * k
        for part in (box((1.1, 1.0, 0.2), (x, 2.05, 0.92), seat, bevel=0.08), box((1.1, 0.2, 1.05), (x, 2.6, 1.62), seat, bevel=0.08)):
            part.rotation_euler = (0, 0, 0)
        for dx in (-0.45, 0.45):
            for dy in (-0.38, 0.38):
                lathe([(0, 0), (0.045, 0), (0.055, 0.84), (0, 0.84)], (x + dx, 2.05 + dy, 0), wood, 20)
    sphere(0.36, (4.4, 2.05, 1.38))
    box((1.0, 0.8, 0.08), (6.0, 1.9, 0.9), wood, bevel=0.03)
    lathe([(0, 0), (0.06, 0), (0.06, 0.88), (0, 0.88)], (6.0, 1.9, 0), wood, 20)
    lathe(rounded([(0, 0), (0.16, 0), (0.22, 0.22), (0.13, 0.52), (0.15, 0.58), (0, 0.58)], 0.05), (6.05, 1.9, 0.94), surface("#e8e4da", rough=0.3, coat=0.3), 64)
    area((0, -9, 4.6), (0, 3, 1.2), 6, 620, (0.92, 0.95, 1.0)).visible_camera = False
    exposure(1.25)
    camera((0.4, -9.6, 1.9), (0.4, 3, 1.95), lens=42)
