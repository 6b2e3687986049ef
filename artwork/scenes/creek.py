"""Builds the cover of Marsa Creek Hotels, and the ferry of the Creek."""

import math

import bpy
import numpy as np

from dunes import wind_tower
from marks import tube
from projects import book_lettering, device
from world import (
    arch_outline, area, box, camera, disc_outline, exposure, glow, ground, group, lantern, lathe, mesh_from_grid, picture,
    plaster, rounded, rounded_rectangle, sky, slab, sphere, surface,
)


def abra(place, turn, wood, canvas, trim):
    """Builds an abra, the Creek's ferry, facing +X, with the water at the height of `place`: a wooden hull with a raised
    prow, a canopy on posts over a bench, people on the bench, tyres along its side, and a lamp."""
    t, v = np.meshgrid(np.linspace(-1, 1, 80), np.linspace(0, 1, 14))
    beam = 0.52 * np.where(t > 0, 1 - np.abs(t) ** 2.4, 1 - np.abs(t) ** 4.5)
    sheer = 0.36 + 0.50 * np.clip(t, 0, 1) ** 3 + 0.26 * np.clip(-t, 0, 1) ** 3
    x = 1.95 * t * (0.84 + 0.16 * v)
    parts = []
    for side in (-1, 1):
        parts.append(mesh_from_grid("hull", np.stack([x, side * beam * (0.62 + 0.38 * v**0.7), -0.15 + (sheer + 0.15) * v], -1), wood, thickness=0.03))
        parts.append(mesh_from_grid("rail", np.stack([x[-2:], side * (beam[-2:] + 0.02), sheer[-2:] + np.array([[-0.10], [0.02]])], -1), trim, thickness=0.045))
    parts.append(mesh_from_grid("deck", np.stack([x[-2:], np.array([[-1], [1]]) * beam[-2:], sheer[-2:] - 0.10], -1), wood, thickness=0.02))
    parts.append(box((0.09, 0.09, 0.46), (1.93, 0, 0.92), wood, bevel=0.02, rotation=(0, 0.35, 0)))
    parts.append(box((0.08, 0.08, 0.34), (-1.92, 0, 0.66), wood, bevel=0.02, rotation=(0, -0.3, 0)))
    # The canopy with its hanging edge.
    u, w = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 20))
    parts.append(mesh_from_grid("canopy", np.stack([1.12 * u - 0.05, 0.56 * w, 1.50 - 0.09 * w**2 - 0.03 * u**2], -1), canvas, thickness=0.025))
    for side in (-1, 1):
        edge = np.linspace(-1, 1, 160)
        low = 0.10 + 0.035 * np.abs(np.sin(edge * 11))
        parts.append(mesh_from_grid("edge", np.stack([np.stack([1.12 * edge - 0.05, 0 * edge + side * 0.565, 1.41 - 0.03 * edge**2 - part * low], -1) for part in (0, 1)]), canvas, thickness=0.012))
    parts += [box((0.045, 0.045, 1.12), (px, py, 0.86), wood, bevel=0.01) for px in (-1.05, -0.36, 0.33, 0.95) for py in (-0.44, 0.44)]
    parts.append(box((1.8, 0.36, 0.30), (-0.05, 0, 0.48), wood, bevel=0.03))
    hair = surface("#1d1815", rough=0.8, mottle=0)
    for px, py, z, shirt in ((-0.66, -0.14, 0.84, "#dcd6c8"), (-0.22, -0.14, 0.82, "#8a4a38"), (0.12, -0.14, 0.83, "#54687c"), (0.62, -0.14, 0.84, "#dcd6c8"), (-0.42, 0.16, 0.82, "#6d7a5c"), (0.4, 0.16, 0.84, "#c9bda0"), (-1.38, 0, 0.92, "#b9b4a6")):
        cloth = surface(shirt, rough=0.9, mottle=0)
        body = lathe(rounded([(0, -0.22), (0.12, -0.22), (0.115, -0.05), (0.135, 0.12), (0.05, 0.22), (0, 0.23)], 0.06, 6), (px, py, z), cloth, 32, smooth_angle=180)
        head = sphere(0.072, (px, py, z + 0.30), surface("#7d5640", rough=0.7, mottle=0), "head")
        top = sphere(0.075, (px, py + 0.012, z + 0.315), hair, "hair")
        body.scale, head.scale = (1.0, 0.75, 1.0), (0.9, 0.9, 1.15)
        # Knees of those who sit, legs of the one who stands at the stern.
        legs = box((0.19, 0.30, 0.13), (px, py - 0.14 if py < 0 else py + 0.14, z - 0.15), cloth, bevel=0.05) if py else box((0.17, 0.14, 0.40), (px, py, z - 0.36), cloth, bevel=0.04)
        parts += [body, head, top, legs]
    rubber = surface("#15171a", rough=0.8, mottle=0)
    parts += [lathe([(0.11 + 0.045 * math.cos(a), 0.045 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 14)], (px, -0.56, 0.13), rubber, 36, smooth_angle=180, rotation=(math.pi / 2, 0, 0)) for px in (-0.85, 0.45)]
    bulb = sphere(0.05, (-0.05, -0.50, 1.21), glow("#ffe0a0", 2.4), "bulb")
    bulb.visible_diffuse = bulb.visible_shadow = False
    light = bpy.data.lights.new("abra", "POINT")
    light.energy, light.color, light.shadow_soft_size = 7, (1.0, 0.72, 0.42), 0.08
    under = bpy.data.objects.new("abra", light)
    under.location = (-0.05, -0.40, 1.18)
    bpy.context.scene.collection.objects.link(under)
    return group([*parts, bulb, under], place, (0, 0, turn))


