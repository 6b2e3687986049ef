"""Builds night scenes: Layl's poster, a night desk on the Creek."""

import math

import bpy
import numpy as np

from marks import tube
from projects import TEXTURES, lettering
from world import (
    area, box, camera, disc_outline, exposure, ground, group, image_plane, lantern, lathe, mesh_from_grid, picture,
    plaster, printed, rounded, rounded_rectangle, sky, slab, sphere, surface,
)

WET = dict(rough=0.14, spec=0.55, mottle=0.25, mottle_size=1.3, relief=0.02, relief_size=1.1, grain=0.004, grain_size=0.05)


def night(fill=0.06):
    sky(top="#0b0f14", middle="#141b23", horizon="#2b3642", span=0.4, fill=fill, fill_colour=(0.45, 0.65, 1.0))


def lamp(location, power, colour=(1.0, 0.66, 0.36), size=0.2):
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, colour, size
    thing = bpy.data.objects.new("lamp", light)
    thing.location = location
    bpy.context.scene.collection.objects.link(thing)
    return thing


def shone(thing):
    """Makes an object visible but not a light source: a lamp lights the scene without noise."""
    thing.visible_diffuse = thing.visible_shadow = False
    return thing


@picture("layl-poster", 1800, 2250, 32)
def poster():
    """Builds one of sixty posters, at a bus stop at night, lit by headlamps."""
    night(0.06)
    wall = plaster("#232b35", 1.2, relief=0.05, grain=0.006, grain_size=0.03)
    box((20, 0.6, 9), (0, 1.74, 4), wall, bevel=0.03)
    steel = surface("#30373d", rough=0.35, metal=0.6, mottle=0.04)
    # The shelter: post, roof, bench, frame with the poster.
    box((0.12, 0.12, 4.7), (1.02, 0.2, 2.3), steel, bevel=0.02)
    box((9.0, 2.0, 0.14), (-1.7, 0.4, 4.72), steel, bevel=0.03)
    box((2.75, 0.16, 3.75), (-0.55, 1.35, 2.42), steel, bevel=0.04)
    image_plane(2.5, 3.5, printed(TEXTURES / "layl-poster.png", 0.35), (-0.55, 1.24, 2.42))
    wood = surface("#7b5a39", rough=0.5, mottle=0.12, mottle_size=0.4)
    for y in (0.35, 0.62, 0.89):
        box((2.3, 0.2, 0.08), (2.3, y, 0.95), wood, bevel=0.02)
    for x in (1.35, 3.25):
        box((0.1, 0.6, 0.9), (x, 0.62, 0.45), steel, bevel=0.02)
    box((20, 3.6, 0.24), (0, 1.0, 0.02), surface("#5d6369", rough=0.5, mottle=0.1, mottle_size=0.8, grain=0.004), bevel=0.05)
    ground(lambda x, y: -0.04 + 0 * x, surface("#1d2126", **WET), (-30, 30), (-14, 2), (4, 4))
    for x in (-8.0, -6.7):  # the headlamps, outside the picture on the left
        beam = area((x, -6.4, 0.9), (-0.6, 1.2, 2.1), 0.5, 330, (1.0, 0.84, 0.62))
        beam.data.spread = math.radians(34)
    area((0.6, 0.5, 4.55), (0.8, 1.4, 2.0), 2.4, 44, (0.62, 0.80, 1.0)).visible_camera = False  # a tube below the roof
    exposure(1.2)
    camera((0.15, -11.8, 1.7), (0.15, 0, 2.05), lens=58)


