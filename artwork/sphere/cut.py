#!/usr/bin/env python3
"""Cuts the sphere of the home page out of the first picture (src/sections/home/sphere/): the sphere, the dune without
it, and the sand in front of it.

    /usr/bin/python3 artwork/sphere/cut.py MASTER.png PLATE.png wide|tall FOLDER

MASTER is the whole picture, PLATE the area around the sphere, rendered without it (see artwork/README.md). Writes
FOLDER/sphere-KIND.png, dune-alone-KIND.png and foreground-KIND.png, and prints the position of the sphere.
"""

import json
import sys
from pathlib import Path

import cv2
import numpy as np

SIZE, RADIUS = 960, 468
# Distance from the top of the picture to the top of the plate (px).
TOP = {"wide": 90, "tall": 660}
# Part of the plate's height in which the edge of the sphere is against the sky; below, it is in the sand.
FREE = {"wide": 0.80, "tall": 0.76}


def read(path):
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535


def ellipse_of(picture, free):
    """Returns the sphere's outline, an ellipse: centre x and y, half axes (px), angle of the first (radians)."""
    is_red = (picture[..., 2] - picture[..., 1] > 0.25).astype(np.uint8)
    outlines, _ = cv2.findContours(is_red, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    outline = max(outlines, key=len)[:, 0, :].astype(np.float32)
    (x, y), (a, b), angle = cv2.fitEllipse(outline[outline[:, 1] < free])
    return x + 0.5, y + 0.5, a / 2 + 0.5, b / 2 + 0.5, np.deg2rad(angle)


def stretch(a, b, angle):
    """Returns the matrix from a unit circle to the ellipse."""
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return turn @ np.diag([a, b]) @ turn.T


def terms(x, y):
    """Returns the terms of a polynomial of the normal, which fits the light on a sphere."""
    z = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
    return np.stack([x**i * y**j * z**k for i in range(4) for j in range(4 - i) for k in range(2)], -1)


def sphere(picture, x, y, a, b, angle, free):
    """Returns the sphere as a circle (BGRA), with the part in the sand reconstructed."""
    grid = (np.mgrid[0:SIZE, 0:SIZE].transpose(1, 2, 0)[..., ::-1] + 0.5 - SIZE / 2) / RADIUS
    away = np.linalg.norm(grid, axis=-1)
    # Pixels at the edge contain sky: use the paint just inside.
    inside = grid * np.minimum(1, 0.988 / np.maximum(away, 1e-6))[..., None]
    places = inside @ stretch(a, b, angle).T + [x, y]
    seen = cv2.remap(picture, (places[..., 0] - 0.5).astype(np.float32), (places[..., 1] - 0.5).astype(np.float32), cv2.INTER_CUBIC)
    basis = terms(inside[..., 0], inside[..., 1])
    known = (away < 0.985) & (places[..., 1] < free - 8)
    some = np.flatnonzero(known)[::37]
    fit, *_ = np.linalg.lstsq(basis.reshape(-1, basis.shape[-1])[some], seen.reshape(-1, 3)[some], rcond=None)
    share = np.clip((free - 10 - places[..., 1]) / 90, 0, 1)[..., None]
    share = share * share * (3 - 2 * share)
    paint = seen * share + (basis @ fit) * (1 - share)
    return np.dstack([paint, np.clip((1 - away) * RADIUS + 0.5, 0, 1)])


def plate(picture, x, y, a, b, angle, ridge):
    """Returns the dune without the sphere, its shadow and its glow (BGRA), with faded edges."""
    height, width = picture.shape[:2]
    grid = np.mgrid[0:height, 0:width].transpose(1, 2, 0)[..., ::-1] + 0.5
    away = np.linalg.norm((grid - [x, y]) @ np.linalg.inv(stretch(a, b, angle)).T, axis=-1)
    disc = np.clip((1.03 - away) / 0.02, 0, 1)
    down, right = grid[..., 1], grid[..., 0]
    ground = np.clip((down - ridge) / 12, 0, 1) * np.clip((height - down) / (height - ridge) * 1.6, 0, 1)
    if width < 1800:
        ground = ground * np.clip((width - right) / 60, 0, 1)
    alpha = np.maximum(disc, ground)
    return np.dstack([picture, alpha * alpha * (3 - 2 * alpha)])


def front(picture, x, y, a, b, angle):
    """Returns the sand in front of the sphere (BGRA): 2 radii wide, from 0.7 to 1.05 radii below its centre."""
    radius = np.sqrt(a * b)
    width, height = round(2 * radius), round(0.35 * radius)
    grid = np.mgrid[0:height, 0:width].transpose(1, 2, 0)[..., ::-1] + 0.5
    places = (grid + [x - radius, y + 0.7 * radius]).astype(np.float32)
    seen = cv2.remap(picture, places[..., 0] - 0.5, places[..., 1] - 0.5, cv2.INTER_CUBIC)
    away = np.linalg.norm((places - [x, y]) @ np.linalg.inv(stretch(a, b, angle)).T, axis=-1)
    sand = np.clip((0.30 - (seen[..., 2] - seen[..., 1])) / 0.12, 0, 1)
    below = places[..., 1] > y + 0.78 * radius
    # Sand outside the outline is not in front of the sphere.
    return np.dstack([seen, sand * below * np.clip((1.05 - away) / 0.01, 0, 1)])


def write(path, pixels):
    cv2.imwrite(str(path), np.round(np.clip(pixels, 0, 1) * 65535).astype(np.uint16))


def main(master, without, kind, folder):
    whole, bare, top = read(master), read(without), TOP[kind]
    height, width = bare.shape[:2]
    part = whole[top : top + height, :width]
    free = FREE[kind] * height
    outline = ellipse_of(part, free)
    write(Path(folder) / f"sphere-{kind}.png", sphere(part, *outline, free))
    write(Path(folder) / f"dune-alone-{kind}.png", plate(bare, *outline, 0.80 * height))
    write(Path(folder) / f"foreground-{kind}.png", front(part, *outline))
    x, y, a, b, angle = outline
    form = stretch(a, b, angle)
    radius = float(np.sqrt(a * b))
    print(json.dumps({
        "kind": kind, "x": round(float(x), 1), "y": round(float(y) + top, 1), "radius": round(radius, 1),
        "form": [round(float(v), 4) for v in (form / radius).T.flatten()], "plate": {"top": top, "width": width, "height": height},
    }))


if __name__ == "__main__":
    main(*sys.argv[1:])
