"""Builds scenes for Falaj: its bottle on a shelf, in a crate, on a lorry, on a wall."""

import math

import bpy
import numpy as np

from marks import tube
from projects import FALAJ_LINE, TEXTURES, clear_sky, falaj_bottle, falaj_glaze, falaj_line, falaj_mark
from world import (
    area, box, camera, decal, fbm, glow, ground, group, haze, image_plane, lathe, mesh_from_grid, picture, plaster,
    printed, rounded, rounded_rectangle, sky, slab, sphere, sun, surface,
)

BLUE = "#4f7696"  # the shaded side of a wall at noon
SPRAY = "#2f6694"  # the same blue as paint in the sun


def copies(thing, places):
    """Adds instances of an object, which need no memory. Places are (x, y, z) or (x, y, z, turn)."""
    for x, y, z, *turn in places:
        other = thing.copy()
        other.location = (x, y, z)
        other.rotation_euler.z += turn[0] if turn else 0
        bpy.context.scene.collection.objects.link(other)


def wheel(location, rubber, steel, dark, deep=False):
    """Builds a lorry's wheel that faces the camera: tyre, rim, hand holes and nuts. `deep` is the dish of a twin wheel."""
    tyre = [(0.29, 0.10), (0.31, 0.135), (0.37, 0.155), (0.45, 0.152), (0.495, 0.135), (0.518, 0.11)]
    for groove in (0.075, 0.025, -0.025, -0.075):
        tyre += [(0.520, groove + 0.012), (0.506, groove + 0.008), (0.506, groove - 0.008), (0.520, groove - 0.012)]
    tyre += [(0.518, -0.11), (0.45, -0.152), (0.31, -0.135), (0.29, -0.10)]
    parts = [lathe(rounded(tyre, 0.012, 4), (0, 0, 0), rubber, 160, smooth_angle=35)]
    # Rings on the sidewall.
    parts += [lathe([(r - 0.006, 0.150), (r, 0.160), (r + 0.006, 0.150)], (0, 0, 0), rubber, 120) for r in (0.375, 0.435)]
    z = -0.045 if deep else 0.055
    rim = [(0.285, 0.09), (0.305, 0.125), (0.300, 0.142), (0.286, 0.140), (0.272, 0.11), (0.262, z), (0.235, z - 0.012), (0.17, z + 0.035), (0.125, z + 0.04)]
    cap = [(0.115, 0.12 if deep else z + 0.075), (0.095, 0.14 if deep else z + 0.095), (0, 0.145 if deep else z + 0.10)]
    parts.append(lathe(rounded([*rim, (0.122, z + 0.045), *cap], 0.012, 5), (0, 0, 0), steel, 160, smooth_angle=45))
    for k in range(8):
        turn = 2 * math.pi * (k + 0.5) / 8
        hole = sphere(0.033, (0.213 * math.cos(turn), 0.213 * math.sin(turn), z + 0.004), dark, "hole")
        hole.scale, hole.rotation_euler = (0.75, 1, 0.35), (0, 0, turn)
        parts.append(hole)
    for k in range(10):
        turn = 2 * math.pi * k / 10
        parts.append(lathe([(0, 0.03), (0.010, 0.03), (0.013, 0), (0.013, -0.01)], (0.147 * math.cos(turn), 0.147 * math.sin(turn), z + 0.042), steel, 6, smooth_angle=10))
    return group(parts, location, (math.pi / 2, 0, 0))


