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
    return np.arctan2(x, -y), np.arcsin(np.clip(z, -1, 1))


def oval(x, y, z, cx, cz, a, b, n=2.0):
    """Returns the distance outside an oval on the face."""
    f = (np.abs((x - cx) / a) ** n + np.abs((z - cz) / b) ** n) ** (1 / n) - 1
    d = f * min(a, b)
    return np.where(y < 0, d, np.maximum(d, 0) + 0.4 + y)


def smin(a, b, k=0.1):
    h = clamp01(0.5 + 0.5 * (b - a) / k)
    return b + (a - b) * h - k * h * (1 - h)


def short_beard(low=0.52):
    """Returns the distance function of a beard from jaw to ears."""
    def d(x, y, z):
        lon, lat = lonlat(x, y, z)
        jaw = -low + low * smooth(0.45, 1.45, np.abs(lon)) - lat
        return smin(jaw, 1.62 - np.abs(lon), 0.12)
    return d


def stubble(x, y, z):
    lon = np.arctan2(x, -y)
    return -0.010 * np.abs(np.sin(30 * lon + 5 * z))


def moustache(f, colour, lat=-0.36, half=0.36, thick=0.085, droop=0.055):
    m = wood(colour, "cloth", rings=0, grain=1.4)
    for s in (-1, 1):
        pts = [f.at(s * k * half, lat - droop * k ** 1.6, 1.01) for k in np.linspace(0.04, 1.0, 7)]
        bar(f"{f.name}-moustache", pts, [thick * q for q in (0.72, 0.95, 1.0, 0.9, 0.7, 0.45, 0.16)], m, f.head, n=30, sides=24)


def strands(x, y, z, k=44, amp=0.013):
    """Returns carved comb lines from the crown."""
    lon = np.arctan2(x, -y)
    return -amp * np.abs(np.sin(k / 2 * lon + 0.6 * np.sin(3 * lon))) ** 3 * smooth(0.97, 0.7, z)


def afro(fig, colour, thick=0.60):
    def d(x, y, z):
        return oval(x, y, z, 0, -0.24, 0.74, 0.80, 2.2) - 0.0

    def t(x, y, z):
        return thick * (0.82 + 0.26 * smooth(-0.6, 0.8, z)) * smooth(-0.98, -0.30, z + 0.15 * y)

    fig.shell("afro", d, t, colour, bevel=0.46, groove=lambda x, y, z: 0.045 * knobs(x, y, z, 620, 0.095, 3, 0.03) + 0.022 * knobs(x, y, z, 2600, 0.048, 4, 0.012), rough=0.6, coat=0.1)


def plait(fig, colour, points, n=11, size=0.2, tie=SIGNAL):
    """Adds a plait: crossing beads, smaller at the end, and a tassel."""
    line = catmull(points, n)
    mat = wood(colour, "cloth", rings=0.0, grain=1.6, rough=0.36)
    for i, p in enumerate(line):
        f = 1.0 - 0.45 * i / n
        d = line[min(i + 1, n - 1)] - line[max(i - 1, 0)]
        side = -1 if i % 2 else 1
        q = Vector(d).to_track_quat("Z", "Y").to_euler()
        ob = ball(f"{fig.name}-plait", p + np.array([side * 0.07 * f, -0.02, 0]), size * f, mat, fig.root, scale=(0.95, 0.8, 1.15), rotation=q)
        ob.rotation_euler.rotate_axis("Y", side * 0.55)
    end = line[-1] + (line[-1] - line[-2]) * 0.9
    ball(f"{fig.name}-tie", line[-1] + (line[-1] - line[-2]) * 0.55, size * 0.42, wood(tie, "cloth", rings=0), fig.root, scale=(1, 1, 0.7))
    bar(f"{fig.name}-tassel", [end, end + np.array([0, 0, -0.12]), end + np.array([0, 0, -0.26])], [0.07, 0.10, 0.05], mat, fig.root, n=20)


