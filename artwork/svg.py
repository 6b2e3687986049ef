"""Converts SVG paths to polylines, for the meshes of clients' logos."""

import math
import re

import numpy as np

NEEDS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}


def _tokens(path):
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        yield letter, [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]


def _arc(start, end, radius, large, sweep, steps):
    """Returns points of an SVG arc."""
    (x0, y0), (x1, y1) = start, end
    dx, dy = (x1 - x0) / 2, (y1 - y0) / 2
    half = math.hypot(dx, dy)
    radius = max(radius, half)
    off = math.sqrt(max(radius**2 - half**2, 0)) * (-1 if large == sweep else 1) / max(half, 1e-9)
    cx, cy = (x0 + x1) / 2 - dy * off, (y0 + y1) / 2 + dx * off
    a0, a1 = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    if sweep and a1 < a0:
        a1 += 2 * math.pi
    if not sweep and a1 > a0:
        a1 -= 2 * math.pi
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in np.linspace(a0, a1, steps)[1:]]


def polylines(path, steps=16):
    """Returns each subpath as a list of (x, y) in the path's units, y downwards."""
    lines, here, begin, last = [], (0.0, 0.0), (0.0, 0.0), None
    for letter, numbers in _tokens(path):
        kind, relative = letter.lower(), letter.islower()
        if kind == "z":
            here = begin
            continue
        for i in range(0, len(numbers), NEEDS[kind]):
            n = numbers[i : i + NEEDS[kind]]
            ox, oy = here if relative else (0.0, 0.0)
            if kind == "m" and i == 0:
                here = begin = (ox + n[0], oy + n[1])
                lines.append([here])
                continue
            if lines[-1][-1] != here:  # a path can continue without an m after a z
                lines.append([here])
            if kind in "ml":
                points = [(ox + n[0], oy + n[1])]
            elif kind == "h":
                points = [(ox + n[0], here[1])]
            elif kind == "v":
                points = [(here[0], oy + n[0])]
            elif kind == "a":
                points = _arc(here, (ox + n[5], oy + n[6]), n[0], n[3], n[4], steps * 2)
            else:
                if kind == "s":
                    mirror = (2 * here[0] - last[0], 2 * here[1] - last[1]) if last else here
                    n = [mirror[0] - ox, mirror[1] - oy, *n]
                p = [np.array(here)] + [np.array((ox + n[k], oy + n[k + 1])) for k in (0, 2, 4)]
                last = tuple(p[2])
                points = [tuple((1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t * t * (1 - t) * p[2] + t**3 * p[3])
                          for t in np.linspace(0, 1, steps)[1:]]
            if kind not in "cs":
                last = None
            lines[-1] += points
            here = points[-1]
    return lines


def placed(lines, scale, middle):
    """Returns the lines with y upwards, `middle` moved to (0, 0), scaled by `scale`."""
    return [[((x - middle[0]) * scale, (middle[1] - y) * scale) for x, y in line] for line in lines]
