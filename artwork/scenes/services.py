"""Builds a still life per service: stone or paper objects, low sun, the sphere."""

import math

import numpy as np

from world import (
    SAND, arch_outline, box, camera, disc_outline, fbm, ground, lathe, mesh_from_grid, picture, plaster,
    ripples, rounded, rounded_rectangle, sand_paint, sky, slab, smooth, sphere, sun, surface,
)


def rippled_sand(hollows=(), x=(-9, 9), y=(-9.5, 16), swell=0.10, ripple=0.045, length=0.36, wind=1.15, colour=SAND,
                 steps=(760, 900)):
    """Builds rippled sand, higher around objects: hollows are (x, y, reach, rise)."""

    def height(gx, gy):
        z = swell * fbm(gx * 0.28, gy * 0.28, 5, 3)
        calm = np.ones_like(gx)
        for hx, hy, reach, rise in hollows:
            d = np.hypot(gx - hx, gy - hy) / reach
            z = z * (1 - 0.85 * np.exp(-(d**2))) + rise * np.exp(-((d - 0.75) ** 2) / 0.10)
            calm = calm * smooth(0.75, 1.9, d)
        return z + ripple * calm * (ripples(gx, gy, length, wind) - 0.3)

    return ground(height, sand_paint(colour), x, y, steps)


