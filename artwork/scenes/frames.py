"""More of the photography gallery: a gown, a watch, a table laid for a wedding, mountains, and one frame of a film."""

import math

import numpy as np

from services import paper, rippled_sand
from world import (
    SAND, arch_outline, box, camera, disc_outline, exposure, fbm, ground, group, haze, lathe, mesh_from_grid, picture,
    plaster, ripples, rounded, rounded_rectangle, sand_paint, sky, slab, smooth, sphere, sun, surface, thin_cloth,
)


@picture("gallery-fashion-2", 1800, 2400)
def gown():
    """A pleated gown stands by itself in the wind; who wears it is the sphere."""
    sky(top="#9bb6c0", middle="#bccccf", horizon="#dfdacc", span=0.5, fill=0.66)
    sun(elevation=23, azimuth=-64, strength=4.6)
    v = np.linspace(0, 1, 260)[:, None]  # from the neck down
    a = np.linspace(0, 2 * math.pi, 720, endpoint=False)[None]
    r = np.interp(v[:, 0], [0, 0.05, 0.13, 0.22, 0.32, 0.42, 0.6, 0.8, 1.0], [0.13, 0.15, 0.40, 0.42, 0.27, 0.36, 0.62, 1.02, 1.55])[:, None]
    low = smooth(0.34, 0.95, v)
    wind = low**1.6
    pleat = 1 + (0.02 + 0.085 * low) * np.sign(np.sin(30 * a + 2.2 * low)) * np.abs(np.sin(30 * a + 2.2 * low)) ** 0.6
    sway = 1 + 0.13 * low * np.sin(3 * a + 1.0) + 0.07 * low * np.sin(5 * a + 2.4)
    x = r * pleat * sway * np.cos(a) + 0.95 * wind + 0.18 * wind * np.sin(2 * math.pi * v)
    y = r * pleat * sway * np.sin(a) * 0.82 - 0.15 * wind
    hem = 0.28 * wind * (0.5 + 0.5 * np.cos(a)) + 0.08 * wind * np.sin(4 * a)
    z = 4.25 * (1 - v) + hem + 0 * a
    mesh_from_grid("gown", np.stack([x, y, z], -1), surface("#efe7d8", rough=0.9, spec=0.08, mottle=0.02, grain=0.001, grain_size=0.02), closed=True, thickness=0.01, location=(-0.35, 0.2, 0.10))
    # A sash, blown out to the right.
    t = np.linspace(0, 1, 90)[:, None]
    w = np.linspace(-0.11, 0.11, 6)[None]
    sx = -0.10 + 2.2 * t + 0 * w
    sz = 2.95 + 0.10 * np.sin(7 * t) * t - 0.55 * t**1.6 + w * (1 + 0.5 * t)
    sy = -0.12 - 0.55 * t + 0.22 * np.sin(9 * t + 0.5) * t + 0.05 * w
    ribbon = surface("#313941", rough=0.8, mottle=0.03)
    mesh_from_grid("sash", np.stack([sx, sy, sz], -1), ribbon, thickness=0.012)
    band = rounded([(0.27, -0.13), (0.315, -0.11), (0.30, 0.11), (0.26, 0.13)], 0.03)
    belt = lathe(band, (-0.35, 0.2, 2.93), ribbon, thickness=0.02)
    belt.scale = (1.06, 0.9, 1)
    sphere(0.40, (-0.35, 0.2, 4.72))
    rippled_sand([(0.4, 0.2, 1.5, 0.05)], ripple=0.05)
    camera((0.4, -12.5, 2.3), (0.12, 0, 2.5), lens=62)