@picture("project-marsa-creek", 2880, 2160, 28, 3)
def marsa_creek():
    """Builds the night desk at blue hour: the booking page, a lamp, a brass key with tag, a wet quay outside."""
    sky(top="#16263f", middle="#3d5878", horizon="#d29a6a", span=0.3, fill=0.35, fill_colour=(0.5, 0.68, 1.0))
    wall = plaster("#3a4a60", 1.2, relief=0.03)
    slab([(-12, -3), (12, -3), (12, 8), (-12, 8)], 0.8, wall, [arch_outline(3.4, 4.4, 2.6, 0.2)], bevel=0.05, location=(0, 3.2, 0.2))
    # The other bank: houses, wind towers and an abra with a lamp.
    houses, pane = [plaster(c, 3.0) for c in ("#4a5568", "#3f4a5e", "#525c6c")], glow("#ffca7a", 1.6)
    for i in range(12):
        x, w, h = -14 + 4.1 * i, 3.9 + 0.7 * ((i * 7) % 3) / 3, 2.2 + 0.5 * ((i * 5) % 4)
        box((w, 3, h + 1), (x, 64, h / 2 - 0.5), houses[i % 3], bevel=0.03)
        box((w + 0.16, 3.2, 0.16), (x, 64, h), houses[(i + 1) % 3], bevel=0.03)
        for k in range(int(w)):
            if (i * 3 + k * 5) % 4:
                box((0.3, 0.05, 0.56), (x - w / 2 + 0.6 + k, 62.46, 0.75 + (k % 2) * 0.85 * (h > 2.6)), pane, bevel=0.01)
    for i, (x, w, h) in enumerate([(2.6, 2.2, 6.2), (10.6, 2.0, 5.4), (16.9, 2.4, 7.6), (24, 2.2, 6.0)]):
        wind_tower(x, 61.6, w, h, houses[i % 3], houses[2])
    wood = surface("#4a2f1c", rough=0.28, mottle=0.16, mottle_size=0.8, coat=0.3)
    abra((6.0, 32, -0.9), 0.06, surface("#6b4428", rough=0.5, mottle=0.16, mottle_size=0.4), surface("#a9a08c", rough=0.9, mottle=0.04), surface("#b9a473", rough=0.6, mottle=0))
    ground(lambda gx, gy: 0 * gx - 0.9, surface("#2b4358", rough=0.07, spec=0.65, mottle=0, relief=0.05, relief_size=0.8), (-110, 110), (4, 120), (6, 6))
    # The window's wooden frame, its fanlight, and a stone sill.
    timber = surface("#4a3220", rough=0.5, mottle=0.16, mottle_size=0.4)
    arc = [(2.6 - 1.66 * math.cos(a), 3.1 + 1.66 * math.sin(a)) for a in np.linspace(0, math.pi, 60)]
    tube([(0.94, 0.4), *arc, (4.26, 0.4)], 0.075, timber).location = (0, 3.25, 0)
    box((3.4, 0.12, 0.12), (2.6, 3.25, 3.1), timber, bevel=0.02)
    box((3.4, 0.12, 0.12), (2.6, 3.25, 0.47), timber, bevel=0.02)
    for a in (45, 90, 135):
        turn = math.radians(a)
        tube([(2.6 + 0.5 * math.cos(turn), 3.1 + 0.5 * math.sin(turn)), (2.6 + 1.66 * math.cos(turn), 3.1 + 1.66 * math.sin(turn))], 0.03, timber).location = (0, 3.25, 0)
    tube([(2.6 + 0.5 * math.cos(a), 3.1 + 0.5 * math.sin(a)) for a in np.linspace(0, math.pi, 40)], 0.03, timber).location = (0, 3.25, 0)
    box((3.8, 0.9, 0.14), (2.6, 2.72, 0.33), surface("#8f8778", rough=0.6, mottle=0.08, mottle_size=0.4), bevel=0.03)
    brass = surface("#d9a64a", rough=0.24, metal=1.0, mottle=0.03, mottle_size=0.2)
    box((18, 4.6, 0.3), (0, 0.4, -0.15), wood, bevel=0.05)
    device("marsa-creek.png", 4.5, 2.86, 0.14, 0.14, 0.09, surface("#181b20", rough=0.35, mottle=0, coat=0.3), (-0.9, 0.2, 0.02), (math.radians(-11), 0, math.radians(-9)), shine=0.85)
    # The lamp, and a key on its tag.
    lathe(rounded([(0, 0), (0.42, 0), (0.4, 0.08), (0.06, 0.16), (0.045, 0.9), (0.045, 2.1), (0, 2.1)], 0.05), (3.3, 0.5, 0), brass, 64)
    angles = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    shade = mesh_from_grid("shade", np.stack([np.stack([r * np.cos(angles), r * np.sin(angles), np.full(96, z)], -1) for r, z in ((0.45, 0.7), (0.85, 0.0))]), lantern("#f3cf8a", 1.1, 0.8), closed=True, location=(3.3, 0.5, 2.0))
    shade.visible_diffuse = shade.visible_shadow = False
    lamp = area((3.3, 0.15, 2.1), (1.9, -1.2, 0), 0.5, 150, (1.0, 0.72, 0.40))
    lamp.visible_camera = False
    glim = area((3.45, 0.9, 2.5), (1.2, 2.8, 3.6), 0.6, 70, (1.0, 0.72, 0.40))
    glim.visible_camera = False
    wash = area((-5, -6, 5), (0, 1, 1.5), 4, 110, (0.55, 0.72, 1.0))
    wash.visible_camera = False
    shaft = box((0.9, 0.07, 0.06), (0.45, 0, 0), brass, bevel=0.015)
    bit = box((0.18, 0.24, 0.05), (0.8, -0.13, 0), brass, bevel=0.01)
    bow = lathe(rounded([(0.12, -0.035), (0.24, -0.035), (0.24, 0.035), (0.12, 0.035)], 0.01), (-0.16, 0, 0), brass, 48)
    group([shaft, bit, bow], (2.35, -1.15, 0.06), (0, 0, math.radians(-14)))
    # The tag leans on the lamp's foot and has the room's number in both scripts.
    ink = surface("#12233c", rough=0.6, mottle=0)
    tag = [slab(rounded_rectangle(1.22, 0.80, 0.15), 0.07, surface("#e7dcc0", rough=0.5, mottle=0.02), [disc_outline(0.045, 0, 0.30)], bevel=0.015)]
    tag += [slab(rounded_rectangle(1.10, 0.68, 0.11), 0.004, ink, [rounded_rectangle(1.076, 0.656, 0.10)], bevel=0.001, location=(0, -0.037, 0))]
    tag.append(box((0.012, 0.006, 0.34), (0, -0.038, -0.07), ink, bevel=0.002))
    tag.append(lathe([(0.062 + 0.014 * math.cos(a), 0.014 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 16)], (0, -0.036, 0.30), brass, 48, smooth_angle=180, rotation=(math.pi / 2, 0, 0)))
    for numeral, x in (("9", -0.28), ("\u0669", 0.28)):
        digit = book_lettering(numeral, 1.42, ink, (0, 0, 0))
        bpy.context.view_layer.update()
        corners = np.array(digit.bound_box)
        across, high = (corners.min(0) + corners.max(0))[:2] / 2
        digit.location = (x - across, -0.037, -0.07 - high)
        tag.append(digit)
    group(tag, (2.36, -0.62, 0.385), (math.radians(-20), 0, math.radians(-6)))
    exposure(1.35)
    camera((0.55, -11.2, 2.3), (0.55, 0, 1.62), lens=54)
