"""Client work, continued: two marks in stone and light, two apps among the things they are for."""

import math

import bpy
import numpy as np

from projects import clear_sky, device
from services import rippled_sand
from svg import placed, polylines
from world import (
    arch_outline, area, box, camera, exposure, fbm, glow, ground, group, lantern, lathe, picture, plaster, rounded,
    rounded_rectangle, sky, slab, sphere, sun, surface,
)

SIDRA = (
    "M136 244c-41-30-88-22-128 23 53 28 100 20 128-23", "M134 214c-14-58-63-87-134-77 27 67 76 95 134 77",
    "M157 191c29-58 8-116-57-157-24 74-3 131 57 157", "M191 191c60-26 81-83 57-157-66 41-87 99-57 157",
    "M214 214c57 18 106-10 133-77-71-10-120 19-133 77", "M212 244c28 43 74 51 127 23-40-45-87-53-127-23",
    "M157 243h33l7 138c6 41 31 64 85 77H66c53-13 79-36 84-77z",
)


@picture("project-sidra", 2880, 2160)
def sidra():
    """The school's tree cut right through a standing stone; the fruit is the sphere, and the sun comes through."""
    clear_sky()
    sun(elevation=24, azimuth=-63, strength=4.5)
    stone = plaster("#e6d9c2", 1.0, relief=0.022)
    mark = [line for path in SIDRA for line in placed(polylines(path), 0.0082, (174, 262))]
    stele = rounded_rectangle(4.1, 4.9, 0.16)
    leaf = group([slab(stele, 0.62, stone, [*mark], bevel=0.025, location=(0, 0, 2.1))], (-0.5, 0.3, 0.0), (math.radians(-3), 0, math.radians(13)))
    # The tree stands on a plinth of the same quarry; another stone waits beside it.
    box((4.9, 1.6, 0.5), (-0.5, 0.3, -0.12), plaster("#d8c6a4", relief=0.02), bevel=0.05, worn=0.015, seed=3, rotation=(0, 0, math.radians(13)))
    box((1.0, 0.8, 0.62), (2.9, 1.3, 0.22), plaster("#dccdb2", relief=0.02), bevel=0.05, worn=0.02, seed=9, rotation=(0, 0.05, -0.5))
    sphere(0.43, (2.05, -1.05, 0.36))
    rippled_sand([(-0.5, 0.3, 2.2, 0.05), (2.05, -1.05, 0.6, 0.06), (2.9, 1.3, 0.8, 0.05)], length=0.42, wind=1.3, ripple=0.06)
    camera((0.5, -11.8, 2.2), (0.3, 0, 2.02), lens=60)


LAYL = ("M.97 7.97v32.06h21.37 M4.86 7.97v28.17h17.48 M8.74 7.97v24.29h13.6 m3.89 8.7v-19.4a13.6 13.6 0 0 1 27.2 0v19.38 "
        "m-23.32 0V21.57a9.71 9.71 0 0 1 19.43 0v19.38 m-15.54 0V21.57a5.83 5.83 0 0 1 11.66 0v19.38 M58.29 7.97v3.89a13.6 13.6 0 0 0 27.2 0V7.97 "
        "m-23.32 0v3.89a9.71 9.71 0 0 0 19.43 0V7.97 m-15.54 0v3.89a5.83 5.83 0 0 0 11.65 0V7.97 M68 24.5v16.46 m3.89-15.5v15.5 m3.88-16.46v16.46 "
        "M91.31 7.97v32.06h28.46 M95.2 7.97v28.17h24.57 M99.09 7.97v24.29h20.68")


