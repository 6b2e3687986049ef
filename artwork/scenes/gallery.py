"""The photography gallery's still lifes and frames."""

import math

import bpy
import numpy as np

from services import rippled_sand
from world import (
    SIGNAL, arch_outline, box, camera, fbm, glow, ground, lathe, mesh_from_grid, picture, plaster, rounded,
    sand_paint, sky, slab, sphere, sun, surface,
)


def ring(radius, width, thick, metal, location, rotation):
    turn = np.linspace(0, 2 * math.pi, 40)
    section = [(radius + thick * math.cos(t), width * math.sin(t)) for t in turn]
    return lathe(section, location, metal, 200, smooth_angle=180, rotation=rotation)


@picture("gallery-wedding-rings", 2880, 2160)
def rings():
    """Two rings, one leaning on the other, and a vermilion pearl, on rippled sand."""
    sky(top="#93b2be", middle="#c9d2d0", horizon="#e6dcc8", span=0.5)
    sun(elevation=22, azimuth=-64, strength=4.3)
    gold = surface("#d9a650", rough=0.16, metal=1.0, mottle=0)
    silver = surface("#dcdcd8", rough=0.14, metal=1.0, mottle=0)
    ring(1.0, 0.17, 0.07, gold, (-0.55, 0.25, 0.93), (math.radians(90), 0, math.radians(24)))
    ring(0.86, 0.15, 0.06, silver, (0.55, -0.45, 0.38), (math.radians(26), math.radians(-14), 0))
    sphere(0.30, (0.52, -0.42, 0.30))
    rippled_sand([(-0.55, 0.25, 0.5, 0.06), (0.55, -0.5, 0.9, 0.03)], ripple=0.07, length=0.5, wind=1.2)
    camera((0.2, -7.6, 2.5), (0.02, 0, 0.62), lens=66, focus=(0.1, -0.3, 0.6), aperture=0.22)


@picture("gallery-commercial-1", 1800, 2400)
def scent():
    """A clear scent bottle balanced among river stones; the sphere is its cap."""
    sky(top="#a9c1c9", middle="#bccdd1", horizon="#dcdad0", span=0.5)
    sun(elevation=26, azimuth=-58, strength=4.2)
    rng = np.random.default_rng(5)
    for x, y, z, a, b, c, colour in ((0.1, 0.2, 0.42, 1.5, 1.2, 0.46, "#d8cbb4"), (0.0, 0.15, 1.12, 1.12, 0.95, 0.30, "#3a424a"), (0.05, 0.1, 1.62, 0.86, 0.8, 0.24, "#e9e1d2"), (1.75, -0.5, 0.28, 0.62, 0.5, 0.32, "#b4c4c8"), (-1.6, -0.9, 0.2, 0.42, 0.36, 0.24, "#cbb991")):
        stone = sphere(1, (x, y, z), plaster(colour, 0.5, relief=0.006), "stone")
        stone.scale, stone.rotation_euler = (a, b, c), (0, 0, float(rng.uniform(-0.5, 0.5)))
    bottle = [(0, 0), (0.60, 0), (0.64, 0.05), (0.64, 1.3), (0.5, 1.42), (0.2, 1.46), (0.2, 1.66), (0, 1.66)]
    lathe(rounded(bottle, 0.08, 8), (0.05, 0.1, 1.84), surface("#b8ccd2", rough=0.14, spec=0.6, mottle=0, coat=0.7))
    sphere(0.34, (0.05, 0.1, 3.74))
    rippled_sand([(0.1, 0.2, 1.6, 0.05), (1.75, -0.5, 0.7, 0.05), (-1.6, -0.9, 0.5, 0.04)], ripple=0.05)
    camera((0.2, -11.5, 2.6), (0.1, 0, 2.0), lens=72)


