"""Builds scenes for Sidra, Layl, Wahat and Nakhla."""

import math

import bpy
import numpy as np

from projects import clear_sky, device
from svg import placed, polylines
from world import (
    arch_outline, area, box, camera, exposure, fbm, glow, ground, group, lathe, mesh_from_grid, picture, plaster, rounded, sky,
    slab, sphere, sun, surface,
)

SIDRA = (
    "M136 244c-41-30-88-22-128 23 53 28 100 20 128-23", "M134 214c-14-58-63-87-134-77 27 67 76 95 134 77",
    "M157 191c29-58 8-116-57-157-24 74-3 131 57 157", "M191 191c60-26 81-83 57-157-66 41-87 99-57 157",
    "M214 214c57 18 106-10 133-77-71-10-120 19-133 77", "M212 244c28 43 74 51 127 23-40-45-87-53-127-23",
    "M157 243h33l7 138c6 41 31 64 85 77H66c53-13 79-36 84-77z",
)


@picture("project-sidra", 2880, 2160, 20, 2)
def sidra():
    """Builds the school's courtyard: the logo carved into a chalk-white wall, an exercise book on a bench."""
    sky(top="#a9c2c8", middle="#c9d6d2", horizon="#e6e4d6", span=0.46, fill=0.7)
    sun(elevation=34, azimuth=-58, strength=4.4, softness=0.7)
    wall = plaster("#f2efe4", 1.0, relief=0.022)
    mark = [line for path in SIDRA for line in placed(polylines(path), 0.0088, (174, 262))]
    slab([(-9, -3.4), (9, -3.4), (9, 7), (-9, 7)], 0.26, wall, [*mark], bevel=0.02, location=(-0.6, 0.9, 2.55))
    box((20, 0.2, 9), (0, 1.14, 4.6), surface("#4f7a3a", rough=0.6, mottle=0.06, mottle_size=0.3), bevel=0.01)
    clay = surface("#b06a48", rough=0.8, mottle=0.12, mottle_size=0.5)
    for column in range(-8, 9):
        for row in range(7):
            box((0.96, 0.96, 0.2), (column + (0.5 if row % 2 else 0), 0.2 - row, -0.6), clay, bevel=0.03)
    wood = surface("#b98c59", rough=0.55, mottle=0.14, mottle_size=0.5)
    for y in (-0.95, -0.55, -0.15):
        box((8.2, 0.36, 0.14), (3.1, y, 0.38), wood, bevel=0.03)
    for x in (-0.6, 6.8):
        box((0.2, 1.1, 0.85), (x, -0.55, -0.1), wood, bevel=0.03)
    book = [box((1.36, 0.92, 0.1), (0, 0, 0.05), surface("#5d8a3a", rough=0.7, mottle=0.02), bevel=0.02)]
    book += [slab([(x * 0.21, y * 0.21) for x, y in outline], 0.006, surface("#f2efe4", mottle=0), bevel=0.001, location=(0, -0.03, 0.104), rotation=(0, 0, 0))
             for path in SIDRA for outline in placed(polylines(path), 0.0088, (174, 262))]
    group(book, (2.2, -0.55, 0.45), (0, 0, math.radians(-7)))
    exposure(0.95)
    camera((0.3, -11.8, 2.7), (0.3, 0, 2.1), lens=58)


LAYL = ("M.97 7.97v32.06h21.37 M4.86 7.97v28.17h17.48 M8.74 7.97v24.29h13.6 m3.89 8.7v-19.4a13.6 13.6 0 0 1 27.2 0v19.38 "
        "m-23.32 0V21.57a9.71 9.71 0 0 1 19.43 0v19.38 m-15.54 0V21.57a5.83 5.83 0 0 1 11.66 0v19.38 M58.29 7.97v3.89a13.6 13.6 0 0 0 27.2 0V7.97 "
        "m-23.32 0v3.89a9.71 9.71 0 0 0 19.43 0V7.97 m-15.54 0v3.89a5.83 5.83 0 0 0 11.65 0V7.97 M68 24.5v16.46 m3.89-15.5v15.5 m3.88-16.46v16.46 "
        "M91.31 7.97v32.06h28.46 M95.2 7.97v28.17h24.57 M99.09 7.97v24.29h20.68")


