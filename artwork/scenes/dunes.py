"""Builds open desert: the hero and a landscape of the gallery."""

import math

import numpy as np

from world import (
    SAND, arch_outline, box, camera, fbm, ground, haze, picture, ripples, sand_paint, sky, slab, smooth, sphere, sun,
)


def saw(distance, windward, lee):
    """Returns a dune's profile: a gentle slope on one side of its crest (distance 0), a steep one on the other."""
    return np.where(distance < 0, np.exp(-((np.abs(distance) / windward) ** 1.6)), np.clip(1 - distance / lee, 0, 1) ** 1.15)


def far_dunes(gx, gy, start, rise, seed=4):
    """Returns the height of distant ridges, which grows with distance."""
    bend = 9 * fbm(gx * 0.016, gy * 0.012, seed, 3)
    phase = ((gy + bend) / 26.0) % 1.0
    row = np.where(phase < 0.8, smooth(0, 0.8, phase), 1 - smooth(0.8, 1.0, phase))
    swell = 0.55 + 0.6 * fbm(gx * 0.022, gy * 0.03, seed + 5, 3)
    return rise * row * np.clip(swell, 0, 2) * smooth(start, start + 40, gy)


HERO_CREST = lambda gx: 5.2 + 1.3 * np.sin(gx * 0.17 + 0.6) + 0.35 * np.sin(gx * 0.43 + 2.0)


def hero_height(gx, gy):
    crest = HERO_CREST(gx)
    top = 3.0 - 2.35 * smooth(-7, 15, gx) + 0.5 * smooth(-8, -22, gx)
    main = top * saw(gy - crest, 9.5, 5.5)
    near_line = -11.6 + 0.20 * gx + 0.9 * np.sin(gx * 0.21 + 1.0)
    near = 1.25 * smooth(6, -12, gx) * saw(gy - near_line, 5.5, 1.9)
    # An S-shaped spur from the big dune towards the camera: one side lit, one in half shadow.
    spur_line = 0.6 + 0.36 * (gy + 14) * 0.25 + 2.6 * np.sin((gy + 10) * 0.20)
    spur = 1.15 * (1 - smooth(-1.5, 2.5, gy - crest)) * smooth(-17, -6, gy) * saw(gx - spur_line, 7.5, 2.6) * smooth(-6, 0, gx)
    broad = 0.16 * fbm(gx * 0.11, gy * 0.11, 8, 2)
    lying = 1 - smooth(0, 1.2, gy - crest)
    waves = 0.05 * (ripples(gx, gy, 0.46, 1.25) - 0.3) * (0.25 + 0.75 * lying) * (1 - 0.55 * smooth(2, 9, gx))
    edge = np.exp(-((gy - crest) / 0.5) ** 2)
    return np.maximum(main, 0) + spur + near + broad + waves * (1 - 0.8 * edge) + far_dunes(gx, gy, 26, 4.2)


def hero(eye, target, lens, shift, place, radius):
    sky(top="#8fb0bd", middle="#b1c7cd", horizon="#dcdad1", span=0.40, fill=0.95)
    sun(elevation=17, azimuth=-64, strength=4.6, softness=2.4)
    x, y = place
    ground_there = float(hero_height(np.array([[x]]), np.array([[y]]))[0, 0])
    sphere(radius, (x, y, ground_there + radius * 0.94))

    def height(gx, gy):
        # The sphere is sunk in: the sand is lower below it and a little higher around it.
        d = np.hypot(gx - x, gy - y) / radius
        return hero_height(gx, gy) + 0.10 * np.exp(-((d - 0.42) ** 2) / 0.02)

    ground(height, sand_paint(SAND, scale=1.6), (-34, 34), (-20, 24), (1100, 1300), 1.0)
    ground(lambda gx, gy: height(gx, gy) - 0.02, sand_paint(SAND, scale=3), (-190, 190), (23.5, 420), (500, 500), 1.6)
    haze(30, 260, "#d9d7cd", 0.8)
    camera(eye, target, lens=lens, shift=shift)


@picture("hero-dune", 2880, 1800, 16, 1)
def hero_wide():
    hero((0, -22, 3.4), (0, 0, 3.4), 36, (0.0, 0.02), (-7.4, 4.6), 4.1)


@picture("hero-dune-tall", 1800, 3000, 16, 1)
def hero_tall():
    hero((-6.2, -24, 3.6), (-6.2, 0, 3.6), 40, (0.0, 0.015), (-6.9, 4.7), 3.9)

ROLLED = np.array([(4.2, 9.4), (4.4, 6.6), (5.4, 3.4), (6.4, 1.6), (7.4, 0.6), (8.3, 0.2)])


def rolled_height(gx, gy):
    crest = 9 + 1.1 * np.sin(gx * 0.17 - 0.3) + 0.3 * np.sin(gx * 0.41)
    top = 0.7 + 5.6 * np.exp(-(((gx - 2.5) / np.where(gx < 2.5, 11, 7.5)) ** 2))
    main = top * saw(gy - crest, 9, 6)
    # A ridge from the summit towards the camera: one side lit, one in half shadow.
    ridge_line = 2.5 - 0.28 * (crest - gy) + 1.5 * np.sin((gy + 4) * 0.24)
    ridge = 2.0 * (1 - smooth(-1.5, 2.0, gy - crest)) * smooth(-15, 2, gy) * saw(gx - ridge_line, 7.5, 2.8)
    lying = 1 - smooth(0, 1.2, gy - crest)
    waves = 0.045 * (ripples(gx, gy, 0.46, 1.25) - 0.3) * (0.3 + 0.7 * lying)
    edge = np.exp(-(((gy - crest) / 0.5) ** 2))
    return main + ridge + 0.14 * fbm(gx * 0.11, gy * 0.11, 5, 2) + waves * (1 - 0.8 * edge) + far_dunes(gx, gy, 26, 4.0)


