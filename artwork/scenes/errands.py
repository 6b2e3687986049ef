"""What the clients' work is for: a balance at dawn, a door in the wind, a lift, a wall of trees, four cups, a roof, six doors."""

import math

import bpy
import numpy as np

from marks import SIDRA
from nights import lamp, night, shone
from projects import device
from services import paper
from svg import placed, polylines
from world import (
    SIGNAL, arch_outline, area, box, camera, disc_outline, exposure, fbm, glow, ground, group, haze, lantern, lathe,
    mesh_from_grid, picture, plaster, rounded, rounded_rectangle, sand_paint, sky, slab, smooth, sphere, sun, surface,
    thin_cloth,
)


def wire(points, radius, material):
    """A round rod along points in space."""
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", [n for point in points for n in (*point, 1)])
    curve.materials.append(material)
    thing = bpy.data.objects.new("wire", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def fruit(radius, location, material, tip=(0, 0, 0)):
    """Round, a little flat, with a dimple on top."""
    t = np.linspace(-math.pi / 2, math.pi / 2, 40)
    profile = np.stack([radius * np.cos(t), 0.84 * radius * np.sin(t) - 0.12 * radius * np.exp(-((np.cos(t) / 0.3) ** 2)) * (np.sin(t) > 0)], -1)
    return lathe(profile, location, material, 72, rotation=tip)


@picture("nakhla-scale", 2400, 1800, 24, 3)
def balance():
    """Mr Yousef's balance before the market opens: three tomatoes in one pan, and what he says of them in the other."""
    sky(top="#a8bcc4", middle="#c3cfd2", horizon="#e3dccf", fill=0.32)
    sun(elevation=21, azimuth=-64, strength=5.0, softness=0.7, colour=(1.0, 0.80, 0.56))
    box((22, 0.3, 12), (0, 4.2, 4), plaster("#8fa39a", 1.3, relief=0.03), bevel=0.02)
    wood = surface("#8a6238", rough=0.55, mottle=0.16, mottle_size=0.6, grain=0.004, grain_size=0.05, relief=0.01, relief_size=0.4)
    brass = surface("#d9a64a", rough=0.24, metal=1.0, mottle=0.05, mottle_size=0.3)
    iron = surface("#30373d", rough=0.45, metal=0.5, mottle=0.06, mottle_size=0.3)
    for k in range(4):  # the counter's boards
        box((16, 0.98, 0.3), (0, -1.5 + k, -0.15 - 0.004 * (k % 2)), wood, bevel=0.025, worn=0.006, seed=k)
    box((16, 0.2, 4), (0, -1.95, -2.2), wood, bevel=0.03)
    lathe(rounded([(0, 0), (0.85, 0), (0.85, 0.12), (0.3, 0.22), (0.13, 0.42), (0.10, 3.1), (0.17, 3.2), (0.1, 3.32), (0, 3.36)], 0.06), (0, 0.3, 0), iron, 96)
    lathe(rounded([(0, 0), (0.2, 0), (0.2, 0.09), (0, 0.09)], 0.02), (0, 0.25, 3.2), brass, 64, rotation=(math.pi / 2, 0, 0))
    t = np.linspace(-1, 1, 41)
    wire([(2.25 * u, 0.2, 3.2 + 0.10 * (1 - u * u) + 0.05 * abs(u)) for u in t], 0.055, brass)
    wire([(0, 0.16, 3.2), (0, 0.16, 2.45)], 0.02, brass)
    pan = rounded([(0, 0.02), (0.5, 0.06), (0.86, 0.22), (0.90, 0.26), (0.86, 0.27), (0.48, 0.10), (0, 0.06)], 0.03)
    for side in (-1, 1):
        x, low = side * 2.25, 0.95
        lathe(pan, (x, 0.2, low), brass, 128)
        for a in (0.5, 2.6, 4.7):
            wire([(x, 0.2, 3.2), (x + 0.88 * math.cos(a), 0.2 + 0.88 * math.sin(a), low + 0.25)], 0.014, brass)
        sphere(0.07, (x, 0.2, 3.24), brass, "knob")
    paints = [surface(c, rough=0.3, spec=0.45, mottle=0.08, mottle_size=0.2, coat=0.2) for c in ("#8c7a2f", "#5f7448", "#a8913c", "#6d3a2c", "#7f8f4f")]
    green = surface("#4c5a3e", rough=0.7, mottle=0)
    for k, (x, y, z) in enumerate(((-2.5, 0.05, 1.30), (-2.02, 0.02, 1.29), (-2.22, 0.5, 1.30))):
        fruit(0.29, (x, y, z), paints[k], (0.2 * math.sin(k * 2), 0.15 * math.cos(k), 0))
        for s in range(5):
            a = s * 1.257 + k
            wire([(x, y, z + 0.22), (x + 0.11 * math.cos(a), y + 0.11 * math.sin(a), z + 0.235)], 0.014, green)
    sphere(0.42, (2.25, 0.2, 1.46))
    # More of them in a crate behind, weights in their order, bags that have been folded open.
    box((3.0, 1.0, 0.75), (-4.4, 1.5, 0.38), surface("#b98c59", rough=0.75, mottle=0.12, mottle_size=0.3), bevel=0.02, rotation=(0, 0, 0.15))
    for n in range(14):
        fruit(0.27, (-5.4 + 0.5 * (n % 5) + 0.2 * (n // 5 % 2), 1.2 + 0.42 * (n // 5), 0.86 + 0.03 * math.sin(n * 3.1)), paints[(n * 3) % 5], (0.2 * math.sin(n), 0.2 * math.cos(n), 0))
    x = 0.45
    for k, r in enumerate((0.27, 0.22, 0.17, 0.13, 0.10)):
        lathe(rounded([(0, 0), (r, 0), (r, 1.2 * r), (0.45 * r, 1.4 * r), (0.45 * r, 1.7 * r), (0.6 * r, 1.9 * r), (0, 2.0 * r)], 0.02), (x, -1.0, 0), brass, 64)
        x += 1.9 * r + 0.10
    kraft = paper("#c9a877")
    for k, (bx, tall) in enumerate(((4.1, 1.5), (4.95, 1.25))):
        box((0.75, 0.5, tall), (bx, 1.3 - 0.3 * k, tall / 2), kraft, bevel=0.02, rotation=(0, 0, 0.3 - 0.5 * k))
    exposure(1.1)
    camera((0.1, -10.2, 2.35), (0.0, 0, 1.72), lens=50, aperture=2.2, focus=(0, 0, 1.6))


@picture("barjeel-door", 1800, 2250, 28, 3)
def door():
    """A door in house eleven at four in the afternoon, and the wind at it, which has a figure on the plan."""
    sky(top="#d9c6a2", middle="#ecd9b4", horizon="#f3e3c4", fill=0.12)
    sun(elevation=24, azimuth=156, strength=7.5, softness=0.6, colour=(1.0, 0.78, 0.54))
    wall = plaster("#a99e8c", 1.2, relief=0.025)
    slab([(-9, 0), (9, 0), (9, 9), (-9, 9)], 0.6, wall, [arch_outline(2.3, 4.5, 0.35, 0.02)], bevel=0.03, location=(0, 3.0, 0))
    ground(lambda x, y: 0 * x, plaster("#b3a68f", 1.0, rough=0.35, relief=0.004), (-10, 10), (-14, 3.2), (6, 6))
    for k in range(12):  # the joints of the floor
        box((20, 0.02, 0.004), (0, -9 + 1.1 * k, 0.001), surface("#8c816d", mottle=0), bevel=0.001)
    box((20, 20, 0.4), (0, -6.5, 7.4), plaster("#9d9382", 1.2), bevel=0.02)
    # Outside: the court, a wall in its own shade, and one palm's worth of sky.
    court = plaster("#e6d3ac", 1.2)
    ground(lambda x, y: 0 * x - 0.02, court, (-14, 14), (3.1, 16), (4, 4))
    box((28, 0.6, 6.2), (0, 13, 3.0), plaster("#dcc79d", 1.2), bevel=0.03)
    slab([(-14, 0), (14, 0), (14, 4.0), (-14, 4.0)], 0.5, plaster("#e9dabb", 1.2), [arch_outline(1.5, 3.0, x, 0.02) for x in (-5.4, -2.7, 0.0, 2.7, 5.4)], bevel=0.03, location=(0, 11, 0))
    # The curtain: hung from the door's head, taken in by the wind to the right.
    u, v = np.meshgrid(np.linspace(0, 1, 220), np.linspace(0, 1, 240))
    blown = smooth(0.08, 1.0, v)
    x = -0.80 + 1.55 * u + 1.5 * blown**1.4 * (0.35 + 0.65 * u)
    y = 2.62 - 2.5 * blown**1.15 * (0.6 + 0.4 * np.sin(math.pi * u)) - 0.12 * np.sin(u * 34 + 2.4 * v) * (0.35 + 0.65 * v)
    z = 4.35 - 3.75 * v + 1.15 * blown**2.2 * (0.5 + 0.5 * u) + 0.08 * np.sin(u * 8 + 3 * v) * v
    mesh_from_grid("curtain", np.stack([x, y, z], -1), thin_cloth("#f1e9d8", 0.5))
    rod = surface("#4c3524", rough=0.5, mottle=0.1)
    lathe([(0, -1.5), (0.04, -1.5), (0.04, 1.5), (0, 1.5)], (0.3, 2.6, 4.4), rod, 24, rotation=(0, math.pi / 2, 0))
    sphere(0.34, (-1.75, -0.9, 0.34))
    area((-6, -6, 5), (0, 1, 2), 4, 70, (0.70, 0.82, 1.0)).visible_camera = False
    exposure(1.2)
    camera((-0.15, -10.5, 1.7), (0.0, 0, 2.12), lens=62)


@picture("oud-lift", 1800, 2250, 32, 3)
def lift():
    """The lift at Al Majaz where a stranger spoke: its doors have not quite closed on what was said."""
    sky(top="#0d1116", middle="#12171d", horizon="#1a2026", fill=0.03)
    brass = surface("#b98a45", rough=0.26, metal=1.0, mottle=0.05, mottle_size=0.5)
    dark = plaster("#3a3f42", 1.1, relief=0.02, rough=0.6)
    frame = surface("#6d5430", rough=0.3, metal=0.95, mottle=0.04, mottle_size=0.4)
    w, h = 3.0, 4.9
    slab([(-9, -0.2), (9, -0.2), (9, 9), (-9, 9)], 0.5, dark, [[(-w / 2, -0.1), (w / 2, -0.1), (w / 2, h), (-w / 2, h)]], bevel=0.02, location=(0, 1.0, 0))
    for side in (-1, 1):
        box((0.22, 0.7, h + 0.11), (side * (w / 2 + 0.05), 0.95, h / 2), frame, bevel=0.03)
    box((w + 0.32, 0.7, 0.24), (0, 0.95, h + 0.08), frame, bevel=0.03)
    # Reeded doors, a hand's breadth and a half apart.
    gap, reed = 0.62, 0.145
    post = lathe([(0, 0), (reed / 2, 0), (reed / 2, h - 0.1), (0, h - 0.1)], (0, -50, 0), brass, 32)
    for side in (-1, 1):
        for k in range(10):
            other = post.copy()
            other.location = (side * (gap / 2 + reed * (k + 0.5)), 1.12, 0.03)
            bpy.context.scene.collection.objects.link(other)
        box((0.05, 0.2, h - 0.06), (side * (gap / 2 + 0.005), 1.14, h / 2), frame, bevel=0.01)
        box((1.5, 0.06, h - 0.06), (side * (gap / 2 + 0.78), 1.22, h / 2), frame, bevel=0.01)
    # The car: panelled in walnut, a rail, a lit ceiling; on its floor, the sphere.
    walnut = surface("#6a4026", rough=0.35, mottle=0.2, mottle_size=0.5, coat=0.2)
    box((3.4, 0.1, h), (0, 4.1, h / 2), walnut, bevel=0.01)
    for side in (-1, 1):
        box((0.1, 2.9, h), (side * 1.65, 2.7, h / 2), walnut, bevel=0.01)
    for x in (-0.8, 0, 0.8):
        box((0.03, 0.03, h), (x, 4.04, h / 2), frame, bevel=0.005)
    wire([(-1.5, 3.9, 1.75), (1.5, 3.9, 1.75)], 0.045, brass)
    box((3.4, 3.0, 0.1), (0, 2.75, h), glow("#ffe0ae", 1.2), bevel=0.01).visible_diffuse = False
    box((3.4, 3.2, 0.12), (0, 2.7, -0.05), surface("#4b2f22", rough=0.5, mottle=0.1, mottle_size=0.3), bevel=0.01)
    inside = area((0, 2.7, h - 0.2), (0, 2.6, 0), 2.2, 330, (1.0, 0.78, 0.50))
    inside.visible_camera = False
    spill = area((0, 2.0, 2.4), (0, -4, 0), 0.7, 150, (1.0, 0.76, 0.48))
    spill.visible_camera = False
    sphere(0.27, (0.0, 2.2, 0.28))
    # The call plate, and a floor that keeps a little of the light.
    box((0.42, 0.06, 1.0), (2.35, 0.72, 2.05), brass, bevel=0.03)
    for z, lit in ((2.25, True), (1.85, False)):
        lathe(rounded([(0, 0), (0.09, 0), (0.08, 0.04), (0, 0.04)], 0.01), (2.35, 0.69, z), glow("#ffcf8a", 1.5) if lit else frame, 48, rotation=(math.pi / 2, 0, 0))
    ground(lambda x, y: 0 * x, surface("#2c2a28", rough=0.16, spec=0.5, mottle=0.12, mottle_size=0.9), (-10, 10), (-14, 1.2), (4, 4))
    for x, y, z, power, colour in ((-5, -5, 5.5, 120, (0.62, 0.78, 1.0)), (4.5, -4.5, 5.0, 70, (1.0, 0.82, 0.6))):
        area((x, y, z), (0, 1, 2), 2.4, power, colour).visible_camera = False
    exposure(1.6)
    camera((0.35, -10.8, 1.75), (0.3, 0, 2.3), lens=54)


def cat(place, clay):
    """A cat, sitting, as the youngest pupil draws one."""
    body = [(0.11 * math.cos(a), 0.05 + 0.14 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    head = [(-0.08, 0.2), (-0.1, 0.36), (-0.05, 0.31), (0.05, 0.31), (0.1, 0.36), (0.08, 0.2), (0, 0.16)]
    parts = [slab(body, 0.02, clay, bevel=0.006), slab(head, 0.024, clay, bevel=0.006, location=(0, -0.004, 0)),
             wire([(0.09, 0, -0.05), (0.19, 0, -0.04), (0.22, 0, 0.06), (0.17, 0, 0.14)], 0.02, clay)]
    return group(parts, place)


@picture("sidra-wall", 2400, 1800, 20, 2)
def gate_wall():
    """The wall at the gate: five hundred and twelve trees, each drawn once and fired; the youngest's has a cat."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#dfd8c8", span=0.46, fill=0.7)
    sun(elevation=24, azimuth=-74, strength=4.7, softness=0.8)
    stone = plaster("#e9dec8", 1.1, relief=0.02)
    pitch, rows, columns = 0.72, 8, 64
    box((columns * pitch + 2, 0.7, rows * pitch + 1.5), (columns * pitch / 2 - 5.2, 0.42, (rows * pitch + 1.5) / 2 - 0.2), stone, bevel=0.05)
    box((columns * pitch + 2.3, 1.0, 0.18), (columns * pitch / 2 - 5.2, 0.42, rows * pitch + 1.35), plaster("#d9c8a6", 1.0), bevel=0.04)
    clays = [surface(c, rough=0.4, spec=0.35, mottle=0.05, mottle_size=0.2, coat=0.25) for c in ("#efe7d6", "#e0d0ae", "#cfd9d6", "#e8dcc2")]
    glazes = [surface(c, rough=0.25, spec=0.45, mottle=0.06, mottle_size=0.1, coat=0.35) for c in ("#5f7d72", "#7d9a86", "#4f6a62", "#8fae9b", "#38524f", "#9aa66a")]
    tiles = [slab(rounded_rectangle(0.66, 0.66, 0.03), 0.05, clay, bevel=0.01, location=(0, -50, 0)) for clay in clays]
    outlines = [placed(polylines(path), 0.00122, (174, 262))[0] for path in SIDRA]
    trees = [[slab(outline, 0.016, glaze if k < 6 else glazes[4], bevel=0.005, location=(0, -50, 0)) for k, outline in enumerate(outlines)] for glaze in glazes]
    rng = np.random.default_rng(512)
    for column in range(columns):
        for row in range(rows):
            x, z = -4.8 + column * pitch, 0.85 + row * pitch
            for thing, away, turn, scale in ((tiles[int(rng.integers(4))], 0.05, rng.uniform(-0.012, 0.012), 1.0),):
                other = thing.copy()
                other.location, other.rotation_euler.y = (x, away, z), turn
                bpy.context.scene.collection.objects.link(other)
            tree, lean, size = trees[int(rng.integers(6))], rng.normal(0, 0.09), rng.uniform(0.8, 1.12)
            if (column, row) == (7, 2):
                size, lean = 0.8, 0.05
                cat((x + 0.13, 0.0, z - 0.2), glazes[4])
                x -= 0.12
            for leaf in tree:
                if rng.random() < 0.03 and leaf is not tree[-1]:
                    continue  # somebody drew five
                other = leaf.copy()
                other.location, other.rotation_euler.y = (x + rng.normal(0, 0.006), 0.015, z + rng.normal(0, 0.006)), lean + rng.normal(0, 0.05)
                other.scale = (size * rng.uniform(0.9, 1.1), size * rng.uniform(0.9, 1.1), 1)
                bpy.context.scene.collection.objects.link(other)
    ground(lambda x, y: 0.012 * fbm(x * 0.5, y * 0.5, 3, 3) + 0.05 * np.exp(-((y + 0.1) / 0.3) ** 2), sand_paint("#dfc69a", 0.9), (-8, 44), (-12, 1), (900, 500))
    sphere(0.42, (2.25, -0.75, 0.41))  # a ball that somebody kicked over before the bell
    haze(14, 60, "#dcd8cc", 0.5)
    camera((-4.6, -5.9, 2.2), (2.6, 0.0, 2.45), lens=38, aperture=4.0, focus=(0.4, 0, 2.2))


@picture("wahat-cups", 2400, 1800, 20, 2)
def four_cups():
    """Five past six on a car's roof at Ghantoot: three coffees that know their seats, and the fourth."""
    sky(top="#7f9fb0", middle="#b9c6c8", horizon="#f0c89a", span=0.34, fill=0.62)
    sun(elevation=11, azimuth=-62, strength=4.4, softness=1.0, colour=(1.0, 0.74, 0.48))
    paint = surface("#c6ad7d", rough=0.2, spec=0.5, mottle=0.0, coat=0.8)
    u, v = np.meshgrid(np.linspace(-1, 1, 160), np.linspace(-1, 1, 160))
    roof = np.stack([6.4 * u, 2.9 * v + 0.6, -0.55 * np.abs(u) ** 2.6 - 0.42 * np.abs(v) ** 3.2], -1)
    mesh_from_grid("roof", roof, paint)
    rail = surface("#22272c", rough=0.35, mottle=0, coat=0.2)
    wire([(-5.6, 2.85, -0.55), (-4.2, 2.8, -0.16), (4.2, 2.8, -0.16), (5.6, 2.85, -0.55)], 0.07, rail)
    pulp = surface("#a59c8c", rough=0.95, spec=0.05, mottle=0.08, mottle_size=0.1, relief=0.012, relief_size=0.06, grain=0.004, grain_size=0.02)
    half = 1.12
    corner = rounded_rectangle(2 * half, 2 * half, 0.3)
    wells = [disc_outline(0.43, x, y) for x in (-0.54, 0.54) for y in (-0.54, 0.54)]
    tray = [slab(corner, 0.09, pulp, wells, bevel=0.035, location=(0, 0, 0.42), rotation=(0, 0, 0)),
            slab(rounded_rectangle(1.9, 1.9, 0.3), 0.08, pulp, bevel=0.03, location=(0, 0, 0.06), rotation=(0, 0, 0))]
    for x in (-0.54, 0.54):
        for y in (-0.54, 0.54):
            tray.append(lathe(rounded([(0.30, 0.06), (0.40, 0.4), (0.47, 0.46), (0.44, 0.46), (0.37, 0.4), (0.27, 0.06)], 0.02), (x, y, 0), pulp, 64))
    cup_paper = surface("#efe7d8", rough=0.75, mottle=0.02)
    sleeve = surface("#8a6a45", rough=0.85, mottle=0.06, mottle_size=0.1)
    lid = surface("#23282d", rough=0.35, spec=0.4, mottle=0)
    for x, y in ((-0.54, -0.54), (-0.54, 0.54), (0.54, 0.54)):
        tray.append(lathe(rounded([(0, 0.1), (0.32, 0.1), (0.45, 1.42), (0.42, 1.42), (0, 1.36)], 0.02), (x, y, 0.02), cup_paper, 96))
        tray.append(lathe([(0.383, 0.62), (0.395, 0.62), (0.448, 1.14), (0.436, 1.14)], (x, y, 0.02), sleeve, 96))
        tray.append(lathe(rounded([(0, 1.46), (0.34, 1.46), (0.37, 1.54), (0.42, 1.52), (0.47, 1.44), (0.47, 1.38), (0.44, 1.38)], 0.02), (x, y, 0.02), lid, 96))
    tray.append(sphere(0.44, (0.54, -0.54, 0.66)))
    group(tray, (-0.55, 0.2, 0.01), (0, 0, math.radians(24)))
    keys = surface("#b4b9ba", rough=0.25, metal=0.95, mottle=0.02)
    ring = [(0.16 * math.cos(a), 0.16 * math.sin(a), 0.0) for a in np.linspace(0, 2 * math.pi, 48)]
    fob = [wire(ring, 0.014, keys), box((0.24, 0.5, 0.1), (0.05, -0.36, 0.02), rail, bevel=0.05), box((0.08, 0.5, 0.025), (-0.22, -0.3, 0), keys, bevel=0.01, rotation=(0, 0, -0.6))]
    group(fob, (1.55, -0.75, 0.02), (0, 0.02, 0.7))

    def land(x, y):
        return -3.4 + 0.8 * fbm(x * 0.05, y * 0.05, 5, 3) + 4.2 * smooth(60, 140, y + 10 * np.sin(x * 0.03)) * (0.6 + 0.5 * fbm(x * 0.03, 0 * y, 4, 2))

    ground(land, sand_paint("#d4a970", 2.5), (-120, 120), (6, 190), (500, 500), 1.3)
    road = surface("#5b5a59", rough=0.9, mottle=0.05, mottle_size=2)
    slab([(-120, 26), (120, 17), (120, 24), (-120, 34)], 0.2, road, bevel=0.01, location=(0, 0, -2.15), rotation=(0, 0, 0))
    for k in range(9):  # the others on that road, one in each
        x = -40 + 11 * k + 3 * math.sin(k * 2.1)
        box((3.4, 1.5, 1.2), (x, 28.6 - 0.04 * x - 3.0 * (k % 2), -1.4), surface(("#e9e4d8", "#2f363d", "#b9cbd0", "#8d9aa0")[k % 4], rough=0.3, mottle=0, coat=0.4), bevel=0.4, rotation=(0, 0, -0.04))
    haze(30, 180, "#e8c79f", 0.75)
    camera((0.1, -7.4, 2.5), (0.0, 0, 0.95), lens=50, aperture=1.4, focus=(-0.5, 0, 0.8))


@picture("dirhamly-roof", 2880, 1800, 28, 2)
def washing():
    """A roof in Sonapur an hour after pay day: the washing is out, the telephone is put aside, and nobody stands in a queue."""
    sky(top="#33465a", middle="#8a8f98", horizon="#f0b184", span=0.28, fill=0.5, fill_colour=(0.55, 0.70, 1.0))
    sun(elevation=5, azimuth=128, strength=3.0, softness=2.0, colour=(1.0, 0.62, 0.38))
    roof, wall = plaster("#9b9c96", 1.4, relief=0.02), plaster("#b3ad9f", 1.3, relief=0.02)
    ground(lambda x, y: 0 * x, roof, (-16, 16), (-14, 9), (4, 4))
    box((40, 0.4, 1.1), (0, 9.0, 0.55), wall, bevel=0.04)
    steel = surface("#8d9397", rough=0.4, metal=0.7, mottle=0.05)
    for x in (-6.3, 6.0):
        wire([(x, 4.6, 0), (x, 4.6, 3.5)], 0.07, steel)
        wire([(x, 3.8, 3.45), (x, 5.4, 3.45)], 0.05, steel)
    cloths = [thin_cloth(c, 0.45) for c in ("#dfe4e3", "#8fa9b4", "#e3c48f", "#5f7481", "#c9b18a", "#efe7d8")]
    rng = np.random.default_rng(12)
    for line, y in enumerate((3.9, 5.3)):
        sag = lambda x: 3.45 - 0.32 * (1 - (x / 6.2) ** 2)
        wire([(x, y, sag(x)) for x in np.linspace(-6.3, 6.0, 40)], 0.016, steel)
        x = -5.6 + 0.7 * line
        n = 0
        while x < 5.0:
            wide, long = rng.uniform(0.75, 1.7), rng.uniform(0.9, 2.0)
            if rng.random() < 0.82:
                u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 60))
                blow = 0.55 * v**1.6
                shirt = wide < 1.2
                inset = 0.16 * wide * smooth(0.26, 0.34, v) * (1 if shirt else 0)
                px = x + inset + (wide - 2 * inset) * u + 0.10 * blow
                py = y - blow * (0.7 + 0.3 * np.sin(3 * u + n)) + 0.06 * np.sin(u * 17 + n * 2) * v
                pz = sag(x + wide * u) - long * v + 0.22 * blow**2 * 1.5
                mesh_from_grid("cloth", np.stack([px, py, pz], -1), cloths[int(rng.integers(6))])
            x += wide + rng.uniform(0.12, 0.5)
            n += 1
    tank = surface("#dcd8cc", rough=0.5, mottle=0.05, mottle_size=0.5)
    for x, s in ((-10.5, 1.0), (9.6, 1.15)):
        lathe(rounded([(0, 0), (1.2 * s, 0), (1.2 * s, 2.0 * s), (0.35, 2.5 * s), (0.35, 2.65 * s), (0, 2.65 * s)], 0.15), (x, 7.2, 0.35), tank, 96)
    dish = lathe([(0.001, 0.0), (0.35, 0.05), (0.62, 0.16), (0.86, 0.32), (0.84, 0.34), (0.6, 0.19), (0.001, 0.03)], (7.2, 8.6, 1.7), steel, 96, rotation=(math.radians(-62), 0, math.radians(24)))
    dish.scale = (1.2,) * 3
    wire([(7.2, 8.8, 0.6), (7.2, 8.7, 1.7)], 0.06, steel)
    # The town beyond, its windows coming on.
    pane = glow("#ffca7a", 1.2)
    far = plaster("#8f8d8c", 3.0)
    for i in range(16):
        x, w, h = -46 + 6.2 * i, rng.uniform(4.4, 5.8), rng.uniform(2.0, 6.5)
        box((w, 5, h + 6), (x, 46 + 6 * (i % 3), h / 2 - 3), far, bevel=0.05)
        for _ in range(int(h * 2.2)):
            shone(box((0.5, 0.05, 0.55), (x + rng.uniform(-0.4, 0.4) * w, 43.4 + 6 * (i % 3), rng.uniform(-0.6, 0.9) * h / 1.2), pane, bevel=0.02))
    # On an upturned crate: the telephone, a glass, the ball.
    crate = surface("#4f6f7c", rough=0.5, mottle=0.05, mottle_size=0.4)
    box((2.6, 1.5, 0.14), (-2.0, -4.6, 1.0), crate, bevel=0.03, rotation=(0, 0, 0.12))
    for dx in (-1.1, 1.1):
        for dy in (-0.6, 0.6):
            box((0.16, 0.16, 0.95), (-2.0 + dx, -4.6 + dy, 0.48), crate, bevel=0.03, rotation=(0, 0, 0.12))
    shell = surface("#1a1d21", rough=0.3, spec=0.5, mottle=0, coat=0.4)
    device("dirhamly-save.png", 0.72, 1.48, 0.08, 0.1, 0.03, shell, (-2.1, -4.5, 1.08), (math.radians(-20), 0, math.radians(-8)), shine=1.0)
    box((0.5, 0.34, 0.5), (-2.05, -4.15, 1.32), surface("#b8bcbc", rough=0.3, metal=0.9, mottle=0.03), bevel=0.1)
    sphere(0.24, (-1.15, -4.75, 1.31))
    haze(24, 90, "#d9a98c", 0.6)
    exposure(1.25)
    camera((0.0, -12.5, 2.2), (0.0, 0, 2.05), lens=42)


@picture("marsa-doors", 2880, 1620, 28, 3)
def six_doors():
    """Six doors on the Creek's own lane after eleven; five lamps are out, and at the sixth somebody is still up."""
    night(0.10)
    sun(elevation=42, azimuth=-58, strength=0.35, softness=2, colour=(0.55, 0.72, 1.0))
    wall = plaster("#8b7d69", 1.3, relief=0.05, relief_size=0.5)
    pitch = 3.3
    holes = [arch_outline(1.5, 3.05, (k - 2.5) * pitch, 0.30) for k in range(6)]
    windows = [rounded_rectangle(0.62, 0.95, 0.02) for _ in range(7)]
    high = [[(x + (k - 3) * pitch, y + 4.7) for x, y in outline] for k, outline in enumerate(windows)]
    slab([(-16, -0.2), (16, -0.2), (16, 7.5), (-16, 7.5)], 0.7, wall, [*holes, *high], bevel=0.04, location=(0, 1.0, 0))
    box((32, 0.2, 3.6), (0, 1.7, 5.4), surface("#15191d", rough=0.5, mottle=0), bevel=0.01)
    step = plaster("#a3947b", 1.0, relief=0.02)
    iron, brass = surface("#22272c", rough=0.5, metal=0.5, mottle=0.05), surface("#d9a64a", rough=0.26, metal=1.0, mottle=0.04)
    open_one = 4
    for k, colour in enumerate(("#3f5c66", "#6b4a2d", "#566a58", "#2f4656", "#7a4a38", "#57616a")):
        x = (k - 2.5) * pitch
        box((2.1, 1.1, 0.28), (x, 0.35, 0.14), step, bevel=0.03, worn=0.01, seed=k)
        wood = surface(colour, rough=0.5, mottle=0.10, mottle_size=0.4, grain=0.003, grain_size=0.05)
        leaf = [(-0.75, 0), (0.75, 0), *[(0.75 * math.cos(a), 2.3 + 0.75 * math.sin(a)) for a in np.linspace(0, math.pi, 40)]]
        if k != open_one:
            slab(leaf, 0.12, wood, bevel=0.02, location=(x, 1.15, 0.3))
            for dx in (-0.36, 0.36):
                for dz, tall in ((0.75, 0.8), (1.75, 0.8)):
                    slab(rounded_rectangle(0.5, tall, 0.03), 0.05, wood, bevel=0.02, location=(x + dx, 1.08, 0.3 + dz))
            sphere(0.055, (x + 0.55, 1.03, 1.55), brass, "knob")
        else:
            group([slab(leaf, 0.12, wood, bevel=0.02)], (x - 0.55, 1.75, 0.3), (0, 0, math.radians(72)))
            box((4.0, 0.2, 5.0), (x, 4.6, 2.3), plaster("#d8b884", 1.1), bevel=0.01)
            box((4.0, 4.0, 0.2), (x, 3.2, 0.2), plaster("#b39a70", 1.0), bevel=0.01)
            lamp((x + 0.2, 2.9, 2.7), 190, (1.0, 0.70, 0.38), 0.3)
            spill = area((x, 1.5, 2.0), (x + 0.2, -3.0, 0.0), 1.0, 70, (1.0, 0.72, 0.42))
            spill.visible_camera = False
        # Its lamp, on a bracket beside the door.
        wire([(x + 1.12, 0.62, 3.1), (x + 1.12, 0.25, 3.1), (x + 1.12, 0.25, 2.95)], 0.03, iron)
        if k == open_one:
            shone(sphere(0.24, (x + 1.12, 0.25, 2.7), lantern(SIGNAL)))
            lamp((x + 1.12, 0.25, 2.7), 42, (1.0, 0.42, 0.16), 0.24)
        else:
            sphere(0.24, (x + 1.12, 0.25, 2.7), surface("#6f7a80", rough=0.2, spec=0.5, mottle=0, coat=0.4), "globe")
    # Whoever it is has a suitcase.
    case = surface("#7b4f30", rough=0.45, mottle=0.12, mottle_size=0.3, coat=0.1)
    x = (open_one - 2.5) * pitch - 1.45
    box((0.95, 0.34, 0.72), (x, -0.3, 0.38), case, bevel=0.06, rotation=(0, 0, 0.25))
    wire([(x - 0.16, -0.34, 0.74), (x - 0.14, -0.34, 0.84), (x + 0.12, -0.27, 0.84), (x + 0.14, -0.27, 0.74)], 0.03, iron)
    ground(lambda gx, gy: 0.02 * fbm(gx * 0.9, gy * 0.9, 3, 3), surface("#4b4f50", rough=0.42, spec=0.4, mottle=0.16, mottle_size=0.7, relief=0.03, relief_size=0.3, grain=0.004), (-20, 20), (-12, 2), (300, 200))
    exposure(1.35)
    camera((0.9, -12.2, 1.75), (0.9, 0, 2.35), lens=38)
