"""Adds what a head has on it: hair, beards, hats, headscarves and glasses."""

import math

import numpy as np
from mathutils import Vector

from colour import SIGNAL, rgba, smooth, srgb
from figures.body import facing
from figures.materials import plain, signal, wood
from figures.paint import clamp01, cut, over
from figures.shapes import ball, bar, catmull, grid_faces, knobs, mesh_object, torus, turned


def lonlat(x, y, z):
    """Returns the longitude (0 in front) and the latitude of directions, in radians."""
    return np.arctan2(x, -y), np.arcsin(np.clip(z, -1, 1))


def oval(x, y, z, centre_x, centre_z, half_width, half_height, power=2.0):
    """Returns the distance outside an oval on the face."""
    relative = (np.abs((x - centre_x) / half_width) ** power + np.abs((z - centre_z) / half_height) ** power) ** (1 / power) - 1
    distance = relative * min(half_width, half_height)
    return np.where(y < 0, distance, np.maximum(distance, 0) + 0.4 + y)


def smin(a, b, rounding=0.1):
    """Returns the smaller of two distances, with a smooth change from one to the other."""
    mix = clamp01(0.5 + 0.5 * (b - a) / rounding)
    return b + (a - b) * mix - rounding * mix * (1 - mix)


def short_beard(low=0.52):
    """Returns the distance function of a beard from jaw to ears."""
    def distance(x, y, z):
        lon, lat = lonlat(x, y, z)
        jaw = -low + low * smooth(0.45, 1.45, np.abs(lon)) - lat
        return smin(jaw, 1.62 - np.abs(lon), 0.12)
    return distance


def stubble(x, y, z):
    lon = np.arctan2(x, -y)
    return -0.010 * np.abs(np.sin(30 * lon + 5 * z))


def moustache(figure, colour, lat=-0.36, half=0.36, thick=0.085, droop=0.055):
    material = wood(colour, "cloth", rings=0, grain=1.4)
    for side in (-1, 1):
        points = [figure.at(side * along * half, lat - droop * along ** 1.6, 1.01) for along in np.linspace(0.04, 1.0, 7)]
        radii = [thick * share for share in (0.72, 0.95, 1.0, 0.9, 0.7, 0.45, 0.16)]
        bar(f"{figure.name}-moustache", points, radii, material, figure.head, count=30, sides=24)


def strands(x, y, z, count, depth):
    """Returns carved comb lines from the crown."""
    lon = np.arctan2(x, -y)
    return -depth * np.abs(np.sin(count / 2 * lon + 0.6 * np.sin(3 * lon))) ** 3 * smooth(0.97, 0.7, z)


def afro(figure, colour, thick=0.60):
    def outside_face(x, y, z):
        return oval(x, y, z, 0, -0.24, 0.74, 0.80, 2.2)

    def thickness(x, y, z):
        return thick * (0.82 + 0.26 * smooth(-0.6, 0.8, z)) * smooth(-0.98, -0.30, z + 0.15 * y)

    def curls(x, y, z):
        return 0.045 * knobs(x, y, z, 620, 0.095, 3, 0.03) + 0.022 * knobs(x, y, z, 2600, 0.048, 4, 0.012)

    figure.shell("afro", outside_face, thickness, colour, bevel=0.46, groove=curls, rough=0.6, coat=0.1)


def plait(figure, colour, points, count=11, size=0.2, tie=SIGNAL):
    """Adds a plait: crossing beads, smaller at the end, and a tassel."""
    line = catmull(points, count)
    material = wood(colour, "cloth", rings=0.0, grain=1.6, rough=0.36)
    for index, place in enumerate(line):
        taper = 1.0 - 0.45 * index / count
        direction = line[min(index + 1, count - 1)] - line[max(index - 1, 0)]
        side = -1 if index % 2 else 1
        rotation = Vector(direction).to_track_quat("Z", "Y").to_euler()
        centre = place + np.array([side * 0.07 * taper, -0.02, 0])
        bead = ball(f"{figure.name}-plait", centre, size * taper, material, figure.root,
                    scale=(0.95, 0.8, 1.15), rotation=rotation)
        bead.rotation_euler.rotate_axis("Y", side * 0.55)
    end = line[-1] + (line[-1] - line[-2]) * 0.9
    tie_place = line[-1] + (line[-1] - line[-2]) * 0.55
    ball(f"{figure.name}-tie", tie_place, size * 0.42, wood(tie, "cloth", rings=0), figure.root, scale=(1, 1, 0.7))
    tassel = [end, end + np.array([0, 0, -0.12]), end + np.array([0, 0, -0.26])]
    bar(f"{figure.name}-tassel", tassel, [0.07, 0.10, 0.05], material, figure.root, count=20)


