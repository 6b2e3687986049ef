"""Colours arrays in numpy: the textures of the figures are painted with these functions."""

import numpy as np


def srgb(hex_colour):
    """Converts '#rrggbb' to an sRGB triple (0 to 1)."""
    h = hex_colour.lstrip("#")
    return np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])


def linear(colour):
    c = srgb(colour) if isinstance(colour, str) else np.asarray(colour, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def rgba(colour):
    return (*linear(colour), 1.0)


def clamp01(x):
    return np.clip(x, 0.0, 1.0)


def smooth(a, b, x):
    t = clamp01((x - a) / (b - a))
    return t * t * (3 - 2 * t)


def over(base, colour, mask):
    """Puts a colour over an array of colours where mask is 1."""
    c = srgb(colour) if isinstance(colour, str) else np.asarray(colour)
    return base + (c - base) * mask[..., None]


def cut(sd, soft=0.007):
    """Converts a signed distance (inside > 0) to an anti-aliased mask."""
    return clamp01(sd / soft + 0.5)


def wobble(a, b, amount=0.006):
    """Returns a small, smooth error that makes painted edges look hand-made."""
    return amount * (np.sin(3.1 * a + 1.7 * b) + 0.6 * np.sin(7.3 * a - 4.1 * b + 1) + 0.4 * np.sin(17 * a + 9 * b))
