"""Builds the still lifes of the photography gallery."""

import math

import numpy as np

from evenings import bokeh
from marks import tube
from nights import lamp
from world import (
    SIGNAL, arch_outline, area, box, camera, exposure, fbm, glow, ground, group, lathe, mesh_from_grid, picture, plaster, rounded,
    sand_paint, sky, slab, sphere, sun, surface,
)


def ring(radius, width, thick, metal, location, rotation):
    turn = np.linspace(0, 2 * math.pi, 40)
    section = [(radius + thick * math.cos(t), width * math.sin(t)) for t in turn]
    return lathe(section, location, metal, 200, smooth_angle=180, rotation=rotation)


@picture("gallery-wedding-rings", 2880, 2160, 24, 2)
def rings():
    """Builds two rings and a vermilion pearl on ivory silk, lit by one candle outside the picture."""
    sky(top="#15110f", middle="#1d1613", horizon="#2a1f19", fill=0.05, fill_colour=(0.60, 0.66, 1.0))
    u, v = np.meshgrid(np.linspace(-1, 1, 420), np.linspace(-1, 1, 420))
    x, y = 6.5 * u, 6.5 * v + 1.5
    fold = 0.30 * np.sin(1.15 * x + 0.55 * y + 1.1 * np.sin(0.42 * y)) + 0.13 * np.sin(2.3 * x - 0.9 * y + 1.4 * np.sin(0.6 * x))
    calm = 1 - 0.86 * np.exp(-((x - 0.1) ** 2 + (y + 0.1) ** 2) / 2.6)
    silk = surface("#eadfcb", rough=0.36, spec=0.45, mottle=0.015, mottle_size=0.6)
    mesh_from_grid("silk", np.stack([x, y, fold * calm - 0.06], -1), silk)
    gold = surface("#d9a650", rough=0.16, metal=1.0, mottle=0)
    silver = surface("#dcdcd8", rough=0.14, metal=1.0, mottle=0)
    ring(1.0, 0.17, 0.07, gold, (-0.55, 0.25, 0.95), (math.radians(90), 0, math.radians(24)))
    ring(0.86, 0.15, 0.06, silver, (0.55, -0.45, 0.40), (math.radians(26), math.radians(-14), 0))
    sphere(0.30, (0.52, -0.42, 0.32))
    lamp((-3.0, -0.2, 3.0), 430, (1.0, 0.62, 0.30), 0.22)
    lamp((4.5, -3.5, 4.0), 150, (0.55, 0.68, 1.0), 1.0)
    exposure(1.35)
    camera((0.2, -7.6, 2.5), (0.02, 0, 0.62), lens=66, focus=(0.1, -0.3, 0.6), aperture=0.35)


@picture("gallery-commercial-1", 1800, 2400, 32, 2)
def scent():
    """Builds a perfume bottle on wet black stone between teal and white light; the sphere is its cap."""
    sky(top="#0a1114", middle="#0d171b", horizon="#13242a", fill=0.05, fill_colour=(0.45, 0.8, 0.9))
    box((30, 0.4, 16), (0, 5.5, 5), plaster("#24474c", 1.4, relief=0.03), bevel=0.02)
    wet = surface("#14181a", rough=0.10, spec=0.6, mottle=0.2, mottle_size=1.4, relief=0.012, relief_size=0.7)
    ground(lambda gx, gy: 0.012 * fbm(gx * 0.6, gy * 0.6, 3, 3) - 0.02, wet, (-14, 14), (-12, 5.3), (240, 240))
    slate = surface("#1d2326", rough=0.3, spec=0.5, mottle=0.12, mottle_size=0.4, relief=0.03, relief_size=0.35, grain=0.003)
    for (x, y, z), size, seed in (((0.05, 0.15, 0.34), (3.2, 2.3, 0.72), 3), ((-0.1, 0.1, 0.92), (2.1, 1.7, 0.46), 8)):
        box(size, (x, y, z), slate, bevel=0.1, worn=0.05, seed=seed, rotation=(0, 0, 0.14 * seed))
    bottle = [(0, 0), (0.66, 0), (0.70, 0.05), (0.70, 1.4), (0.55, 1.54), (0.22, 1.58), (0.22, 1.80), (0, 1.80)]
    lathe(rounded(bottle, 0.08, 8), (0.0, 0.1, 1.16), surface("#c6dcdc", rough=0.10, spec=0.6, mottle=0, coat=0.8))
    sphere(0.38, (0.0, 0.1, 3.24))
    for place, size, power, colour in (((-4.4, 1.2, 3.6), 1.6, 340, (0.25, 0.85, 0.90)), ((4.6, -1.8, 4.6), 1.2, 300, (1.0, 0.93, 0.84)), ((0.5, -6.0, 5.5), 2.0, 60, (1.0, 0.95, 0.9))):
        area(place, (0, 0.1, 1.9), size, power, colour).visible_camera = False
    wash = area((-2.2, 3.2, 0.6), (-1.2, 5.4, 3.4), 1.2, 160, (0.3, 0.9, 0.95))
    wash.visible_camera = False
    exposure(1.15)
    camera((0.2, -11.5, 2.5), (0.05, 0, 1.92), lens=76)