def cab(white, dark, steel):
    """Builds the cab: a shell with open windows, its door, steps, mirror, bumper and driver."""
    front, axle, inner = 4.23, 3.15, surface("#2a2d30", rough=0.9, mottle=0)
    arch = [(axle + 0.64 * math.cos(a), 0.52 + 0.64 * math.sin(a)) for a in np.linspace(math.radians(168), math.radians(12), 40)]
    outline = [(2.32, 0.66), *arch, (4.15, 0.66), (front, 0.78), (front + 0.01, 1.62), (4.19, 1.88), (3.93, 2.92), (3.86, 3.07), (3.72, 3.16), (2.44, 3.22), (2.34, 3.19), (2.32, 3.10)]
    window = [(2.80, 2.04), (4.00, 2.00), (3.975, 2.12), (3.80, 2.82), (3.74, 2.88), (2.86, 2.92), (2.80, 2.86)]
    parts = [slab(outline, 0.10, white, [window], bevel=0.03, location=(0, y, 0)) for y in (-1.15, 1.15)]
    across = 2.3
    for size, place, lean in (((1.36, across, 0.07), (3.06, 0, 3.19), 0.04), ((0.06, across, 2.5), (2.34, 0, 1.95), 0), ((0.06, across, 0.95), (4.225, 0, 1.35), 0), ((1.75, across, 0.06), (3.25, 0, 1.28), 0)):
        parts.append(box(size, place, white, bevel=0.02, rotation=(0, lean, 0)))
    # Inside: dashboard, seats, wheel and driver.
    parts.append(box((0.34, across, 0.55), (4.02, 0, 1.75), inner, bevel=0.08))
    for x, y in ((2.66, -0.55), (3.16, 0.55)):  # the near seat is slid back, so that the driver is seen
        parts.append(box((0.16, 0.5, 0.85), (x + 0.06, y, 2.02), inner, bevel=0.06, rotation=(0, -0.12, 0)))
        parts.append(box((0.12, 0.26, 0.2), (x, y, 2.56), inner, bevel=0.05, rotation=(0, -0.12, 0)))
    parts.append(lathe([(0.21 + 0.018 * math.cos(a), 0.018 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 16)], (3.96, 0.55, 2.14), inner, 48, rotation=(0, math.radians(-55), 0)))
    shirt, skin, cap = (surface(c, rough=0.8, mottle=0) for c in ("#a9bccb", "#8a5c40", SPRAY))
    body, head, hat = sphere(0.27, (3.50, 0.55, 2.10), shirt, "body"), sphere(0.135, (3.56, 0.55, 2.58), skin, "head"), sphere(0.145, (3.545, 0.55, 2.635), cap, "hat")
    body.scale, head.scale, hat.scale = (0.62, 0.95, 1.15), (0.95, 0.85, 1.2), (1, 0.9, 0.75)
    arm = tube([(3.53, 2.30), (3.72, 2.08), (3.93, 2.24)], 0.055, shirt)
    arm.location = (0, 0.42, 0)
    parts += [body, head, hat, arm]
    lit = area((3.9, 0.2, 2.72), (3.2, 0.5, 2.3), 0.4, 11, (1.0, 0.84, 0.62))
    lit.visible_camera = False
    parts.append(lit)
    # The window's rubber, the bar of its front part, and the pane.
    pane = surface("#33434c", rough=0.04, spec=0.6, mottle=0)
    pane.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.16
    parts.append(slab(window, 0.006, pane, bevel=0.001, location=(0, -1.17, 0)))
    rubber = tube([*window, window[0]], 0.022, dark)
    bar = box((0.045, 0.05, 0.88), (3.56, -1.19, 2.45), dark, bevel=0.01)
    rubber.location = (0, -1.195, 0)
    parts += [rubber, bar]
    # Seams of the door, its handle, and the rail beside it.
    seam = surface("#5f5d57", rough=0.9, mottle=0)
    door = tube(rounded([np.array(p) for p in [(2.70, 1.25), (2.70, 3.00), (3.80, 2.955), (4.08, 1.95), (4.08, 1.25)]], 0.10, 6), 0.009, seam)
    sill = tube([(2.70, 1.25), (2.86, 1.19), (4.08, 1.25)][:1] + [(axle + 0.78 * math.cos(a), 0.52 + 0.78 * math.sin(a)) for a in np.linspace(math.radians(116), math.radians(64), 16)] + [(4.08, 1.25)], 0.009, seam)
    belt = tube([(2.36, 1.90), (4.17, 1.90)], 0.007, seam)
    for line in (door, sill, belt):
        line.location = (0, -1.201, 0)
    parts += [door, sill, belt]
    parts.append(box((0.17, 0.05, 0.06), (2.83, -1.215, 1.70), dark, bevel=0.015))
    hold = tube(rounded([np.array(p) for p in [(2.54, 1.60), (2.54, 2.75)]], 0.01), 0.016, dark)
    hold.location = (0, -1.26, 0)
    parts += [hold, *(box((0.04, 0.08, 0.04), (2.54, -1.235, z), dark, bevel=0.01) for z in (1.60, 2.75))]
    # Mirrors on two arms.
    for z in (2.72, 2.10):
        arm = tube([(3.93, z), (4.20, z + 0.02)], 0.014, dark)
        arm.location, arm.rotation_euler = (0, -1.22, 0), (0, 0, 0)
        parts.append(arm)
    parts += [box((0.11, 0.24, 0.40), (4.20, -1.36, 2.54), dark, bevel=0.04), box((0.11, 0.22, 0.18), (4.20, -1.35, 2.19), dark, bevel=0.04)]
    # Wheel arch, steps, bumper and lamps.
    lip = [(axle + r * math.cos(a), 0.52 + r * math.sin(a)) for r, turns in ((0.70, (168, 12)), (0.62, (12, 168))) for a in np.radians(np.linspace(*turns, 40))]
    parts.append(slab(lip, 0.09, dark, bevel=0.012, location=(0, -1.17, 0)))
    parts.append(slab([(axle + r * math.cos(a), 0.56 + r * math.sin(a)) for r, turns in ((0.64, (180, 0)), (0.60, (0, 180))) for a in np.radians(np.linspace(*turns, 30))], 2.2, inner, bevel=0.0))
    bumper = [(3.80, 0.42), (4.22, 0.42), (4.32, 0.50), (4.33, 0.92), (4.27, 0.98), (3.86, 0.98)]
    parts.append(slab(bumper, 2.44, dark, bevel=0.03))
    parts += [box((0.24, 0.03, 0.13), (4.02, -1.235, 0.70), inner, bevel=0.01), box((0.26, 0.05, 0.025), (4.02, -1.24, 0.635), steel, bevel=0.008)]
    for y in (-1.0, 1.0):
        parts.append(box((0.12, 0.36, 0.15), (4.29, y * 1.06, 0.84), glow("#fff3d6", 2.0), bevel=0.03))
    parts.append(box((0.13, 0.02, 0.06), (4.12, -1.21, 1.12), glow("#ffb54a", 1.0), bevel=0.01))
    # The deflector on the roof.
    parts.append(slab([(2.36, 3.22), (3.45, 3.20), (3.30, 3.34), (2.92, 3.58), (2.52, 3.74), (2.36, 3.76)], 2.1, white, bevel=0.05))
    return parts