def cape(figure, colour, edge=None, hem=-0.86, wide=1.0, front=0.0, side=1):
    """Adds the part of a headscarf that covers the shoulders."""
    profile = [(0.45, 0.42), (0.70, 0.30), (0.80, 0.12), (0.86, -0.08), (0.98 * wide, -0.32), (1.12 * wide, -0.58),
               (1.175 * wide, hem + 0.06), (1.16 * wide, hem), (1.10 * wide, hem + 0.005), (1.0 * wide, hem + 0.1)]

    def wrap(theta, z):
        """Returns the distance below the upper layer's edge, from one shoulder to the other hip."""
        return -(z + 0.30 + 0.42 * np.sin(side * theta * 0.9 + 0.5))

    def shape(theta, z, radius):
        below_edge = wrap(theta, z)
        layer = 0.05 * (1 - smooth(0.0, 0.035, below_edge))
        folds = 0.018 * np.sin(5.5 * below_edge + 1.2) + 0.022 * np.sin(side * 4 * theta + 7 * z) * smooth(0.2, -0.4, z)
        dip = front * np.cos(theta) * smooth(-0.2, hem, z)
        return radius + layer + folds * smooth(0.36, 0.1, z) + dip

    def paint(theta, z, radius):
        base = np.broadcast_to(srgb(colour), theta.shape + (3,)).copy()
        if edge:
            below_edge = wrap(theta, z)
            base = over(base, edge, cut(0.013 - np.abs(below_edge + 0.012)))
            base = over(base, edge, cut(0.012 - np.abs(z - hem - 0.05)))
        return base

    return turned(figure.name + "-cape", profile, parent=figure.root, paint=paint, rows=240, cols=280, shape=shape,
                  rings=0.0, rough=0.55, coat=0.12, kind="cloth")


def headscarf(figure, colour, edge=None):
    def outside_face(x, y, z):
        return oval(x, y, z, 0, -0.10, 0.66, 0.76, 2.3)

    def thickness(x, y, z):
        # Thicker at the back and around the face.
        return 0.15 + 0.10 * smooth(-0.2, 0.9, y) + 0.02 * smooth(0.3, 1.0, z)

    def folds(x, y, z):
        distance = outside_face(x, y, z)
        waves = 0.016 * np.sin(17 * distance + 2.2 * x) * smooth(0.02, 0.2, distance)
        return waves - 0.022 * np.exp(-((distance - 0.26 - 0.10 * x) / 0.022) ** 2)

    def paint(x, y, z):
        base = np.broadcast_to(srgb(colour), x.shape + (3,)).copy()
        return over(base, edge, cut(0.013 - np.abs(outside_face(x, y, z) - 0.05), 0.008)) if edge else base

    figure.shell("scarf", outside_face, thickness, colour, bevel=0.10, paint=paint if edge else None, groove=folds,
                 rough=0.55, coat=0.12)
    cape(figure, colour, edge)