def telephone(location, black, metal, card):
    """Builds a telephone with a dial: body, handset on its cradle, number plate, finger wheel with ten holes."""
    rings = []
    for z, wide, deep, back in ((0, 0.66, 0.56, 0), (0.05, 0.67, 0.57, 0), (0.10, 0.63, 0.52, 0.02), (0.24, 0.53, 0.42, 0.08), (0.40, 0.42, 0.31, 0.15), (0.50, 0.36, 0.24, 0.19), (0.53, 0.32, 0.20, 0.20), (0.53, 0.01, 0.01, 0.20)):
        rings.append([(x, y + back, z) for x, y in rounded_rectangle(2 * wide, 2 * deep, 0.55 * deep)])
    parts = [mesh_from_grid("telephone", np.array(rings), black, closed=True)]
    tilt = math.radians(50)
    plate = lathe(rounded([(0, 0), (0.26, 0), (0.26, 0.03), (0.235, 0.05), (0, 0.05)], 0.012), (0, 0, 0), metal, 120)
    enamel = lathe([(0, 0.052), (0.232, 0.052)], (0, 0, 0), card, 96)
    turns = [math.radians(-62 + 29 * k) for k in range(10)]
    wheel = slab(disc_outline(0.215), 0.014, metal, [disc_outline(0.036, 0.158 * math.cos(a), 0.158 * math.sin(a), 32) for a in turns], bevel=0.005, location=(0, 0, 0.075), rotation=(0, 0, 0))
    middle = lathe([(0, 0.084), (0.082, 0.084), (0.086, 0.078)], (0, 0, 0), card, 64)
    stop = box((0.10, 0.022, 0.03), (0.185, -0.125, 0.09), metal, bevel=0.008, rotation=(0, 0, math.radians(-38)))
    parts.append(group([plate, enamel, wheel, middle, stop], (0, -0.30, 0.235), (tilt, 0, 0)))
    for s in (-1, 1):
        for y in (0.06, 0.34):  # the cradle
            parts.append(box((0.10, 0.05, 0.16), (s * 0.24, y, 0.58), black, bevel=0.02, rotation=(0, s * 0.3, 0)))
        ear = rounded([(0, 0), (0.165, 0), (0.185, 0.05), (0.17, 0.10), (0.10, 0.17), (0, 0.20)], 0.04)
        parts.append(lathe(ear, (s * 0.62, 0.2, 0.56), black, 96, rotation=(0, s * 0.16, 0)))
    grip = [(x, 0.80 - 0.10 * (x / 0.62) ** 2) for x in np.linspace(-0.60, 0.60, 40)]
    handset = tube(grip, 0.068, black)
    handset.location = (0, 0.2, 0)
    return group([*parts, handset], location, (0, 0, math.radians(9)))


