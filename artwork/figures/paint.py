"""Paints numpy arrays of colours, which become the textures of the figures."""

import numpy as np

from colour import srgb


def linear_from_srgb(colours):
    """Converts an array of sRGB colours (0 to 1) to linear light. `colour.linear` does this for one hex colour."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def clamp01(x):
    return np.clip(x, 0.0, 1.0)


def over(base, colour, mask):
    """Puts a colour over an array of colours where mask is 1."""
    colour = srgb(colour) if isinstance(colour, str) else np.asarray(colour)
    return base + (colour - base) * mask[..., None]


def cut(inside, soft=0.007):
    """Converts a signed distance (above 0 inside) to an anti-aliased mask (0 to 1)."""
    return clamp01(inside / soft + 0.5)


def wobble(a, b, amount=0.006):
    """Returns a small, smooth error that makes painted edges look hand-made."""
    return amount * (np.sin(3.1 * a + 1.7 * b) + 0.6 * np.sin(7.3 * a - 4.1 * b + 1) + 0.4 * np.sin(17 * a + 9 * b))
