"""Builds a large building for the architecture page's first screen. Lengths are in metres."""

import math

import bpy
import numpy as np

from falaj import copies
from world import (
    arch_outline, box, camera, ground, haze, lathe, line_drawing, link, picture, plaster, rounded, sky, slab, sphere, sun, surface,
)

STOREY = 3.4
PAGE = "#fbfaf7"


def rail(width, x, y, z, metal):
    """Builds a balustrade of thin bars below a handrail."""
    box((width, 0.06, 0.06), (x, y, z + 1.05), metal, bevel=0.01)
    count = round(width / 0.16)
    bar = box((0.025, 0.025, 1.0), (x - width / 2, y, z + 0.53), metal, bevel=0.003)
    copies(bar, [(x - width / 2 + width * k / count, y, z + 0.53) for k in range(1, count + 1)])


def block(x, y, bays, storeys, pitch, depth, shut, wall, inside, glass, metal, wood):
    """Builds `bays` by `storeys` arched loggias from the left front corner (x, y). `shut` lists the loggias with
    shutters as (bay, storey). Returns the height of its roof."""
    width, top = bays * pitch + 0.8, storeys * STOREY
    middle, arch = x + width / 2, pitch * 0.72
    columns = [x + 0.4 + pitch * (k + 0.5) for k in range(bays)]
    openings = [arch_outline(arch, 2.75, c, 0.12 + r * STOREY) for c in columns for r in range(storeys)]
    slab([(x, 0), (x + width, 0), (x + width, top + 0.9), (x, top + 0.9)], 0.6, wall, openings, bevel=0.02, location=(0, y + 0.3, 0))
    # Behind the arches: floors, walls between the loggias, walls with a glazed door.
    box((width - 0.1, depth - 2.8, top), (middle, y + 2.8 + (depth - 2.8) / 2, top / 2), inside, bevel=0.01)
    for r in range(1, storeys + 1):
        box((width - 0.14, 2.4, 0.22), (middle, y + 1.75, r * STOREY - 0.02), wall, bevel=0.01)
    for k in range(bays + 1):
        box((0.2, 2.3, top - 0.1), (min(max(x + 0.4 + pitch * k, x + 0.62), x + width - 0.12), y + 1.76, top / 2), inside if 0 < k < bays else wall, bevel=0.01)
    pane, frame = box((arch * 0.52, 0.06, 2.3), (0, 0, -50), glass, bevel=0.01), box((arch * 0.60, 0.05, 2.42), (0, 0, -50), metal, bevel=0.01)
    doors = [(c + 0.18 * ((i * 7 + r * 3) % 3 - 1), y + 2.72, r * STOREY + 1.28) for i, c in enumerate(columns) for r in range(storeys)]
    copies(frame, doors)
    copies(pane, [(dx, dy - 0.03, dz) for dx, dy, dz in doors])
    for r in range(1, storeys):
        for c in columns:
            rail(arch - 0.04, c, y + 0.22, r * STOREY + 0.12, metal)
    # Pairs of shutters, one half in front of the other.
    slots = [[(-0.42, z), (0.42, z), (0.42, z + 0.06), (-0.42, z + 0.06)] for z in np.arange(0.12, 2.0, 0.11)]
    leaf = slab([(-0.5, 0), (0.5, 0), (0.5, 2.15), (-0.5, 2.15)], 0.05, wood, slots, bevel=0.005, location=(0, 0, -50))
    for i, r in shut:
        for k, side_of in enumerate((-1, 1) if (i + r) % 2 else (-1,)):
            copies(leaf, [(columns[i] + side_of * 0.5, y + 0.7 + 0.06 * k, r * STOREY + 0.13)])
    slits = [arch_outline(0.7, 1.9, -(y + depth * part), 0.8 + r * STOREY) for part in (0.42, 0.72) for r in range(storeys)]
    slab([(-y - depth, 0), (-y - 0.62, 0), (-y - 0.62, top + 0.9), (-y - depth, top + 0.9)], 0.5, wall, slits, bevel=0.02,
         location=(x + 0.25, 0, 0), rotation=(math.pi / 2, 0, -math.pi / 2))
    # A coping on the parapet.
    box((width + 0.24, 0.84, 0.16), (middle, y + 0.3, top + 0.96), wall, bevel=0.03)
    box((0.74, depth - 0.5, 0.16), (x + 0.25, y + depth / 2 + 0.45, top + 0.955), wall, bevel=0.03)
    box((width - 0.6, depth - 1, 0.3), (middle, y + depth / 2, top + 0.05), wall, bevel=0.02)
    return top


