"""Builds the eight people of the team. With `held`, each holds or wears something with the sphere."""

import numpy as np
from mathutils import Vector

from colour import SIGNAL, smooth
from figures.body import Figure, resting_arms
from figures.clothing import band, dots, in_v_neck, neck_skin, peter_pan, placket, points_collar, triangles, v_neck
from figures.heads import (
    afro, beanie, ghutra, glasses, headscarf, lonlat, moustache, oval, short_beard, smin, strands, stubble,
)
from figures.materials import BLACK_HAIR, BROWN_HAIR, GOLD, WOOD_INK, WOOD_PAPER, WOOD_SKY, plain, signal, wood
from figures.paint import cut, over
from figures.props import abacus, book, camera_prop, contract, pawn, pencil
from figures.shapes import ball, bar, knobs, turned


def noor(held=True):
    def dress(base, theta, z, x, skin):
        base = band(base, z, theta, -1.52, -1.47, WOOD_SKY)
        base = dots(base, theta, z, -1.66, 26, 0.045, WOOD_SKY)
        return band(base, z, theta, -1.86, -1.81, WOOD_SKY)

    figure = Figure("noor", "#cf9f70", "#39434c", tilt=(0.02, 0.06, 0.20), turn=-0.10, paint=dress)
    figure.eyes().brows("#2b2220", lat=0.19, arch=0.045)
    headscarf(figure, "#a9c4ce")
    if held:
        ball("signal", (0.02, -1.42, -1.06), 0.43, signal(), figure.root, segments=96)
        figure.arm(-1, (-0.47, -1.38, -1.22), (-1.18, -0.42, -1.48), cuff=WOOD_SKY)
        figure.arm(1, (0.50, -1.36, -1.20), (1.18, -0.42, -1.48), cuff=WOOD_SKY)
    else:
        resting_arms(figure)
    return figure


def rashid(held=True):
    def kandura(base, theta, z, x, skin):
        base = neck_skin(base, theta, z, skin, -0.08)
        base = placket(base, theta, z, x, "#b9b4a8", 0.010, at=-0.085)
        base = placket(base, theta, z, x, "#b9b4a8", 0.010, at=0.085)
        return band(base, z, theta, -0.30, -0.285, "#b9b4a8")

    figure = Figure("rashid", "#b37e50", "#e6e2d9", tilt=(-0.02, -0.05, -0.16), turn=0.10, paint=kandura)
    figure.eyes().brows("#1f1917", lat=0.20, thick=0.036, arch=0.035)
    figure.shell("beard", short_beard(0.74), 0.05, "#2a211d", bevel=0.10, groove=stubble)
    moustache(figure, "#2a211d", lat=-0.37, half=0.33, thick=0.05)
    ghutra(figure)
    if held:
        figure.arm(-1, (-0.80, -1.20, -1.24), (-1.25, -0.35, -1.42), cuff="#d9d4c8")
        figure.arm(1, (1.14, -0.30, -1.95), (1.20, 0.0, -1.35), cuff="#d9d4c8")
        contract(figure, Vector((-0.62, -1.12, -1.18)))
    else:
        resting_arms(figure)
    return figure


def mina(held=True):
    def dress(base, theta, z, x, skin):
        base = neck_skin(base, theta, z, skin, -0.30)
        base = band(base, z, theta, -0.36, -0.30, WOOD_INK)
        base = triangles(base, theta, z, -0.36, -0.58, 22, WOOD_PAPER)
        base = band(base, z, theta, -0.66, -0.62, WOOD_INK)
        base = dots(base, theta, z, -0.78, 28, 0.035, WOOD_INK)
        return base

    figure = Figure("mina", "#70432a", "#8fb7c6", tilt=(0.0, -0.09, 0.14), turn=0.06, paint=dress, cheek=0.45)
    figure.eyes(lat=-0.09).brows("#2a1710", lat=0.14, arch=0.06)
    afro(figure, "#3b2217")
    for side in (-1, 1):
        ball("earring", figure.at(side * 1.02, -0.62, 1.10), 0.10, plain(GOLD, rough=0.3, metal=0.9), figure.head)
    if held:
        figure.arm(1, (0.60, -1.22, -1.12), (1.22, -0.38, -1.45), cuff=WOOD_INK)
        figure.arm(-1, (-1.10, -0.36, -1.95), (-1.20, 0.0, -1.35), cuff=WOOD_INK)
        pawn(figure, Vector((0.52, -1.42, -1.18)))
    else:
        resting_arms(figure)
    return figure


