"""Defines the scenes' colours, most of them those of tokens.css, and converts scene light to display light and back. Needs only numpy."""

import numpy as np

SAND, LIMESTONE, SKY, INK = "#e3c48f", "#e9dfcd", "#b9cbd0", "#14161a"
DUSK, PAPER, MIST, SIGNAL = "#2a3036", "#f3f2ee", "#dfe4e3", "#f2430f"


def srgb(colour):
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def linear(colour):
    if not isinstance(colour, str):
        return np.asarray(colour, float)
    c = srgb(colour)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def rgba(colour):
    return (*linear(colour), 1.0)


def encode_srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.power(c, 1 / 2.4) - 0.055)


KNEE = 0.42  # below it colours are exactly as rendered; above it highlights roll off


def shoulder(x):
    return np.where(x < KNEE, x, KNEE + (1 - KNEE) * (1 - np.exp(-(np.maximum(x, KNEE) - KNEE) / (1 - KNEE))))


def grade(pixels, exposure=1.0):
    """Converts scene light to linear display light.

    Blender's Filmic turns sunlit vermilion orange. Scaling all channels by the factor of the brightest one
    keeps the hue. A third of a curve per channel makes highlights a little paler, as on film.
    """
    x = np.maximum(pixels * exposure, 1e-7)
    peak = x.max(axis=-1, keepdims=True)
    return 0.66 * x * (shoulder(peak) / peak) + 0.34 * shoulder(x)


def shown(colour):
    """Returns the light that `grade` converts to this colour."""
    target = linear(colour)
    x = target.copy()
    for _ in range(60):
        x *= target / grade(x)
    return x


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)