@picture("gallery-fashion-1", 1800, 2400, 24, 2)
def cloth():
    """Builds four metres of rose silk swinging from a rail, with a hard shadow on a plum wall."""
    sky(fill=0.22, fill_colour=(0.85, 0.80, 1.0))
    sun(elevation=30, azimuth=-34, strength=5.6, softness=0.25, colour=(1.0, 0.97, 0.92))
    wall = surface("#6b3a4e", rough=0.9, spec=0.08, mottle=0.03, mottle_size=1.6, grain=0.002, grain_size=0.02)
    turn = np.linspace(0, math.pi / 2, 42)[1:-1]
    y = np.concatenate([np.full(30, 2.6), 1.0 + 1.6 * np.cos(turn), np.linspace(1.0, -8, 30)])
    z = np.concatenate([np.linspace(9, 1.6, 30), 1.6 - 1.6 * np.sin(turn), np.zeros(30)])
    x = np.linspace(-9, 9, 40)
    sheet = np.stack([np.broadcast_to(x, (len(y), 40)), np.broadcast_to(y[:, None], (len(y), 40)), np.broadcast_to(z[:, None], (len(y), 40))], -1)
    mesh_from_grid("wall", sheet, wall)
    u, v = np.meshgrid(np.linspace(0, 1, 420), np.linspace(0, 1, 320))
    swing = v**1.5
    x = -1.9 + 3.3 * u + 0.85 * swing * (0.6 + 0.4 * u) + 0.10 * v * np.sin(9 * u + 3 * v)
    y = 0.62 * swing * np.sin(7.5 * u - 3.4 * v + 0.4) + (0.10 + 0.16 * np.sqrt(v)) * np.sin(26 * u + 2.5 * v) - 0.5 * swing
    z = 4.75 - 3.5 * v + 0.75 * swing**1.4 * (0.5 + u)
    mesh_from_grid("silk", np.stack([x, y, z], -1), surface("#efb6a8", rough=0.34, spec=0.45, mottle=0.01, mottle_size=0.4), thickness=0.008)
    lathe([(0, -2.3), (0.05, -2.3), (0.05, 2.3), (0, 2.3)], (-0.2, 0, 4.79), surface("#d9a650", rough=0.2, metal=1.0, mottle=0), 32, rotation=(0, math.pi / 2, 0))
    for side in (-2.1, 1.7):
        lathe([(0, 0), (0.012, 0), (0.012, 4), (0, 4)], (side, 0, 4.8), surface("#2a2024", mottle=0), 12)
    sphere(0.46, (-1.15, -0.6, 0.46))
    camera((0.0, -12.5, 2.2), (0.0, 0, 2.5), lens=64)


