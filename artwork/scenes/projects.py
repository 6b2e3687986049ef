"""Client work, photographed where the agency photographs everything: in the sand, at low sun."""

import math

import numpy as np

from services import rippled_sand
from world import (
    HERE, arch_outline, area, box, camera, disc_outline, fbm, ground, group, image_plane, lathe,
    mesh_from_grid, picture, plaster, rounded, rounded_rectangle, sand_paint, screen, sky, slab, smooth,
    sphere, sun, surface,
)

TEXTURES = HERE / "textures"


def device(texture, width, height, depth, corner, rim, body, location, rotation, shine=0.9):
    """A slim display; `rim` is the frame round its picture. Its foot stands at `location`."""
    frame = slab(rounded_rectangle(width, height, corner), depth, body, bevel=min(0.03, depth * 0.4), location=(0, 0, height / 2))
    face = image_plane(width - 2 * rim, height - 2 * rim, screen(TEXTURES / texture, shine), (0, -depth / 2 - 0.035, height / 2),
                       radius=max(corner - rim, 0.002))
    return group([frame, face], location, rotation)


def clear_sky(horizon="#d9d8cf"):
    sky(top="#93b2be", middle="#b3c8ce", horizon=horizon, span=0.42)


@picture("project-marsa-creek", 2880, 2160)
def marsa_creek():
    """The hotel's website in a stone frame, standing in the shallows of the creek."""
    clear_sky("#ddd8cb")
    sun(elevation=17, azimuth=-55, strength=4.2)
    stone = plaster("#e6dac4", relief=0.012)
    outer, inner = rounded_rectangle(5.3, 3.5, 0.1), rounded_rectangle(4.84, 3.04, 0.03)
    frame = slab(outer, 0.5, stone, [inner], bevel=0.04, location=(0, 0, 1.75))
    back = box((5.0, 0.12, 3.2), (0, 0.1, 1.75), stone, bevel=0.01)
    face = image_plane(4.86, 3.06, screen(TEXTURES / "marsa-creek.png", 0.9), (0, -0.02, 1.75))
    group([frame, back, face], (-0.35, 0.4, -0.12), (math.radians(-2), 0, math.radians(-11)))
    sphere(0.62, (3.05, -0.6, 0.5))
    bed = lambda gx, gy: -0.10 + 0.03 * fbm(gx * 0.5, gy * 0.5, 4, 3) + 0.9 * smooth(7, 16, gy + 1.4 * fbm(gx * 0.15, gy * 0.1, 9, 3)) * (1 + 0.5 * fbm(gx * 0.2, gy * 0.2, 3, 3))
    ground(bed, sand_paint("#dcbd8a"), (-16, 16), (-11, 40), (400, 500))
    water = surface("#7f9fa6", rough=0.06, spec=0.6, mottle=0, relief=0.022, relief_size=0.5)
    ground(lambda gx, gy: 0 * gx, water, (-16, 16), (-11, 40), (8, 8))
    camera((0.35, -11.2, 1.9), (0.35, 0, 1.42), lens=54)


def falaj_glaze():
    return surface("#cfdfe0", rough=0.3, spec=0.45, mottle=0.03, mottle_size=0.4, coat=0.35)


def falaj_bottle(material, location, rotation=(0, 0, 0), sides=720, step=0.012):
    """Falaj's bottle, 3.5 high, with three grooves that run round it like water in its channel."""
    outline = [(0, 0), (0.78, 0), (0.84, 0.06), (0.86, 1.9), (0.84, 2.25), (0.62, 2.72), (0.34, 2.98), (0.30, 3.05), (0.30, 3.36), (0.37, 3.40), (0.37, 3.50), (0.0, 3.50)]
    profile = np.array(rounded(outline, 0.2, 10))
    fine = np.concatenate([np.linspace(a, b, max(2, int(np.linalg.norm(b - a) / step)))[:-1] for a, b in zip(profile, profile[1:])] + [profile[-1:]])
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    z = fine[:, 1:] + 0 * angle
    r = fine[:, :1] + 0 * angle
    for k in range(3):
        line = 1.42 - 0.27 * k + 0.13 * np.sin(4 * angle + 0.2)
        r = r - 0.045 * np.exp(-(((z - line) / 0.048) ** 2)) * (fine[:, :1] > 0.5)
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=-1)
    return mesh_from_grid("bottle", points, material, closed=True, location=location, rotation=rotation)


