"""Builds the four clients."""

import numpy as np
from mathutils import Vector

from colour import smooth
from figures.body import Figure, body_radius, on_body, resting_arms
from figures.clothing import band, dots, in_v_neck, neck_skin, placket, v_neck
from figures.heads import headscarf, lonlat, moustache, plait, short_beard, stubble
from figures.materials import BLACK_HAIR, GOLD, plain
from figures.paint import cut, over
from figures.shapes import ball


def hessa(held=True):
    def dress(base, theta, z, x, skin):
        return base

    figure = Figure("hessa", "#c69263", "#1e4a4d", tilt=(0.0, -0.06, -0.18), turn=0.08, paint=dress)
    figure.eyes().brows("#241b18", lat=0.19, arch=0.05)
    headscarf(figure, "#23262c", edge="#d1a24e")
    resting_arms(figure)
    place = Vector((-0.30, -1.10, -0.42))
    ball("pin", place, 0.115, plain("#d1a24e", rough=0.25, metal=1.0), figure.root)
    return figure


def daniel(held=True):
    def shirt(base, theta, z, x, skin):
        base = v_neck(base, theta, z, skin, bottom=-0.46, width=0.8)
        neck = in_v_neck(theta, z, bottom=-0.46, width=0.8)
        abs_theta = np.abs(theta)
        beyond_tip = np.maximum(0, 1 - (abs_theta - 0.52) / 0.8)
        lower_edge = -0.20 - 0.40 * np.where(abs_theta < 0.52, smooth(0.1, 0.52, abs_theta), beyond_tip)
        base = placket(base, theta, z, x, "#b9b4a8", 0.009, top=-0.48)
        return over(base, "#6fa3b8", cut(z - lower_edge) * (1 - neck) * (z < -0.10))

    figure = Figure("daniel", "#5d3825", "#e6e2d9", width=1.04, tilt=(-0.02, 0.06, 0.16), turn=-0.10, paint=shirt,
                    cheek=0.35)
    figure.eyes().brows("#6f6a66", lat=0.22, thick=0.034, arch=0.04).ears()
    figure.shell("beard", short_beard(0.62), 0.06, "#8d8781", bevel=0.10, groove=stubble)
    moustache(figure, "#8d8781", lat=-0.37, half=0.36, thick=0.070)
    resting_arms(figure)
    place, _ = on_body(0.0, -0.62, figure.width, 0.03)
    ball("pin", place, 0.095, plain("#3d6a94"), figure.root)
    return figure


def priya(held=True):
    def kurta(base, theta, z, x, skin):
        base = v_neck(base, theta, z, "#a4612a", bottom=-0.70, width=0.70)
        base = v_neck(base, theta, z, skin, bottom=-0.60, width=0.62)
        base = neck_skin(base, theta, z, skin, -0.20)
        base = dots(base, theta, z, -0.98, 34, 0.024, "#a4612a")
        return band(base, z, theta, -1.08, -1.05, "#a4612a")

    figure = Figure("priya", "#a5714a", "#dca94e", width=0.97, tilt=(0.02, 0.08, 0.14), turn=-0.08, paint=kurta, cheek=0.42)
    figure.eyes().brows("#1d1514", lat=0.20, arch=0.055)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        line = 0.74 - 0.42 * smooth(0.06, 1.0, abs_lon) - 0.75 * smooth(0.85, 1.25, abs_lon) - 0.6 * smooth(1.5, 2.2, abs_lon)
        return lat - line

    def comb(x, y, z):
        lines = -0.013 * np.abs(np.sin(30 * (z + 0.35 * np.abs(x)) + 4 * y)) ** 2 * smooth(0.02, 0.1, np.abs(x))
        return lines - 0.09 * np.exp(-(x / 0.03) ** 2) * smooth(0.5, 0.2, y)  # the parting

    figure.shell("hair", hair, 0.13, BLACK_HAIR, bevel=0.13, rough=0.3, coat=0.5, groove=comb)
    resting_arms(figure)
    over_shoulder = [(0.62, 0.55, 0.25), (0.86, 0.18, -0.12), (0.84, -0.45, -0.42), (0.66, -0.98, -0.85), (0.58, -1.18, -1.4),
                     (0.56, -1.24, -1.9)]
    plait(figure, BLACK_HAIR, over_shoulder, count=15, size=0.215, tie=GOLD)
    place, _ = on_body(-0.42, -0.66, figure.width, 0.03)
    ball("pin", place, 0.115, plain("#1f6b5e"), figure.root)
    for side in (-1, 1):
        ball("earring", figure.at(side * 1.25, -0.40, 1.04), 0.065, plain(GOLD, rough=0.3, metal=0.9), figure.head)
    return figure


def karim(held=True):
    def jacket(base, theta, z, x, skin):
        shirt = v_neck(base, theta, z, "#ece5d6", bottom=-1.25, width=0.55)
        base = v_neck(shirt, theta, z, skin, bottom=-0.50, width=0.65)
        base = neck_skin(base, theta, z, skin, -0.14)
        # Lapels: a darker band along the opening with a notch.
        from_opening = np.abs(theta) * body_radius(z) - (z + 1.25) * 0.55
        width = np.where(z > -0.62, 0.17, 0.20 * smooth(-1.25, -0.64, z))
        notch = cut(0.012 - np.abs(z + 0.62 - (from_opening - 0.1) * 0.5))
        lapel = cut(np.minimum(from_opening, width - from_opening)) * (z < -0.18) * (z > -1.25)
        base = over(base, "#391513", lapel)
        return over(base, "#8a4a42", notch * lapel)

    figure = Figure("karim", "#cd9c6e", "#6a302b", width=1.03, tilt=(0.0, -0.06, -0.12), turn=0.10, paint=jacket)
    figure.eyes(lat=-0.04).brows("#181314", lat=0.18, thick=0.066, half=0.16, arch=0.02).ears()

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        front = 0.66 + 0.10 * np.exp(-((abs_lon - 0.55) / 0.16) ** 2) - 0.06 * np.exp(-(lon / 0.2) ** 2)
        return lat - (front - 0.70 * smooth(0.95, 1.36, abs_lon) - 0.45 * smooth(1.7, 2.3, abs_lon))

    def thickness(x, y, z):
        return 0.10 + 0.13 * smooth(0.5, -0.6, y) * smooth(0.4, 0.9, z)

    def comb(x, y, z):
        return -0.014 * np.abs(np.sin(21 * x / np.sqrt(np.maximum(0.2, 1 - 0.6 * y * y)))) ** 2

    figure.shell("hair", hair, thickness, "#1c1617", bevel=0.12, rough=0.22, coat=0.8, groove=comb)
    resting_arms(figure)
    place, _ = on_body(0.50, -0.74, figure.width, 0.03)
    ball("pin", place, 0.10, plain("#d1a24e", rough=0.25, metal=1.0), figure.root)
    return figure