def tomas(held=True):
    def jumper(base, theta, z, x, skin):
        base = band(base, z, theta, -0.34, 0.3, "#c4975a")
        base = over(base, "#b5884c", cut(0.25 - np.abs(np.sin(28 * theta)), 0.2) * 0.5 * (z > -0.335))
        base = band(base, z, theta, -1.06, -0.92, WOOD_PAPER)
        base = band(base, z, theta, -1.30, -1.16, WOOD_PAPER)
        return band(base, z, theta, -0.82, -0.78, WOOD_PAPER)

    figure = Figure("tomas", "#dcab7c", "#d9b377", width=1.04, tilt=(0.03, 0.08, -0.20), turn=0.06, paint=jumper)
    figure.eyes(lat=0.0).brows(BROWN_HAIR, lat=0.25, thick=0.042, half=0.12, arch=0.03)
    figure.ears(lat=0.02, lon=1.52)

    def beard(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        mouth = -0.235 - 0.10 * np.exp(-(lon / 0.10) ** 2) + 0.05 * np.cos(2 * lon)
        line = mouth - 0.16 * np.exp(-((abs_lon - 0.72) / 0.30) ** 2) + 0.75 * smooth(0.95, 1.40, abs_lon)
        return smin(line - lat, 1.50 - abs_lon, 0.15)

    def beard_thickness(x, y, z):
        return 0.14 + 0.16 * smooth(-0.3, -0.95, z) * smooth(0.2, -0.5, y)

    def beard_comb(x, y, z):
        return -0.020 * np.abs(np.sin(17 * np.arctan2(x, -y) * (1 + 0.12 * z) + 3 * z)) ** 2

    figure.shell("beard", beard, beard_thickness, BROWN_HAIR, bevel=0.17, groove=beard_comb)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        return smin(smin(lat + 0.42, np.abs(lon) - 1.62, 0.1), 0.6 - lat, 0.1)

    figure.shell("hair", hair, 0.07, BROWN_HAIR, bevel=0.12, groove=lambda x, y, z: strands(x, y, z, 60, 0.012))
    beanie(figure, SIGNAL)
    if held:
        figure.arm(-1, (-0.52, -1.22, -1.52), (-1.26, -0.40, -1.56), cuff="#c4975a")
        figure.arm(1, (0.50, -1.30, -1.06), (1.26, -0.40, -1.42), cuff="#c4975a")
        pencil(Vector((0.98, -1.42, -0.56)), Vector((-1.9, -1.24, -2.42)), figure.root, radius=0.125)
    else:
        resting_arms(figure)
    return figure


def yuki(held=True):
    def dress(base, theta, z, x, skin):
        base = neck_skin(base, theta, z, skin, -0.22)
        base = peter_pan(base, theta, z, "#efebe1", top=-0.26, deep=0.30, reach=1.35)
        base = neck_skin(base, theta, z, skin, -0.20)
        return placket(base, theta, z, x, "#b82c08", 0.010, top=-0.34)

    figure = Figure("yuki", "#e7c59e", "#e8410f", tilt=(0.0, 0.0, -0.13), turn=-0.16, paint=dress, cheek=0.46)
    figure.eyes()

    def bob(x, y, z):
        face = oval(x, y, z, 0, -0.32, 0.70, 0.70, 4.5)  # a straight fringe, straight sides
        return smin(face, z + 0.66 + 0.10 * y, 0.05)

    def thickness(x, y, z):
        return 0.15 + 0.15 * smooth(0.5, -0.6, z) * smooth(-0.9, 0.1, y + np.abs(x) * 0.5)

    figure.shell("bob", bob, thickness, BLACK_HAIR, bevel=0.11, groove=lambda x, y, z: strands(x, y, z, 72, 0.012),
                 rough=0.30, coat=0.5)
    figure.buttons((-0.52, -0.82, -1.12, -1.42, -1.72), WOOD_INK)
    if held:
        ball("signal", (0.0, 0.0, 1.15 + 0.37), 0.38, signal(), figure.head, segments=96, scale=(1, 1 / 0.98, 1 / 1.04))
        figure.arm(-1, (-1.06, -0.42, -1.92), (-1.18, 0.0, -1.35), cuff="#efebe1")
        figure.arm(1, (1.06, -0.42, -1.92), (1.18, 0.0, -1.35), cuff="#efebe1")
    else:
        resting_arms(figure)
    return figure


def edith(held=True):
    def dress(base, theta, z, x, skin):
        base = neck_skin(base, theta, z, skin, -0.16)
        base = points_collar(base, theta, z, WOOD_PAPER, top=-0.20, deep=0.42)
        return base

    figure = Figure("edith", "#ecccab", "#23262c", width=0.97, tilt=(0.05, -0.07, 0.17), turn=-0.12, paint=dress,
                    cheek=0.46)
    figure.eyes(lon=0.30, lat=-0.06, size=0.070).ears(lat=-0.12)
    figure.brows("#9b958d", lat=0.29, lon=0.31, half=0.11, thick=0.026, arch=0.05)
    grey = "#a9a49c"

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        front = 0.70 - 0.10 * np.exp(-(lon / 0.35) ** 2)
        return lat - (front - 0.95 * smooth(0.75, 1.45, abs_lon) - 0.45 * smooth(1.7, 2.4, abs_lon))

    def comb(x, y, z):
        lines = -0.014 * np.abs(np.sin(26 * x / np.sqrt(np.maximum(0.12, 1 - 0.75 * y * y)))) ** 2 * smooth(-1.2, 0.2, z)
        return lines - 0.03 * np.exp(-(x / 0.03) ** 2) * smooth(0.35, -0.2, y)  # the parting

    figure.shell("hair", hair, 0.12, grey, bevel=0.14, groove=comb)
    profile = [(0.0, -0.36), (0.22, -0.30), (0.385, -0.10), (0.40, 0.06), (0.30, 0.25), (0.12, 0.335), (0.0, 0.34)]
    bun = turned("bun", profile, wood(grey, "cloth", rings=0, grain=1.4), figure.head,
                 shape=lambda theta, z, radius: radius * (1 - 0.045 * np.abs(np.sin(5 * theta + 9 * z)) ** 2))
    bun.location, bun.rotation_euler = (0.0, 0.12, 1.30), (-0.15, 0, 0)
    # A knitting needle through the bun.
    needle = [(-0.62, 0.04, 1.16), (0, 0.08, 1.34), (0.60, 0.10, 1.52)]
    bar("pin", needle, 0.028, wood("#caa06a", "skin", rings=0), figure.head, count=16, sides=16)
    ball("signal", (0.66, 0.10, 1.54), 0.135, signal(), figure.head)
    glasses(figure)
    if held:
        figure.arm(-1, (-0.36, -1.20, -1.40), (-1.20, -0.40, -1.48), cuff=WOOD_PAPER)
        figure.arm(1, (0.52, -1.22, -1.24), (1.18, -0.40, -1.48), cuff=WOOD_PAPER)
        book(figure)
    else:
        resting_arms(figure)
    return figure


def arjun(held=True):
    def shirt(base, theta, z, x, skin):
        base = v_neck(base, theta, z, skin, bottom=-0.52, width=0.9)
        base = neck_skin(base, theta, z, skin, -0.14)
        base = placket(base, theta, z, x, "#64735a", 0.009, top=-0.50, at=-0.10)
        base = placket(base, theta, z, x, "#64735a", 0.009, top=-0.50, at=0.10)
        abs_theta = np.abs(theta)
        beyond_tip = np.maximum(0, 1 - (abs_theta - 0.50) / 0.7)
        lower_edge = -0.20 - 0.46 * np.where(abs_theta < 0.50, smooth(0.10, 0.50, abs_theta) * 0.9 + 0.1, beyond_tip)
        neck = in_v_neck(theta, z, bottom=-0.52, width=0.9)
        collar = cut(z - lower_edge) * (1 - neck) * (z < -0.135)
        return over(base, "#abb49c", collar)

    figure = Figure("arjun", "#9b6841", "#8b957f", tilt=(0.03, -0.08, -0.10), turn=0.14, paint=shirt)
    figure.eyes(lat=-0.02).brows(BLACK_HAIR, lat=0.24, thick=0.040, half=0.13, arch=0.03, lift=(0.0, 0.035)).ears()

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        # The fringe goes from the parting (his left) to his right temple.
        front = 0.66 - 0.17 * smooth(0.5, -0.9, lon) + 0.06 * np.exp(-((lon - 0.48) / 0.12) ** 2)
        line = front - 0.62 * smooth(1.0, 1.34, abs_lon) - 0.45 * smooth(1.7, 2.3, abs_lon)
        return lat - line

    def comb(x, y, z):
        from_parting = x - 0.36 + 0.08 * y
        sweep = np.where(from_parting < 0, x * 0.9 + y * 0.55 + z * 0.25, y * 0.9 - x * 0.2)
        lines = -0.014 * np.abs(np.sin(24 * sweep)) ** 2
        return lines - 0.10 * np.exp(-(from_parting / 0.035) ** 2) * smooth(0.45, 0.1, y) * smooth(0.3, 0.6, z)

    def thickness(x, y, z):
        return 0.12 + 0.14 * smooth(0.45, -0.2, x) * smooth(0.3, 0.8, z) * smooth(0.5, -0.5, y)

    figure.shell("hair", hair, thickness, BLACK_HAIR, bevel=0.13, groove=comb, rough=0.32, coat=0.45)
    moustache(figure, BLACK_HAIR)
    figure.buttons((-0.66, -0.96, -1.26), WOOD_PAPER, size=0.05)
    if held:
        figure.arm(-1, (-0.80, -1.26, -1.36), (-1.30, -0.40, -1.42), cuff="#abb49c")
        figure.arm(1, (0.80, -1.26, -1.36), (1.30, -0.40, -1.42), cuff="#abb49c")
        abacus(figure)
    else:
        resting_arms(figure)
    return figure


def zaid(held=True):
    def shirt(base, theta, z, x, skin):
        base = v_neck(base, theta, z, skin, bottom=-0.66, width=0.8)
        base = placket(base, theta, z, x, "#b3a688", 0.009, top=-0.64)
        neck = in_v_neck(theta, z, bottom=-0.66, width=0.8)
        abs_theta = np.abs(theta)
        beyond_tip = np.maximum(0, 1 - (abs_theta - 0.62) / 0.7)
        lower_edge = -0.20 - 0.50 * np.where(abs_theta < 0.62, smooth(0.1, 0.62, abs_theta), beyond_tip)
        return over(base, "#f2eee4", cut(z - lower_edge) * (1 - neck) * (z < -0.10))

    figure = Figure("zaid", "#c18e60", "#e2d6ba", tilt=(0.02, 0.07, 0.12), turn=-0.14, paint=shirt)
    figure.eyes(lat=-0.03).brows("#231a17", lat=0.22, thick=0.042, arch=0.03).ears(lat=-0.12)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        abs_lon = np.abs(lon)
        return lat - (0.56 + 0.04 * np.cos(9 * lon) - 0.50 * smooth(1.0, 1.32, abs_lon) - 0.40 * smooth(1.7, 2.3, abs_lon))

    def curls(x, y, z):
        return 0.13 * knobs(x, y, z, 190, 0.155, 5, 0.03) - 0.02

    figure.shell("curls", hair, lambda x, y, z: 0.16 + 0.14 * smooth(0.2, 0.95, z), "#2a1c18", bevel=0.22, groove=curls,
                 rough=0.42, coat=0.3)
    figure.shell("beard", short_beard(0.60), 0.055, "#2f211c", bevel=0.10, groove=stubble)
    moustache(figure, "#2f211c", lat=-0.36, half=0.40, thick=0.062)
    if held:
        figure.arm(-1, (-0.56, -1.32, -1.14), (-1.22, -0.42, -1.46), cuff="#f2eee4")
        figure.arm(1, (0.58, -1.32, -1.14), (1.22, -0.42, -1.46), cuff="#f2eee4")
        camera_prop(figure)
    else:
        resting_arms(figure)
    return figure