def lorry():
    """Builds a lorry, 9 long, centred at the origin, facing right, the line on its near side."""
    white, dark = surface("#f3f4f2", rough=0.40, spec=0.35, mottle=0.02, mottle_size=0.8), surface("#22272c", rough=0.6, mottle=0.05)
    steel = surface("#a9aeb0", rough=0.35, metal=0.8, mottle=0.03)
    rubber = surface("#1c1e20", rough=0.8, spec=0.2, mottle=0.10, mottle_size=0.2)
    parts = [box((6.6, 2.5, 2.75), (-1.3, 0, 2.45), white, bevel=0.03)]
    # The box body: seams between its panels, rails with rivets, and corner posts.
    seam, trim = surface("#b9b4a8", rough=0.6, mottle=0), surface("#c9cac6", rough=0.35, metal=0.5, mottle=0.02)
    for k in range(5):
        parts.append(box((0.014, 0.006, 2.5), (-3.5 + 1.1 * k, -1.25, 2.45), seam, bevel=0.002))
    for z, high in ((1.14, 0.13), (3.77, 0.11)):
        parts.append(box((6.62, 0.03, high), (-1.3, -1.246, z), trim, bevel=0.008))
        rivet = sphere(0.012, (0, 0, -50), trim, "rivet")
        for k in range(54):
            other = rivet.copy()
            other.location = (-4.53 + 0.122 * k, -1.262, z + (0.02 if z < 2 else 0))
            bpy.context.scene.collection.objects.link(other)
            parts.append(other)
    for x in (-4.56, 1.96):
        parts.append(box((0.09, 0.02, 2.75), (x, -1.248, 2.45), trim, bevel=0.008))
    line = image_plane(6.5, 2.708, decal(TEXTURES / "falaj-lorry.png", SPRAY, 0.5), (-1.35, -1.264, 2.45))
    line.visible_shadow = False
    parts.append(line)
    # Below it: frame, tank, guard rails, mud flaps and lamps.
    parts.append(box((8.4, 1.1, 0.25), (-0.4, 0, 0.92), dark, bevel=0.03))
    parts.append(lathe(rounded([(0, -0.55), (0.30, -0.55), (0.30, 0.55), (0, 0.55)], 0.05), (1.15, -0.80, 0.74), steel, 64, rotation=(0, math.pi / 2, 0)))
    parts += [lathe([(0.302, -0.03), (0.308, -0.02), (0.308, 0.02), (0.302, 0.03)], (x, -0.80, 0.74), dark, 64, rotation=(0, math.pi / 2, 0)) for x in (0.85, 1.45)]
    parts.append(box((0.7, 0.5, 0.42), (-0.1, -0.85, 0.78), dark, bevel=0.03))
    parts += [box((3.5, 0.04, 0.11), (0.02, -1.20, z), trim, bevel=0.015) for z in (0.56, 0.86)]
    parts += [box((0.06, 0.05, 0.66), (x, -1.17, 0.80), dark, bevel=0.01) for x in (-1.5, 0.1, 1.6)]
    for x in (-4.32, -1.80):
        parts.append(box((0.03, 0.62, 0.66), (x, -0.95, 0.72), rubber, bevel=0.01))
    parts.append(box((0.10, 2.3, 0.14), (-4.56, 0, 0.62), dark, bevel=0.02))
    parts.append(box((0.05, 2.3, 0.24), (-4.58, 0, 0.92), dark, bevel=0.015))
    parts += [box((0.06, 0.08, 0.5), (-4.54, y, 0.82), dark, bevel=0.01) for y in (-0.6, 0.6)]
    parts.append(box((0.05, 0.4, 0.12), (-4.615, -0.95, 0.92), glow("#d8372a", 1.0), bevel=0.02))
    for x in (-3.6, -2.45):
        parts.append(wheel((x, -1.07, 0.52), rubber, steel, dark, deep=True))
        parts += [lathe(rounded([(0, -0.17), (0.30, -0.17), (0.52, -0.13), (0.52, 0.13), (0.30, 0.17), (0, 0.17)], 0.04), (x, y, 0.52), rubber, 96, rotation=(math.pi / 2, 0, 0)) for y in (-0.72, 0.72, 1.07)]
    parts.append(wheel((3.15, -1.05, 0.52), rubber, steel, dark))
    parts.append(lathe(rounded([(0, -0.17), (0.30, -0.17), (0.52, -0.13), (0.52, 0.13), (0.30, 0.17), (0, 0.17)], 0.04), (3.15, 1.05, 0.52), rubber, 96, rotation=(math.pi / 2, 0, 0)))
    for k in range(6):  # marker lamps on the bottom rail
        parts.append(box((0.09, 0.02, 0.05), (-4.2 + 1.16 * k, -1.268, 1.125), glow("#ffb54a", 1.2), bevel=0.008))
    parts.append(box((0.2, 0.5, 1.6), (2.14, -0.7, 1.75), dark, bevel=0.04))
    return parts + cab(white, dark, steel)