@picture("marsa-night-desk", 2880, 2160, 32, 3)
def night_desk():
    """Builds Mr Saleh's desk at half past two: 31 hooks, four keys missing, a bell."""
    sky(top="#0d1116", middle="#12171d", horizon="#1a2026", fill=0.03)
    panel = surface("#5b3a22", rough=0.4, mottle=0.18, mottle_size=0.6, grain=0.003, grain_size=0.05, coat=0.15)
    brass = surface("#d9a64a", rough=0.24, metal=1.0, mottle=0.03, mottle_size=0.2)
    box((18, 0.4, 10), (0, 2.6, 3.5), plaster("#3d4f52", 1.2, relief=0.03), bevel=0.02)
    box((6.75, 0.16, 3.9), (-0.34, 2.36, 3.15), panel, bevel=0.04)
    for k in range(5):
        box((6.75, 0.06, 0.05), (-0.34, 2.26, 1.35 + 0.9 * k), surface("#6d4629", rough=0.4, mottle=0.1), bevel=0.01)
    key_ring = [(0.075 * math.cos(a), 0.075 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40)]
    ink = surface("#22303a", rough=0.6, mottle=0)
    number, out = 0, {4, 11, 18, 26}
    for row in range(4):
        for col in range(8):
            number += 1
            if number > 31:
                break
            x, z = -3.28 + 0.84 * col, 4.72 - 0.9 * row
            lathe(rounded([(0, 0), (0.035, 0), (0.035, 0.16), (0.06, 0.2), (0, 0.22)], 0.01), (x, 2.28, z), brass, 32, rotation=(math.pi / 2, 0, 0))
            if number in out:
                continue
            ring = tube([(px, pz - 0.075) for px, pz in key_ring], 0.011, brass)
            shaft = box((0.038, 0.03, 0.36), (0, 0, -0.34), brass, bevel=0.008)
            bit = box((0.11, 0.02, 0.09), (0.05, 0, -0.47), brass, bevel=0.005)
            tag = lathe(rounded([(0, 0), (0.10, 0), (0.10, 0.03), (0, 0.03)], 0.01), (-0.10, -0.05, -0.24), surface("#c9d6d6" if number % 3 else "#a8bfc5", rough=0.5, mottle=0), 48, rotation=(math.pi / 2, 0, 0))
            digits = lettering(str(number), 0.105, ink, (-0.10, -0.084, -0.278), depth=0.001)
            group([ring, shaft, bit, tag, digits], (x, 2.12, z - 0.01), (0, math.radians(5 * math.sin(number * 2.1)), math.radians(9 * math.sin(number))))
    box((18, 2.8, 0.3), (0, 0.4, 0.0), surface("#4a2f1c", rough=0.22, mottle=0.16, mottle_size=0.8, coat=0.35), bevel=0.06)
    box((18, 0.2, 3), (0, -0.85, -1.6), panel, bevel=0.03)
    # The brass bell.
    lathe(rounded([(0, 0), (0.52, 0), (0.56, 0.05), (0.50, 0.12), (0, 0.12)], 0.03), (0.75, -0.1, 0.15), surface("#2a1c12", rough=0.3, mottle=0), 96)
    lathe(rounded([(0.46, 0.16), (0.45, 0.26), (0.34, 0.44), (0.12, 0.52), (0, 0.53)], 0.12, 12), (0.75, -0.1, 0.12), brass, 160)
    sphere(0.08, (0.75, -0.1, 0.72), brass, "button")
    # The telephone, the book, the lamp.
    black = surface("#15181b", rough=0.2, spec=0.5, mottle=0, coat=0.4)
    telephone((-1.5, 0.05, 0.15), black, brass, surface("#efe8d6", rough=0.5, mottle=0))
    leaf = surface("#e8dfcc", rough=0.8, mottle=0.03, mottle_size=0.3)
    box((1.5, 1.05, 0.10), (2.55, -0.15, 0.2), surface("#31424a", rough=0.6, mottle=0.05), bevel=0.02, rotation=(0, 0, 0.16))
    box((1.42, 0.98, 0.05), (2.55, -0.15, 0.26), leaf, bevel=0.01, rotation=(0, 0, 0.16))
    lathe([(0, 0), (0.028, 0), (0.028, 1.0), (0.0, 1.1)], (2.2, -0.35, 0.31), black, 16, rotation=(0, math.radians(88), 0.6))
    shade = shone(mesh_from_grid("shade", np.stack([np.stack([r * np.cos(np.linspace(0, 2 * math.pi, 96, endpoint=False)), r * np.sin(np.linspace(0, 2 * math.pi, 96, endpoint=False)), np.full(96, z)], -1) for r, z in ((0.42, 0.62), (0.78, 0.0))]), lantern("#f3cf8a", 1.1, 0.8), closed=True, location=(3.05, 0.85, 1.85)))
    lathe(rounded([(0, 0), (0.36, 0), (0.34, 0.08), (0.06, 0.16), (0.045, 0.9), (0.045, 1.9), (0, 1.9)], 0.05), (3.05, 0.85, 0.15), brass, 64)
    lamp((3.05, 0.75, 2.0), 190, (1.0, 0.70, 0.38), 0.35)
    fill = area((-6, -6, 5), (0, 1, 2), 4, 140, (0.55, 0.72, 1.0))
    exposure(1.5)
    camera((0.15, -9.4, 2.7), (0.1, 0, 2.15), lens=54)