@picture("gallery-film-1", 2880, 1616, 40, 3)
def night():
    """Builds a courtyard at night; the sphere is the only lamp."""
    sky(top="#1a2028", middle="#232b34", horizon="#3b4650", span=0.4, fill=0.075, fill_colour=(0.45, 0.65, 1.0))
    sun(elevation=34, azimuth=120, strength=0.16, softness=2, colour=(0.55, 0.72, 1.0))
    wall = plaster("#cdbfa8", 1.2)
    for y, top, width, high, xs in ((2.2, 6.2, 1.9, 3.3, (-5.2, -2.2, 0.8, 3.8)), (5.8, 5.4, 1.6, 2.9, (-4.0, -1.2, 1.6, 4.4))):
        slab([(-12, 0), (12, 0), (12, top), (-12, top)], 0.7, wall, [arch_outline(width, high, x, 0.02) for x in xs], bevel=0.05, location=(0, y, 0))
    for i in range(6):
        box((0.42, 1.8, 0.32 * (6 - i)), (-6.6 + 0.42 * i, 0.9, 0.16 * (6 - i)), wall, bevel=0.02)
    lathe(rounded([(0, 0), (0.5, 0), (0.5, 0.5), (0, 0.5)], 0.05), (2.35, 0.5, 0), wall)
    # The camera sees the sphere; the light is a point inside it.
    shade = sphere(0.46, (2.35, 0.5, 0.94), glow(SIGNAL, 1.1))
    shade.visible_shadow = shade.visible_diffuse = False
    lamp((2.35, 0.5, 0.94), 150, (1.0, 0.46, 0.19), 0.44)
    ground(lambda gx, gy: 0.012 * fbm(gx * 0.5, gy * 0.5, 3, 3) - 0.02, sand_paint("#c9b48f"), (-14, 14), (-12, 30), (240, 300))
    camera((0, -11.5, 1.9), (0, 0, 1.9), lens=46, shift=(0, 0.03))


@picture("gallery-wedding-coffee", 1920, 2400, 24, 3)
def coffee():
    """Builds a brass tray at a wedding at night: a coffee pot, eight cups, dates, lamps out of focus."""
    sky(top="#0d1020", middle="#141830", horizon="#222742", fill=0.10, fill_colour=(0.55, 0.62, 1.0))
    cloth = surface("#2b3f5c", rough=0.75, spec=0.2, mottle=0.03, mottle_size=0.5, grain=0.003, grain_size=0.03)
    ground(lambda x, y: 0.015 * fbm(x * 0.7, y * 0.7, 5, 3) - 0.02, cloth, (-9, 9), (-6, 5.5), (300, 300))
    brass = surface("#d3a04a", rough=0.22, metal=1.0, mottle=0.02, mottle_size=0.3)
    porcelain = surface("#f5efe2", rough=0.2, spec=0.5, mottle=0, coat=0.6)
    # The tray, and the pot: a waist, a long beak and a pointed lid.
    lathe(rounded([(0, 0.04), (2.35, 0.04), (2.62, 0.22), (2.66, 0.20), (2.42, 0.0), (0, 0.0)], 0.03, 8), (0.0, 0.6, 0.0), brass, 240)
    pot = [(0, 0), (0.62, 0), (0.66, 0.06), (0.80, 0.42), (0.72, 0.78), (0.40, 1.16), (0.33, 1.42), (0.44, 1.80), (0.47, 1.86), (0.40, 1.92), (0.20, 2.16), (0.06, 2.34), (0.09, 2.42), (0.05, 2.52), (0, 2.60)]
    lathe(rounded(pot, 0.10, 10), (-0.55, 1.15, 0.05), brass, 200, smooth_angle=180)
    beak = tube(rounded([np.array(p) for p in [(0.30, 0.62), (0.78, 0.98), (0.92, 1.56), (1.36, 1.66)]], 0.28, 12), 0.085, brass)
    handle = tube(rounded([np.array(p) for p in [(-0.34, 1.72), (-1.02, 1.62), (-1.06, 0.9), (-0.66, 0.62)]], 0.34, 12), 0.065, brass)
    for part in (beak, handle):
        part.location = (-0.55, 1.15, 0.05)
    cup = rounded([(0.0, 0.02), (0.17, 0.02), (0.20, 0.06), (0.31, 0.36), (0.28, 0.36), (0.17, 0.09), (0, 0.07)], 0.02, 6)
    coffee_paint = surface("#6d4a1e", rough=0.12, spec=0.5, mottle=0)
    for x, y, filled in ((-1.35, -0.50, 1), (-0.62, -0.98, 1), (0.18, -1.16, 0), (1.62, 0.92, 1), (1.88, 0.18, 0), (1.20, 1.62, 1), (0.42, 1.98, 0), (-1.78, 0.28, 1)):
        lathe(cup, (x, y, 0.05), porcelain, 96)
        lathe([(0.215, 0.19), (0.222, 0.20), (0.222, 0.215), (0.215, 0.225)], (x, y, 0.05), brass, 96)
        if filled:
            lathe([(0, 0.27), (0.252, 0.27), (0.252, 0.25), (0, 0.25)], (x, y, 0.05), coffee_paint, 64)
    # Dates in a bowl.
    lathe(rounded([(0, 0), (0.40, 0), (0.46, 0.05), (0.76, 0.34), (0.71, 0.35), (0.40, 0.10), (0, 0.08)], 0.03, 8), (0.86, -0.18, 0.05), porcelain, 160)
    date = surface("#4a2413", rough=0.28, spec=0.5, mottle=0.25, mottle_size=0.15, relief=0.012, relief_size=0.06, coat=0.3)
    chance = np.random.default_rng(4)
    for layer, count, reach in ((0.24, 11, 0.46), (0.38, 7, 0.28), (0.50, 3, 0.10)):
        for k in range(count):
            turn = 2 * math.pi * k / count + layer * 5
            far = reach * (1 if k % 2 else 0.72)
            shape = rounded([(0, -0.21), (0.075, -0.17), (0.105, 0), (0.085, 0.15), (0, 0.20)], 0.05, 5)
            lathe(shape, (0.86 + far * math.cos(turn), -0.18 + far * math.sin(turn), 0.05 + layer), date, 40, smooth_angle=180,
                  rotation=(math.pi / 2 + chance.uniform(-0.3, 0.3), 0, chance.uniform(0, math.pi)))
    # Strings of lamps far behind, out of focus: the nearer one is larger and brighter.
    for far, high, sag, wide, radius, count in ((9, 3.95, 1.25, 5.6, 0.20, 13), (17, 3.9, 0.9, 8.5, 0.22, 21)):
        for across in np.linspace(-1, 1, count):
            place = (across * wide + 0.4, far, high - sag * (1 - across**2) + chance.uniform(-0.05, 0.05))
            bokeh(radius * chance.uniform(0.85, 1.15), place, ("#ffc46e", "#ffd79a")[int(chance.integers(2))], 9 / far * chance.uniform(0.55, 0.95))
    lamp((3.4, -1.4, 4.4), 330, (1.0, 0.74, 0.44), 0.5)
    lamp((-4.2, 2.6, 3.4), 170, (1.0, 0.70, 0.42), 0.6)
    area((-3.0, -6.0, 4.0), (0, 0.5, 0.5), 3.0, 60, (0.55, 0.68, 1.0)).visible_camera = False
    exposure(1.25)
    camera((0.15, -8.6, 3.9), (0.05, 0.6, 1.28), lens=57, focus=(0.0, 0.0, 0.8), aperture=0.8)


