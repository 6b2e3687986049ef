"""Paints garments on a body: collars, bands, buttonholes and patterns."""

import math

import numpy as np

from figures.body import body_radius
from figures.paint import cut, over, wobble


def peter_pan(base, theta, z, colour, top=-0.27, deep=0.25, reach=1.3):
    """Paints a collar with two round halves."""
    half = reach / 2
    across = (np.abs(theta) - half) / half
    low = top - deep * np.sqrt(np.maximum(0, 1 - across * across)) - wobble(theta, z, 0.003)
    return over(base, colour, cut(z - np.where(np.abs(theta) < reach, low, top)))


def points_collar(base, theta, z, colour, top=-0.22, deep=0.40, tip=0.40, reach=1.25):
    """Paints a collar with two points."""
    abs_theta = np.abs(theta)
    share = np.where(abs_theta < tip, abs_theta / tip, np.maximum(0, 1 - (abs_theta - tip) / (reach - tip)))
    return over(base, colour, cut(z - (top - deep * (0.22 + 0.78 * share)) + wobble(theta, z, 0.003)))


def in_v_neck(theta, z, bottom=-0.80, width=0.95):
    """Returns a mask of a V-shaped opening."""
    return cut((z - bottom) * width - np.abs(theta) * body_radius(z) + wobble(z, theta, 0.004))


def v_neck(base, theta, z, colour, bottom=-0.80, width=0.95):
    return over(base, colour, in_v_neck(theta, z, bottom, width))


def band(base, z, theta, z0, z1, colour):
    error = wobble(theta, z0 * 9, 0.005)
    return over(base, colour, cut(np.minimum(z - z0 + error, z1 - z - error)))


def placket(base, theta, z, x, colour, half=0.012, top=-0.2, bottom=-9, at=0.0):
    """Paints a vertical line in front, at x = `at`."""
    inside = np.minimum(half - np.abs(x - at + wobble(z, 0, 0.004)), np.minimum(top - z, z - bottom))
    return over(base, colour, cut(inside) * (np.abs(theta) < 1.5))


def neck_skin(base, theta, z, skin, z0=-0.12):
    return over(base, skin, cut(z - z0))


def dots(base, theta, z, z0, count, radius, colour, phase=0.0, limit=math.pi):
    """Paints a row of spots around the body at z0."""
    step = 2 * math.pi / count
    nearest = np.round((theta - phase) / step)
    beside = (theta - phase - nearest * step) * float(body_radius(z0))
    inside = radius - np.sqrt(beside ** 2 + (z - z0) ** 2) + wobble(nearest * 2.1, z * 3, 0.004)
    return over(base, colour, cut(inside) * (np.abs(nearest * step + phase) < limit))


def triangles(base, theta, z, z0, z1, count, colour):
    """Paints triangles that point from z0 to z1."""
    step = 2 * math.pi / count
    from_middle = np.abs((theta / step) % 1 - 0.5) * 2
    inside = np.minimum((z - z1) / (z0 - z1) - from_middle, (z0 - z) * 20) * 0.12
    return over(base, colour, cut(inside + wobble(theta, z, 0.003)))
