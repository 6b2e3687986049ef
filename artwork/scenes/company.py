"""Builds the team's eight figures with the sphere."""

import numpy as np

from figures.body import FLOOR
from figures.cast import CAST
from world import SAND, camera, fbm, ground, haze, picture, ripples, sand_paint, sky, smooth, sphere, sun


def stand(name, x, y, size=1.0, turn=0.0, held=False):
    """Puts a figure on the sand, a little sunk in."""
    f = CAST[name](held=held)
    f.root.location = (x, y, -FLOOR * size - 0.06)
    f.root.scale = (size,) * 3
    f.root.rotation_euler.z += turn
    return x, y, 1.3 * size


def drifted_sand(feet, far=90):
    """Builds smooth sand, a little higher around the figures, with a dune behind."""

    def height(x, y):
        z = 0.35 * fbm(x * 0.07, y * 0.07, 5, 3)
        near = 1 - smooth(10, 26, y)
        z = z * (1 - 0.8 * near)
        # A long dune far behind.
        crest = 34 + 6 * np.sin(x * 0.045 + 1.0)
        rise = 4.6 + 1.6 * np.sin(x * 0.05 + 0.4)
        z = z + np.where(y < crest, rise * smooth(crest - 20, crest, y), rise * (1 - smooth(crest, crest + 7, y)))
        calm = np.ones_like(x)
        for fx, fy, r in feet:
            d = np.hypot(x - fx, y - fy) / r
            z = z * (1 - np.exp(-(d / 1.6) ** 2)) + 0.10 * np.exp(-((d - 1.08) ** 2) / 0.035)
            calm = calm * smooth(0.95, 1.7, d)
        return z + 0.06 * calm * (ripples(x, y, 0.55, 0.55) - 0.35)

    return ground(height, sand_paint(SAND, 2.2), (-34, 34), (-16, far), (900, 900), denser=1.5)


@picture("about-group", 2880, 1800)
def about_group():
    # From a little above, so that the long shadows on the sand are visible.
    sky(top="#8db1c0", middle="#a7c4cf", horizon="#c8d6d8", span=0.35, fill=0.72)
    sun(elevation=17, azimuth=-34, strength=4.4, softness=0.9)
    haze(45, 110)
    feet = [
        stand("rashid", -10.0, 2.4, 1.05, 0.15, held=True),
        stand("yuki", -7.5, -1.6, 0.94, 0.05),
        stand("tomas", -5.6, 1.4, 1.04, 0.10),
        stand("noor", 0.9, -2.0, 0.98, -0.05),
        stand("arjun", 3.8, 1.6, 1.06, -0.10),
        stand("mina", 6.5, -1.4, 0.97, -0.12),
        stand("edith", 9.6, 1.2, 0.94, -0.15, held=True),
        stand("zaid", 11.1, -3.4, 0.97, -0.65, held=True),
    ]
    sphere(2.55, (-1.8, 1.8, 2.43))
    drifted_sand(feet + [(-1.8, 1.8, 1.2)])
    camera((1.2, -30.0, 11.0), (1.2, 0, 2.45), lens=40.5, aperture=0.9, focus=(0.8, -1.0, 3))