@picture("gallery-fashion-hat", 1920, 2400, 24, 2)
def hat():
    """Builds a straw hat and a green bag on a lemon cube before a cobalt wall at noon."""
    sky(fill=0.34, fill_colour=(0.86, 0.90, 1.0))
    sun(elevation=42, azimuth=-48, strength=5.2, softness=0.2, colour=(1.0, 0.97, 0.90))
    blue = surface("#2748b8", rough=0.9, spec=0.06, mottle=0.02, mottle_size=1.6, grain=0.002, grain_size=0.02)
    box((24, 0.4, 18), (0, 3.0, 6), blue, bevel=0.01)
    box((24, 16, 0.4), (0, -4, -0.2), surface("#d9dfee", rough=0.8, spec=0.1, mottle=0.02), bevel=0.01)
    box((2.5, 1.9, 2.1), (0.25, 0.5, 1.05), surface("#f2cf3a", rough=0.75, spec=0.15, mottle=0.015), bevel=0.03, rotation=(0, 0, 0.12))
    straw = surface("#ead7a6", rough=0.8, spec=0.15, mottle=0.12, mottle_size=0.06, relief=0.02, relief_size=0.03, grain=0.01, grain_size=0.015)
    crown = rounded([(0, 1.02), (0.34, 1.04), (0.62, 0.98), (0.70, 0.50), (0.74, 0.14), (0.90, 0.07), (1.72, 0.0), (1.74, -0.02), (1.72, -0.05), (0.86, 0.02), (0.68, 0.10)], 0.09, 10)
    band = [(0.755, 0.17), (0.765, 0.18), (0.735, 0.42), (0.722, 0.43)]
    whole = [lathe(crown, (0, 0, 0), straw, 240, smooth_angle=180), lathe(band, (0, 0, 0), surface("#14161a", rough=0.5, mottle=0), 240)]
    group(whole, (0.05, 0.45, 2.70), (math.radians(17), math.radians(-15), 0))
    leather = surface("#1f6b4d", rough=0.42, spec=0.4, mottle=0.05, mottle_size=0.3, relief=0.006, relief_size=0.03)
    gold = surface("#d9a650", rough=0.18, metal=1.0, mottle=0)
    outline = rounded([np.array(p) for p in [(-0.86, 0), (0.86, 0), (0.70, 1.24), (-0.70, 1.24), (-0.86, 0)]], 0.16, 10)
    flap = rounded([np.array(p) for p in [(-0.72, 0.62), (0.72, 0.62), (0.70, 1.27), (-0.70, 1.27), (-0.72, 0.62)]], 0.14, 10)
    bag = [slab([tuple(p) for p in outline], 0.52, leather, bevel=0.07), slab([tuple(p) for p in flap], 0.60, leather, bevel=0.06)]
    strap = tube(rounded([np.array(p) for p in [(-0.52, 1.20), (-0.46, 2.05), (0.46, 2.05), (0.52, 1.20)]], 0.42, 14), 0.05, leather)
    bag += [strap, box((0.30, 0.66, 0.20), (0, 0, 0.64), gold, bevel=0.04)]
    bag += [lathe([(0.03, -0.05), (0.09, -0.05), (0.09, 0.05), (0.03, 0.05)], (x, 0, 1.2), gold, 48, rotation=(math.pi / 2, 0, 0)) for x in (-0.52, 0.52)]
    group(bag, (-1.42, -1.1, 0.02), (0, 0, math.radians(-16)))
    camera((0.3, -12.5, 2.6), (-0.25, 0, 1.98), lens=70)