def cape(fig, colour, edge=None, hem=-0.86, wide=1.0, front=0.0, side=1):
    """Adds the part of a headscarf that covers the shoulders."""
    prof = [(0.45, 0.42), (0.70, 0.30), (0.80, 0.12), (0.86, -0.08), (0.98 * wide, -0.32), (1.12 * wide, -0.58), (1.175 * wide, hem + 0.06),
            (1.16 * wide, hem), (1.10 * wide, hem + 0.005), (1.0 * wide, hem + 0.1)]

    def wrap(t, z):
        """Returns the distance below the upper layer's edge, from one shoulder to the other hip."""
        return -(z + 0.30 + 0.42 * np.sin(side * t * 0.9 + 0.5))

    def shape(t, z, r):
        d = wrap(t, z)
        layer = 0.05 * (1 - smooth(0.0, 0.035, d))
        folds = 0.018 * np.sin(5.5 * d + 1.2) + 0.022 * np.sin(side * 4 * t + 7 * z) * smooth(0.2, -0.4, z)
        dip = front * np.cos(t) * smooth(-0.2, hem, z)
        return r + layer + folds * smooth(0.36, 0.1, z) + dip

    def paint(t, z, r):
        base = np.broadcast_to(srgb(colour), t.shape + (3,)).copy()
        if edge:
            d = wrap(t, z)
            base = over(base, edge, cut(0.013 - np.abs(d + 0.012)))
            base = over(base, edge, cut(0.012 - np.abs(z - hem - 0.05)))
        return base

    return turned(fig.name + "-cape", prof, parent=fig.root, paint=paint, rows=240, cols=280, shape=shape, rings=0.0, rough=0.55, coat=0.12, kind="cloth")


def headscarf(fig, colour, edge=None):
    def d(x, y, z):
        return oval(x, y, z, 0, -0.10, 0.66, 0.76, 2.3)

    def thick(x, y, z):
        # Thicker at the back and around the face.
        return 0.15 + 0.10 * smooth(-0.2, 0.9, y) + 0.02 * smooth(0.3, 1.0, z)

    def folds(x, y, z):
        q = d(x, y, z)
        return 0.016 * np.sin(17 * q + 2.2 * x) * smooth(0.02, 0.2, q) - 0.022 * np.exp(-((q - 0.26 - 0.10 * x) / 0.022) ** 2)

    def paint(x, y, z):
        base = np.broadcast_to(srgb(colour), x.shape + (3,)).copy()
        return over(base, edge, cut(0.013 - np.abs(d(x, y, z) - 0.05), 0.008)) if edge else base

    fig.shell("scarf", d, thick, colour, bevel=0.10, paint=paint if edge else None, groove=folds, rough=0.55, coat=0.12)
    cape(fig, colour, edge)


