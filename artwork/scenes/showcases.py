"""Five full-screen pictures, each another place of this world. The left third is calm, for type."""

import math

import bpy
import numpy as np

from dunes import far_dunes, saw, wind_tower
from world import (
    SAND, arch_outline, box, camera, disc_outline, exposure, fbm, glow, ground, haze, lantern, lathe,
    mesh_from_grid, picture, plaster, ripples, rounded, sand_paint, sky, slab, smooth, sphere, sun, surface, thin_cloth,
)

SIZE = (2880, 1620)


def hull(length=7.4, beam=1.05, depth=1.15):
    """A dhow's hull: a long raked bow, a high stern, and sheer between."""
    s = np.linspace(-1, 1, 120)[:, None]
    a = np.linspace(-math.pi / 2, math.pi / 2, 40)[None]
    full = np.clip(1 - np.abs(s) ** 2.6, 0, 1) ** 0.75 + 0.02
    sheer = 0.42 * s**2 + 0.50 * smooth(-0.45, -1, s) * 0.9 + 0.45 * smooth(0.4, 1, s)
    x = s * length / 2 + 0.75 * smooth(0.3, 1, s) * (0.3 + 0.7 * np.cos(a) * -1 + 0.7)
    y = beam * full * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.7
    z = sheer - depth * (0.35 + 0.65 * full) * np.cos(a) ** 0.8
    return np.stack([x + 0 * a, y, z], -1)


@picture("showcase-marsa", *SIZE)
def dhow():
    """A dhow goes out on the creek in the evening; the sphere is going down behind it, in place of the sun."""
    sky(top="#7fa2b0", middle="#b9c9c9", horizon="#e8d3b5", span=0.34, fill=0.72)
    sun(elevation=13, azimuth=-72, strength=4.6, softness=1.2, colour=(1.0, 0.74, 0.5))
    wood = surface("#6d4629", rough=0.5, mottle=0.14, mottle_size=0.4, grain=0.002, grain_size=0.05, coat=0.1)
    pale = surface("#c99f6b", rough=0.6, mottle=0.12, mottle_size=0.3)
    x0, y0 = 3.5, 9.0
    turn = math.radians(-16)
    body = bpy.data.objects.new("dhow", None)
    bpy.context.scene.collection.objects.link(body)
    parts = [mesh_from_grid("hull", hull(), wood, thickness=0.05)]
    deck = hull()[14:-30, [2, -3]] * (1, 0.86, 1)
    deck[..., 2] -= 0.30
    parts.append(mesh_from_grid("deck", deck, pale))
    # The lower rail follows the planks, and ends before they meet.
    for ends, wide, sides in ((slice(None), 0.05, (0, -1)), (slice(4, -8), 0.03, (1, -2))):
        for side in sides:
            edge = hull()[ends, side]
            ringed = np.array([[(p[0], p[1] + wide * math.cos(a), p[2] + wide * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)] for p in edge])
            parts.append(mesh_from_grid("rail", ringed, pale, closed=True))
    mast = lathe(rounded([(0, 0), (0.10, 0), (0.06, 5.6), (0, 5.6)], 0.02), (0.55, 0, -0.6), wood, 32, rotation=(0, math.radians(5), 0))
    parts.append(mast)
    # One lateen sail on a long yard, full of wind.
    a, b, c = np.array((3.3, 0, 0.95)), np.array((-2.2, 0.0, 6.9)), np.array((-2.6, -0.5, 0.95))
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 70))
    luff = a + (b - a) * u[..., None]
    foot = a + (c - a) * u[..., None]
    cloth = luff * (1 - v[..., None]) + foot * v[..., None]
    full = np.sin(math.pi * np.clip(v, 0, 1)) * np.sin(math.pi * u**0.85) ** 0.8
    cloth = cloth + np.array((0.15, -1.05, 0.0)) * full[..., None]
    cloth[..., 1] += 0.025 * np.sin(22 * u) * v * (1 - v) * 4
    parts.append(mesh_from_grid("sail", cloth, thin_cloth("#f1e8d6", 0.45)))
    d = (b - a) / np.linalg.norm(b - a)
    yard = np.array([[tuple(a - d * 0.5 + d * t + 0.055 * (math.cos(w) * np.array((0, 1, 0)) + math.sin(w) * np.cross(d, (0, 1, 0)))) for w in np.linspace(0, 2 * math.pi, 12, endpoint=False)] for t in np.linspace(0, np.linalg.norm(b - a) + 0.9, 30)])
    parts.append(mesh_from_grid("yard", yard, wood, closed=True))
    parts.append(box((1.0, 0.7, 0.5), (-1.95, 0, 0.3), pale, bevel=0.05))
    for part in parts:
        part.parent = body
    body.location, body.rotation_euler = (x0, y0, 0.42), (math.radians(-2), 0, turn)
    sphere(4.6, (6.6, 52, 2.3))
    walls = [plaster(c, 3.0) for c in ("#ddc9a6", "#d3bb92", "#e7d8bd")]
    for i, (x, w, h) in enumerate([(-33, 3.2, 8.6), (-24.5, 2.8, 6.2), (-15, 3.4, 9.6), (-7.5, 2.8, 5.8), (27, 3.2, 7.6), (34, 3.0, 9.2)]):
        wind_tower(x, 62, w, h, walls[i % 3], walls[2])
    for i, (x, w, h) in enumerate([(-40, 9, 3.6), (-29, 6, 2.9), (-20, 7, 3.4), (-11, 6, 2.4), (-3.5, 5, 2.0), (22, 7, 2.4), (30.5, 6, 3.3), (39, 8, 2.6)]):
        box((w, 4, h), (x, 64, h / 2), walls[(i + 1) % 3], bevel=0.03)
    slab([(-70, 0), (70, 0), (70, 0.7), (-70, 0.7)], 3, walls[1], bevel=0.04, location=(0, 60, -0.2))
    water = surface("#6f939b", rough=0.07, spec=0.65, mottle=0, relief=0.05, relief_size=0.8)
    ground(lambda gx, gy: 0 * gx, water, (-110, 110), (-14, 200), (6, 6))
    haze(34, 190, "#e2d2b8", 0.62)
    camera((0, -9.5, 2.1), (0, 20, 2.9), lens=38, shift=(0, 0.015))