# The Arabic logo in the same three lines: lam, ya with two dots, final lam.
LAYL_ARABIC = ("M69.1 7.97v32.99H34.97 M65.21 7.97v29.1H34.97 M61.33 7.97v25.22H34.97 M53.89 20.5v12.69 M50 20.5v12.69 "
               "M46.11 20.5v12.69 M34.97 7.97v32.99a17.49 17.49 0 0 1-34.97 0v-5 M31.09 7.97v32.99a13.6 13.6 0 0 1-27.2 0v-5 "
               "M27.2 7.97v32.99a9.71 9.71 0 0 1-19.43 0v-5 M45.6 47.6a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0 "
               "M52.2 47.6a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0")


def tube(points, radius, material):
    """Builds a thin rod along (x, z) points, in front of the wall."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", [n for x, z in points for n in (x, 0, z, 1)])
    curve.materials.append(material)
    thing = bpy.data.objects.new("tube", curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def neon():
    """Builds the station's name in neon: amber Latin letters and blue Arabic ones."""
    light, cold = glow("#ffb02e", 1.9), glow("#3fd2e4", 1.6)
    latin = [tube(points, 0.036, light) for points in placed(polylines(LAYL), 0.038, (60.4, 24))]
    arabic = [tube(points, 0.036, cold) for points in placed(polylines(LAYL_ARABIC), 0.038, (34.5, 24))]
    return group([group(latin, (-1.38, 0.1, 3.5)), group(arabic, (2.95, 0.1, 3.5))])


@picture("project-layl", 2880, 2160, 32, 2)
def layl():
    """Builds the radio station's name in neon, in two scripts, above a wet street at night."""
    sky(top="#0a0c10", middle="#10151b", horizon="#1a2129", span=0.4, fill=0.07, fill_colour=(0.45, 0.65, 1.0))
    wall = plaster("#39424b", 1.2, relief=0.05)
    slab([(-12, -1), (12, -1), (12, 9), (-12, 9)], 0.6, wall, [arch_outline(1.4, 2.1, 2.95, 0.0)], bevel=0.05, location=(0, 0.6, 0))
    box((24, 0.3, 10), (0, 3.4, 3), plaster("#6a5138", 1.2), bevel=0.02)
    neon()
    # Light of the tubes from area lights that the camera cannot see: far less noise than from the tubes.
    for x in (-3.0, -1.3, 0.4):
        lamp = area((x, -0.3, 3.5), (x, 0.6, 3.5), 1.7, 82, (1.0, 0.60, 0.16))
        lamp.visible_camera = lamp.visible_glossy = False
    for x in (2.3, 3.6):
        lamp = area((x, -0.3, 3.3), (x, 0.6, 3.3), 1.3, 40, (0.16, 0.80, 0.95))
        lamp.visible_camera = lamp.visible_glossy = False
    room = area((2.95, 2.2, 2.4), (2.95, 3.0, 0.6), 1.2, 190, (1.0, 0.60, 0.20))
    room.visible_camera = False
    steel = surface("#9aa3aa", rough=0.2, metal=1.0, mottle=0.02)
    for x in (-4.6, -4.25):
        lathe([(0, 0), (0.05, 0), (0.05, 9), (0, 9)], (x, 0.22, 0), steel, 32)
    box((1.5, 1.0, 0.16), (2.95, 0.1, 0.02), plaster("#4a5763", 1.2), bevel=0.03)
    wet = surface("#14171b", rough=0.2, spec=0.6, mottle=0.2, mottle_size=1.5, relief=0.03, relief_size=0.5)
    ground(lambda gx, gy: 0.015 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.02, wet, (-14, 14), (-12, 6), (240, 200))
    exposure(1.25)
    camera((0.62, -12, 1.75), (0.56, 0, 1.95), lens=47)


def peg(colour, hair, location, turn=0.0):
    """Builds a person as in a toy: a peg with a head and hair, looking along x before it is turned (radians)."""
    eye = surface("#14161a", rough=0.3, spec=0.5, mottle=0)
    body = rounded([(0, 0), (0.29, 0), (0.30, 0.30), (0.17, 0.52), (0, 0.52)], 0.1)
    parts = [lathe(body, (0, 0, 0), surface(colour, rough=0.45, mottle=0.05, mottle_size=0.3), 96),
             sphere(0.25, (0, 0, 0.72), surface("#c99b6d", rough=0.4, mottle=0.05, mottle_size=0.2), "head"),
             sphere(0.255, (-0.055, 0, 0.76), surface(hair, rough=0.6, mottle=0.05, mottle_size=0.1), "hair")]
    parts += [sphere(0.03, (0.235 * math.cos(a), 0.235 * math.sin(a), 0.72), eye, "eye") for a in (-0.42, 0.42)]
    return group(parts, location, (0, 0, turn))


