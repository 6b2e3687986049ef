"""Still lifes, one a service: a few stone or paper things on a ground, raking sun, and the sphere."""

import math

import numpy as np

from world import (INK, MIST, PAPER, SAND, SIGNAL, SKY, STONE, arch_outline, box, camera, disc_outline, exposure, fbm, ground,
                   group, lathe, mesh_from_grid, picture, plaster, ripples, rounded, sand_paint, shown, sky, slab, smooth,
                   sphere, sun, surface)


def rippled_sand(hollows=(), x=(-7, 7), y=(-4, 14), swell=0.10, ripple=0.028, length=0.26, wind=1.15, colour=SAND, steps=(620, 760)):
    """Sand that has drifted up round whatever stands in it: hollows are (x, y, reach, rise)."""

    def height(gx, gy):
        z = swell * fbm(gx * 0.28, gy * 0.28, 5, 3)
        calm = np.ones_like(gx)
        for hx, hy, reach, rise in hollows:
            d = np.hypot(gx - hx, gy - hy) / reach
            z = z * (1 - 0.85 * np.exp(-(d**2))) + rise * np.exp(-((d - 0.75) ** 2) / 0.10)
            calm = calm * smooth(0.75, 1.9, d)
        return z + ripple * calm * (ripples(gx, gy, length, wind) - 0.3)

    return ground(height, sand_paint(colour), x, y, steps)


@picture("service-digital-marketing", 960, 1200)
def megaphone():
    """A stone megaphone leans on its cradle; the sphere has just left its mouth."""
    sky(top="#a9c1c9", middle=SKY, horizon="#dad9d0", span=0.5)
    sun(elevation=19, azimuth=-62, strength=4.3)
    stone = plaster("#e6d9c2", 1.0, relief=0.02)
    bell = [(0.0, 0.0), (0.34, 0.0), (0.36, 0.06), (0.36, 0.42), (0.40, 0.50), (0.46, 0.95), (0.62, 1.55), (0.92, 2.1), (1.36, 2.52),
            (1.44, 2.56), (1.44, 2.64), (1.36, 2.64), (0.9, 2.22), (0.56, 1.6), (0.36, 0.9), (0.2, 0.6), (0.0, 0.6)]
    tilt = math.radians(68)
    # The horn points right and a little up, towards the sun's far side.
    lathe(rounded(bell, 0.16, 8), (-1.95, 0.6, 0.75), stone, rotation=(0, tilt, math.radians(-14)))
    box((0.7, 1.1, 0.62), (-1.2, 0.42, 0.26), plaster("#d9c9ad"), bevel=0.06, worn=0.015, seed=2)
    sphere(0.62, (1.75, -0.35, 0.58))
    rippled_sand([(-1.2, 0.42, 0.9, 0.05), (1.75, -0.35, 0.75, 0.05)])
    camera((0.15, -10.5, 3.0), (0.1, 0.3, 1.25), lens=58)
