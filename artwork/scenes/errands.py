"""Builds scenes for clients: a balance at dawn, a wall of trees."""

import math

import bpy
import numpy as np

from marks import SIDRA, tomato, tomato_skins
from projects import TEXTURES
from services import paper
from svg import placed, polylines
from world import (
    box, camera, decal, exposure, fbm, ground, group, haze, image_plane, lathe, picture, plaster, printed, rounded,
    rounded_rectangle, sand_paint, sky, slab, sphere, sun, surface,
)


def wire(points, radius, material):
    """Builds a round rod along points."""
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", [n for point in points for n in (*point, 1)])
    curve.materials.append(material)
    thing = bpy.data.objects.new("wire", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def weight(radius, location, brass):
    """Builds a brass weight with a knob."""
    profile = [(0, 0), (1, 0), (1, 1.2), (0.45, 1.4), (0.45, 1.7), (0.6, 1.9), (0, 2)]
    return lathe(rounded([(radius * x, radius * y) for x, y in profile], 0.02), location, brass, 64)


@picture("nakhla-scale", 2400, 1800, 24, 3)
def balance():
    """Builds Mr Yousef's counter in the market: tomatoes weighed on a balance, the stall's sign, bags with the market's logo."""
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
    skins = tomato_skins()
    for k, (x, y) in enumerate(((-2.5, 0.05), (-2.02, 0.02), (-2.22, 0.5))):
        tomato(0.29, (x, y, 1.30), skins[k], (0.25 * math.sin(k * 2 + 1), 0.25 * math.cos(k), k))
    for r, x, y in ((0.27, 2.1, 0.1), (0.2, 2.55, 0.15)):
        weight(r, (x, y, 1.0), brass)
    # More tomatoes in a crate behind, weights by size, bags, the stall's sign.
    box((3.0, 1.0, 0.75), (-4.4, 1.5, 0.38), surface("#b98c59", rough=0.75, mottle=0.12, mottle_size=0.3), bevel=0.02, rotation=(0, 0, 0.15))
    for n in range(14):
        tomato(0.27, (-5.4 + 0.5 * (n % 5) + 0.2 * (n // 5 % 2), 1.2 + 0.42 * (n // 5), 0.86 + 0.03 * math.sin(n * 3.1)), skins[(n * 3) % 5], (0.3 * math.sin(n), 0.3 * math.cos(n), n))
    x = 0.45
    for r in (0.27, 0.22, 0.17, 0.13, 0.10):
        weight(r, (x, -1.0, 0), brass)
        x += 1.9 * r + 0.10
    kraft, ink = paper("#c9a877"), decal(TEXTURES / "nakhla-bag.png", "#3a2014")
    for place, tall, turn in (((4.15, 0.3, 0), 2.0, -0.16), ((5.0, 1.5, 0), 1.7, 0.2)):
        group([box((1.5, 0.7, tall), (0, 0, tall / 2), kraft, bevel=0.02),
               box((1.51, 0.05, 0.3), (0, -0.37, tall - 0.13), kraft, bevel=0.015),  # the fold that closes it
               image_plane(1.3, 1.44, ink, (0, -0.356, tall * 0.42))], place, (0, 0, turn))
    image_plane(2.3, 1.725, printed(TEXTURES / "nakhla-sign.png", 0.25), (4.2, 4.0, 3.75), radius=0.08)
    exposure(1.1)
    camera((0.85, -10.2, 2.35), (0.8, 0, 1.8), lens=44, aperture=5.6, focus=(0, 0, 1.6))


def cat(place, clay):
    """Builds a sitting cat, as a child draws one."""
    body = [(0.11 * math.cos(a), 0.05 + 0.14 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    head = [(-0.08, 0.2), (-0.1, 0.36), (-0.05, 0.31), (0.05, 0.31), (0.1, 0.36), (0.08, 0.2), (0, 0.16)]
    parts = [slab(body, 0.02, clay, bevel=0.006), slab(head, 0.024, clay, bevel=0.006, location=(0, -0.004, 0)),
             wire([(0.09, 0, -0.05), (0.19, 0, -0.04), (0.22, 0, 0.06), (0.17, 0, 0.14)], 0.02, clay)]
    return group(parts, place)


@picture("sidra-wall", 2400, 1800, 20, 2)
def gate_wall():
    """Builds the school's wall of 512 ceramic trees, each different; one has a cat."""
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
                    continue  # some trees have five leaves
                other = leaf.copy()
                other.location, other.rotation_euler.y = (x + rng.normal(0, 0.006), 0.015, z + rng.normal(0, 0.006)), lean + rng.normal(0, 0.05)
                other.scale = (size * rng.uniform(0.9, 1.1), size * rng.uniform(0.9, 1.1), 1)
                bpy.context.scene.collection.objects.link(other)
    ground(lambda x, y: 0.012 * fbm(x * 0.5, y * 0.5, 3, 3) + 0.05 * np.exp(-((y + 0.1) / 0.3) ** 2), sand_paint("#dfc69a", 0.9), (-8, 44), (-12, 1), (900, 500))
    haze(14, 60, "#dcd8cc", 0.5)
    camera((-4.6, -5.9, 2.2), (2.6, 0.0, 2.45), lens=38, aperture=4.0, focus=(0.4, 0, 2.2))