def toy_car():
    """Builds a toy car of one block with four taken seats."""
    body = surface("#f2d21f", rough=0.35, spec=0.4, mottle=0.02, mottle_size=0.25, coat=0.4)
    dark = surface("#2a3036", rough=0.45, mottle=0.0)
    side = [(1.75, 0.0), (1.85, 0.12), (1.85, 0.62), (1.72, 0.78), (0.98, 0.86), (-1.55, 0.86), (-1.82, 0.74), (-1.85, 0.12), (-1.75, 0.0)]
    parts = [slab([tuple(p) for p in rounded([(0, 0), *side, (0, 0)], 0.1, 5)][1:-1], 1.5, body, bevel=0.07, location=(0, 0, 0.34))]
    for x in (-1.12, 1.12):
        for y in (-0.79, 0.79):
            wheel = rounded([(0, -0.14), (0.42, -0.14), (0.42, 0.14), (0, 0.14)], 0.06)
            parts.append(lathe(wheel, (x, y, 0.42), dark, 96, rotation=(math.pi / 2, 0, 0)))
            hub = rounded([(0, -0.16), (0.13, -0.16), (0.13, 0.16), (0, 0.16)], 0.03)
            parts.append(lathe(hub, (x, y, 0.42), body, 48, rotation=(math.pi / 2, 0, 0)))
    seats = ((0.45, -0.36, "#b9cbd0", "#2b1d16"), (0.45, 0.36, "#f0e8d8", "#8a3f2e"), (-0.75, 0.36, "#38424a", "#4a3020"), (-0.75, -0.36, "#ffffff", "#e9e6dd"))
    parts += [peg(colour, hair, (x, y, 1.14)) for x, y, colour, hair in seats]
    return parts


@picture("project-wahat", 2880, 2160, 20, 2)
def wahat():
    """Builds a car park's roof in daylight: a full car in its bay, the app behind it."""
    clear_sky("#e3e8e6")
    sun(elevation=33, azimuth=-52, strength=4.4)
    asphalt = surface("#3c4043", rough=0.9, spec=0.2, mottle=0.08, mottle_size=1.2, grain=0.01, grain_size=0.03)
    ground(lambda x, y: 0 * x, asphalt, (-16, 16), (-12, 9), (4, 4))
    line = surface("#f4f4ec", rough=0.8, mottle=0.05, mottle_size=0.3)
    for x in (-5.6, -2.9 - 0.3, 0.6, 4.2, 7.6):
        slab([(x - 0.09, -3.2), (x + 0.09, -3.2), (x + 0.09, 3.4), (x - 0.09, 3.4)], 0.01, line, bevel=0.002, location=(0, 0, 0.006), rotation=(0, 0, 0))
    concrete = plaster("#c9cbc8", 1.2, relief=0.02)
    box((40, 0.4, 1.7), (0, 8.4, 0.85), concrete, bevel=0.04)
    box((40, 0.44, 0.35), (0, 8.38, 1.15), surface("#f2d21f", rough=0.5, mottle=0.02), bevel=0.02)
    shell = surface("#1a1d21", rough=0.35, spec=0.5, mottle=0, coat=0.4)
    device("wahat.png", 1.92, 3.94, 0.2, 0.27, 0.075, shell, (2.35, 0.9, 0.02), (math.radians(-6), 0, math.radians(9)))
    box((1.1, 0.7, 0.3), (2.3, 1.62, 0.15), concrete, bevel=0.04)
    car = group(toy_car(), (-1.25, -0.55, 0.04), (0, 0, math.radians(24)))
    car.scale = (0.88,) * 3
    camera((0.2, -11.5, 3.1), (0.3, 0, 1.62), lens=50, shift=(0, 0.03))


def tomato_skins():
    """Returns materials of tomatoes: four ripe ones and one that is not yet."""
    return [surface(c, rough=0.3, spec=0.45, mottle=0.10, mottle_size=0.25, coat=0.25) for c in ("#a3211b", "#b3301d", "#8f1d1c", "#b8481f", "#8a8a3a")]