@picture("service-digital-marketing", 1800, 2250)
def megaphone():
    """Builds a stone megaphone on its cradle, with the sphere before it."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#d9d8cf", span=0.42)
    sun(elevation=20, azimuth=-50, strength=4.3)
    stone = plaster("#e6d9c2", relief=0.02)
    bell = [(0.0, 0.0), (0.40, 0.0), (0.42, 0.08), (0.42, 0.40), (0.34, 0.50), (0.34, 0.62), (0.46, 0.95), (0.62, 1.55),
            (0.92, 2.15), (1.42, 2.62), (1.52, 2.68), (1.52, 2.80), (1.40, 2.80), (0.9, 2.30), (0.56, 1.6), (0.36, 0.9),
            (0.2, 0.6), (0.0, 0.6)]
    lathe(rounded(bell, 0.16, 8), (-1.75, 1.15, 0.95), stone, rotation=(0, math.radians(71), math.radians(-38)))
    box((0.62, 1.0, 0.74), (-1.15, 0.72, 0.32), plaster("#cdbb9c"), bevel=0.06, worn=0.015, seed=2, rotation=(0, 0, -0.66))
    sphere(0.62, (1.02, -2.0, 0.58))
    rippled_sand([(-1.15, 0.72, 0.9, 0.05), (1.02, -2.0, 0.8, 0.06), (0.5, -0.9, 0.9, 0.04)])
    camera((0.2, -10.6, 2.6), (0.1, 0.0, 1.35), lens=66)


@picture("service-ui-ux-design", 1800, 2250)
def tiles():
    """Builds a wall of plaster tiles with different shapes; the sphere fits a round hole."""
    sky(fill=0.95)
    sun(elevation=36, azimuth=-66, strength=4.6, softness=0.9)
    paints = {"w": plaster("#ece3d3", relief=0.012), "s": plaster("#e2c796", relief=0.012), "b": plaster("#afc5cc", relief=0.012),
              "d": plaster("#343c44", relief=0.012), "p": plaster("#f1ede4", relief=0.012)}
    step, edge = 1.12, 1.06
    square = rounded_rectangle(edge, edge, 0.07)
    plan = ["w.  sh  wq  p.  br", "p-  w.  bo  wh  s.", "sa  wO  w=  dq  w.", "w.  b.  pa  wo  s-", "dh  wq  w.  s=  p.", "w.  p.  sa  w.  bh"]
    rng = np.random.default_rng(11)
    for row, line in enumerate(plan):
        for col, (paint, form) in enumerate(line.split()):
            x, z = (col - 2) * step, (2.5 - row) * step
            depth = float(rng.uniform(-0.05, 0.06))
            place(form, x, z, depth, square, edge, paints[paint], paints["p"])
    box((9, 0.3, 9), (0, 0.62, 0), plaster("#cfc1a8"), bevel=0.01)
    camera((0.6, -15, 0.35), (0.0, 0, 0.0), lens=84)


def place(form, x, z, depth, square, edge, paint, light):
    """Builds one tile with a hole, a relief, or both."""
    holes, thick = [], 0.5
    if form in "oO":
        holes = [disc_outline(0.36)]
    if form == "a":
        holes = [arch_outline(0.52, 0.78, 0, -0.4)]
    if form == "q":
        turn = np.linspace(0, math.pi / 2, 30)
        holes = [[(-0.38, -0.38), *[(-0.38 + 0.76 * math.cos(t), -0.38 + 0.76 * math.sin(t)) for t in turn]]]
    if form == "=":
        holes = [[(cx + x0, y0) for x0, y0 in rounded_rectangle(0.13, 0.7, 0.06)] for cx in (-0.27, 0, 0.27)]
    slab(square, thick, paint, holes, bevel=0.035, location=(x, 0.25 - depth, z))
    front = -depth - 0.02
    if form == "O":
        sphere(0.34, (x, front + 0.07, z))
    if form == "h":
        lathe(rounded([(0.36, 0), (0.36, 0.10), (0, 0.10)], 0.05), (x, front + 0.02, z), paint, rotation=(math.pi / 2, 0, 0))
    if form == "r":
        slab(disc_outline(0.38), 0.16, light, [disc_outline(0.22)], bevel=0.03, location=(x, front, z))
    if form == "-":
        slab([(a, b - 0.16) for a, b in rounded_rectangle(0.76, 0.2, 0.099)], 0.16, paint, bevel=0.03, location=(x, front, z))
        slab([(a - 0.2, b + 0.16) for a, b in rounded_rectangle(0.36, 0.2, 0.099)], 0.16, paint, bevel=0.03, location=(x, front, z))


@picture("service-web-development", 1800, 2250)
def keystone():
    """Builds a stone arch; the sphere is its keystone."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#dcd9cf", span=0.5)
    sun(elevation=21, azimuth=-52, strength=4.3)
    tints = [plaster(c, relief=0.02, grain=0.004) for c in ("#e7dbc5", "#dccdb2", "#eee5d5", "#d6c5a7")]
    inner, outer, spring, depth = 1.12, 1.78, 2.05, 0.95
    count, gap = 5, math.radians(23)  # blocks per side; the sphere fills the gap
    for side in (-1, 1):
        for i in range(count):
            a0 = (math.pi / 2 - gap / 2) * i / count + 0.010
            a1 = (math.pi / 2 - gap / 2) * (i + 1) / count - 0.010
            wedge(side, a0, a1, inner, outer, spring, depth, tints[(i * 2 + (side > 0)) % 4], i)
        z = 0.0
        for i, tall in enumerate((0.62, 0.52, 0.47, 0.40)):
            wide = 0.66 + (0.14 if i == 0 else 0.0)
            shift = 0.02 * math.sin(i * 4 + side)
            box((wide, depth + (0.14 if i == 0 else 0.0), tall - 0.012), (side * (inner + outer) / 2 + shift, 0.03 * shift, z + tall / 2),
                tints[(i + (side > 0) * 2) % 4], bevel=0.035, worn=0.012, seed=i + 7 * side, rotation=(0, 0, 0.02 * math.cos(i * 3 + side)))
            z += tall
    sphere(0.53, (0, -0.02, spring + (inner + outer) / 2 + 0.15))
    # Unused blocks, so that the arch looks unfinished.
    box((0.9, 0.66, 0.5), (0.95, -2.5, 0.2), tints[1], bevel=0.04, worn=0.014, seed=40, rotation=(0, 0.0, 0.5))
    rippled_sand([(-1.45, 0, 0.95, 0.06), (1.45, 0, 0.95, 0.06), (0.95, -2.5, 0.8, 0.05)], wind=0.9)
    camera((-2.7, -11.5, 2.3), (0.05, 0, 1.98), lens=66)