def wind_tower(x, y, base, width, tall, wall, inside, cap, pole):
    """Builds a wind tower: tall slots on each side, divided inside, and scaffold poles."""
    half = width / 2
    slots = [arch_outline(width * 0.17, tall * 0.52, k * width * 0.27, tall * 0.36) for k in (-1, 0, 1)]
    face = [(-half, 0), (half, 0), (half, tall), (-half, tall)]
    slab(face, 0.3, wall, slots, bevel=0.02, location=(x, y - half + 0.15, base))
    slab([(-half + 0.31, 0), (half - 0.01, 0), (half - 0.01, tall), (-half + 0.31, tall)], 0.3, wall, slots, bevel=0.02, location=(x - half + 0.15, y, base), rotation=(math.pi / 2, 0, -math.pi / 2))
    box((width - 0.5, width - 0.5, tall * 0.34), (x, y, base + tall * 0.17), inside, bevel=0.01)
    box((0.12, width * 1.1, tall - 0.2), (x, y, base + tall / 2), inside, bevel=0.01, rotation=(0, 0, math.pi / 4))
    box((0.121, width * 1.1, tall - 0.2), (x, y, base + tall / 2), inside, bevel=0.01, rotation=(0, 0, -math.pi / 4))
    for z, out in ((tall * 0.335, 0.10), (tall * 0.94, 0.10), (tall + 0.1, 0.26)):
        box((width + 2 * out, width + 2 * out, 0.26), (x, y, base + z), cap, bevel=0.03)
    for z in (tall * 0.48, tall * 0.72):
        for k in (-0.40, 0.40):
            lathe(rounded([(0, 0), (0.07, 0), (0.06, 1.3), (0, 1.3)], 0.02), (x + k * width, y - half + 0.2, base + z), pole, 20, rotation=(math.pi / 2, 0, 0))
            lathe(rounded([(0, 0), (0.07, 0), (0.06, 1.3), (0, 1.3)], 0.02), (x - half + 0.2, y + k * width, base + z), pole, 20, rotation=(0, -math.pi / 2, 0))


def palm(x, y, tall, seed, bark, green):
    """Builds a date palm: a ringed trunk and leaves."""
    profile = [(0, 0)]
    for k in range(int(tall / 0.22)):
        r = 0.19 - 0.05 * k * 0.22 / tall
        profile += [(r + 0.03, k * 0.22), (r, k * 0.22 + 0.19)]
    lathe([*profile, (0, tall)], (x, y, 0), bark, 24)
    rng, points, faces = np.random.default_rng(seed), [], []
    for k in range(34):
        turn, lift = k * 2.4 + rng.uniform(-0.1, 0.1), 1.2 - 1.35 * k / 34
        length = 2.5 + rng.uniform(-0.2, 0.2)
        t = np.linspace(0, 1, 44)
        out, up = length * t * math.cos(lift), length * (t * math.sin(lift) - 0.55 * t**2)
        for side in (-1, 1):
            for a, o, u in zip(t[2:], out[2:], up[2:]):
                leaf = 0.52 * (1 - abs(2 * a - 0.9) ** 2 * 0.6)
                n = len(points)
                for along, across, drop in ((0, 0, 0), (0.085, 0, 0), (0.34 * leaf + 0.06, side * leaf, -0.62 * leaf), (0.34 * leaf, side * leaf, -0.62 * leaf)):
                    r = o + along
                    points.append((r * math.cos(turn) - across * math.sin(turn), r * math.sin(turn) + across * math.cos(turn), u + drop))
                faces.append((n, n + 1, n + 2, n + 3))
    mesh = bpy.data.meshes.new("crown")
    mesh.from_pydata(points, [], faces)
    link("crown", mesh, green, (x, y, tall))