@picture("showcase-falaj", *SIZE)
def channel():
    """The falaj: a stone channel comes down from the hills with a strip of sky in it, and the sphere travels along."""
    sky(top="#8aabb8", middle="#b3c8ce", horizon="#dedacf", span=0.42, fill=0.72)
    sun(elevation=20, azimuth=-66, strength=4.7, softness=1.0)

    def course(y):
        return 3.1 + 1.5 * np.sin(y * 0.145 + 0.5) + 0.028 * y + 0.5 * np.sin(y * 0.33)

    def sides(offsets, tall, material):
        y = np.linspace(-11, 62, 420)
        x, slope = course(y), np.gradient(course(y), y)
        n = np.stack([np.ones_like(y), -slope], -1) / np.sqrt(1 + slope**2)[:, None]
        rows = [np.stack([x + o * n[:, 0], y + o * n[:, 1], np.full_like(y, h)], -1) for o, h in zip(offsets, tall)]
        return mesh_from_grid("side", np.stack(rows, 1), material)

    stone = plaster("#e9dcc2", 0.9, relief=0.018)
    half, wall = 0.72, 0.34
    for s in (-1, 1):
        o = np.array([half, half, half + 0.03, half + wall - 0.03, half + wall, half + wall])
        h = np.array([-0.6, 0.17, 0.20, 0.20, 0.17, -0.5])
        thing = sides(s * o, h, stone)
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(35)
    water = surface("#7ea3ab", rough=0.04, spec=0.7, mottle=0, relief=0.010, relief_size=0.4)
    sides((-half - 0.02, 0, half + 0.02), (-0.05, -0.05, -0.05), water)

    def land(x, y):
        off = np.abs(x - course(y))
        z = 0.55 * fbm(x * 0.09, y * 0.07, 5, 3) * smooth(1.2, 7, off) + 0.03
        z = z + 0.05 * smooth(1.1, 2.2, off) * (ripples(x, y, 0.40, 1.1) - 0.3)
        z = z + 0.05 * np.exp(-((off - 1.35) ** 2) / 0.05)
        hills = 7.5 * smooth(46, 95, y) * (0.45 + 0.6 * np.abs(fbm(x * 0.03, y * 0.03, 12, 4)))
        return np.where((off < 1.0) & (y < 40), -0.5, z) + hills

    ground(land, sand_paint(SAND, 1.3), (-28, 34), (-11, 40), (1180, 1000))
    ground(lambda x, y: land(x, y) - 0.03, sand_paint("#d9b981", 3), (-110, 110), (39.5, 150), (500, 400))
    y = -2.2
    sphere(0.60, (float(course(np.array(y))), y, 0.30))
    # Stepping stones across, further up.
    for k in range(2):
        yy = 7.5 + 9 * k
        box((2.7, 0.8, 0.22), (float(course(np.array(yy))), yy, 0.27), stone, bevel=0.04, worn=0.01, seed=k, rotation=(0, 0, -0.2))
    haze(24, 120, "#d9d8cf", 0.78)
    camera((-0.9, -11.2, 3.5), (0.6, 6, 0.6), lens=33)