def wedge(side, a0, a1, inner, outer, spring, depth, paint, seed):
    """Builds a voussoir between two angles from the springing."""
    nudge = 0.012 * math.sin(seed * 5 + side)
    turn = np.linspace(a0, a1, 10)
    points = [(side * r * math.cos(t), spring + r * math.sin(t)) for r, ts in ((outer + nudge, turn), (inner + nudge, turn[::-1])) for t in ts]
    slab(points, depth + 2 * nudge, paint, bevel=0.03, location=(0, nudge, 0))


@picture("service-creative-design", 1800, 2250)
def paper_fans():
    """Builds folded paper fans in sand, curls of paper, and the sphere between them."""
    sky(top="#93b2be", middle="#b3c8ce", horizon="#d9d8cf", span=0.5)
    sun(elevation=24, azimuth=-58, strength=4.3)
    fan((-0.35, 1.55, -0.05), 3.55, 17, "#f0ebe0", lean=7, spread=64, turn=6)
    fan((1.05, 0.75, -0.05), 2.3, 13, "#aac2ca", lean=10, spread=66, turn=-12)
    fan((-1.35, 0.35, -0.05), 1.4, 12, "#353d45", lean=12, spread=74, turn=14)
    fan((0.5, -0.25, -0.05), 0.98, 11, "#e4c389", lean=14, spread=84, turn=-4)
    sphere(0.47, (-0.5, -0.62, 0.42))
    curl((1.75, -0.95, 0.0), 0.34, 0.30, "#f0ebe0", 0.5)
    curl((-1.65, -1.35, 0.0), 0.22, 0.22, "#aac2ca", -0.4)
    curl((0.75, -1.75, 0.0), 0.17, 0.2, "#f0ebe0", 1.2)
    rippled_sand([(-0.5, -0.62, 0.62, 0.05), (-0.5, 1.5, 1.4, 0.05), (1.2, 0.7, 1.0, 0.05), (-1.45, 0.35, 0.8, 0.04)], ripple=0.03, wind=1.3)
    camera((0.1, -11.5, 2.75), (0.0, 0, 1.55), lens=62)


def paper(colour):
    return surface(colour, rough=0.9, spec=0.1, mottle=0.02, mottle_size=0.4, grain=0.0015, grain_size=0.03)


def fan(foot, radius, pleats, colour, lean, spread, turn):
    """Builds a pleated fan around its foot; folds are deeper outwards."""
    folds = 2 * pleats + 1
    angle = np.radians(np.linspace(-spread, spread, folds))
    reach = np.linspace(0.03, 1, 14)[:, None] * radius
    fold = np.where(np.arange(folds) % 2 == 0, 1, -1) * reach * 0.052
    points = np.stack([reach * np.sin(angle), fold, reach * np.cos(angle)], axis=-1)
    sheet = mesh_from_grid("fan", points, paper(colour), thickness=0.014, location=foot, rotation=(math.radians(-lean), 0, math.radians(turn)))
    for polygon in sheet.data.polygons:
        polygon.use_smooth = False
    return sheet


def curl(place, radius, width, colour, turn):
    """Builds a rolled strip of paper, its end on the sand."""
    t = np.linspace(0, 1, 120)
    angle = -math.pi / 2 + t * 4.1 * math.pi
    r = radius * (1 - 0.62 * t)
    x, z = r * np.cos(angle), radius + r * np.sin(angle)
    tail = np.linspace(-1, 0, 30)[:-1]
    x = np.concatenate([tail * radius * 3.2, x])
    z = np.concatenate([0.03 + 0.05 * (tail**2), z])
    across = np.linspace(-width, width, 6)
    points = np.stack([np.broadcast_to(x[:, None], (len(x), 6)), np.broadcast_to(across, (len(x), 6)), np.broadcast_to(z[:, None], (len(x), 6))], axis=-1)
    return mesh_from_grid("curl", points, paper(colour), thickness=0.012, location=place, rotation=(0, 0, turn))