@picture("gallery-wedding-cake", 1920, 2400, 24, 3)
def cake():
    """Builds a wedding cake of three tiers with pale flowers before a green wall, in light from a slatted window."""
    sky(fill=0.30, fill_colour=(0.80, 0.90, 1.0))
    sun(elevation=30, azimuth=-62, strength=4.6, softness=1.0, colour=(1.0, 0.86, 0.68))
    box((24, 0.4, 16), (0, 3.2, 5), plaster("#2f5546", 1.3, relief=0.02), bevel=0.01)
    table = surface("#e9e2d3", rough=0.85, spec=0.1, mottle=0.02, grain=0.003, grain_size=0.03)
    box((24, 9, 0.4), (0, -0.6, -0.2), table, bevel=0.02)
    for k in range(9):  # the window's slats, outside the picture
        box((0.3, 5, 0.34), (-7.2, -3.6, 0.6 + 0.95 * k), table, bevel=0.01)
    porcelain = surface("#f4f0e8", rough=0.2, spec=0.5, mottle=0, coat=0.5)
    stand = [(0, 0), (0.85, 0), (0.82, 0.06), (0.24, 0.16), (0.16, 0.40), (0.22, 0.62), (1.78, 0.70), (1.82, 0.78), (0, 0.78)]
    lathe(rounded(stand, 0.05, 8), (0, 0.3, 0), porcelain, 200)
    icing = surface("#f7f0e4", rough=0.55, spec=0.3, mottle=0.01, relief=0.008, relief_size=0.25)
    base = 0.78
    for radius, high in ((1.42, 0.98), (1.02, 0.92), (0.66, 0.86)):
        lathe(rounded([(0, 0), (radius, 0), (radius, high), (0, high)], 0.09, 10), (0, 0.3, base), icing, 240)
        count = round(2 * math.pi * radius / 0.125)
        for k in range(count):
            turn = 2 * math.pi * k / count
            sphere(0.062, ((radius + 0.02) * math.cos(turn), 0.3 + (radius + 0.02) * math.sin(turn), base + 0.05), icing, "pearl")
        base += high
    leaf = surface("#5d7f56", rough=0.6, mottle=0.12, mottle_size=0.1)
    for x, y, z, size, tilt, turn, colour in (
        (0.10, 0.12, 3.58, 0.36, 0.3, 0.2, "#f7d7cd"), (-0.30, 0.05, 3.44, 0.26, 0.9, 2.6, "#f6e3d2"), (0.46, -0.28, 3.10, 0.30, 1.0, -0.5, "#eeb3a6"),
        (0.66, -0.52, 2.62, 0.34, 1.1, -0.6, "#f6e3d2"), (0.98, -0.58, 2.02, 0.31, 1.2, -0.8, "#f3c9bd"), (0.64, -1.02, 1.72, 0.25, 1.3, -0.3, "#eeb3a6"),
        (1.30, -0.72, 1.14, 0.36, 1.1, -0.9, "#f6e3d2"), (0.86, -1.18, 1.00, 0.27, 1.2, -0.5, "#f3c9bd"),
    ):
        flower((x, y, z), size, tilt, turn, surface(colour, rough=0.7, spec=0.15, mottle=0.03), leaf)
    exposure(1.1)
    camera((0.5, -12.5, 3.1), (0.15, 0, 2.1), lens=66)