@picture("arch-house", 2160, 2160, 20, 3, 0.05)
def house():
    """Builds storeys of loggias between a low court and a wind tower. Haze and sky have one colour: the drawing reads depth
    from the haze, and the sky becomes white."""
    sky(top=PAGE, middle=PAGE, horizon=PAGE, fill=0.80)
    sun(elevation=36, azimuth=58, strength=4.2, softness=0.7, colour=(1.0, 0.86, 0.68))
    haze(60, 2000, PAGE, 0.3)
    wall, warm = plaster("#c58f70", 2.0, relief=0.012), plaster("#d8bb90", 2.0, relief=0.012)
    white, inside = plaster("#efe8db", 2.0, relief=0.012), plaster("#b98a68", 2.0, relief=0.01)
    glass, metal = surface("#2d4348", rough=0.12, spec=0.6, mottle=0), surface("#4b4438", rough=0.5, mottle=0)
    wood = surface("#7d5a38", rough=0.6, mottle=0.12, mottle_size=0.4)
    stuff = {"inside": inside, "glass": glass, "metal": metal, "wood": wood}
    top = block(1.2, 0.0, 4, 7, 2.95, 12, [(1, 4), (2, 2), (3, 5), (2, 5), (1, 1), (3, 3)], wall, **stuff)
    roof = block(-10.1, -1.6, 3, 4, 2.95, 11, [(0, 2), (1, 1), (2, 3)], warm, **stuff)
    # A round stair tower between the two, with the sphere on it.
    lathe(rounded([(0, 0), (2.0, 0), (2.0, top - 2.2), (1.75, top - 2.2), (1.75, top - 2.6), (0, top - 2.6)], 0.05), (1.2, -0.9, 0), white, 160)
    for k in range(12):
        turn, z = -math.pi / 2 - 0.15 + 0.7 * math.sin(k * 0.55 - 0.6), 1.4 + 1.52 * k
        box((0.34, 0.5, 0.9), (1.2 + 1.77 * math.cos(turn), -0.9 + 1.77 * math.sin(turn), z), glass, bevel=0.01, rotation=(0, 0, turn + math.pi / 2))
    sphere(1.4, (1.2, -0.9, top - 1.25))
    # The low court in front: a wall with one large arch, and a gate. Darker than the page, or it would dissolve in it.
    court = plaster("#dcc9ab", 2.0, relief=0.012)
    slab([(-17.1, 0), (-10.3, 0), (-10.3, 6.4), (-17.1, 6.4)], 0.7, court, [arch_outline(2.5, 4.6, -12.3, 0.02), arch_outline(1.1, 2.5, -15.3, 0.02)], bevel=0.03, location=(0, -3.6, 0))
    box((7.0, 1.0, 0.16), (-13.7, -3.6, 6.45), court, bevel=0.03)
    box((0.6, 9.0, 6.3), (-16.8, 1.3, 3.15), court, bevel=0.02)
    box((6.8, 1.0, 6.2), (-13.4, 5.4, 3.1), warm, bevel=0.02)
    box((0.5, 9.0, 6.2), (-10.4, 1.3, 3.1), warm, bevel=0.02)
    # A pergola on the roof of the lower house.
    for px in (-8.9, -6.3, -3.7):
        for py in (0.0, 3.0):
            box((0.16, 0.16, 2.9), (px, py, roof + 1.6), wood, bevel=0.01)
    for k in range(15):
        box((6.4, 0.07, 0.14), (-6.3, -0.4 + 0.27 * k, roof + 3.1), wood, bevel=0.01)
    for px in (-8.9, -6.3, -3.7):
        box((0.12, 4.2, 0.18), (px, 1.5, roof + 2.96), wood, bevel=0.01)
    # On the tall house a smaller one, set back, and the wind tower.
    slab([(2.2, 0), (7.8, 0), (7.8, 3.6), (2.2, 3.6)], 0.5, white, [arch_outline(1.5, 2.7, c, 0.1) for c in (3.4, 5.4)], bevel=0.02, location=(0, 2.6, top + 0.2))
    box((5.2, 6, 3.4), (5.05, 6.2, top + 1.8), inside, bevel=0.02)
    box((5.9, 0.8, 0.16), (5.0, 2.6, top + 3.85), white, bevel=0.03)
    box((0.5, 6.4, 3.7), (2.36, 6.0, top + 2.0), white, bevel=0.02)
    wind_tower(10.4, 3.2, top + 0.1, 4.2, 8.6, wall, inside, white, wood)
    # A base of cut stone below a coping, steps between two cheeks to the gate, and a paved strip before it.
    stone, joint = plaster("#cdb894", 2.0, relief=0.02), surface("#8d7a5c", rough=0.9, mottle=0)
    box((33.0, 22.0, 0.9), (-1.5, 5.6, -0.58), stone, bevel=0.03)
    box((33.3, 22.3, 0.16), (-1.5, 5.6, -0.08), white, bevel=0.03)
    for k in range(21):
        box((0.025, 0.02, 0.40), (-17.0 + 1.6 * k, -5.405, -0.35), joint, bevel=0.004)
    box((33.0, 0.02, 0.02), (-1.5, -5.402, -0.36), joint, bevel=0.004)
    for k in range(3):
        box((3.4, 1.3 - 0.36 * k, 0.14), (-12.3, -5.95 + 0.18 * k, -0.47 + 0.14 * k), white, bevel=0.015)
    for side in (-1, 1):
        box((0.34, 1.5, 0.62), (-12.3 + side * 1.87, -6.0, -0.27), stone, bevel=0.03)
        box((0.42, 1.6, 0.10), (-12.3 + side * 1.87, -6.0, 0.06), white, bevel=0.02)
    paving = plaster("#dccfb6", 2.0, relief=0.01)
    for row, (far, deep) in enumerate(((-6.3, 1.78), (-8.1, 1.78))):
        for k in range(11):
            box((2.74, deep, 0.08), (-16.2 + 2.77 * k + (1.3 if row else 0), far, -0.53), paving, bevel=0.02)
    # Skirtings of darker plaster at the foot of each pier and of the stair tower, and a bed for the palm in front.
    for x, y, bays, paint in ((1.2, 0.0, 4, plaster("#a87253", 2.0, relief=0.012)), (-10.1, -1.6, 3, plaster("#bb9b6d", 2.0, relief=0.012))):
        edges = [x, *(x + 0.4 + 2.95 * (k + half) for k in range(bays) for half in (0.14, 0.86)), x + bays * 2.95 + 0.8]
        for left, right in zip(edges[::2], edges[1::2]):
            box((right - left + 0.02, 0.12, 0.62), ((left + right) / 2, y + 0.02, 0.31), paint, bevel=0.02)
    lathe(rounded([(1.9, 0), (2.07, 0), (2.07, 0.62), (2.0, 0.66), (1.9, 0.66)], 0.03), (1.2, -0.9, 0), plaster("#cfc4b0", 2.0, relief=0.01), 160)
    box((2.2, 2.2, 0.62), (-16.1, -7.4, -0.25), stone, bevel=0.04)
    box((2.36, 2.36, 0.10), (-16.1, -7.4, 0.05), white, bevel=0.02)
    box((1.9, 1.9, 0.05), (-16.1, -7.4, 0.09), surface("#6d5a43", rough=0.95, mottle=0.2, mottle_size=0.2), bevel=0.01)
    bark, green = surface("#8a6d4c", rough=0.9, mottle=0.2, mottle_size=0.3), surface("#6f8052", rough=0.7, mottle=0.15, mottle_size=0.6)
    for px, py, tall in ((-13.8, 0.6, 8.2), (-16.1, -7.4, 5.2)):
        palm(px, py, tall, int(tall * 10), bark, green)
    ground(lambda gx, gy: 0 * gx - 0.55, plaster("#f0f4fb", 2.0, relief=0.01), (-70, 70), (-60, 60), (4, 4))
    line_drawing()
    camera((-24, -84, 2.6), (-0.6, 0, 2.6), lens=88, shift=(0, 0.36))