@picture("project-falaj", 2880, 2160)
def falaj():
    """A water bottle in pale glaze, the falaj's wave cut round it, the sphere for a stopper."""
    clear_sky()
    sun(elevation=22, azimuth=-60, strength=4.2)
    falaj_bottle(falaj_glaze(), (-0.2, 0, -0.06))
    sphere(0.43, (-0.2, 0, 3.78))
    stone = plaster("#d9c8a8", relief=0.02)
    box((1.9, 1.2, 0.55), (2.1, 0.9, 0.2), stone, bevel=0.05, worn=0.02, seed=3, rotation=(0, 0, 0.3))
    lathe(rounded([(0, 0), (0.4, 0), (0.46, 0.06), (0.5, 0.85), (0.46, 0.85), (0.42, 0.12), (0, 0.12)], 0.05), (2.0, 0.75, 0.47), surface("#cfdfe0", rough=0.3, spec=0.45, coat=0.35))
    rippled_sand([(-0.2, 0, 1.1, 0.05), (2.1, 0.9, 1.4, 0.04)], length=0.42, wind=1.3, ripple=0.06)
    camera((0.35, -11.5, 2.3), (0.55, 0, 2.0), lens=64)


@picture("project-dirhamly", 2880, 2160)
def dirhamly():
    """Two phones planted in the sand, one with the account, one with the savings."""
    clear_sky()
    sun(elevation=21, azimuth=-58, strength=4.2)
    shell = surface("#1a1d21", rough=0.35, spec=0.5, mottle=0, coat=0.4)
    device("dirhamly-home.png", 1.86, 3.82, 0.2, 0.27, 0.075, shell, (-1.02, -0.2, -0.26), (math.radians(-6), 0, math.radians(-9)))
    device("dirhamly-save.png", 1.86, 3.82, 0.2, 0.27, 0.075, surface("#d8c6a4", rough=0.4, mottle=0), (1.25, 0.55, -0.42), (math.radians(-8), math.radians(4), math.radians(13)))
    sphere(0.5, (3.0, -0.2, 0.42))
    rippled_sand([(-1.0, -0.2, 1.15, 0.09), (1.25, 0.55, 1.15, 0.08), (3.0, -0.2, 0.65, 0.05)], length=0.42, wind=1.3, ripple=0.06)
    camera((0.75, -11.5, 2.0), (0.72, 0, 1.66), lens=64)


@picture("project-oud-ember", 2880, 2160, 32, 2)
def oud_ember():
    """A faceted flacon, nearly black, on ink-coloured stone; the stopper is the ember."""
    sky(top="#16191e", middle="#22282e", horizon="#333a40", fill=0.07)
    sun(elevation=14, azimuth=-118, strength=5.0, colour=(1.0, 0.74, 0.5))
    area((5.2, 1.2, 3.2), (0, 0, 1.6), 4.0, 620, (0.70, 0.82, 0.95))
    area((-5.5, -3.2, 3.4), (0, 0, 1.8), 3.5, 620, (1.0, 0.80, 0.60))
    dark = surface("#6b3322", rough=0.24, spec=0.7, mottle=0, coat=0.5, metal=0.85)
    facets = lathe([(0, 0), (0.86, 0), (1.16, 0.42), (1.16, 1.45), (0.62, 2.12), (0.36, 2.2), (0.36, 2.9), (0, 2.46)], (-0.3, 0, 0.5), dark, segments=8, smooth_angle=1, rotation=(0, 0, 0.26))
    bevel = facets.modifiers.new("edges", "BEVEL")
    bevel.width, bevel.segments = 0.025, 3
    sphere(0.52, (-0.3, 0, 3.36))
    slate = plaster("#2b3037", relief=0.03, grain=0.006, rough=0.6)
    box((4.2, 3.0, 0.5), (-0.2, 0.2, 0.25), slate, bevel=0.06, worn=0.02, seed=5, rotation=(0, 0, -0.12))
    box((1.5, 1.4, 1.5), (2.5, 1.9, 0.75), slate, bevel=0.06, worn=0.03, seed=6, rotation=(0, 0, 0.4))
    box((1.1, 1.0, 0.7), (-3.3, 1.4, 0.35), slate, bevel=0.06, worn=0.03, seed=8, rotation=(0, 0, -0.5))
    ground(lambda gx, gy: 0.04 * fbm(gx * 0.6, gy * 0.6, 2, 4), plaster("#1d2126", rough=0.7, grain=0.006), (-14, 14), (-10, 18), (200, 200))
    camera((0.5, -11, 2.6), (0.35, 0, 1.75), lens=62)


