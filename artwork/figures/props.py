"""Builds the things that figures hold."""

import math

from mathutils import Vector

from colour import SIGNAL
from figures.body import on_body
from figures.materials import WOOD_PAPER, plain, signal, wood
from figures.shapes import ball, bar, block, empty, turned


def contract(figure, hand):
    """Adds a contract of two pages above a hand; its seal is the sphere."""
    group = empty("contract", figure.root, location=hand + Vector((0.20, -0.20, 0.16)), rotation=(-0.16, 0.06, 0.10))
    paper, ink = plain("#eee9dc", rough=0.8), plain("#3a3f46", rough=0.8)
    for turn, depth in ((0.07, 0.02), (0.0, 0.0)):
        block("page", (0.02 * turn, depth, 0), (0.82, 0.012, 1.10), paper, group, rotation=(0, turn, 0), bevel=0.004)
    for row, width in enumerate((0.34, 0.62, 0.62, 0.58, 0.62, 0.44)):
        block("line", (-0.31 + width / 2, -0.009, 0.40 - 0.115 * row - (0.04 if row else 0)), (width, 0.006, 0.028 if row else 0.05), ink, group, bevel=0.002)
    ball("signal", (0.23, -0.02, -0.38), 0.10, signal(), group, scale=(1, 0.45, 1), segments=48)


def pawn(figure, at):
    """Adds a pawn; its head is the sphere."""
    profile = [(0.0, -0.35), (0.24, -0.35), (0.27, -0.30), (0.25, -0.22), (0.17, -0.12), (0.11, 0.10), (0.09, 0.24), (0.16, 0.27),
               (0.16, 0.31), (0.06, 0.34), (0.0, 0.35)]
    foot = turned("pawn", profile, wood("#2a2523", "paint", coat=0.6, rings=1.5), figure.root)
    foot.location = at + Vector((0, 0, 0.05))
    ball("signal", at + Vector((0, 0, 0.57)), 0.215, signal(), figure.root)


def pencil(point, end, parent, radius=0.055, colour="#2c4650"):
    """Adds a hexagonal pencil from its point to its other end."""
    direction = (end - point).normalized()
    lead = plain("#1a1a1c")
    bare_wood = wood("#e2bf8d", "skin", rings=0)
    cone = turned("pencil-tip", [(0.0, 0.0), (0.015, 0.03), (0.03, 0.09), (0.055, 0.20)], bare_wood, parent, rows=30, cols=24)
    cone.location, cone.rotation_euler = point, direction.to_track_quat("Z", "Y").to_euler()
    cone.scale = (radius / 0.055,) * 3
    scale = radius / 0.055
    ball("lead", point + direction * 0.025 * scale, 0.018 * scale, lead, parent)
    painted = wood(colour, "cloth", rings=0, coat=0.6)
    bar("pencil", [point + direction * 0.20 * scale, (point + end) / 2, end], radius, painted, parent, count=12, sides=6)


def book(figure):
    group = empty("book", figure.root, location=(0.06, -1.10, -1.22), rotation=(-0.12, 0.14, 0.05))
    cover = wood("#7d9aa3", "cloth", rings=0, rough=0.6, coat=0.05)
    block("pages", (0, 0, 0), (0.74, 0.15, 0.98), plain("#e9e0cb", rough=0.8), group, bevel=0.01)
    block("cover", (-0.01, -0.095, 0), (0.80, 0.035, 1.06), cover, group, bevel=0.014)
    block("cover", (-0.01, 0.095, 0), (0.80, 0.035, 1.06), cover, group, bevel=0.014)
    block("spine", (-0.40, 0, 0), (0.04, 0.22, 1.06), cover, group, bevel=0.016)
    block("label", (0.02, -0.115, 0.24), (0.40, 0.01, 0.20), plain(WOOD_PAPER, rough=0.7), group, bevel=0.004)


def abacus(figure):
    """Adds an abacus; one bead of the middle row is the sphere."""
    group = empty("abacus", figure.root, location=(0, -1.32, -1.30), rotation=(-0.18, 0, 0))
    oak = wood("#b98a55", "skin", rings=0, rough=0.45)
    for side in (-1, 1):
        block("side", (side * 0.74, 0, 0), (0.10, 0.16, 0.96), oak, group, bevel=0.03)
        block("rail", (0, 0, side * 0.44), (1.40, 0.14, 0.09), oak, group, bevel=0.025)
    rod = plain("#8b8374", rough=0.3, metal=0.8)
    paints = [wood(colour, "cloth", rings=0, coat=0.5) for colour in ("#22252b", WOOD_PAPER, "#22252b")]
    rows = ((0.26, (0, 1, 2, 3, 6.2, 7.2)), (0.0, (0, 1, 4.0, 6.2, 7.2)), (-0.26, (0, 3.2, 4.2, 5.2, 6.2, 7.2)))
    for row, (z, places) in enumerate(rows):
        bar("rod", [(-0.70, 0, z), (0, 0, z), (0.70, 0, z)], 0.016, rod, group, count=8, sides=12)
        for x in places:
            place = (-0.60 + x * 0.167, 0, z)
            if row == 1 and x == 4.0:
                ball("signal", place, 0.125, signal(), group, segments=48)
            else:
                ball("bead", place, 0.105, paints[row], group, scale=(0.74, 1, 1), segments=48)


def camera_prop(figure):
    """Adds a camera on a strap; its lens is the sphere."""
    at = Vector((0.0, -1.40, -1.08))
    group = empty("camera-prop", figure.root, location=at, rotation=(-0.10, 0, 0))
    black = wood("#202226", "cloth", rings=0, rough=0.45, coat=0.3)
    silver = plain("#b9b4a8", rough=0.35, metal=0.6)
    block("camera", (0, 0, 0), (0.94, 0.32, 0.52), black, group, bevel=0.06)
    block("top", (0, 0, 0.27), (0.92, 0.30, 0.10), silver, group, bevel=0.04)
    block("finder", (0, 0, 0.36), (0.34, 0.28, 0.16), silver, group, bevel=0.05)
    dial = turned("dial", [(0, 0), (0.09, 0), (0.10, 0.02), (0.10, 0.07), (0.085, 0.09), (0, 0.09)], black, group, rows=40, cols=48)
    dial.location = (-0.30, 0, 0.31)
    profile = [(0.0, 0.0), (0.255, 0.0), (0.265, 0.03), (0.265, 0.10), (0.245, 0.12), (0.245, 0.20), (0.27, 0.22), (0.27, 0.29),
               (0.24, 0.30), (0.20, 0.26), (0.0, 0.26)]
    barrel = turned("barrel", profile, black, group, rows=160, cols=96)
    barrel.location, barrel.rotation_euler = (0, -0.16, -0.02), (math.pi / 2, 0, 0)
    ball("signal", (0, -0.36, -0.02), 0.195, plain(SIGNAL, rough=0.2, coat=0.8, spec=0.3), group)
    strap = wood("#6b4026", "cloth", rings=0, rough=0.55, coat=0.1)
    for side in (-1, 1):
        points = [at + Vector((side * 0.47, 0.04, 0.18))]
        for theta, z in ((0.50, -0.72), (0.62, -0.50), (0.85, -0.30), (1.35, -0.18), (2.2, -0.14)):
            place, _ = on_body(side * theta, z, figure.width, 0.035)
            points.append(place)
        bar("strap", points, 0.034, strap, figure.root, count=80, sides=14)