def ghutra(figure, white="#e9e6df"):
    """Adds white cloth down to the shoulders and two black rings."""
    profile = catmull([(0.0, 1.155), (0.35, 1.12), (0.72, 0.90), (0.98, 0.55), (1.11, 0.12), (1.135, -0.35), (1.12, -0.70),
                       (1.15, -1.0), (1.22, -1.35), (1.27, -1.75)], 200)
    columns, rows = 420, 150
    angles = np.linspace(-math.pi, math.pi, columns + 1)
    # The cloth's lower end at each angle: the brow in front, the chest elsewhere.
    brow = float(np.interp(-0.47, -profile[:, 1], np.linspace(0, 1, 200)))
    abs_angles = np.abs(angles)
    end = brow + (1 - brow) * smooth(0.50, 0.86, abs_angles) ** 0.8
    end -= 0.10 * smooth(0.86, 1.6, abs_angles) * (1 - smooth(1.6, 2.4, abs_angles))  # shorter over the arms
    down = np.linspace(0, 1, rows)[:, None]
    along = down * end[None, :]
    theta = np.broadcast_to(angles, along.shape)
    profile_along = np.linspace(0, 1, 200)
    radii, heights = np.interp(along, profile_along, profile[:, 0]), np.interp(along, profile_along, profile[:, 1])
    lower = smooth(0.45, 0.95, along)
    fold = 0.055 * np.sin(9 * theta + 2.0 * lower + 0.6)
    fold = fold + 0.03 * np.sin(16 * theta - 3 * lower + 2) + 0.02 * np.sin(5 * theta + 9 * along)
    radii = radii + fold * lower
    # The crease over the brow.
    radii = radii + 0.045 * np.exp(-(theta / 0.07) ** 2) * smooth(0.12, 0.3, along) * (1 - smooth(0.45, 0.6, along))
    radii = radii - 0.05 * np.exp(-((np.abs(theta) - 0.80) / 0.10) ** 2) * lower
    verts = np.stack([radii * np.sin(theta), -radii * np.cos(theta), heights], -1).reshape(-1, 3)
    cotton = wood(white, "cloth", rough=0.7, coat=0.0, rings=0.0, grain=0.7)
    layer = mesh_object(figure.name + "-ghutra", verts, grid_faces(rows, columns + 1), cotton, figure.head)
    modifier = layer.modifiers.new("weld", "WELD")
    modifier.merge_threshold = 0.0005
    modifier = layer.modifiers.new("thick", "SOLIDIFY")
    modifier.thickness, modifier.offset = 0.06, 1.0
    modifier = layer.modifiers.new("soft", "SUBSURF")
    modifier.levels = modifier.render_levels = 1
    # A second layer behind the neck hides the dark inside.
    inner = catmull([(0.88, -0.30), (0.88, -0.62), (0.82, -0.95), (0.78, -1.18), (0.88, -1.38), (1.03, -1.62)], 60)
    start = np.interp(-inner[:, 1], [0.3, 0.8, 1.05, 1.3, 1.6], [1.2, 0.92, 0.70, 0.72, 1.0])[:, None]
    theta = start + np.linspace(0, 1, 160)[None, :] * (2 * math.pi - 2 * start)
    radii = np.repeat(inner[:, :1], 160, 1)
    radii = radii + 0.02 * np.sin(11 * theta) + 0.03 * np.cos(2 * theta)
    verts = np.stack([radii * np.sin(theta), -radii * np.cos(theta), np.broadcast_to(inner[:, 1:], theta.shape)], -1).reshape(-1, 3)
    # Light through thin cotton. The other roughness makes this a separate material.
    lining = wood(white, "cloth", rough=0.71, coat=0.0, rings=0.0, grain=0.7)
    layer = mesh_object(figure.name + "-lining", verts, grid_faces(60, 160), lining, figure.head)
    shine = lining.node_tree.nodes["Principled BSDF"]
    shine.inputs["Emission"].default_value = rgba("#cdb79a")
    shine.inputs["Emission Strength"].default_value = 0.16
    modifier = layer.modifiers.new("thick", "SOLIDIFY")
    modifier.thickness = 0.05
    rope = plain("#17171a", rough=0.6)
    twist = lambda around, across: 1 + 0.07 * np.sin(46 * around + 2 * across)
    for height, radius, tilt in ((0.60, 1.035, -0.12), (0.725, 0.975, -0.12)):
        torus(figure.name + "-agal", (0, 0.0, height), radius, 0.066, rope, figure.head, rotation=(tilt, 0, 0), shape=twist,
              rows=600)


def beanie(figure, colour):
    tip = 0.10  # it is a little towards the back

    def latitude(x, y, z):
        return np.arcsin(np.clip(z * math.cos(tip) + y * math.sin(tip), -1, 1))

    def ribs(x, y):
        return np.abs(np.cos(30 * np.arctan2(x, -y)))

    figure.shell("beanie", lambda x, y, z: latitude(x, y, z) - 0.50, lambda x, y, z: 0.13 + 0.20 * smooth(0.55, 1.0, z), colour,
                 bevel=0.1, groove=lambda x, y, z: 0.022 * (ribs(x, y) - 1) * smooth(1.0, 0.8, z), rough=0.6, coat=0.05)

    def fold(x, y, z):
        lat = latitude(x, y, z)
        return smin(lat - 0.36, 0.74 - lat, 0.04)

    figure.shell("brim", fold, 0.215, colour, bevel=0.13, groove=lambda x, y, z: 0.030 * (ribs(x, y) - 1),
                 rough=0.6, coat=0.05)
    ball("signal", (0.0, 0.13, 1.46), 0.24, signal(), figure.head)


def glasses(figure, colour=SIGNAL, size=0.245, lon=0.30, lat=-0.06):
    material = plain(colour, rough=0.38, coat=0.2, spec=0.3)
    centres = [figure.at(side * lon, lat, 1.075) for side in (-1, 1)]
    for side, centre in zip((-1, 1), centres):
        normal = Vector((side * 0.16, -1, -0.03)).normalized()
        torus("rim", centre, size, 0.034, material, figure.head, rotation=facing(normal))
        temple = [centre + Vector((side * size, 0.03, 0.03)), centre + Vector((side * (size + 0.16), 0.24, 0.04)),
                  figure.at(side * 1.05, 0.0, 1.06), figure.at(side * 1.5, 0.04, 1.05)]
        bar("temple", temple, 0.024, material, figure.head, count=30, sides=16)
    bridge = [centres[0] + Vector((size - 0.015, -0.02, 0.04)), (centres[0] + centres[1]) / 2 + Vector((0, -0.06, 0.085)),
              centres[1] + Vector((-size + 0.015, -0.02, 0.04))]
    bar("bridge", bridge, 0.026, material, figure.head, count=20, sides=16)