@picture("falaj-lorry", 2880, 1800, 24)
def night_road():
    """Builds a lorry on the E22 before sunrise; the line on its side is the brightest object."""
    sky(top="#31465a", middle="#8296a2", horizon="#eeb98c", span=0.30, fill=0.62, fill_colour=(0.62, 0.78, 1.0))
    sun(elevation=5, azimuth=-38, strength=2.3, softness=3.0, colour=(1.0, 0.72, 0.5))
    group(lorry(), (0.6, 2.0, 0.014), (0, 0, math.radians(4)))
    beam = area((5.6, 2.2, 1.15), (15, 2.6, 0.0), 0.8, 420, (1.0, 0.86, 0.62))
    beam.visible_camera = False
    asphalt = surface("#3a3d40", rough=0.85, spec=0.2, mottle=0.08, mottle_size=1.5, grain=0.012, grain_size=0.04)
    slab([(-90, -3.4), (90, -3.4), (90, 4.6), (-90, 4.6)], 0.12, asphalt, bevel=0.01, location=(0, 0, -0.04), rotation=(0, 0, 0))
    stripe = surface("#e2ddd0", rough=0.8, mottle=0.08, mottle_size=0.4)
    for y in (-3.0, 4.2):
        slab([(-90, y - 0.07), (90, y - 0.07), (90, y + 0.07), (-90, y + 0.07)], 0.004, stripe, bevel=0.001, location=(0, 0, 0.026), rotation=(0, 0, 0))
    for k in range(-6, 7):
        slab([(k * 6, -0.06), (k * 6 + 2.6, -0.06), (k * 6 + 2.6, 0.06), (k * 6, 0.06)], 0.004, stripe, bevel=0.001, location=(0, -0.4, 0.026), rotation=(0, 0, 0))

    # Gravel, a concrete barrier, and the mountain ridge at Al Ain in haze.
    ground(lambda x, y: 0 * x - 0.12, surface("#4d5253", rough=0.9, mottle=0.1, mottle_size=1.2, grain=0.02, grain_size=0.06), (-120, 120), (-14, 160), (4, 4))
    barrier = surface("#a3a8a8", rough=0.8, mottle=0.06)
    for k in range(-16, 17):
        box((2.96, 0.3, 0.8), (k * 3.0, 5.9, 0.28), barrier, bevel=0.05)

    def ridge(x, y):
        rise = np.exp(-(((x + 30) / 34) ** 2)) * 14 + np.exp(-(((x - 45) / 22) ** 2)) * 7
        return np.where(y > 108, rise * (1 + 0.22 * fbm(x * 0.09, y * 0.05, 5, 4)), -0.2)

    ground(ridge, surface("#59646c", rough=0.95, mottle=0.1, mottle_size=6), (-140, 140), (100, 150), (600, 12))
    pole, head = surface("#6c7377", rough=0.5, mottle=0), glow("#ffd9a0", 1.8)
    for k in range(-3, 4):
        lathe([(0, 0), (0.07, 0), (0.05, 7.5), (0, 7.5)], (k * 14 + 5, 6.8, 0), pole, 16)
        box((0.16, 1.3, 0.1), (k * 14 + 5, 6.2, 7.5), pole, bevel=0.02)
        box((0.14, 0.5, 0.04), (k * 14 + 5, 5.9, 7.44), head, bevel=0.01)
    haze(30, 160, "#d9b79c", 0.62)
    camera((0.4, -13.6, 1.7), (0.4, 0, 2.35), lens=40)