def tube(points, radius, material):
    """A thin round rod along (x, z) points, standing off the wall."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", [n for x, z in points for n in (x, 0, z, 1)])
    curve.materials.append(material)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


@picture("project-layl", 2880, 2160, 32, 2)
def layl():
    """The night station's three lines, lit, on a rooftop wall after midnight; the sphere is the lamp above the door."""
    sky(top="#12161c", middle="#1b222a", horizon="#303b45", span=0.4, fill=0.10, fill_colour=(0.45, 0.65, 1.0))
    sun(elevation=38, azimuth=-70, strength=0.55, softness=2, colour=(0.55, 0.72, 1.0))
    wall = plaster("#5b6a78", 1.2)
    slab([(-12, -1), (12, -1), (12, 4.55), (-12, 4.55)], 0.6, wall, [arch_outline(1.35, 2.65, 2.95, 0.02)], bevel=0.05, location=(0, 0.6, 0))
    slab([(-12, -1), (12, -1), (12, 6), (-12, 6)], 0.3, plaster("#39434d", 1.2), bevel=0.05, location=(0, 3.4, 0))
    scale, middle = 0.0365, (60.4, 24)
    light = glow("#ffe3b0", 1.5)
    lines = [tube(points, 0.030, light) for points in placed(polylines(LAYL), scale, middle)]
    group(lines, (-0.72, 0.12, 2.35))
    # What the tubes give the wall, from a sheet that the camera cannot see: far less grain than from the tubes.
    for x, z, power in ((-2.2, 2.3, 26), (-0.7, 2.3, 26), (0.8, 2.3, 26)):
        lamp = area((x, -0.25, z), (x, 0.6, z), 1.5, power, (1.0, 0.78, 0.5))
        lamp.visible_camera = False
    shade = sphere(0.36, (2.95, -0.1, 0.36), lantern("#f2430f"))
    shade.visible_shadow = shade.visible_diffuse = False
    lamp = bpy.data.lights.new("lamp", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 70, (1.0, 0.42, 0.16), 0.33
    flame = bpy.data.objects.new("lamp", lamp)
    flame.location = (2.95, -0.1, 0.36)
    bpy.context.scene.collection.objects.link(flame)
    box((1.15, 0.9, 0.5), (-2.3, -0.4, 0.25), plaster("#4a5763", 1.2), bevel=0.04)
    ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.01, plaster("#55616c", 1.0), (-14, 14), (-12, 6), (240, 200))
    exposure(1.2)
    camera((0.3, -12, 1.75), (0.3, 0, 1.95), lens=58)


def toy_car():
    """A car of one block of wood, with four round seats; three are taken, the fourth is the sphere's."""
    body = surface("#d9b98a", rough=0.45, spec=0.3, mottle=0.12, mottle_size=0.25, grain=0.0015, grain_size=0.05)
    dark = surface("#2a3036", rough=0.45, mottle=0.0)
    side = [(-1.75, 0.0), (1.75, 0.0), (1.85, 0.12), (1.85, 0.62), (1.72, 0.78), (0.98, 0.86), (-1.55, 0.86), (-1.82, 0.74), (-1.85, 0.12)]
    parts = [slab([tuple(p) for p in rounded([(0, 0), *side, (0, 0)], 0.1, 5)][1:-1], 1.5, body, bevel=0.07, location=(0, 0, 0.34))]
    for x in (-1.12, 1.12):
        for y in (-0.79, 0.79):
            wheel = rounded([(0, -0.14), (0.42, -0.14), (0.42, 0.14), (0, 0.14)], 0.06)
            parts.append(lathe(wheel, (x, y, 0.42), dark, 96, rotation=(math.pi / 2, 0, 0)))
            hub = rounded([(0, -0.16), (0.13, -0.16), (0.13, 0.16), (0, 0.16)], 0.03)
            parts.append(lathe(hub, (x, y, 0.42), body, 48, rotation=(math.pi / 2, 0, 0)))
    peg = rounded([(0, 0), (0.29, 0), (0.30, 0.30), (0.17, 0.52), (0, 0.52)], 0.1)
    for x, y, colour in ((0.45, -0.36, "#b9cbd0"), (0.45, 0.36, "#f0e8d8"), (-0.75, 0.36, "#38424a")):
        paint = surface(colour, rough=0.45, mottle=0.05, mottle_size=0.3)
        parts.append(lathe(peg, (x, y, 1.14), paint, 96))
        parts.append(sphere(0.25, (x, y, 1.86), surface("#c99b6d", rough=0.4, mottle=0.05, mottle_size=0.2), "head"))
    parts.append(sphere(0.36, (-0.75, -0.36, 1.50)))
    return parts


@picture("project-wahat", 2880, 2160)
def wahat():
    """A toy car with four seats, one of them the sphere's, on a road of stone; the app stands behind it in the sand."""
    clear_sky()
    sun(elevation=22, azimuth=-57, strength=4.4)
    shell = surface("#1a1d21", rough=0.35, spec=0.5, mottle=0, coat=0.4)
    device("wahat.png", 1.92, 3.94, 0.2, 0.27, 0.075, shell, (1.85, 0.9, -0.2), (math.radians(-6), 0, math.radians(9)))
    car = group(toy_car(), (-1.30, -0.55, 0.04), (0, 0, math.radians(24)))
    car.scale = (0.88,) * 3
    rippled_sand([(1.85, 0.9, 1.15, 0.08), (-2.4, -0.8, 1.3, 0.03), (-0.3, -0.3, 1.3, 0.03)], length=0.42, wind=1.3, ripple=0.05)
    camera((0.2, -11.5, 3.1), (0.15, 0, 1.62), lens=57)