def rolled(eye, target, lens, shift):
    """Builds a dune that the sphere has rolled down, its track from the crest to the hollow where it lies."""
    sky(top="#8fb0bd", middle="#b1c7cd", horizon="#dcdad1", span=0.40, fill=0.95)
    sun(elevation=19, azimuth=-66, strength=4.6, softness=2.0)
    radius, (x, y) = 1.5, ROLLED[-1]
    sphere(radius, (x, y, float(rolled_height(np.array([[x]]), np.array([[y]]))[0, 0]) + radius * 0.93))
    t = np.linspace(0, len(ROLLED) - 1, 220)
    knots = np.arange(len(ROLLED))
    line = np.stack([np.interp(t, knots, ROLLED[:, axis]) for axis in (0, 1)], axis=-1)
    for axis in (0, 1):
        line[:, axis] = np.convolve(np.pad(line[:, axis], 20, mode="edge"), np.ones(41) / 41, "valid")

    def height(gx, gy):
        d = np.full(gx.shape, 99.0)
        for px, py in line:
            d = np.minimum(d, np.hypot(gx - px, gy - py))
        return rolled_height(gx, gy) - 0.2 * np.exp(-((d / 0.42) ** 4)) + 0.09 * np.exp(-(((d - 0.62) / 0.16) ** 2))

    ground(height, sand_paint(SAND, scale=1.6), (-30, 30), (-20, 24), (1300, 1300), 1.0)
    ground(lambda gx, gy: rolled_height(gx, gy) - 0.02, sand_paint(SAND, scale=3), (-190, 190), (23.5, 420), (500, 500), 1.6)
    haze(46, 260, "#d9d7cd", 0.8)
    camera(eye, target, lens=lens, shift=shift)


@picture("message-dune", 2880, 1800, 16, 1)
def rolled_wide():
    rolled((-1.6, -36, 5.0), (-1.6, 0, 4.8), 52, (0.0, 0.1))


@picture("message-dune-tall", 1800, 3900, 16, 1)
def rolled_tall():
    rolled((5.4, -36, 5.0), (5.4, 0, 4.8), 50, (0.0, 0.18))


@picture("gallery-landscape-1", 2880, 1926, 16, 1)
def first_light():
    """Builds rows of ridges at dawn, with a small sphere on the last one."""
    sky(top="#9db6c0", middle="#cfcfc8", horizon="#edd9bd", span=0.30, fill=0.75)
    sun(elevation=12, azimuth=-82, strength=4.8, softness=1.2, colour=(1.0, 0.74, 0.5))

    def height(gx, gy):
        z = 0
        for crest, top, windward, lee, seed in ((-6, 1.0, 9, 5, 1), (9, 2.6, 13, 7, 2), (30, 5.2, 20, 12, 3), (64, 9.5, 34, 24, 5)):
            line = crest + 7.5 * fbm(gx * 0.035, 0 * gy + seed, seed, 3) + 0.22 * gx * (1 if seed % 2 else -1)
            tall = top * (0.75 + 0.55 * fbm(gx * 0.03, 0 * gy + seed * 3, seed + 20, 2))
            z = np.maximum(z, tall * saw(gy - line, windward, lee))
        return z + 0.2 * fbm(gx * 0.08, gy * 0.08, 9, 3) + 0.05 * (ripples(gx, gy, 0.6, 0.5) - 0.3)

    ground(height, sand_paint("#e6c48e", scale=2), (-75, 75), (-26, 110), (900, 1100), 1.35)
    gx = np.full((600, 1), 15.0)
    gy = np.linspace(45, 95, 600)[:, None]
    ridge = height(gx, gy)
    best = int(ridge.argmax())
    sphere(2.1, (15, float(gy[best, 0]), float(ridge[best, 0]) + 2.0))
    haze(40, 190, "#e6d2b6", 0.45)
    camera((0, -30, 5.4), (0, 40, 6.2), lens=50)


def wind_tower(x, y, width, tall, paint, cap):
    """Builds a wind tower: a shaft, tall slots near the top, a flat cap."""
    half, slot = width / 2, width * 0.17
    outline = [(-half, 0), (half, 0), (half, tall), (-half, tall)]
    slots = [arch_outline(slot, tall * 0.26, k * width * 0.27, tall * 0.66) for k in (-1, 0, 1)]
    slab(outline, 0.3, paint, slots, bevel=0.03, location=(x, y - half, -0.2))
    slab(outline, 0.3, paint, slots, bevel=0.03, location=(x - half, y, -0.2), rotation=(math.pi / 2, 0, math.pi / 2))
    box((width * 0.94, width * 0.86, tall * 0.64), (x + 0.02, y + 0.1, tall * 0.32), paint, bevel=0.02)
    box((width * 1.1, width * 1.1, 0.22), (x, y, tall - 0.1), cap, bevel=0.04)