@picture("falaj-crate", 1800, 2250)
def crate():
    """Builds a crate of twenty bottles from above, in early sun."""
    sky(fill=0.6)
    sun(elevation=27, azimuth=-118, strength=4.6, softness=1.0)
    wood = surface("#c79a62", rough=0.7, mottle=0.14, mottle_size=0.6, grain=0.006, grain_size=0.05, relief=0.01, relief_size=0.3)
    bottle = falaj_bottle(falaj_glaze(), (0, 0, 0.1), sides=240, step=0.03)
    cap = lathe(rounded([(0, 0), (0.42, 0), (0.44, 0.06), (0.44, 0.26), (0.38, 0.32), (0, 0.33)], 0.05), (0, 0, 3.34), surface(BLUE, rough=0.45, mottle=0.03), 96)
    step = 1.86
    places = [((c - 1.5) * step, (r - 2.0) * step) for c in range(4) for r in range(5)]
    for k, (x, y) in enumerate(places):
        copies(bottle, [(x, y, 0.1, 0.7 * x + 1.3 * y)])
        copies(cap, [(x, y, 3.40)])
        # The name on the caps, in both scripts in turn.
        file, wide, high = (("falaj-mark.png", 0.58, 0.3625), ("falaj-arabic.png", 0.4, 0.4))[(k + k // 5) % 2]
        image_plane(wide, high, decal(TEXTURES / file, "#f4f6f6"), (x, y, 3.735), rotation=(0, 0, 0.3 * math.sin(2 * k)))
    bottle.hide_render = cap.hide_render = True
    half_w, half_h = 2 * step + 0.16, 2.5 * step + 0.16
    for z in (0.55, 1.55, 2.5):
        for side in (-1, 1):
            box((2 * half_w + 0.3, 0.16, 0.62), (0, side * half_h, z), wood, bevel=0.03, worn=0.006, seed=int(z * 3 + side))
            box((0.16, 2 * half_h, 0.62), (side * half_w, 0, z), wood, bevel=0.03, worn=0.006, seed=int(z * 5 + side))
    for side in (-1, 1):
        for end in (-1, 1):
            box((0.3, 0.3, 2.6), (side * (half_w - 0.2), end * (half_h - 0.2), 1.4), wood, bevel=0.03)
    for k in range(1, 4):
        box((0.07, 2 * half_h, 0.5), ((k - 2) * step, 0, 2.0), wood, bevel=0.01)
    for k in range(1, 5):
        box((2 * half_w, 0.07, 0.5), (0, (k - 2.5) * step, 1.992), wood, bevel=0.01)
    ground(lambda x, y: 0.02 * fbm(x * 0.5, y * 0.5, 3, 3), plaster("#b7bcbf", 2.0, relief=0.02, grain=0.01, grain_size=0.05, mottle=0.05), (-16, 16), (-18, 18), (200, 200))
    camera((0, -6.2, 23.0), (0, -0.25, 1.6), lens=58)


@picture("falaj-stencil", 2400, 1800)
def stencil():
    """Builds a limewashed wall in Al Ain at noon, the sprayed logo with its bridges, and the stencil that leans below it."""
    clear_sky()
    sun(elevation=44, azimuth=-58, strength=4.6, softness=0.6)
    wall = plaster("#e2e0d6", 1.0, relief=0.022, relief_size=0.6, grain=0.006, grain_size=0.03, mottle=0.05)
    box((30, 0.8, 12), (0, 0.42, 4), wall, bevel=0.02)
    # The mark is as wide on the wall as in the sheet: 3.4 m.
    paint = image_plane(3.68, 2.3, decal(TEXTURES / "falaj-stencil.png", SPRAY, 0.9, worn=0.05, worn_size=0.05), (-1.65, -0.012, 2.65))
    paint.visible_shadow = False
    sheet = image_plane(4.18, 2.874, decal(TEXTURES / "falaj-sheet.png", "#74828a", 0.45), (0, 0, 1.437))
    group([sheet], (2.8, -1.32, 0.0), (math.radians(-20), 0, math.radians(-5)))
    can = [(0, 0), (0.21, 0), (0.22, 0.02), (0.22, 0.92), (0.18, 1.01), (0.11, 1.06), (0.10, 1.10), (0, 1.10)]
    lathe(rounded(can, 0.02), (0.1, -1.1, 0.0), surface(SPRAY, rough=0.3, spec=0.5, mottle=0), 96)
    lathe(rounded([(0, 1.10), (0.077, 1.10), (0.077, 1.23), (0, 1.23)], 0.02), (0.1, -1.1, 0.0), surface("#f2f2ee", rough=0.5, mottle=0), 64)
    ground(lambda x, y: 0.006 * fbm(x * 0.5, y * 0.5, 3, 3), plaster("#c3bfb4", 1.4, relief=0.006, grain=0.006, grain_size=0.03, mottle=0.06), (-12, 12), (-13, 1), (700, 500))
    camera((0.72, -14.2, 2.1), (0.72, 0, 2.3), lens=54)


def label(kind):
    """Builds the paper label of another water, round the front of its bottle. `kind` (0 to 3) is its row in the texture."""
    turn, z = np.meshgrid(np.linspace(-1.9, 1.9, 40), (0.05, 0.245))
    strip = mesh_from_grid("label", np.stack([0.113 * np.sin(turn), -0.113 * np.cos(turn), z], -1), printed(TEXTURES / "falaj-others.png", 0.45))
    uv = strip.data.uv_layers.new()
    for loop in strip.data.loops:
        row, column = divmod(loop.vertex_index, 40)
        uv.data[loop.index].uv = (column / 39, 1 - (kind + 1 - row) / 4)
    return strip


@picture("falaj-twelve-metres", 2880, 1620, 32, 3)
def aisle():
    """Builds a supermarket aisle: two walls of water, and at its end, 12 m away, six Falaj bottles between the others."""
    sky(top="#dfe4e3", middle="#dfe4e3", horizon="#dfe4e3", fill=0.25)
    floor = surface("#c9c6bd", rough=0.16, spec=0.5, mottle=0.03, mottle_size=1.2)
    ground(lambda x, y: 0 * x, floor, (-8, 8), (-4, 24), (4, 4))
    white = surface("#e4e2da", rough=0.5, mottle=0.02)
    rail, ticket, ink = surface("#8d979b", rough=0.4, mottle=0.02), surface("#f6f4ec", rough=0.6, mottle=0), surface("#2b3338", rough=0.7, mottle=0)
    plastic = [surface(c, rough=0.12, spec=0.5, mottle=0, coat=0.4) for c in ("#a9c3d2", "#b9cdd6", "#9db8c6", "#c3d0d2")]
    cap = [surface(c, rough=0.4, mottle=0) for c in ("#2f6f9f", "#8fb0c4", "#dfe4e6", "#3f86b4")]
    shape = [(0, 0), (0.10, 0), (0.11, 0.02), (0.11, 0.05), (0.104, 0.06), (0.104, 0.235), (0.11, 0.25), (0.11, 0.29), (0.04, 0.40), (0.04, 0.45), (0, 0.45)]
    plain = [lathe(rounded(shape, 0.015), (0, 0, 0), p, 48) for p in plastic]
    tops = [lathe([(0, 0.0), (0.045, 0.0), (0.045, 0.05), (0, 0.05)], (0, 0, 0), c, 24) for c in cap]
    labels = [label(kind) for kind in range(4)]
    rng = np.random.default_rng(4)
    for side in (-1, 1):
        for level in range(5):
            z = 0.18 + 0.62 * level
            box((0.75, 10.1, 0.05), (side * 2.15, 3.85, z), white, bevel=0.01)
            box((0.03, 10.1, 0.09), (side * 1.78, 3.85, z), rail, bevel=0.005)
            for n in range(39):
                kind = int((n // 17 + level + (side > 0)) % 4)
                y = -1.0 + 0.255 * n
                if n % 4 == 1:
                    box((0.01, 0.17, 0.072), (side * 1.758, y, z), ticket, bevel=0.002)
                    box((0.006, 0.06, 0.034), (side * 1.752, y + side * 0.035, z - 0.004), ink, bevel=0.001)
                for row in (0, 1):
                    if rng.random() < 0.05:
                        continue
                    x = side * (1.95 + 0.24 * row)
                    copies(plain[kind], [(x, y, z + 0.025)])
                    copies(tops[kind], [(x, y, z + 0.47)])
                    copies(labels[kind], [(x, y, z + 0.025, -side * (0.9 + rng.uniform(-0.2, 0.2)))])
        box((0.08, 10.1, 3.3), (side * 2.55, 3.85, 1.65), white, bevel=0.01)
    # The sign of the aisle, hung from the ceiling.
    box((1.34, 0.05, 0.40), (0, 6.6, 2.86), surface("#31505f", rough=0.5, mottle=0), bevel=0.01)
    image_plane(1.3, 0.36, printed(TEXTURES / "falaj-aisle.png"), (0, 6.57, 2.86))
    for x in (-0.55, 0.55):
        box((0.012, 0.012, 0.7), (x, 6.6, 3.35), rail, bevel=0.002)
    # The shelves across the end of the aisle: six Falaj bottles in the middle of the shelf at eye level.
    back = surface("#e4e2da", rough=0.6, mottle=0.02)
    box((12.0, 0.1, 4.2), (0, 11.9, 2.0), back, bevel=0.01)
    bottle = falaj_bottle(surface("#eef2f1", rough=0.3, spec=0.45, mottle=0, coat=0.3), (0, 0, 0), sides=160, step=0.03)
    line = falaj_line((0, 0, 0), 96)
    blue = lathe(rounded([(0, 0), (0.42, 0), (0.42, 0.34), (0, 0.34)], 0.05), (0, 0, 0), surface(BLUE, rough=0.45, mottle=0), 64)
    names = [falaj_mark((0, 0, 0), -90, arabic=arabic) for arabic in (False, True)]
    scale = 0.142
    for thing in (bottle, line, blue, *names):
        thing.scale = (scale,) * 3
    for level in range(5):
        z = 0.18 + 0.62 * level
        box((9.0, 0.6, 0.05), (0, 11.55, z), white, bevel=0.01)
        box((9.0, 0.03, 0.09), (0, 11.25, z), rail, bevel=0.005)
        for n in range(23):
            x, y = (n - 11.5) * 0.268, 11.38
            if n % 3 == 1:
                box((0.17, 0.01, 0.072), (x, 11.23, z), ticket, bevel=0.002)
                box((0.06, 0.006, 0.034), (x + 0.035, 11.224, z - 0.004), ink, bevel=0.001)
            if level == 2 and 9 <= n <= 14:
                copies(bottle, [(x, y, z + 0.025)])
                copies(line, [(x, y, z + 0.025 + scale * FALAJ_LINE)])
                copies(blue, [(x, y, z + 0.025 + scale * 3.24)])
                copies(names[n % 2], [(x, y, z + 0.025)])
                continue
            kind = (n // 4 + level) % 4
            copies(plain[kind], [(x, y, z + 0.025)])
            copies(tops[kind], [(x, y, z + 0.47)])
            copies(labels[kind], [(x, y, z + 0.025, rng.uniform(-0.15, 0.15))])
    for thing in (*plain, *tops, *labels, *names, bottle, line, blue):
        thing.hide_render = True
    for k in range(5):
        y = 0.4 + 2.6 * k
        box((0.5, 2.2, 0.04), (0, y, 3.55), glow("#fffaf0", 1.3), bevel=0.005).visible_diffuse = False
        lamp = area((0, y, 3.5), (0, y, 0), 1.2, 96 if k < 3 else 64, (1.0, 0.97, 0.92))
        lamp.visible_camera = False
    # The shelf of the six is the brightest.
    own = area((0.0, 10.3, 1.75), (0.0, 11.4, 1.62), 0.9, 13, (1.0, 0.99, 0.97))
    own.visible_camera = own.visible_glossy = False
    own.data.spread = math.radians(50)
    box((14, 22, 0.1), (0, 7, 3.7), surface("#e6e7e3", mottle=0), bevel=0.01)
    camera((0.0, -0.9, 1.6), (0, 11, 1.6), lens=50, aperture=8, focus=(0, 8.5, 1.6))


@picture("falaj-line", 2880, 1800, 24)
def macro():
    """Builds the line in close-up: a blue groove in wet glaze, with drops."""
    sky(top="#dfe9ee", middle="#eaf0f2", horizon="#f4f6f6", fill=0.8, fill_colour=(0.84, 0.90, 0.95))
    sun(elevation=34, azimuth=-74, strength=4.3, softness=0.8, colour=(1.0, 0.95, 0.86))
    glaze = surface("#cfdfe0", rough=0.16, spec=0.5, mottle=0.02, mottle_size=0.2, coat=0.6, grain=0.0004, grain_size=0.01)
    falaj_bottle(glaze, (0, 0, 0), sides=2400, step=0.004)
    falaj_line((0, 0, 0), 2400)
    rng = np.random.default_rng(11)
    # Drops on pale glaze are visible by highlight and shadow; real glass of this size is only dark.
    wet = surface("#c3d8db", rough=0.04, spec=0.6, mottle=0, coat=1.0)
    drop = sphere(1.0, (0, 0, 0), wet, "drop")
    for _ in range(330):
        a = math.radians(rng.uniform(200, 340))
        z = rng.uniform(0.55, 1.9)
        size = 0.004 + 0.016 * rng.random() ** 3
        if abs(z - FALAJ_LINE) < 0.075:
            continue
        other = drop.copy()
        other.location, other.scale = (0.855 * math.cos(a), 0.855 * math.sin(a), z), (size, size, size * rng.uniform(1.0, 1.5))
        bpy.context.scene.collection.objects.link(other)
    drop.hide_render = True
    box((20, 0.1, 12), (0, 6, 3), surface("#dfe7ea", mottle=0), bevel=0.01)
    camera((-0.25, -3.3, 1.42), (-0.05, -0.85, 1.3), lens=78, aperture=5.6, focus=(-0.1, -0.84, 1.3))
