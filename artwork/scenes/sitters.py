"""Builds people for the photography pages: portraits in hard light, and a wedding."""

import math

import bpy
import numpy as np

from colour import rgba, smooth
from figures.body import Figure, body_radius, resting_arms
from figures.clothing import dots, neck_skin, triangles, v_neck
from figures.heads import ghutra, lonlat, moustache, short_beard, smin, stubble
from figures.materials import GOLD, plain, signal, wood
from figures.paint import cut, over
from figures.shapes import ball, catmull, grid_faces, mesh_object, torus, turned
from figures.studio import look, studio
from world import exposure, picture


def boatman():
    """Builds Salim, a boat builder: turban, white beard, lined face."""
    def shirt(base, theta, z, x, skin):
        base = v_neck(base, theta, z, skin, bottom=-0.55, width=0.6)
        return neck_skin(base, theta, z, skin, -0.14)

    figure = Figure("salim", "#7a4a2e", "#38434a", tilt=(0.05, 0.05, -0.42), turn=-0.20, paint=shirt, cheek=0.3)
    figure.eyes().brows("#cfc8bb", lat=0.21, thick=0.048, half=0.15, arch=0.03, lift=(0.02, 0.0)).ears()

    def beard(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        mouth = -0.27 - 0.06 * np.exp(-(lon / 0.1) ** 2)
        line = mouth - 0.14 * np.exp(-((abs_lon - 0.70) / 0.3) ** 2) + 0.72 * smooth(0.95, 1.4, abs_lon)
        return smin(line - lat, 1.5 - abs_lon, 0.15)

    def beard_thickness(x, y, z):
        return 0.13 + 0.42 * smooth(-0.35, -0.95, z) * smooth(0.3, -0.5, y)

    def beard_comb(x, y, z):
        return -0.03 * np.abs(np.sin(13 * np.arctan2(x, -y) + 4 * z)) ** 2

    figure.shell("beard", beard, beard_thickness, "#d8d2c6", bevel=0.17, groove=beard_comb, coat=0.2)

    def turban(x, y, z):
        return np.arcsin(np.clip(z + 0.10 * x, -1, 1)) - 0.40

    def wraps(x, y, z):
        # Bands of cloth that cross over the brow.
        falling = np.abs(np.sin(9.5 * (z + 0.42 * x) + 0.8 * y))
        rising = np.abs(np.sin(9.5 * (z - 0.42 * x) + 0.8 * y))
        is_right = smooth(-0.06, 0.06, x + 0.25 * (z - 0.6))
        return 0.05 * (np.sqrt(rising) * is_right + np.sqrt(falling) * (1 - is_right)) - 0.03

    figure.shell("turban", turban, lambda x, y, z: 0.26 + 0.10 * smooth(0.9, 0.5, z), "#b9aa8e", bevel=0.2, groove=wraps,
                 rough=0.65, coat=0.05)
    return figure


def musician():
    """Builds Leila, a singer: high wrapped hair, gold earrings."""
    def dress(base, theta, z, x, skin):
        return neck_skin(base, theta, z, skin, -0.42)

    figure = Figure("leila", "#a8714a", "#2b2f36", width=0.96, tilt=(-0.05, 0.05, -0.50), turn=-0.20, paint=dress,
                    cheek=0.42)
    figure.eyes().brows("#1d1514", lat=0.20, arch=0.06)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        return lat - (0.72 - 0.15 * smooth(0.1, 0.9, abs_lon) - 0.75 * smooth(0.85, 1.35, abs_lon) - 0.3 * smooth(1.6, 2.3, abs_lon))

    figure.shell("hair", hair, 0.13, "#201817", bevel=0.13, rough=0.3, coat=0.5,
                 groove=lambda x, y, z: -0.014 * np.abs(np.sin(22 * np.arctan2(x, z + 0.001) * 0.9)) ** 2)
    profile = [(0, -0.34), (0.36, -0.28), (0.56, -0.04), (0.54, 0.18), (0.34, 0.38), (0.0, 0.44)]
    bun = turned("knot", profile, wood("#201817", "cloth", rings=0, grain=1.4, coat=0.5), figure.head,
                 shape=lambda theta, z, radius: radius * (1 - 0.05 * np.abs(np.sin(5 * theta + 7 * z)) ** 2))
    bun.location, bun.rotation_euler = (0, 0.42, 1.16), (-0.45, 0, 0)
    gold = plain(GOLD, rough=0.28, metal=0.9)
    torus("band", (0, 0.30, 0.94), 0.50, 0.055, gold, figure.head, rotation=(-0.45, 0, 0))
    for side in (-1, 1):
        torus("ring", figure.at(side * 1.32, -0.42, 1.10), 0.15, 0.026, gold, figure.head, rotation=(math.pi / 2, 0, side * 1.0))
    for index, radius in enumerate((0.40, 0.44, 0.49)):
        torus("necklace", (0, 0, -0.06 - 0.075 * index), radius, 0.036, gold, figure.root)
    resting_arms(figure)
    return figure


DARK = "#2b3137"


@picture("gallery-portrait-1", 1800, 2400, 20, 3)
def gallery_portrait_1():
    """Builds the boatman in hard evening light, looking at a pearl in his hand."""
    studio(DARK, sun=5.2, azimuth=72, elevation=20, fill=0.13, wall=3.0, shade=False, softness=1.0, colour=(1.0, 0.76, 0.50))
    figure = boatman()
    figure.arm(-1, (-0.72, -1.25, -0.92), (-1.28, -0.45, -1.52))
    figure.arm(1, (1.10, -0.36, -1.95), (1.20, 0.0, -1.35))
    ball("signal", (-0.74, -1.42, -0.50), 0.27, signal(), figure.root, segments=96)
    look((0, -11, 0.3), (0, 0, 0.25), lens=36 * 11 / 4.75, fstop=0.30, focus=(0, -0.95, 0.5))
    exposure(1.05)


@picture("gallery-portrait-2", 1800, 2400, 20, 3)
def gallery_portrait_2():
    """Builds the singer with the sphere behind her head, like a low sun."""
    studio(DARK, sun=4.6, azimuth=64, elevation=26, fill=0.16, wall=6.0, shade=False, softness=1.0, colour=(1.0, 0.78, 0.54))
    musician()
    ball("signal", (0.42, 2.9, 0.95), 1.80, signal(), segments=160)
    look((0, -11, 0.3), (0, 0, 0.35), lens=36 * 11 / 4.95, fstop=0.26, focus=(0, -0.95, 0.6))
    exposure(1.05)


def veil(figure, colour="#f4efe6"):
    """Adds thin cloth from crown to floor, open in front."""
    profile = catmull([(0.0, 1.22), (0.45, 1.16), (0.88, 0.86), (1.10, 0.35), (1.16, -0.25), (1.20, -0.9), (1.36, -1.7),
                       (1.62, -2.7), (1.95, -3.85)], 160)
    start = np.interp(-profile[:, 1], [-1.3, -0.95, -0.6, 0.0, 1.0, 3.9], [0.0, 0.25, 0.85, 1.12, 1.15, 1.0])[:, None]
    theta = start + np.linspace(0, 1, 361)[None, :] * (2 * math.pi - 2 * start)
    lower = np.linspace(0, 1, 160)[:, None]
    radii = profile[:, :1] * (1 + 0.05 * lower * np.sin(13 * theta) + 0.025 * lower * np.sin(29 * theta + 5 * lower))
    heights = np.broadcast_to(profile[:, 1:], theta.shape)
    verts = np.stack([radii * np.sin(theta), -radii * np.cos(theta), heights], -1).reshape(-1, 3)
    material = bpy.data.materials.new("veil")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new = tree.nodes.new
    clear, cloth, through = new("ShaderNodeBsdfTransparent"), new("ShaderNodeBsdfDiffuse"), new("ShaderNodeBsdfTranslucent")
    for node in (cloth, through):
        node.inputs["Color"].default_value = rgba(colour)
    weave = new("ShaderNodeMixShader")
    weave.inputs[0].default_value = 0.5
    tree.links.new(cloth.outputs[0], weave.inputs[1])
    tree.links.new(through.outputs[0], weave.inputs[2])
    # Denser where seen edge-on.
    rim = new("ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = 0.35
    density = new("ShaderNodeMapRange")
    density.inputs["To Min"].default_value, density.inputs["To Max"].default_value = 0.34, 0.92
    tree.links.new(rim.outputs["Facing"], density.inputs["Value"])
    mix = new("ShaderNodeMixShader")
    tree.links.new(density.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(weave.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], new("ShaderNodeOutputMaterial").inputs["Surface"])
    return mesh_object("veil", verts, grid_faces(160, 361), material, figure.head)


def bride():
    def dress(base, theta, z, x, skin):
        base = neck_skin(base, theta, z, skin, -0.34)
        base = triangles(base, theta, z, -0.34, -0.50, 26, "#d9c7a2")
        for row in range(4):
            base = dots(base, theta, z, -0.66 - 0.17 * row, 34, 0.022, "#d9c7a2", phase=(row % 2) * math.pi / 34)
        return base

    figure = Figure("bride", "#d2a176", "#efe9dd", width=0.98, tilt=(0.03, 0.10, 0.35), turn=0.20, paint=dress, cheek=0.5)
    figure.eyes().brows("#2a1d18", lat=0.19, arch=0.055)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        return lat - (0.76 - 0.40 * smooth(0.06, 1.0, abs_lon) - 0.75 * smooth(0.9, 1.3, abs_lon) - 0.5 * smooth(1.5, 2.2, abs_lon))

    def comb(x, y, z):
        lines = -0.012 * np.abs(np.sin(28 * (z + 0.35 * np.abs(x)) + 4 * y)) ** 2
        return lines - 0.07 * np.exp(-(x / 0.03) ** 2) * smooth(0.5, 0.2, y)  # the parting

    figure.shell("hair", hair, 0.11, "#33211a", bevel=0.13, rough=0.3, coat=0.5, groove=comb)
    pearl = plain("#efe6d6", rough=0.25, coat=0.6)
    for index in range(15):
        lon = -1.25 + 2.5 * index / 14
        ball("pearl", figure.at(lon, 0.70 - 0.30 * abs(lon) / 1.25, 1.15), 0.062, pearl, figure.head, segments=32)
    veil(figure)
    figure.arm(-1, (-0.34, -1.30, -1.30), (-1.14, -0.45, -1.50), hand_size=0.20)
    figure.arm(1, (0.36, -1.30, -1.30), (1.14, -0.45, -1.50), hand_size=0.20)
    ball("signal", (0.0, -1.50, -1.02), 0.40, signal(), figure.root, segments=96)
    return figure


def groom():
    def kandura(base, theta, z, x, skin):
        base = neck_skin(base, theta, z, skin, -0.08)
        # A bisht: a dark cloak with a gold edge, open in front.
        from_opening = np.abs(theta) * body_radius(z) - 0.16 + 0.10 * (z + 0.3)
        base = over(base, "#24262b", cut(from_opening) * (z < -0.16))
        return over(base, "#c79a4b", cut(0.035 - np.abs(from_opening - 0.05)) * (z < -0.16))

    figure = Figure("groom", "#b8855a", "#e6e2d9", width=1.05, tilt=(0.03, -0.06, -0.35), turn=-0.22, paint=kandura)
    figure.eyes().brows("#1f1917", lat=0.20, thick=0.036, arch=0.035)
    figure.shell("beard", short_beard(0.74), 0.05, "#2a211d", bevel=0.10, groove=stubble)
    moustache(figure, "#2a211d", lat=-0.37, half=0.33, thick=0.05)
    ghutra(figure)
    for side in (-1, 1):
        figure.arm(side, (side * 1.10, -0.50, -1.90), (side * 1.22, 0.0, -1.35), cuff="#c79a4b", sleeve="#24262b")
    return figure


def couple(azimuth):
    """Builds a couple looking at each other; the bouquet is the sphere."""
    studio("#cdbb9f", sun=4.4, azimuth=azimuth, elevation=22, fill=0.5, wall=3.0, shade=False)
    left, right = bride(), groom()
    left.root.location = (-1.35, -0.35, -0.25)
    right.root.location = (1.40, 0.35, 0.10)
    look((0, -13, 0.6), (0, 0, 0.15), lens=36 * 13 / 6.3, fstop=0.34, focus=(0, -1.1, 0.6))
    exposure(0.95)


@picture("gallery-wedding-1", 2880, 2160, 20, 3)
def gallery_wedding_1():
    couple(50)


# The first screen of the photography page shows these five positions of the sun in turn.


@picture("wedding-sun-1", 1800, 1350, 20, 3)
def wedding_sun_1():
    couple(50)


@picture("wedding-sun-2", 1800, 1350, 20, 3)
def wedding_sun_2():
    couple(25)


@picture("wedding-sun-3", 1800, 1350, 20, 3)
def wedding_sun_3():
    couple(0)


@picture("wedding-sun-4", 1800, 1350, 20, 3)
def wedding_sun_4():
    couple(-25)


@picture("wedding-sun-5", 1800, 1350, 20, 3)
def wedding_sun_5():
    couple(-50)
