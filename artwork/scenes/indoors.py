"""Builds pictures of services: a studio, a card catalogue, still water, a cinema, a yard at night, a writing table."""

import math

import bpy
import numpy as np
from mathutils import Vector

from figures.body import FLOOR
from figures.cast import CAST
from marks import tube
from nights import lamp, night, shone
from projects import TEXTURES, oud_bottle
from world import (
    arch_outline, area, box, camera, decal, disc_outline, exposure, fbm, glow, ground, group, haze, image_plane, lantern, lathe, mesh_from_grid, picture,
    plaster, printed, rounded, screen, sky, slab, smooth, sphere, sun, surface,
)

OAK = dict(rough=0.45, mottle=0.14, mottle_size=0.35, grain=0.002, grain_size=0.04)


@picture("service-photography", 1800, 2250, 24, 3)
def studio():
    """Builds a photographer's studio: a paper backdrop, one large light, a camera, a flacon on a block."""
    sky(top="#2b3238", middle="#333b42", horizon="#3a434b", fill=0.16)
    box((30, 0.4, 14), (0, 5.2, 5), plaster("#59636b", 1.3, relief=0.03), bevel=0.02)
    box((30, 24, 0.4), (0, -4, -0.22), surface("#8a8f91", rough=0.42, spec=0.3, mottle=0.10, mottle_size=1.4, grain=0.002), bevel=0.01)
    # The paper: down from its roll, in a wide curve, along the floor.
    turn = np.linspace(0, math.pi / 2, 42)[1:-1]
    y = np.concatenate([np.full(30, 3.6), 2.1 + 1.5 * np.cos(turn), np.linspace(2.1, -2.7, 40)])
    z = np.concatenate([np.linspace(6.1, 1.5, 30), 1.5 - 1.5 * np.sin(turn), np.zeros(40)]) + 0.006
    x = np.linspace(-2.35, 2.35, 40)
    sheet = np.stack([np.broadcast_to(x, (len(y), 40)), np.broadcast_to(y[:, None], (len(y), 40)), np.broadcast_to(z[:, None], (len(y), 40))], -1)
    mesh_from_grid("paper", sheet, surface("#b7cdd4", rough=0.9, spec=0.1, mottle=0.015, mottle_size=1.2), location=(0.5, 0, 0))
    steel = surface("#23282c", rough=0.4, metal=0.5, mottle=0.03)
    lathe([(0, -2.6), (0.16, -2.6), (0.16, 2.6), (0, 2.6)], (0.5, 3.72, 6.15), surface("#8ea6ae", rough=0.8, mottle=0.02), 48, rotation=(0, math.pi / 2, 0))
    for side in (-2.75, 2.75):
        lathe([(0, 0), (0.055, 0), (0.055, 6.4), (0, 6.4)], (0.5 + side, 3.72, 0), steel, 24)
    # The subject.
    box((1.25, 1.25, 0.95), (0.75, 0.75, 0.48), plaster("#efe9dc", relief=0.012), bevel=0.03)
    flacon = oud_bottle((0.75, 0.75, 0.75), math.radians(-14))
    flacon.scale = (0.42,) * 3
    # The large light, from the left.
    cloth = glow("#fff6e6", 1.15)
    frame = box((0.42, 2.0, 2.0), (0, 0, 0), surface("#1b1f22", rough=0.7, mottle=0.03), bevel=0.04)
    face = shone(box((0.02, 1.84, 1.84), (0.22, 0, 0), cloth, bevel=0.01))
    group([frame, face], (-2.55, 0.5, 4.15), (0, math.radians(24), math.radians(-16)))
    lathe([(0, 0), (0.05, 0), (0.05, 4.2), (0, 4.2)], (-2.75, 0.55, 0), steel, 24)
    for a in (0.4, 2.5, 4.6):
        leg = tube([(0, 0.62), (0.75, 0.02)], 0.035, steel)
        leg.location, leg.rotation_euler = (-2.75, 0.55, 0), (0, 0, a)
    area((-2.2, 0.35, 4.0), (0.75, 0.75, 1.2), 1.8, 420, (1.0, 0.93, 0.82)).visible_camera = False
    area((5.0, -4.5, 4.0), (0.6, 1.5, 1.0), 3.0, 90, (0.66, 0.82, 1.0)).visible_camera = False
    # The camera from behind, on three wooden legs.
    wood = surface("#7a4a26", **OAK)
    head = (-1.2, -2.35, 2.35)
    for a in (0.55, 2.75, 4.75):
        foot = (head[0] + 0.85 * math.cos(a), head[1] + 0.62 * math.sin(a))
        length = math.dist((*foot, 0), (head[0], head[1], 2.2))
        leg = box((0.11, 0.085, length), (0, 0, 0), wood, bevel=0.02)
        leg.location = ((foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2, 1.1)
        leg.rotation_euler = Vector((head[0] - foot[0], head[1] - foot[1], 2.2)).to_track_quat("Z", "Y").to_euler()
    lathe(rounded([(0, 0), (0.2, 0), (0.2, 0.1), (0.1, 0.14), (0, 0.14)], 0.03), (head[0], head[1], 2.16), steel, 48)
    leather = surface("#23272b", rough=0.6, spec=0.3, mottle=0.04, mottle_size=0.1, grain=0.003, grain_size=0.02)
    body = box((1.1, 0.5, 0.74), (0, 0, 0.42), leather, bevel=0.07)
    top = box((1.06, 0.48, 0.12), (0, 0, 0.83), surface("#d9d3c6", rough=0.35, metal=0.3, mottle=0.02), bevel=0.04)
    prism = box((0.42, 0.40, 0.2), (0, 0, 0.96), surface("#d9d3c6", rough=0.35, metal=0.3, mottle=0.02), bevel=0.07)
    barrel = lathe(rounded([(0, 0), (0.3, 0), (0.3, 0.5), (0.33, 0.5), (0.33, 0.66), (0, 0.66)], 0.03), (0, 0.2, 0.42), leather, 96, rotation=(-math.pi / 2, 0, 0))
    eye = box((0.22, 0.04, 0.12), (0, -0.22, 0.98), surface("#0d0f11", rough=0.2, mottle=0), bevel=0.02)
    back = box((0.66, 0.02, 0.48), (-0.04, -0.252, 0.40), surface("#0d0f11", rough=0.2, mottle=0), bevel=0.01)
    display = image_plane(0.62, 0.44, screen(TEXTURES / "camera-display.png", 0.8), (-0.04, -0.264, 0.40))
    knob = lathe(rounded([(0, 0), (0.09, 0), (0.09, 0.08), (0, 0.08)], 0.02), (0.38, 0, 0.88), steel, 48)
    group([body, top, prism, barrel, eye, back, display, knob], (head[0], head[1], 2.28), (math.radians(-7), 0, math.radians(-31)))
    exposure(1.15)
    camera((-0.4, -11.2, 2.75), (0.05, 0, 2.35), lens=62)


@picture("service-seo", 1800, 2250, 24, 2)
def catalogue():
    """Builds a wall of catalogue drawers in low light from the left; the sphere lies in an open one."""
    sky(fill=0.35, fill_colour=(0.60, 0.68, 0.80))
    sun(elevation=30, azimuth=-64, strength=4.4, softness=1.6, colour=(1.0, 0.84, 0.62))
    oaks = [surface(colour, **OAK) for colour in ("#8a5a30", "#80522b", "#946337")]
    dark = surface("#3c2716", rough=0.6, mottle=0.1)
    brass = surface("#d2a24c", rough=0.28, metal=1.0, mottle=0.03, mottle_size=0.2)
    card = surface("#efe8d8", rough=0.85, mottle=0.02)
    ink = surface("#2b3036", rough=0.8, mottle=0)
    wide, tall = 1.16, 0.80
    box((16, 0.3, 14), (0, 0.55, 0), dark, bevel=0.01)
    for k in range(-4, 5):
        box((0.10, 0.62, 14), ((k - 0.5) * wide, 0.26, 0), oaks[1], bevel=0.02)
    for k in range(-6, 7):
        box((16, 0.60, 0.09), (0, 0.27, (k - 0.5) * tall), oaks[0], bevel=0.02)
    open_at = (1, -1)
    rng = np.random.default_rng(8)

    def front(x, y, z, oak):
        parts = [box((wide - 0.13, 0.09, tall - 0.12), (x, y, z), oak, bevel=0.02)]
        parts.append(box((0.50, 0.03, 0.25), (x, y - 0.05, z + 0.13), brass, bevel=0.012))
        parts.append(box((0.42, 0.02, 0.17), (x, y - 0.063, z + 0.13), card, bevel=0.004))
        for row, length in ((0.035, rng.uniform(0.18, 0.30)), (-0.03, rng.uniform(0.10, 0.22))):
            parts.append(box((length, 0.012, 0.018), (x - 0.16 + length / 2, y - 0.069, z + 0.13 + row), ink, bevel=0.002))
        knob = rounded([(0, 0), (0.045, 0), (0.045, 0.05), (0.085, 0.10), (0.07, 0.16), (0, 0.17)], 0.03)
        parts.append(lathe(knob, (x, y - 0.04, z - 0.17), brass, 48, rotation=(math.pi / 2, 0, 0)))
        return parts

    for col in range(-3, 4):
        for row in range(-5, 6):
            x, z = col * wide, row * tall
            if (col, row) == open_at:
                continue
            front(x, rng.uniform(-0.015, 0.02), z, oaks[int(rng.integers(0, 3))])
    x, z, out = open_at[0] * wide, open_at[1] * tall, 1.55
    front(x, -out, z, oaks[2])
    for side in (-1, 1):
        box((0.05, out + 0.4, tall - 0.30), (x + side * (wide / 2 - 0.105), -out / 2 + 0.2, z - 0.08), oaks[0], bevel=0.012)
    box((wide - 0.2, out + 0.4, 0.05), (x, -out / 2 + 0.2, z - 0.30), oaks[1], bevel=0.01)
    for k in range(17):  # the cards, leaning back, with space for the sphere
        y = -0.06 - 0.043 * k
        box((wide - 0.32, 0.012, 0.46 + 0.03 * (k % 4 == 2)), (x, y, z - 0.02), card, bevel=0.003, rotation=(math.radians(-8), 0, 0))
    sphere(0.37, (x, -1.13, z + 0.24))
    exposure(1.05)
    camera((-2.3, -11.7, 3.1), (0.35, 0, -0.1), lens=70)


@picture("service-influencer", 1800, 2250, 24, 2)
def rings_on_water():
    """Builds still water in the morning: rings from the sphere reach three paper boats."""
    sky(top="#6f97a8", middle="#a9c3ca", horizon="#ecd3bf", span=0.5, fill=0.9, fill_colour=(0.55, 0.70, 0.82))
    sun(elevation=24, azimuth=-40, strength=3.4, colour=(1.0, 0.82, 0.66))
    middle = (-0.1, 0.2)

    def height(x, y):
        d = np.hypot(x - middle[0], y - middle[1])
        rings = 0.034 * np.cos(d * 8.6) * smooth(0.3, 0.8, d) * np.exp(-d * 0.30)
        return rings + 0.006 * fbm(x * 0.7, y * 0.7, 5, 3)

    water = surface("#2f6472", rough=0.06, spec=0.6, mottle=0.06, mottle_size=5)
    ground(height, water, (-10, 10), (-8, 22), (900, 1300), 1.15)
    sphere(0.86, (middle[0], middle[1], 0.30))
    for x, y, turn, size, colour in ((-1.72, -1.75, 0.5, 1.0, "#f2ede2"), (1.55, -2.45, -0.35, 0.86, "#f3d9a4"), (1.95, 2.3, 2.5, 1.0, "#dfe7e6")):
        boat((x, y, 0.02 + float(height(np.array(x), np.array(y)))), size, turn, colour)
    haze(14, 60, "#e3d2c4", 0.5)
    camera((0.3, -11.6, 4.9), (0.0, 0.1, 0.25), lens=60)


def boat(place, size, turn, colour):
    """Builds a paper boat: two sides that meet at bow and stern, and a peak between them."""
    sheet = surface(colour, rough=0.9, spec=0.1, mottle=0.015, mottle_size=0.4)
    t = np.linspace(-1, 1, 41)
    beam, rise = 0.34 * (1 - np.abs(t) ** 1.6), 0.34 + 0.30 * np.abs(t) ** 1.4
    parts = []
    for side in (-1, 1):
        keel = np.stack([0.72 * t, 0 * t, np.full_like(t, -0.05)], -1)
        rim = np.stack([1.0 * t, side * beam, rise], -1)
        parts.append(mesh_from_grid("side", np.stack([keel, rim], 0), sheet, thickness=0.012))
        peak = np.stack([0.05 * t, side * 0.02 + 0 * t, np.full_like(t, 0.86)], -1)
        foot = np.stack([0.42 * t, side * 0.20 * (1 - 0.3 * np.abs(t)), np.full_like(t, 0.06)], -1)
        parts.append(mesh_from_grid("peak", np.stack([foot, peak], 0), sheet, thickness=0.012))
    whole = group(parts, place, (math.radians(3), math.radians(-4), turn))
    whole.scale = (size, size, size)


def guest(name, place, size, turn):
    """Puts a figure on the floor, turned from facing the camera by an angle in radians."""
    root = CAST[name]().root
    root.location = (place[0], place[1], place[2] - FLOOR * size)
    root.scale = (size,) * 3
    root.rotation_euler.z = turn


@picture("service-video-production", 1800, 2250, 32, 2)
def cinema():
    """Builds a cinema: a projector from behind, guests, and a film with its subtitles on the screen."""
    night(0.09)
    dark = surface("#22282e", rough=0.85, mottle=0.06, mottle_size=1.2)
    box((30, 0.4, 16), (0, 6.4, 5), dark, bevel=0.02)
    box((30, 30, 0.4), (0, -4, -0.25), surface("#20252a", rough=0.4, spec=0.3, mottle=0.12, mottle_size=1.2), bevel=0.01)
    box((6.6, 0.02, 5.06), (0, 5.56, 4.05), glow("#e9e4da", 0.4), bevel=0.0)  # the screen, wider than the film
    image_plane(6.1, 4.6, screen(TEXTURES / "film-frame.png", 1.05, 1.0), (0, 5.53, 4.05))
    black = surface("#121518", rough=0.6, mottle=0.02)
    for x in (-3.39, 3.39):
        box((0.22, 0.2, 5.3), (x, 5.55, 4.05), black, bevel=0.02)
    for z in (1.43, 6.67):
        box((7.0, 0.2, 0.22), (0, 5.55, z), black, bevel=0.02)
    lit = area((0, 5.3, 4.05), (0, 0, 1.2), 4.4, 480, (0.86, 0.80, 0.84))
    lit.visible_camera = False
    # Rows of seats, and five guests from behind.
    velvet = surface("#47535c", rough=0.8, spec=0.15, mottle=0.06, mottle_size=0.3)
    for row, y in enumerate((2.6, 0.9)):
        for k in range(-4, 5):
            x = k * 0.98 + 0.49 * (row % 2)
            slab([(-0.40, 0), (0.40, 0), (0.40, 0.80), (0.28, 0.98), (-0.28, 0.98), (-0.40, 0.80)], 0.2, velvet, bevel=0.07, location=(x, y, 0.55))
    for name, x, y in (("noor", 0.49, 0.9), ("karim", 1.47, 0.9), ("hessa", 0.98, 2.6), ("edith", 2.94, 2.6), ("yuki", 2.45, 0.9)):
        guest(name, (x, y + 0.3, 0.66), 0.3, math.pi)
    # The projector, from behind.
    metal = surface("#566069", rough=0.35, metal=0.5, mottle=0.04)
    steel = surface("#8b949a", rough=0.3, metal=0.8, mottle=0.03)
    body = [box((0.82, 1.15, 1.0), (0, 0, 0.5), metal, bevel=0.08), box((0.34, 0.5, 0.34), (-0.12, 0.75, 0.62), metal, bevel=0.05)]
    for z, y, radius in ((1.72, -0.55, 0.64), (1.84, 0.82, 0.58)):
        holes = [disc_outline(radius * 0.20, radius * 0.58 * math.cos(a), radius * 0.58 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 6)[:-1]]
        for x in (0.34, 0.60):
            body.append(slab(disc_outline(radius), 0.03, steel, holes, bevel=0.01, location=(x, y, z), rotation=(math.pi / 2, 0, math.pi / 2)))
        body.append(lathe([(0, -0.12), (radius * 0.8, -0.12), (radius * 0.8, 0.12), (0, 0.12)], (0.47, y, z), black, 96, rotation=(0, math.pi / 2, 0)))
    for z, y in ((1.3, -0.35), (1.35, 0.5)):
        body.append(box((0.1, 0.16, 1.0), (0.3, y, z), metal, bevel=0.03))
    for z in (0.32, 0.44, 0.56):
        body.append(box((0.5, 0.02, 0.05), (0, -0.585, z), black, bevel=0.008))
    body.append(shone(sphere(0.035, (0.26, -0.6, 0.78), lantern("#ffb45a", 1.2))))
    group(body, (-1.42, -4.6, 1.55), (0, 0, math.radians(-3)))
    box((1.7, 1.9, 0.12), (-1.4, -4.5, 1.49), surface("#3a2a1c", **OAK), bevel=0.02)
    back = area((2.6, -8.4, 4.6), (-0.5, -4.6, 2.2), 1.6, 130, (0.62, 0.78, 1.0))
    back.visible_camera = False
    exposure(1.2)
    camera((0.9, -11.6, 3.3), (-0.02, 0, 3.15), lens=56)


@picture("service-events", 1800, 2250, 32, 2)
def yard():
    """Builds a tiled yard after sunset: lamps on a ring of poles, the sphere in the middle, eleven guests and a speaker."""
    sky(top="#1d2a3a", middle="#31465b", horizon="#8a7a78", span=0.5, fill=0.14, fill_colour=(0.45, 0.62, 1.0))
    tiles = [surface(colour, rough=0.5, spec=0.3, mottle=0.07, mottle_size=0.5, grain=0.002) for colour in ("#5f7b86", "#4d6874", "#6c8790")]
    rng = np.random.default_rng(4)
    for i in range(-9, 10):
        for j in range(-6, 12):
            box((0.96, 0.96, 0.1), (i, j, -0.05 + rng.uniform(-0.006, 0.006)), tiles[int(rng.integers(0, 3))], bevel=0.02)
    box((40, 40, 0.1), (0, 6, -0.13), surface("#33454d", rough=0.9, mottle=0.05), bevel=0.01)
    wall = plaster("#98897a", 1.4, relief=0.04)
    doors = [arch_outline(1.5, 2.5, x) for x in (-7.2, -4.8, -2.4, 0, 2.4, 4.8, 7.2)]
    slab([(-20, -0.02), (20, -0.02), (20, 3.9), (-20, 3.9)], 0.7, wall, doors, bevel=0.03, location=(0, 10.6, 0))
    box((40, 0.2, 5), (0, 13.2, 1.5), plaster("#8a8172", 1.4), bevel=0.02)
    for x in (-4.8, 0, 4.8):
        lamp((x, 12.2, 2.4), 150, (1.0, 0.72, 0.42), 0.3)
    wood = surface("#5b3a22", **OAK)
    middle = (0.0, 2.2, 4.55)
    cord = surface("#15181b", rough=0.7, mottle=0)
    lit = lantern("#ffd58a", 1.25, 0.8)
    for k in range(8):
        a = 2 * math.pi * (k + 0.35) / 8
        top = (5.0 * math.cos(a), middle[1] + 5.0 * math.sin(a), 4.9)
        if top[1] < -1.2:  # none between camera and yard
            top = (top[0] * 1.25, top[1], 5.6)
        else:
            lathe([(0, 0), (0.06, 0), (0.05, top[2] + 0.1), (0, top[2] + 0.1)], (top[0], top[1], 0), wood, 24)
        t = np.linspace(0, 1, 40)
        sag = -0.62 * 4 * t * (1 - t)
        p = np.stack([top[0] + (middle[0] - top[0]) * t, top[1] + (middle[1] - top[1]) * t, top[2] + (middle[2] + 0.74 - top[2]) * t + sag], -1)
        curve = bpy.data.curves.new("cord", "CURVE")
        curve.dimensions, curve.bevel_depth = "3D", 0.012
        spline = curve.splines.new("POLY")
        spline.points.add(len(p) - 1)
        spline.points.foreach_set("co", [n for q in p for n in (*q, 1)])
        curve.materials.append(cord)
        bpy.context.scene.collection.objects.link(bpy.data.objects.new("cord", curve))
        for n in range(4, 33, 5):
            shone(sphere(0.085, (p[n][0], p[n][1], p[n][2] - 0.12), lit, "globe"))
        lamp((p[20][0], p[20][1], p[20][2] - 0.3), 75, (1.0, 0.74, 0.44), 0.3)
    shone(sphere(0.62, middle, lantern("#ff6426", 1.25, 0.3)))
    lathe(rounded([(0, 0), (0.14, 0), (0.10, 0.12), (0.05, 0.20), (0, 0.20)], 0.02), (middle[0], middle[1], middle[2] + 0.59), cord, 48)
    lamp((middle[0], middle[1], middle[2] - 0.2), 210, (1.0, 0.42, 0.2), 0.6)
    seat, legs = plaster("#e9dfca", relief=0.01), surface("#7a5230", **OAK)
    guests = {
        0: "karim", 1: "priya", 2: "tomas", 5: "daniel", 6: "mina", 7: "arjun", 8: "noor", 9: "hessa", 10: "edith", 11: "zaid", 12: "yuki",
    }
    for k in range(14):
        a = 2 * math.pi * k / 14 + 0.1
        x, y = 3.1 * math.cos(a), middle[1] + 2.5 * math.sin(a)
        if k in guests:
            guest(guests[k], (x, y, 0), 0.45, math.atan2(-x, y - middle[1]))
        if k in guests or k in (3, 4):  # the speaker's place
            continue
        lathe(rounded([(0, 0.62), (0.36, 0.62), (0.38, 0.70), (0.36, 0.78), (0, 0.78)], 0.03), (x, y, 0), seat, 64)
        for b in (0.6, 2.7, 4.8):
            foot = lathe([(0, 0), (0.035, 0), (0.045, 0.64), (0, 0.64)], (x + 0.22 * math.cos(a + b), y + 0.22 * math.sin(a + b), 0), legs, 16)
            foot.rotation_euler = (0.16 * math.sin(a + b), -0.16 * math.cos(a + b), 0)
    # The low platform for speakers.
    lathe(rounded([(0, 0), (1.15, 0), (1.15, 0.2), (0, 0.2)], 0.03), (0, middle[1] + 2.6, 0), surface("#6d4629", **OAK), 160)
    guest("rashid", (0, middle[1] + 2.6, 0.2), 0.52, 0)
    exposure(1.25)
    camera((0.4, -9.8, 4.3), (0.05, 2.0, 2.35), lens=50)


@picture("service-branding", 1800, 2250, 24, 2)
def stamped():
    """Builds a writing table: a stamp beside its print in two scripts on heavy paper, the sphere as the print's dot."""
    sky(fill=0.45, fill_colour=(0.66, 0.74, 0.84))
    sun(elevation=33, azimuth=-58, strength=4.2, softness=1.0, colour=(1.0, 0.86, 0.66))
    box((40, 40, 0.3), (0, 2, -0.2), surface("#2f4a4c", rough=0.55, spec=0.2, mottle=0.05, mottle_size=0.6, grain=0.002, grain_size=0.02), bevel=0.02)
    leaf = surface("#f1ebdd", rough=0.9, spec=0.1, mottle=0.02, mottle_size=0.5, grain=0.0025, grain_size=0.012)
    for k in range(3):
        box((4.2, 5.3, 0.03), (0.25 + 0.03 * k, 1.35 - 0.05 * k, -0.03 + 0.032 * k), leaf, bevel=0.004, rotation=(0, 0, 0.10 - 0.03 * k))
    middle = (0.35, 0.25)
    image_plane(2.84, 2.84, decal(TEXTURES / "agency-stamp.png", "#d23d10", 0.8, worn=0.08, worn_size=0.05), (*middle, 0.058), rotation=(0, 0, 0.04))
    sphere(0.31, (*middle, 0.36))
    # The stamp on its side, so that its face is visible.
    wood = surface("#7c4522", rough=0.3, mottle=0.13, mottle_size=0.3, coat=0.3)
    handle = rounded([(0, 0.5), (0.40, 0.5), (0.34, 0.66), (0.20, 0.9), (0.17, 1.3), (0.24, 1.7), (0.42, 2.05), (0.46, 2.35), (0.34, 2.62), (0, 2.7)], 0.16, 10)
    brass = surface("#d2a24c", rough=0.25, metal=1.0, mottle=0.03, mottle_size=0.2)
    grip = lathe(handle, (0, 0, 0), wood, 160)
    collar = lathe(rounded([(0, 0.40), (0.46, 0.40), (0.46, 0.52), (0, 0.52)], 0.03), (0, 0, 0), brass, 128)
    base = lathe(rounded([(0, 0.06), (1.42, 0.06), (1.42, 0.24), (0.85, 0.42), (0, 0.42)], 0.06), (0, 0, 0), wood, 200)
    face = lathe([(0, 0), (1.4, 0), (1.4, 0.06), (0, 0.06)], (0, 0, 0), surface("#8f2c10", rough=0.6, mottle=0.08), 200)
    group([grip, collar, base, face], (-0.5, 3.75, 0.05), (0, 0, 0))
    # Its ink, in a tin.
    tin = surface("#c3c8c8", rough=0.25, metal=0.9, mottle=0.02)
    lathe(rounded([(0, 0), (0.95, 0), (0.95, 0.24), (0.90, 0.24), (0.90, 0.14), (0, 0.14)], 0.015), (-2.3, -0.1, -0.03), tin, 160)
    lathe([(0, 0), (0.895, 0), (0.895, 0.02), (0, 0.02)], (-2.3, -0.1, 0.12), surface("#a8300c", rough=0.35, spec=0.4, mottle=0.06, mottle_size=0.15, relief=0.01, relief_size=0.08), 160)
    exposure(1.0)
    camera((-0.3, -7.6, 7.2), (-0.05, 1.35, 0.55), lens=62)


@picture("faq-pages", 1800, 2250, 24, 2)
def four_pages():
    """Builds a table with the four pages that a client gets in writing, a pen, and the sphere as a paperweight."""
    sky(fill=0.45, fill_colour=(0.66, 0.74, 0.84))
    sun(elevation=35, azimuth=-58, strength=4.2, softness=1.0, colour=(1.0, 0.88, 0.7))
    box((40, 40, 0.3), (0, 2, -0.17), surface("#8fa7b0", rough=0.6, spec=0.2, mottle=0.05, mottle_size=0.6, grain=0.002, grain_size=0.02), bevel=0.02)
    leaf = surface("#f3f2ee", rough=0.9, spec=0.1, mottle=0)
    pages = (("contract", -1.3, 2.95, 0.12), ("contract-arabic", 0.95, 3.3, -0.05), ("not-included", 1.55, 1.25, -0.14), ("plan", -0.55, 0.35, 0.07))
    for k, (page, x, y, turn) in enumerate(pages):
        z = 0.045 * k
        group([box((3.0, 4.243, 0.012), (0, 0, 0), leaf, bevel=0.003),
               image_plane(3.0, 4.243, printed(TEXTURES / f"offer-{page}.png"), (0, 0, 0.0075), rotation=(0, 0, 0))], (x, y, z), (0, 0, turn))
    sphere(0.4, (2.1, -0.55, 0.52))
    black = surface("#17191c", rough=0.3, mottle=0, coat=0.4)
    brass = surface("#d2a24c", rough=0.25, metal=1.0, mottle=0.03, mottle_size=0.2)
    pen = [lathe(rounded([(0, 0), (0.075, 0.02), (0.085, 1.5), (0.07, 1.62), (0, 1.62)], 0.02), (0, 0, 0), black, 48),
           lathe([(0.088, 0.95), (0.092, 0.96), (0.092, 1.02), (0.088, 1.03)], (0, 0, 0), brass, 48),
           lathe([(0, -0.32), (0.02, -0.3), (0.06, 0), (0, 0)], (0, 0, 0), brass, 48)]
    group(pen, (0.75, -1.95, 0.23), (math.radians(-90), 0, math.radians(62)))
    exposure(1.0)
    camera((0.1, -6.5, 8.9), (0.3, 0.92, 0.2), lens=62)