def tomato(radius, location, skin, rotation=(0, 0, 0)):
    """Builds a tomato: flattened, with six soft ribs that meet in a dimple, and a star of sepals with a stem in it."""
    t, a = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, 48), np.linspace(0, 2 * math.pi, 96, endpoint=False), indexing="ij")
    dimple = np.exp(-((np.cos(t) / 0.34) ** 2)) * (np.sin(t) > 0)
    across = radius * np.cos(t) * (1 + 0.045 * np.cos(6 * a) * np.clip(np.sin(t) + 0.35, 0, 1))
    up = 0.82 * radius * np.sin(t) - 0.17 * radius * dimple
    skin_of = mesh_from_grid("tomato", np.stack([across * np.cos(a), across * np.sin(a), up], -1), skin, closed=True)
    green = surface("#4d6238", rough=0.65, mottle=0.1, mottle_size=0.05)
    # Sepals from the stem over the shoulders, their tips lifted.
    along, beside = np.meshgrid(np.linspace(0, 1, 12), np.linspace(-1, 1, 5), indexing="ij")
    parts = [skin_of, lathe(rounded([(0, 0), (0.07 * radius, 0), (0.05 * radius, 0.30 * radius), (0, 0.30 * radius)], 0.004), (0, 0, 0.66 * radius), green, 24, rotation=(0.2, 0.1, 0))]
    for k in range(5):
        turn = 2 * math.pi * k / 5 + 0.2 * math.sin(7 * k)
        out, wide = 0.52 * radius * along, 0.10 * radius * beside * np.sqrt(np.maximum(1 - along, 0)) * (0.4 + 1.2 * along)
        high = radius * (0.68 + 0.12 * np.sin(math.pi * along * 0.62) + 0.10 * along**4 + 0.02 * np.abs(beside))
        points = np.stack([out * math.cos(turn) - wide * math.sin(turn), out * math.sin(turn) + wide * math.cos(turn), high], -1)
        parts.append(mesh_from_grid("sepal", points, green, thickness=0.02 * radius))
    return group(parts, location, rotation)


@picture("project-nakhla", 2880, 2160)
def nakhla():
    """Builds a market stall: a crate of tomatoes in striped light, the market's app, a brass weight."""
    sky(top="#a8bcc4", middle="#c3cfd2", horizon="#efe6d2", fill=0.5)
    sun(elevation=38, azimuth=-62, strength=5.2, softness=0.5)
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
    skins = tomato_skins()
    rng = np.random.default_rng(14)
    # In rows, touching, and a second layer of four towards the back.
    places = [(-1.36 + 0.68 * col + 0.30 * (row == 1), -0.68 + 0.66 * row, 0.98) for row in range(3) for col in range(5 - (row == 1))]
    for place in (*places, (-0.9, 0.3, 1.46), (-0.2, 0.42, 1.46), (0.52, 0.36, 1.46), (-0.35, -0.28, 1.46)):
        tip, turn = rng.uniform(-0.4, 0.4, 2)
        parts.append(tomato(0.335, place, skins[int(rng.integers(0, len(skins)))], (float(tip), float(turn), float(rng.uniform(0, 6)))))
    group(parts, (-1.05, 0.7, -0.05), (0, 0, math.radians(-12)))
    device("nakhla.png", 1.86, 3.82, 0.2, 0.27, 0.075, surface("#e9e6df", rough=0.4, mottle=0, coat=0.2), (2.1, 0.3, -0.04), (math.radians(-7), 0, math.radians(8)))
    board = surface("#8a6238", rough=0.55, mottle=0.16, mottle_size=0.6, grain=0.004, grain_size=0.05)
    for k in range(6):
        box((20, 0.98, 0.3), (0, -2.6 + k, -0.2 - 0.004 * (k % 2)), board, bevel=0.025, worn=0.006, seed=k)
    box((24, 0.3, 12), (0, 6.4, 3), plaster("#c9b894", 1.3, relief=0.03), bevel=0.02)
    # Slats outside the picture make stripes of light.
    for k in range(-8, 9):
        box((0.42, 9, 0.05), (-5.5 + k * 0.95, -1.5, 7.2), surface("#efe6d5", mottle=0), bevel=0.005)
    for k in range(7):
        box((3.2 / 2, 0.06, 1.25), (-7.2 + 2.4 * k, 3.2, 6.2), surface(("#efe6d2", "#2f7d46")[k % 2], mottle=0.02), bevel=0.01)
    brass = surface("#d9a64a", rough=0.24, metal=1.0, mottle=0.03)
    lathe(rounded([(0, 0), (0.3, 0), (0.3, 0.36), (0.13, 0.42), (0.13, 0.5), (0.18, 0.56), (0, 0.6)], 0.03), (0.75, -1.1, -0.05), brass, 64)
    camera((0.05, -11.5, 2.95), (0.05, 0, 1.52), lens=57)


@picture("showcase-nakhla", 2880, 1800)
def nakhla_below_type():
    """Builds the same stall from lower: the sunlit wall above is free for text."""
    nakhla()
    camera((0.05, -11.5, 2.95), (0.05, 0, 1.52), lens=57, shift=(0, 0.12))
