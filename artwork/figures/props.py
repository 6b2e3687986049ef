"""Builds the things that figures hold."""

import math

from mathutils import Vector

from colour import SIGNAL
from figures.body import on_body
from figures.materials import WOOD_PAPER, plain, signal, wood
from figures.shapes import ball, bar, block, empty, turned


def beads(f, hand):
    """Adds prayer beads over a hand, with a long amber bead at the end."""
    dark = wood("#4a2a1a", "paint", rings=0, coat=0.6)
    n = 22
    for i in range(n):
        a = 2 * math.pi * i / n
        p = hand + Vector((0.27 * math.sin(a) * (1.0 - 0.25 * math.cos(a)), -0.24 - 0.03 * math.cos(a), -0.26 - 0.44 * (1 - math.cos(a)) * 0.62 + 0.34))
        if i == n // 2:
            ball("amber", p + Vector((0, 0, -0.10)), 0.10, plain("#b5651d", rough=0.2, coat=0.8), f.root, scale=(0.8, 0.8, 1.7))
        else:
            ball("bead", p, 0.062, dark, f.root, segments=32)


def pawn(f, at):
    """Adds a pawn; its head is the sphere."""
    ob = turned("pawn", [(0.0, -0.35), (0.24, -0.35), (0.27, -0.30), (0.25, -0.22), (0.17, -0.12), (0.11, 0.10), (0.09, 0.24), (0.16, 0.27), (0.16, 0.31), (0.06, 0.34), (0.0, 0.35)],
               wood("#2a2523", "paint", coat=0.6, rings=1.5), f.root)
    ob.location = at + Vector((0, 0, 0.05))
    ball("signal", at + Vector((0, 0, 0.57)), 0.215, signal(), f.root)


def pencil(f, a, b, parent, radius=0.055, colour="#2c4650"):
    d = (b - a).normalized()
    tip = plain("#1a1a1c")
    raw = wood("#e2bf8d", "skin", rings=0)
    ob = turned("pencil-tip", [(0.0, 0.0), (0.015, 0.03), (0.03, 0.09), (0.055, 0.20)], raw, parent, rows=30, cols=24)
    ob.location, ob.rotation_euler = a, d.to_track_quat("Z", "Y").to_euler()
    ob.scale = (radius / 0.055,) * 3
    k = radius / 0.055
    ball("lead", a + d * 0.025 * k, 0.018 * k, tip, parent)
    bar("pencil", [a + d * 0.20 * k, (a + b) / 2, b], radius, wood(colour, "cloth", rings=0, coat=0.6), parent, n=12, sides=6)


def book(f):
    g = empty("book", f.root, location=(0.06, -1.10, -1.22), rotation=(-0.12, 0.14, 0.05))
    cover = wood("#7d9aa3", "cloth", rings=0, rough=0.6, coat=0.05)
    block("pages", (0, 0, 0), (0.74, 0.15, 0.98), plain("#e9e0cb", rough=0.8), g, bevel=0.01)
    block("cover", (-0.01, -0.095, 0), (0.80, 0.035, 1.06), cover, g, bevel=0.014)
    block("cover", (-0.01, 0.095, 0), (0.80, 0.035, 1.06), cover, g, bevel=0.014)
    block("spine", (-0.40, 0, 0), (0.04, 0.22, 1.06), cover, g, bevel=0.016)
    block("label", (0.02, -0.115, 0.24), (0.40, 0.01, 0.20), plain(WOOD_PAPER, rough=0.7), g, bevel=0.004)


def abacus(f):
    g = empty("abacus", f.root, location=(0, -1.32, -1.30), rotation=(-0.18, 0, 0))
    oak = wood("#b98a55", "skin", rings=0, rough=0.45)
    for s in (-1, 1):
        block("side", (s * 0.74, 0, 0), (0.10, 0.16, 0.96), oak, g, bevel=0.03)
        block("rail", (0, 0, s * 0.44), (1.40, 0.14, 0.09), oak, g, bevel=0.025)
    rod = plain("#8b8374", rough=0.3, metal=0.8)
    paints = [wood(c, "cloth", rings=0, coat=0.5) for c in ("#22252b", WOOD_PAPER, "#22252b")]
    rows = ((0.26, (0, 1, 2, 3, 6.2, 7.2)), (0.0, (0, 1, 4.0, 6.2, 7.2)), (-0.26, (0, 3.2, 4.2, 5.2, 6.2, 7.2)))
    for k, (z, xs) in enumerate(rows):
        bar("rod", [(-0.70, 0, z), (0, 0, z), (0.70, 0, z)], 0.016, rod, g, n=8, sides=12)
        for x in xs:
            here = k == 1 and x == 4.0
            ball("signal" if here else "bead", (-0.60 + x * 0.167, 0, z), 0.125 if here else 0.105, signal() if here else paints[k], g, scale=(1, 1, 1) if here else (0.74, 1, 1), segments=48)


def camera_prop(f):
    at = Vector((0.0, -1.40, -1.08))
    g = empty("camera-prop", f.root, location=at, rotation=(-0.10, 0, 0))
    black = wood("#202226", "cloth", rings=0, rough=0.45, coat=0.3)
    silver = plain("#b9b4a8", rough=0.35, metal=0.6)
    block("camera", (0, 0, 0), (0.94, 0.32, 0.52), black, g, bevel=0.06)
    block("top", (0, 0, 0.27), (0.92, 0.30, 0.10), silver, g, bevel=0.04)
    block("finder", (0, 0, 0.36), (0.34, 0.28, 0.16), silver, g, bevel=0.05)
    dial = turned("dial", [(0, 0), (0.09, 0), (0.10, 0.02), (0.10, 0.07), (0.085, 0.09), (0, 0.09)], black, g, rows=40, cols=48)
    dial.location = (-0.30, 0, 0.31)
    barrel = turned("barrel", [(0.0, 0.0), (0.255, 0.0), (0.265, 0.03), (0.265, 0.10), (0.245, 0.12), (0.245, 0.20), (0.27, 0.22), (0.27, 0.29), (0.24, 0.30), (0.20, 0.26), (0.0, 0.26)],
                   black, g, rows=160, cols=96)
    barrel.location, barrel.rotation_euler = (0, -0.16, -0.02), (math.pi / 2, 0, 0)
    ball("signal", (0, -0.36, -0.02), 0.195, plain(SIGNAL, rough=0.2, coat=0.8, spec=0.3), g)
    strap = wood("#6b4026", "cloth", rings=0, rough=0.55, coat=0.1)
    for s in (-1, 1):
        pts = [at + Vector((s * 0.47, 0.04, 0.18))]
        for th, z in ((0.50, -0.72), (0.62, -0.50), (0.85, -0.30), (1.35, -0.18), (2.2, -0.14)):
            p, _ = on_body(s * th, z, f.width, 0.035)
            pts.append(p)
        bar("strap", pts, 0.034, strap, f.root, n=80, sides=14)