def ghutra(fig, white="#e9e6df"):
    """Adds white cloth down to the shoulders and two black rings."""
    prof = catmull([(0.0, 1.155), (0.35, 1.12), (0.72, 0.90), (0.98, 0.55), (1.11, 0.12), (1.135, -0.35), (1.12, -0.70), (1.15, -1.0),
                    (1.22, -1.35), (1.27, -1.75)], 200)
    n_t, n_s = 420, 150
    th = np.linspace(-math.pi, math.pi, n_t + 1)
    # The cloth's lower end at each angle: the brow in front, the chest elsewhere.
    t_brow = float(np.interp(-0.47, -prof[:, 1], np.linspace(0, 1, 200)))
    a = np.abs(th)
    end = t_brow + (1 - t_brow) * smooth(0.50, 0.86, a) ** 0.8
    end -= 0.10 * smooth(0.86, 1.6, a) * (1 - smooth(1.6, 2.4, a))  # shorter over the arms
    s = np.linspace(0, 1, n_s)[:, None]
    t = s * end[None, :]
    T = np.broadcast_to(th, t.shape)
    u = np.linspace(0, 1, 200)
    R, Z = np.interp(t, u, prof[:, 0]), np.interp(t, u, prof[:, 1])
    low = smooth(0.45, 0.95, t)
    fold = 0.055 * np.sin(9 * T + 2.0 * low + 0.6) + 0.03 * np.sin(16 * T - 3 * low + 2) + 0.02 * np.sin(5 * T + 9 * t)
    R = R + fold * low
    R = R + 0.045 * np.exp(-(T / 0.07) ** 2) * smooth(0.12, 0.3, t) * (1 - smooth(0.45, 0.6, t))  # the crease over the brow
    R = R - 0.05 * np.exp(-((np.abs(T) - 0.80) / 0.10) ** 2) * low
    verts = np.stack([R * np.sin(T), -R * np.cos(T), Z], -1).reshape(-1, 3)
    ob = mesh_object(fig.name + "-ghutra", verts, grid_faces(n_s, n_t + 1), wood(white, "cloth", rough=0.7, coat=0.0, rings=0.0, grain=0.7), fig.head)
    m = ob.modifiers.new("weld", "WELD")
    m.merge_threshold = 0.0005
    m = ob.modifiers.new("thick", "SOLIDIFY")
    m.thickness, m.offset = 0.06, 1.0
    m = ob.modifiers.new("soft", "SUBSURF")
    m.levels = m.render_levels = 1
    # A second layer behind the neck hides the dark inside.
    inner = catmull([(0.88, -0.30), (0.88, -0.62), (0.82, -0.95), (0.78, -1.18), (0.88, -1.38), (1.03, -1.62)], 60)
    start = np.interp(-inner[:, 1], [0.3, 0.8, 1.05, 1.3, 1.6], [1.2, 0.92, 0.70, 0.72, 1.0])[:, None]
    T = start + np.linspace(0, 1, 160)[None, :] * (2 * math.pi - 2 * start)
    R = np.repeat(inner[:, :1], 160, 1)
    R = R + 0.02 * np.sin(11 * T) + 0.03 * np.cos(2 * T)
    verts = np.stack([R * np.sin(T), -R * np.cos(T), np.broadcast_to(inner[:, 1:], T.shape)], -1).reshape(-1, 3)
    ob = mesh_object(fig.name + "-lining", verts, grid_faces(60, 160), wood(white, "cloth", rough=0.71, coat=0.0, rings=0.0, grain=0.7), fig.head)
    # Light through thin cotton; a separate material because of the roughness.
    shine = ob.data.materials[0].node_tree.nodes["Principled BSDF"]
    shine.inputs["Emission"].default_value = rgba("#cdb79a")
    shine.inputs["Emission Strength"].default_value = 0.16
    m = ob.modifiers.new("thick", "SOLIDIFY")
    m.thickness = 0.05
    rope = plain("#17171a", rough=0.6)
    twist = lambda p, q: 1 + 0.07 * np.sin(46 * p + 2 * q)
    for z, r, tilt in ((0.60, 1.035, -0.12), (0.725, 0.975, -0.12)):
        torus(fig.name + "-agal", (0, 0.0, z), r, 0.066, rope, fig.head, rotation=(tilt, 0, 0), shape=twist, rows=600)


def beanie(f, colour):
    tip = 0.10  # it is a little towards the back

    def up(x, y, z):
        lat = np.arcsin(np.clip(z * math.cos(tip) - y * math.sin(tip) * -1.0, -1, 1))
        return lat

    def rib(x, y, z, k=34):
        return np.abs(np.cos(k * np.arctan2(x, -y) / 2 * 2 * 0.5))

    f.shell("beanie", lambda x, y, z: up(x, y, z) - 0.50, lambda x, y, z: 0.13 + 0.20 * smooth(0.55, 1.0, z), colour, bevel=0.1,
            groove=lambda x, y, z: 0.022 * (rib(x, y, z, 60) - 1) * smooth(1.0, 0.8, z), rough=0.6, coat=0.05)

    def fold(x, y, z):
        u = up(x, y, z)
        return smin(u - 0.36, 0.74 - u, 0.04)

    f.shell("brim", fold, 0.215, colour, bevel=0.13, groove=lambda x, y, z: 0.030 * (rib(x, y, z, 60) - 1), rough=0.6, coat=0.05)
    ball("signal", (0.0, 0.13, 1.46), 0.24, signal(), f.head)


def glasses(f, colour=SIGNAL, size=0.245, lon=0.30, lat=-0.06):
    mat = plain(colour, rough=0.38, coat=0.2, spec=0.3)
    c = [f.at(s * lon, lat, 1.075) for s in (-1, 1)]
    for s, p in zip((-1, 1), c):
        n = Vector((s * 0.16, -1, -0.03)).normalized()
        torus("rim", p, size, 0.034, mat, f.head, rotation=facing(n))
        bar("temple", [p + Vector((s * size, 0.03, 0.03)), p + Vector((s * (size + 0.16), 0.24, 0.04)), f.at(s * 1.05, 0.0, 1.06), f.at(s * 1.5, 0.04, 1.05)], 0.024, mat, f.head, n=30, sides=16)
    bar("bridge", [c[0] + Vector((size - 0.015, -0.02, 0.04)), (c[0] + c[1]) / 2 + Vector((0, -0.06, 0.085)), c[1] + Vector((-size + 0.015, -0.02, 0.04))], 0.026, mat, f.head, n=20, sides=16)