@picture("showcase-arcade", *SIZE, 20, 3)
def arcade():
    """A long arcade at evening: bars of sun between the arches, and at the end of it the sphere."""
    sky(top="#9fb9c3", middle="#c3cfce", horizon="#e6dac4", span=0.42, fill=0.5)
    sun(elevation=24, azimuth=-112, strength=6.4, softness=0.6, colour=(1.0, 0.76, 0.52))
    wall = plaster("#ead7b1", 1.2, relief=0.018)
    pitch, count = 2.6, 9
    holes = [arch_outline(1.75, 3.5, k * pitch, 0.02) for k in range(count)]
    slab([(-3.2, 0), (count * pitch, 0), (count * pitch, 5.2), (-3.2, 5.2)], 0.55, wall, holes, bevel=0.04, location=(-0.1, -4.0, 0), rotation=(math.pi / 2, 0, math.pi / 2))
    box((0.5, 40, 6), (4.6, 10, 2.6), wall, bevel=0.02)
    box((5.4, 40, 0.4), (2.2, 10, 5.2), wall, bevel=0.02)
    slab([(-0.4, 0), (5, 0), (5, 5.2), (-0.4, 5.2)], 0.5, wall, [arch_outline(2.1, 3.9, 2.25, 0.02)], bevel=0.04, location=(0, 18.6, 0))
    ground(lambda x, y: 0 * x, plaster("#e3cda2", 1.2, rough=0.55), (-40, 12), (-14, 19), (4, 4))
    ground(lambda x, y: -0.05 + 0.5 * fbm(x * 0.06, y * 0.06, 4, 3) * smooth(22, 40, y), sand_paint(SAND, 2), (-80, 80), (18.5, 140), (300, 300))
    sphere(1.0, (2.3, 13.0, 1.0))
    # The camera stands outside, in front of the arcade's end, so that the left is plain wall and sky.
    slab([(-30, 0), (-0.38, 0), (-0.38, 5.2), (-30, 5.2)], 0.55, wall, bevel=0.04, location=(0, -4.3, 0))
    box((30, 1.0, 0.24), (-15.3, -4.3, 5.3), plaster("#f0e5d0", 1.2), bevel=0.04)
    camera((-1.1, -14.5, 1.9), (-1.1, 0, 1.9), lens=34, shift=(0, 0.05))