@picture("project-nakhla", 2880, 2160)
def nakhla():
    """A wooden crate of plaster fruit, one of them the sphere, and the market's app leaning on it."""
    clear_sky()
    sun(elevation=24, azimuth=-57, strength=4.4)
    wood = [surface(c, rough=0.75, mottle=0.10, mottle_size=0.22, grain=0.002, grain_size=0.03) for c in ("#c99f6b", "#b98c59", "#d3ac79")]
    parts = []
    wide, deep = 3.7, 2.2
    for i in range(3):
        z = 0.24 + 0.42 * i
        for y in (-deep / 2, deep / 2):
            parts.append(box((wide, 0.09, 0.34), (0, y, z), wood[(i + (y > 0)) % 3], bevel=0.015))
        for x in (-wide / 2, wide / 2):
            parts.append(box((0.09, deep, 0.34), (x, 0, z), wood[(i + 1 + (x > 0)) % 3], bevel=0.015))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(box((0.16, 0.16, 1.34), (x * (wide / 2 - 0.12), y * (deep / 2 - 0.12), 0.66), wood[1], bevel=0.015))
    parts.append(box((wide, deep, 0.08), (0, 0, 0.55), wood[1], bevel=0.01))
    paints = [plaster(c, 0.5, relief=0.004) for c in ("#e9dfcd", "#b9cbd0", "#e3c48f", "#f3efe6", "#8fa39a", "#39424a")]
    stem = surface("#4c5a4a", rough=0.7, mottle=0)
    rng = np.random.default_rng(14)
    # Fruit laid by hand in rows, each touching its neighbours: round, a little flat, with a dimple and a stem.
    for row in range(3):
        for col in range(5):
            x, y = -1.36 + 0.68 * col + (0.30 if row == 1 else 0) * (1 if col < 4 else 0), -0.68 + 0.66 * row
            if row == 1 and col == 4:
                continue
            r = 0.335
            z = 0.98 + float(rng.uniform(-0.02, 0.03))
            t = np.linspace(-math.pi / 2, math.pi / 2, 40)
            prof = np.stack([r * np.cos(t), 0.86 * r * np.sin(t) - 0.10 * r * np.exp(-((np.cos(t) / 0.32) ** 2)) * (np.sin(t) > 0)], -1)
            tip, turn = float(rng.uniform(-0.25, 0.25)), float(rng.uniform(-0.25, 0.25))
            parts.append(lathe(prof, (x, y, z), paints[int(rng.integers(0, 6))], 72, rotation=(tip, turn, 0)))
            parts.append(lathe([(0, 0), (0.03, 0), (0.022, 0.13), (0, 0.13)], (x + 0.24 * math.sin(turn), y - 0.24 * math.sin(tip), z + 0.19), stem, 16, rotation=(tip * 2, turn * 2, 0)))
    # A second layer of three, towards the back, makes it a heap and not a tray.
    for x, y, k in ((-0.9, 0.3, 0), (-0.2, 0.42, 2), (0.52, 0.36, 1), (-0.35, -0.28, 3)):
        t = np.linspace(-math.pi / 2, math.pi / 2, 40)
        prof = np.stack([0.335 * np.cos(t), 0.288 * np.sin(t) - 0.034 * np.exp(-((np.cos(t) / 0.32) ** 2)) * (np.sin(t) > 0)], -1)
        parts.append(lathe(prof, (x, y, 1.46), paints[k], 72, rotation=(0.2 * math.sin(k * 3), 0.25 * math.cos(k * 5), 0)))
        parts.append(lathe([(0, 0), (0.03, 0), (0.022, 0.13), (0, 0.13)], (x + 0.05, y, 1.68), stem, 16, rotation=(0.3, 0.2, 0)))
    parts.append(sphere(0.40, (0.55, -0.34, 1.52)))
    group(parts, (-1.05, 0.7, -0.05), (0, 0, math.radians(-12)))
    device("nakhla.png", 1.86, 3.82, 0.2, 0.27, 0.075, surface("#e9e6df", rough=0.4, mottle=0, coat=0.2), (2.1, 0.1, -0.24), (math.radians(-7), 0, math.radians(8)))
    rippled_sand([(2.1, 0.1, 1.15, 0.08), (-2.0, 0.9, 1.4, 0.04), (-0.2, 0.5, 1.4, 0.04)], length=0.42, wind=1.3, ripple=0.05)
    camera((0.05, -11.5, 2.95), (0.05, 0, 1.52), lens=57)