@picture("project-barjeel", 2880, 2160)
def barjeel():
    """A wind tower over a calm courtyard wall, and the homes' website on a tablet on the ledge."""
    clear_sky()
    sun(elevation=25, azimuth=-50, strength=4.3)
    wall = plaster("#eadcc2", 1.3)
    pale = plaster("#f0e6d3", 1.3)
    # The tower stands behind: tall slots under a flat head, poles through it as they always were.
    slots = [arch_outline(0.42, 2.5, x, 4.1) for x in (-0.72, 0, 0.72)]
    slab([(-1.3, 0), (1.3, 0), (1.3, 7.4), (-1.3, 7.4)], 0.5, wall, slots, bevel=0.03, location=(3.4, 8.0, -1.4))
    slab([(-1.3, 0), (1.3, 0), (1.3, 7.4), (-1.3, 7.4)], 0.5, wall, slots, bevel=0.03, location=(2.15, 9.3, -1.4), rotation=(math.pi / 2, 0, math.pi / 2))
    box((2.6, 2.2, 5.0), (3.4, 9.2, 0.2), wall, bevel=0.02)
    box((2.9, 3.2, 0.3), (3.4, 9.3, 6.1), pale, bevel=0.04)
    pole = surface("#6b4f36", mottle=0.1, mottle_size=0.1)
    for x in (2.7, 4.1):
        lathe([(0, 0), (0.07, 0), (0.07, 1.5), (0, 1.5)], (x, 8.4, 2.3), pole, 20, rotation=(math.pi / 2, 0, 0))
    slab([(-9, 0), (9, 0), (9, 3.4), (-9, 3.4)], 0.5, pale, [arch_outline(1.3, 2.5, -4.4, 0.9)], bevel=0.05, location=(0, 2.2, -0.9))
    box((16, 2.6, 1.2), (0, 0.6, -0.6), pale, bevel=0.07)
    device("barjeel.png", 3.5, 2.52, 0.12, 0.12, 0.08, surface("#22272c", rough=0.4, mottle=0, coat=0.2), (-1.0, 0.25, 0.0), (math.radians(-13), 0, math.radians(-8)))
    sphere(0.55, (1.75, 0.0, 0.55))
    camera((0.7, -12, 2.2), (0.7, 0, 1.98), lens=58)


@picture("project-qamar", 2880, 2160)
def qamar():
    """The clinic's moon: a disc set off a plaster wall, so that the low sun draws its crescent."""
    sky(fill=0.9)
    sun(elevation=30, azimuth=-62, strength=4.4, softness=0.8)
    wall = plaster("#dfe3df", 1.2, grain=0.001, relief=0.02)
    slab([(-9, -2), (9, -2), (9, 9), (-9, 9)], 0.6, wall, [disc_outline(1.72, -1.75, 2.75)], bevel=0.05, location=(0, 0.9, 0))
    box((18, 0.2, 12), (0, 1.25, 3), plaster("#9fb6bf", 1.2), bevel=0.01)
    # A disc of the wall's own plaster, shifted, leaves the sickle of the moon.
    slab(disc_outline(1.36, -1.42, 2.92), 0.34, plaster("#f1efe8", 1.2), bevel=0.05, location=(0, 0.86, 0))
    box((18, 3.2, 1.0), (0, -0.7, -0.5), plaster("#f0ece2", 1.2), bevel=0.06)
    device("qamar.png", 2.16, 2.78, 0.12, 0.12, 0.08, surface("#e9e6df", rough=0.4, mottle=0, coat=0.2), (1.85, -0.05, 0.0), (math.radians(-13), 0, math.radians(7)))
    sphere(0.42, (0.15, -0.9, 0.42))
    camera((0.0, -12, 2.2), (0.0, 0, 2.08), lens=62)
