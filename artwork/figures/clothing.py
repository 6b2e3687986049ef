"""Paints garments on a body: collars, bands, buttonholes and patterns."""

import math

import numpy as np

from figures.body import body_radius
from figures.paint import cut, over, wobble


def peter_pan(base, t, z, colour, top=-0.27, deep=0.25, reach=1.3):
    half = reach / 2
    q = (np.abs(t) - half) / half
    low = top - deep * np.sqrt(np.maximum(0, 1 - q * q)) - wobble(t, z, 0.003)
    return over(base, colour, cut(z - np.where(np.abs(t) < reach, low, top)))


def points_collar(base, t, z, colour, top=-0.22, deep=0.40, tip=0.40, reach=1.25):
    a = np.abs(t)
    f = np.where(a < tip, a / tip, np.maximum(0, 1 - (a - tip) / (reach - tip)))
    return over(base, colour, cut(z - (top - deep * (0.22 + 0.78 * f)) + wobble(t, z, 0.003)))


def v_neck(base, t, z, colour, bottom=-0.80, width=0.95):
    return over(base, colour, cut((z - bottom) * width - np.abs(t) * body_radius(z) + wobble(z, t, 0.004)))


def band(base, z, t, z0, z1, colour):
    w = wobble(t, z0 * 9, 0.005)
    return over(base, colour, cut(np.minimum(z - z0 + w, z1 - z - w)))


def placket(base, t, z, x, colour, half=0.012, top=-0.2, bottom=-9, at=0.0):
    return over(base, colour, cut(np.minimum(half - np.abs(x - at + wobble(z, 0, 0.004)), np.minimum(top - z, z - bottom))) * (np.abs(t) < 1.5))


def neck_skin(base, t, z, skin, z0=-0.12):
    return over(base, skin, cut(z - z0))


def dots(base, t, z, z0, n, radius, colour, phase=0.0, limit=math.pi):
    """Paints a row of spots around the body at z0."""
    step = 2 * math.pi / n
    k = np.round((t - phase) / step)
    dx = (t - phase - k * step) * float(body_radius(z0))
    d = radius - np.sqrt(dx ** 2 + (z - z0) ** 2) + wobble(k * 2.1, z * 3, 0.004)
    return over(base, colour, cut(d) * (np.abs(k * step + phase) < limit))


def triangles(base, t, z, z0, z1, n, colour):
    """Paints triangles that point from z0 to z1."""
    step = 2 * math.pi / n
    f = np.abs((t / step) % 1 - 0.5) * 2  # 0 at the middle of a tooth
    return over(base, colour, cut(np.minimum((z - z1) / (z0 - z1) - f, (z0 - z) * 20) * 0.12 + wobble(t, z, 0.003)))