@picture("gallery-commercial-2", 2880, 2160)
def watch():
    """A watch leans on a stone; where twelve would stand is the sphere."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#d9d8cf", span=0.46, fill=0.7)
    sun(elevation=25, azimuth=-58, strength=4.5)
    steel, dial, ink = surface("#c9c5bb", rough=0.22, metal=1.0, mottle=0), surface("#f1ece1", rough=0.5, mottle=0.01), surface("#1d2126", rough=0.5, mottle=0)
    leather = surface("#6a4530", rough=0.55, mottle=0.12, mottle_size=0.2, grain=0.004, grain_size=0.03)
    parts = [lathe(rounded([(0, -0.2), (1.36, -0.2), (1.52, -0.1), (1.52, 0.1), (1.42, 0.2), (1.30, 0.2), (1.28, 0.10), (0, 0.10)], 0.05), (0, 0, 0), steel)]
    parts.append(lathe([(0, 0.105), (1.285, 0.105), (1.285, 0.10), (0, 0.10)], (0, 0, 0.004), dial))
    for k in range(1, 12):
        a = math.radians(90 - 30 * k)
        long = 0.26 if k % 3 == 0 else 0.16
        parts.append(box((long, 0.045, 0.03), ((1.16 - long / 2) * math.cos(a), (1.16 - long / 2) * math.sin(a), 0.13), ink, bevel=0.01, rotation=(0, 0, a)))
    for a, long, wide, z in ((math.radians(90 - 308), 0.66, 0.085, 0.17), (math.radians(90 - 50), 1.0, 0.06, 0.20)):
        parts.append(box((long, wide, 0.025), (0.42 * long * math.cos(a), 0.42 * long * math.sin(a), z), ink, bevel=0.01, rotation=(0, 0, a)))
    parts.append(lathe(rounded([(0, 0), (0.075, 0), (0.075, 0.11), (0, 0.11)], 0.02), (0, 0, 0.13), steel, 48))
    parts.append(sphere(0.155, (0, 1.02, 0.24)))
    parts.append(lathe(rounded([(0, 0), (0.15, 0), (0.15, 0.2), (0, 0.2)], 0.03), (1.5, 0, 0), steel, 24, rotation=(0, math.pi / 2, 0)))
    # The straps bend away behind the case.
    for side in (-1, 1):
        t = np.linspace(0, 1, 50)[:, None]
        w = np.linspace(-1, 1, 10)[None] * (0.66 - 0.16 * t)
        py = side * (1.30 + 1.55 * np.sin(t * 1.25))
        pz = -0.02 - 1.9 * (1 - np.cos(t * 1.25))
        parts.append(mesh_from_grid("strap", np.stack([w, py + 0 * w, pz + 0 * w], -1), leather, thickness=0.13))
        for x in (-0.72, 0.72):
            parts.append(box((0.18, 0.5, 0.2), (x, side * 1.42, -0.04), steel, bevel=0.05))
    group(parts, (-0.35, 0.1, 1.72), (math.radians(63), 0, math.radians(-14)))
    box((2.6, 1.3, 1.35), (0.0, 1.35, 0.55), plaster("#e6dac4", 0.8, relief=0.02), bevel=0.07, worn=0.03, seed=8, rotation=(0, 0, 0.22))
    stone = sphere(1, (2.25, -0.35, 0.18), plaster("#b4c4c8", 0.5, relief=0.006), "stone")
    stone.scale = (0.52, 0.44, 0.28)
    rippled_sand([(-0.3, 0.4, 1.6, 0.05), (2.25, -0.35, 0.55, 0.04)], length=0.42, wind=1.3, ripple=0.05)
    camera((0.3, -10.5, 2.5), (0.22, 0, 1.42), lens=62)


@picture("gallery-wedding-2", 1800, 2400)
def table():
    """A long table in the open, laid for a wedding, from above; in the middle, instead of flowers, the sphere."""
    sky(fill=0.62)
    sun(elevation=25, azimuth=-122, strength=5.0, softness=1.0)
    ground(lambda x, y: -1.0 + 0.05 * fbm(x * 0.4, y * 0.4, 3, 3) + 0.05 * (ripples(x, y, 0.40, 0.4) - 0.3), sand_paint(SAND, 1.2), (-8, 8), (-9, 9), (700, 800))
    u, v = np.meshgrid(np.linspace(-1, 1, 160), np.linspace(-1, 1, 220))
    over = np.maximum(np.abs(u) * 2.25 - 1.85, 0)
    x = np.sign(u) * np.minimum(np.abs(u) * 2.25, 1.85 + 0.22 * over)
    linen = np.stack([x, v * 4.6, -1.9 * over * (1 + 0.15 * np.sin(v * 18)) + 0.006 * fbm(u * 4, v * 8, 3, 3)], -1)
    mesh_from_grid("linen", linen, paper("#f2eee4"), thickness=0.012)
    glaze = [surface(c, rough=0.28, spec=0.5, mottle=0.02, coat=0.3) for c in ("#eae4d6", "#c3d2d5", "#353d45")]
    gold = surface("#d0a354", rough=0.25, metal=1.0, mottle=0)
    plate = rounded([(0, 0.02), (0.40, 0.02), (0.62, 0.10), (0.63, 0.12), (0.40, 0.05), (0, 0.05)], 0.05)
    small = [(r * 0.62, z + 0.04) for r, z in plate]
    cup = rounded([(0, 0.0), (0.13, 0.0), (0.17, 0.10), (0.18, 0.26), (0.165, 0.26), (0.15, 0.10), (0, 0.04)], 0.03)
    for row in range(4):
        for side in (-1, 1):
            px, py = side * 1.02, -3.05 + 2.03 * row
            lathe(plate, (px, py, 0.01), glaze[0], 96)
            lathe(small, (px, py, 0.03), glaze[1 + (row + (side > 0)) % 2 * 1] if row % 2 else glaze[1], 96)
            lathe(cup, (px - side * 0.60, py + 0.62, 0.01), glaze[1] if row % 2 else glaze[0], 64)
            for k, off in enumerate((-0.80, 0.80)):
                box((0.05 if k else 0.07, 0.72, 0.022), (px + off * 0.95, py, 0.03), gold, bevel=0.01, rotation=(0, 0, 0.03 * side))
    sphere(0.50, (0.0, 0.0, 0.50))
    for k, (cy, tall) in enumerate(((-1.95, 0.85), (-1.45, 0.55), (1.5, 0.95), (2.05, 0.6), (-3.6, 0.7), (3.6, 0.8))):
        cx = 0.10 * math.sin(k * 2.2)
        lathe(rounded([(0, 0), (0.17, 0), (0.15, 0.06), (0.05, 0.09), (0.05, 0.16), (0.075, 0.18), (0.06, tall), (0, tall)], 0.02), (cx, cy, 0.01), glaze[2] if k % 2 else gold, 48)
    # A ribbon wanders the length of the table.
    t = np.linspace(0, 1, 300)
    rx, ry = 0.30 * np.sin(t * 13), -4.4 + 8.8 * t
    wide = np.linspace(-0.05, 0.05, 4)
    band = np.stack([rx[:, None] + wide, np.broadcast_to(ry[:, None], (300, 4)), np.full((300, 4), 0.025)], -1)
    mesh_from_grid("ribbon", band, surface("#b4c8ce", rough=0.6, mottle=0), thickness=0.004)
    camera((1.7, -6.4, 12.2), (0.0, 0.05, 0.0), lens=58)


@picture("gallery-landscape-3", 2880, 1752)
def mountains():
    """The Hajar in seven shades of the same grey-blue, a wadi before them, and the sphere on its gravel."""
    sky(top="#8badba", middle="#b9c9cb", horizon="#e6d6bc", span=0.36, fill=0.7)
    sun(elevation=17, azimuth=-78, strength=4.6, softness=1.4, colour=(1.0, 0.76, 0.54))

    def ridge(x, seed, tall, sharp):
        n = 0
        for o, (f, w) in enumerate(((0.020, 1.0), (0.047, 0.55), (0.11, 0.26), (0.27, 0.11), (0.6, 0.05))):
            n = n + w * (1 - np.abs(fbm(x * f + 31 * seed, 0 * x + seed * 7.3 + o, seed + o, 2)) * sharp)
        return tall * n / 1.9

    def land(x, y):
        z = 0.16 * fbm(x * 0.12, y * 0.12, 5, 4) - 0.5 * np.exp(-(((x - 2.2 - 3.2 * np.sin(y * 0.09)) / 2.6) ** 2)) * smooth(60, 6, y)
        z = z + 0.03 * (ripples(x, y, 0.5, 0.6) - 0.3)
        for k, (line, tall) in enumerate(((38, 4.0), (58, 7.5), (84, 12.0), (120, 18.0), (170, 27.0), (235, 38.0))):
            top = ridge(x, k + 2, tall, 1.5)
            body = np.exp(-(((y - line) / (9 + 0.10 * line)) ** 2))
            cut = 0.14 * tall * np.abs(fbm(x * 0.10 + y * 0.03, y * 0.10, 40 + k, 4))
            z = np.maximum(z, (top - cut) * body - 1.2)
        return z

    ground(land, surface("#b79b78", rough=0.9, spec=0.1, mottle=0.14, mottle_size=3.0, relief=0.05, relief_size=0.5), (-46, 46), (-12, 62), (900, 1000), 1.3)
    ground(lambda x, y: land(x, y) - 0.02, surface("#a58a6c", rough=0.9, spec=0.1, mottle=0.1, mottle_size=8.0), (-260, 260), (61.5, 290), (900, 500), 1.0)
    x, y, r = -3.4, 7.5, 1.05
    z = float(land(np.array([[x]]), np.array([[y]]))[0, 0])
    sphere(r, (x, y, z + 0.9 * r))
    haze(22, 250, "#bccacc", 0.93)
    camera((0, -13, 3.2), (0, 20, 4.6), lens=42)


@picture("gallery-film-2", 2880, 1246, 32, 3)
def doorway():
    """A frame of a film: a tall door is opened on a bright evening, and the sphere has rolled in with the light."""
    sky(top="#d9c6a2", middle="#ecd9b4", horizon="#f3e3c4", fill=0.10)
    sun(elevation=17, azimuth=164, strength=8.0, softness=0.5, colour=(1.0, 0.72, 0.46))
    dark = plaster("#8d8171", 1.4, relief=0.02)
    slab([(-16, 0), (16, 0), (16, 9), (-16, 9)], 0.5, dark, [[(-0.95, 0.02), (0.95, 0.02), (0.95, 5.6), (-0.95, 5.6)]], bevel=0.02, location=(0, 6, 0))
    ground(lambda x, y: 0 * x, plaster("#9a8c78", 1.2, rough=0.5), (-18, 18), (-14, 6), (6, 6))
    ground(lambda x, y: -0.02 + 0.4 * fbm(x * 0.1, y * 0.1, 3, 3) * smooth(10, 20, y), sand_paint(SAND, 2), (-60, 60), (5.9, 120), (200, 200))
    box((36, 22, 0.4), (0, -4.6, 9.1), dark, bevel=0.02)
    # The door itself, opened inwards.
    box((1.9, 0.14, 5.5), (-1.85, 5.2, 2.77), surface("#4b3524", rough=0.6, mottle=0.12, mottle_size=0.3), bevel=0.02, rotation=(0, 0, math.radians(32)))
    sphere(0.62, (-1.15, 0.4, 0.62))
    exposure(1.25)
    camera((1.1, -12, 1.5), (-0.4, 4, 2.0), lens=40, shift=(-0.03, 0.0))