@picture("gallery-fashion-1", 1800, 2400)
def cloth():
    """A length of sky-coloured cloth on a line, taken by the wind; the sphere stands on the sand below."""
    sky(top="#a3bcc5", middle="#c0cfd1", horizon="#e0dacb", span=0.5)
    sun(elevation=24, azimuth=-62, strength=4.3)
    u, v = np.meshgrid(np.linspace(0, 1, 260), np.linspace(0, 1, 220))
    swing = v**1.5
    x = -2.1 + 3.5 * u + 0.95 * swing * (0.6 + 0.4 * u) + 0.10 * v * np.sin(9 * u + 3 * v)
    y = 0.5 * swing * np.sin(7.5 * u - 3.4 * v + 0.4) + 0.13 * np.sqrt(v) * np.sin(17 * u + 2.5 * v) + 0.6 * swing
    z = 4.38 - 3.3 * v + 0.62 * swing**1.4 * (0.5 + u) + 0.06 * np.sin(math.pi * u * 4) * (1 - v) - 0.10 * np.sin(math.pi * u) * (1 - v)
    weave = surface("#f1ece1", rough=0.95, spec=0.05, mottle=0.02, grain=0.002, grain_size=0.02)
    mesh_from_grid("cloth", np.stack([x, y, z], axis=-1), weave, thickness=0.012)
    wood = surface("#7a5b3e", mottle=0.12, mottle_size=0.15)
    for px in (-2.45, 2.1):
        lathe([(0, 0), (0.06, 0), (0.05, 4.9), (0, 4.9)], (px, 0.02, -0.2), wood, 24)
    t = np.linspace(0, 1, 60)
    line = [(-2.45 + 4.55 * s, 0.0, 4.42 - 0.10 * math.sin(math.pi * s)) for s in t]
    ringed = np.array([[(p[0], 0.014 * math.cos(a), p[2] + 0.014 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)] for p in line])
    mesh_from_grid("line", ringed, surface("#2a3036", mottle=0), closed=True)
    sphere(0.5, (-1.1, -0.7, 0.46))
    rippled_sand([(-1.1, -0.7, 0.65, 0.05)], ripple=0.05)
    camera((0.0, -12.5, 2.0), (-0.05, 0, 2.2), lens=66)


@picture("gallery-film-1", 2880, 1616, 40, 3)
def night():
    """Night in a courtyard; the one lamp left on is the sphere."""
    sky(top="#1a2028", middle="#232b34", horizon="#3b4650", span=0.4, fill=0.075, fill_colour=(0.45, 0.65, 1.0))
    sun(elevation=34, azimuth=120, strength=0.16, softness=2, colour=(0.55, 0.72, 1.0))
    wall = plaster("#cdbfa8", 1.2)
    for y, top, width, high, xs in ((2.2, 6.2, 1.9, 3.3, (-5.2, -2.2, 0.8, 3.8)), (5.8, 5.4, 1.6, 2.9, (-4.0, -1.2, 1.6, 4.4))):
        slab([(-12, 0), (12, 0), (12, top), (-12, top)], 0.7, wall, [arch_outline(width, high, x, 0.02) for x in xs], bevel=0.05, location=(0, y, 0))
    for i in range(6):
        box((0.42, 1.8, 0.32 * (6 - i)), (-6.6 + 0.42 * i, 0.9, 0.16 * (6 - i)), wall, bevel=0.02)
    lathe(rounded([(0, 0), (0.5, 0), (0.5, 0.5), (0, 0.5)], 0.05), (2.35, 0.5, 0), wall)
    # The sphere is what the camera sees of the lamp; the light itself is a point inside it.
    shade = sphere(0.46, (2.35, 0.5, 0.94), glow(SIGNAL, 1.1))
    shade.visible_shadow = shade.visible_diffuse = False
    lamp = bpy.data.lights.new("lamp", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 150, (1.0, 0.46, 0.19), 0.44
    flame = bpy.data.objects.new("lamp", lamp)
    flame.location = (2.35, 0.5, 0.94)
    bpy.context.scene.collection.objects.link(flame)
    ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.02, sand_paint("#c9b48f"), (-14, 14), (-12, 30), (240, 300))
    camera((0, -11.5, 1.9), (0, 0, 1.9), lens=46, shift=(0, 0.03))