def flower(place, size, tilt, turn, paint, leaf):
    """Builds a round flower of many thin petals, with three leaves below."""
    parts = []
    rng = np.random.default_rng(int(abs(place[2]) * 1000))
    for layer, (reach, high, count) in enumerate(((1.0, 0.30, 7), (0.80, 0.46, 6), (0.58, 0.56, 5), (0.36, 0.60, 4))):
        for k in range(count):
            angle = 2 * math.pi * (k + 0.5 * (layer % 2)) / count + rng.uniform(-0.15, 0.15)
            u, v = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(0, 1, 15))
            across = 0.92 * reach * np.sin(np.pi * (0.12 + 0.80 * v)) * u * 0.62
            out = reach * np.sin(v * 1.45) * (1 - 0.10 * u**2)
            up = high * v**1.6 + 0.10 * u**2 * v
            points = np.stack([out * math.cos(angle) - across * math.sin(angle), out * math.sin(angle) + across * math.cos(angle), up], -1) * size
            parts.append(mesh_from_grid("petal", points, paint, thickness=0.012 * size))
    for k in range(3):
        u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 15))
        angle = 2.1 * k + 0.4
        out, across = 0.5 + 1.0 * v, 0.30 * np.sin(np.pi * v) * u
        points = np.stack([out * math.cos(angle) - across * math.sin(angle), out * math.sin(angle) + across * math.cos(angle), 0.04 + 0.12 * v * (1 - v) + 0.08 * u**2], -1) * size
        parts.append(mesh_from_grid("leaf", points, leaf, thickness=0.012 * size))
    group(parts, place, (tilt, 0, turn + math.pi / 8))


@picture("gallery-fashion-bangles", 1920, 2400, 24, 3)
def bangles():
    """Builds gold bangles around a rose post and on the step below, before a wine-red wall."""
    sky(fill=0.36, fill_colour=(0.92, 0.88, 1.0))
    sun(elevation=44, azimuth=-52, strength=5.0, softness=0.3, colour=(1.0, 0.95, 0.86))
    wine = surface("#5b1c33", rough=0.9, spec=0.06, mottle=0.03, mottle_size=1.4, grain=0.002, grain_size=0.02)
    box((24, 0.4, 18), (0, 2.6, 6), wine, bevel=0.01)
    box((24, 14, 0.4), (0, -4, -0.2), surface("#7a2d45", rough=0.85, spec=0.1, mottle=0.02), bevel=0.01)
    rose = surface("#e7b5ad", rough=0.75, spec=0.15, mottle=0.03, mottle_size=0.5, relief=0.006, relief_size=0.2)
    box((3.6, 2.4, 0.7), (0.1, 0.1, 0.35), rose, bevel=0.03)
    lathe(rounded([(0, 0), (0.52, 0), (0.52, 2.75), (0, 2.75)], 0.12, 10), (0.55, 0.3, 0.7), rose, 160)
    gold = surface("#efc67a", rough=0.18, metal=1.0, mottle=0.01)
    pale = surface("#f4e3c4", rough=0.22, metal=1.0, mottle=0.01)
    twist = surface("#e6b25c", rough=0.28, metal=1.0, relief=0.03, relief_size=0.05, mottle=0.02)
    for k, (z, lean, turn, thick, wide, metal) in enumerate((
        (0.86, 0.00, 0.0, 0.10, 0.10, gold), (1.10, 0.03, 0.6, 0.07, 0.07, pale), (1.30, -0.03, 1.4, 0.05, 0.14, twist),
        (1.58, 0.06, 0.2, 0.09, 0.09, gold), (1.82, -0.05, 2.0, 0.06, 0.06, pale), (2.02, 0.09, 1.0, 0.08, 0.08, gold),
    )):
        ring(0.66, wide, thick, metal, (0.55 + 0.03 * math.sin(k), 0.3, z), (lean, 0.05 * math.cos(2 * k), turn))
    ring(0.74, 0.11, 0.11, gold, (-0.95, -0.30, 1.50), (math.radians(76), 0, math.radians(30)))
    ring(0.74, 0.07, 0.07, pale, (-0.78, -0.02, 1.46), (math.radians(70), 0, math.radians(24)))
    ring(0.72, 0.05, 0.13, twist, (-0.75, -2.05, 0.06), (0, 0, 0))
    pearl = surface("#f4ece0", rough=0.15, spec=0.6, mottle=0, coat=0.6)
    for x, y, radius in ((0.55, -1.55, 0.20), (1.02, -1.9, 0.14), (0.22, -1.92, 0.11)):
        sphere(radius, (x, y, radius), pearl, "pearl")
    camera((-0.3, -12.5, 3.4), (-0.1, 0, 1.62), lens=74)