@picture("showcase-barchan", *SIZE)
def barchan():
    """One crescent dune, and the sphere between its horns, as large as a house: a figure's footprints lead to it."""
    sky(top="#7fa3b2", middle="#adc4cb", horizon="#ddd9cd", span=0.36, fill=0.66)
    sun(elevation=14, azimuth=-84, strength=5.0, softness=1.4, colour=(1.0, 0.76, 0.53))

    def dune(x, y):
        dx, dy = x - 6.5, y - 21
        a = np.arctan2(dy, dx)
        d = np.hypot(dx, dy * 1.15)
        crest = 9.2 + 0.6 * np.sin(3 * a + 0.5)
        open_ = smooth(0.15, 0.85, 0.5 - 0.5 * np.sin(a + 0.35))  # the horns open towards us
        top = 5.4 * (1 - 0.93 * open_)
        outer = np.exp(-((np.maximum(d - crest, 0) / 8.5) ** 1.6))
        inner = np.clip(1 - (crest - d) / 6.4, 0, 1) ** 1.15
        z = top * np.where(d > crest, outer, inner)
        edge = np.exp(-(((d - crest) / 0.5) ** 2))
        slip = (d < crest) * smooth(crest - 6.4, crest - 5, d)
        z = z + 0.055 * (ripples(x, y, 0.5, 1.0) - 0.3) * (1 - 0.8 * edge) * (1 - 0.7 * slip)
        z = z + 0.20 * fbm(x * 0.08, y * 0.08, 8, 3)
        # Footprints, in a line that does not hurry.
        for k in range(46):
            t = k / 45
            fx = -2.6 + 7.3 * t + 0.9 * math.sin(4.4 * t) + (0.11 if k % 2 else -0.11)
            fy = -9.5 + 22.5 * t
            e = ((x - fx) / 0.13) ** 2 + ((y - fy) / 0.24) ** 2
            z = z - 0.085 * np.exp(-e) + 0.03 * np.exp(-((np.sqrt(e) - 1.6) ** 2) / 0.25)
        return z + far_dunes(x, y, 44, 3.4)

    x, y, r = 6.3, 18.6, 3.5
    z = float(dune(np.array([[x]]), np.array([[y]]))[0, 0])
    sphere(r, (x, y, z + 0.9 * r))
    ground(dune, sand_paint(SAND, 1.5), (-26, 36), (-11, 42), (1250, 1350), 1.15)
    ground(lambda gx, gy: dune(gx, gy) - 0.03, sand_paint(SAND, 3), (-190, 190), (41.5, 380), (400, 400), 1.6)
    haze(36, 260, "#d6d6ce", 0.8)
    camera((0, -13.5, 4.6), (0, 10, 3.3), lens=34, shift=(0, 0.02))


@picture("showcase-layl", 2880, 1620, 32, 3)
def midnight():
    """After midnight: the sphere has come up over the dunes like a moon, and lights a little of the sand."""
    sky(top="#10151b", middle="#1c2630", horizon="#43505a", span=0.36, fill=0.10, fill_colour=(0.45, 0.62, 1.0))
    sun(elevation=22, azimuth=104, strength=0.85, softness=1.2, colour=(0.62, 0.78, 1.0))

    def dune(x, y):
        line = 4.5 + 0.30 * x + 1.6 * np.sin(x * 0.19 + 0.4)
        top = 2.2 + 1.3 * np.sin(x * 0.11 + 0.4)
        z = np.clip(top, 0.4, 4) * saw(y - line, 9.0, 5.0)
        near = -8.4 - 0.12 * x + 0.7 * np.sin(x * 0.33)
        z = z + 1.0 * smooth(-2, 10, x) * saw(y - near, 5.5, 2.2)
        edge = np.exp(-(((y - line) / 0.5) ** 2))
        z = z + 0.055 * (ripples(x, y, 0.46, 1.2) - 0.3) * (1 - 0.8 * edge)
        return z + 0.16 * fbm(x * 0.1, y * 0.1, 8, 3) + far_dunes(x, y, 26, 4.4)

    ground(dune, sand_paint("#c9b189", 1.5), (-32, 32), (-13, 24), (1000, 1000))
    ground(lambda gx, gy: dune(gx, gy) - 0.02, sand_paint("#c9b189", 3), (-190, 190), (23.5, 320), (400, 400), 1.6)
    moon = sphere(7.2, (19.5, 62, 9.0), lantern("#f2430f", 1.1, 0.7))
    moon.visible_shadow = moon.visible_diffuse = False
    lamp = bpy.data.lights.new("moon", "AREA")
    lamp.energy, lamp.size, lamp.color = 52000, 14, (1.0, 0.40, 0.16)
    thing = bpy.data.objects.new("moon", lamp)
    thing.location = (19.5, 54, 10.5)
    thing.rotation_euler = (math.radians(98), 0, math.radians(165))
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    star = glow("#dfe6ea", 0.9)
    rng = np.random.default_rng(21)
    for _ in range(150):
        az, el = float(rng.uniform(-0.62, 0.62)), float(rng.uniform(0.10, 0.62) ** 1.0)
        far = 900
        size = far * 0.00042 * float(rng.uniform(0.5, 1.0) ** 2 * 1.6)
        place = (far * math.sin(az), far * math.cos(az), far * math.tan(el))
        dot = box((size, size, size), place, star, bevel=size * 0.3)
        dot.visible_diffuse = dot.visible_shadow = False
    haze(40, 260, "#3b4852", 0.7)
    camera((0, -14, 3.0), (0, 10, 4.4), lens=36, shift=(0, 0.03))