@picture("gallery-commercial-cups", 1920, 2400, 24, 3)
def cups():
    """Builds a leaning tower of mint-green cups and a full cup beside it, before a lilac wall."""
    sky(fill=0.40, fill_colour=(0.90, 0.90, 1.0))
    sun(elevation=38, azimuth=50, strength=4.8, softness=0.4, colour=(1.0, 0.94, 0.84))
    box((24, 0.4, 18), (0, 2.8, 6), surface("#b6a5d3", rough=0.9, spec=0.06, mottle=0.02, mottle_size=1.5, grain=0.002, grain_size=0.02), bevel=0.01)
    box((24, 14, 0.4), (0, -4, -0.2), surface("#c9bce0", rough=0.85, spec=0.1, mottle=0.015), bevel=0.01)
    glazes = [surface(colour, rough=0.18, spec=0.5, mottle=0.02, mottle_size=0.3, coat=0.6) for colour in ("#8fc7ac", "#a9d6bd", "#7ab79c")]
    raw = surface("#e8dccb", rough=0.8, mottle=0.06, mottle_size=0.1, grain=0.004, grain_size=0.015)
    coffee_paint = surface("#3b2112", rough=0.35, spec=0.2, mottle=0)
    shape = rounded([(0, 0.05), (0.34, 0.05), (0.40, 0), (0.46, 0.02), (0.66, 0.34), (0.72, 0.98), (0.67, 0.98), (0.60, 0.38), (0.36, 0.12), (0, 0.11)], 0.05, 8)
    foot = [(0.30, -0.02), (0.42, -0.02), (0.44, 0.05), (0.30, 0.06)]
    saucer = rounded([(0, 0.03), (0.42, 0.03), (0.50, 0.0), (1.06, 0.16), (1.05, 0.20), (0.50, 0.08), (0, 0.08)], 0.03, 8)

    def cup(place, turn, glaze, tilt=(0, 0)):
        handle = tube(rounded([np.array(p) for p in [(0.62, 0.82), (1.12, 0.84), (1.06, 0.30), (0.60, 0.30)]], 0.22, 12), 0.075, glaze)
        group([lathe(shape, (0, 0, 0), glaze, 160, smooth_angle=180), lathe(foot, (0, 0, 0), raw, 120), handle], place, (*tilt, turn))

    x, z = -0.35, 0.0
    for k, (turn, lean) in enumerate(((0.3, 0), (3.5, 0.02), (1.2, -0.035), (5.4, 0.05))):
        lathe(saucer, (x, 0.2, z), glazes[(k + 1) % 3], 200, smooth_angle=180, rotation=(0, lean, 0))
        cup((x, 0.2, z + 0.10), turn, glazes[k % 3], (0, lean))
        x, z = x + (0.05, -0.07, 0.09, 0)[k], z + 1.09
    lathe(saucer, (1.55, -1.35, 0), glazes[0], 200, smooth_angle=180)
    cup((1.55, -1.35, 0.10), -0.5, glazes[1])
    lathe([(0, 0), (0.655, 0), (0.655, -0.02), (0, -0.02)], (1.55, -1.35, 0.10 + 0.80), coffee_paint, 96)
    spoon = surface("#d8d4cc", rough=0.15, metal=1.0, mottle=0)
    bowl = sphere(0.20, (0, 0, 0), spoon, "spoon")
    bowl.scale = (1.45, 1, 0.25)
    stem = lathe(rounded([(0, 0), (0.025, 0), (0.045, 1.3), (0, 1.32)], 0.01), (0.24, 0, 0), spoon, 24, rotation=(0, math.pi / 2, 0))
    group([bowl, stem], (-0.75, -2.1, 0.06), (0, 0, math.radians(14)))
    camera((0.2, -12.5, 3.6), (0.25, 0, 2.15), lens=66)
