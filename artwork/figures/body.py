"""Builds a figure's body, face and arms. `heads.py` and `clothing.py` add the rest."""

import math

import numpy as np
from mathutils import Vector

from colour import smooth, srgb
from figures.materials import plain, wood
from figures.paint import over
from figures.shapes import ball, bar, catmull, empty, shell_radius, star, turned

FLOOR = -3.05
HEAD_Z = 0.90  # centre of the head above the neck joint

BODY = [(0.30, 0.12), (0.33, 0.02), (0.37, -0.10), (0.52, -0.24), (0.76, -0.40), (0.93, -0.62), (1.00, -0.92),
        (1.03, -1.4), (1.09, -2.0), (1.17, -2.6), (1.20, -2.92), (1.17, -3.01), (1.08, FLOOR), (0.0, FLOOR)]
_body_line = catmull(BODY, 600)


def body_radius(z, width=1.0):
    """Returns the radius of the body at height z."""
    line = _body_line[_body_line[:, 1] > FLOOR + 0.05]
    return width * np.interp(-np.asarray(z, float), -line[:, 1], line[:, 0])


def on_body(theta, z, width=1.0, lift=0.0):
    """Returns a point on the garment and its normal."""
    radius = float(body_radius(z, width))
    slope = float(body_radius(z - 0.02, width) - body_radius(z + 0.02, width)) / 0.04
    normal = Vector((math.sin(theta), -math.cos(theta), slope)).normalized()
    return Vector((radius * math.sin(theta), -radius * math.cos(theta), z)) + normal * lift, normal


def facing(direction):
    """Returns Euler angles that turn +Z to a direction."""
    return Vector(direction).to_track_quat("Z", "Y").to_euler()


class Figure:
    """Builds a figure: body, head pivot, hair, arms, clothes."""

    def __init__(self, name, skin, garment, width=1.0, tilt=(0, 0, 0), turn=0.0, lean=0.0, paint=None, cheek=0.36):
        self.name, self.skin_colour, self.width = name, skin, width
        self.skin = wood(skin, "skin", rough=0.42)
        self.garment_colour = garment
        self.garment = wood(garment, "paint")
        self.root = empty(name, rotation=(0, lean, turn))
        # Rotation of the head: nod (x), tilt (y), turn (z).
        self.pivot = empty(name + "-neck", self.root, rotation=tilt)
        self.head = empty(name + "-head", self.pivot, location=(0, 0, HEAD_Z), scale=(1.0, 0.98, 1.04))

        def body_paint(theta, z, radius):
            base = np.broadcast_to(srgb(garment), theta.shape + (3,)).copy()
            if paint is not None:
                base = paint(base, theta, z, radius * np.sin(theta), skin)
            return base

        profile = [(radius * width if z < -0.15 else radius, z) for radius, z in BODY]
        self.body = turned(name + "-body", profile, parent=self.root, paint=body_paint, rows=300, tex=(3072, 1536))
        self._skull(cheek)

    def _skull(self, cheek):
        skin = srgb(self.skin_colour)
        blush = skin * np.array([0.98, 0.66, 0.60]) + np.array([0.05, 0.01, 0.02])

        def paint(theta, z, radius):
            base = np.broadcast_to(skin, theta.shape + (3,)).copy()
            for side in (-1, 1):
                distance = np.sqrt((theta - side * 0.56) ** 2 * (radius ** 2) + (z + 0.32) ** 2 * 1.25)
                base = over(base, blush, cheek * (1 - smooth(0.05, 0.23, distance)))
            return base

        profile = [(math.sin(angle), -math.cos(angle)) for angle in np.linspace(0, math.pi, 49)]
        self.skull = turned(self.name + "-skull", profile, parent=self.head, paint=paint, rows=200, cols=200,
                            kind="skin", rough=0.42)

    @staticmethod
    def at(lon, lat, radius=1.0):
        """Returns a point of the head from longitude (0 in front) and latitude (radians)."""
        return Vector((radius * math.sin(lon) * math.cos(lat), -radius * math.cos(lon) * math.cos(lat), radius * math.sin(lat)))

    def eyes(self, lon=0.27, lat=-0.05, size=0.078):
        material = plain("#09090b", rough=0.18, coat=0.5, spec=0.3)
        for side in (-1, 1):
            place = self.at(side * lon, lat, 0.985)
            ball(f"{self.name}-eye", place, size, material, self.head, scale=(0.86, 1.1, 0.62), rotation=facing(place))
        return self

    def ears(self, lat=-0.08, lon=1.5, size=0.17):
        for side in (-1, 1):
            place = self.at(side * lon, lat, 0.99)
            ball(f"{self.name}-ear", place, size, self.skin, self.head, scale=(0.62, 1.0, 1.15), rotation=(0, 0, side * 0.35))
        return self

    def brows(self, colour, lat=0.20, lon=0.27, half=0.13, thick=0.028, arch=0.05, slope=0.0, lift=(0, 0)):
        material = wood(colour, "paint", rings=0)
        for side, up in zip((-1, 1), lift):
            points = []
            for along in np.linspace(-1, 1, 7):
                angle = side * (lon + along * half)
                points.append(self.at(angle, lat + up + arch * (1 - along * along) - slope * along, 1.004))
            radii = [thick * share for share in (0.55, 0.85, 1, 1, 0.95, 0.8, 0.5)]
            bar(f"{self.name}-brow", points, radii, material, self.head, count=24, sides=16)
        return self

    def shell(self, part, distance, thick, colour, bevel=0.16, paint=None, rough=0.42, coat=0.3, groove=None, level=8,
              rings=0.0, grain=1.2):
        """Adds hair, a beard or a hat from the distance inside its edge. `groove(x, y, z)` < 0 carves it."""

        def radius(x, y, z):
            inside = distance(x, y, z)
            thickness = thick(x, y, z) if callable(thick) else thick
            result = shell_radius(inside, thickness, bevel)
            if groove is not None:
                result = result + groove(x, y, z) * smooth(0.0, bevel * 0.8, inside)
            return result

        if paint is not None:
            material = wood("paint" + self.name + part, "attr", rough=rough, coat=coat, rings=rings, grain=grain)
        else:
            material = wood(colour, "cloth", rough=rough, coat=coat, rings=rings, grain=grain)
        return star(f"{self.name}-{part}", radius, material, self.head, level=level, paint=paint)

    def arm(self, side, hand, elbow=None, cuff=None, sleeve=None, hand_size=0.215):
        """Adds an arm of two bars that meet at the elbow, and a ball as hand."""
        width = self.width
        shoulder = np.array([side * 0.80 * width, 0.0, -0.66])
        hand = np.array(hand, float)
        if elbow is None:
            elbow = (shoulder + hand) / 2 + np.array([side * 0.28, 0.18, -0.35])
        material = wood(sleeve, "cloth", rings=0.4) if sleeve else wood(self.garment_colour, "cloth", rings=0.4)
        elbow = np.array(elbow, float)
        forearm = (hand - elbow) / np.linalg.norm(hand - elbow)
        wrist = hand - forearm * 0.16
        points = [shoulder, (shoulder + elbow) / 2 + [side * 0.07, 0.02, 0], elbow,
                  (elbow + wrist) / 2 + [side * 0.03, 0, -0.03], wrist]
        bar(f"{self.name}-arm", points, [0.285, 0.275, 0.25, 0.225, 0.20], material, self.root, count=80, sides=40, soften=60)
        if cuff:
            points = [wrist - forearm * 0.10, wrist - forearm * 0.02, wrist + forearm * 0.05]
            bar(f"{self.name}-cuff", points, 0.222, wood(cuff, "cloth", rings=0), self.root, count=12, sides=40)
        ball(f"{self.name}-hand", hand, hand_size, self.skin, self.root)
        return self

    def buttons(self, heights, colour, theta=0.0, size=0.062):
        material = wood(colour, "paint", rings=0)
        for z in heights:
            place, normal = on_body(theta, z, self.width, 0.012)
            ball(f"{self.name}-button", place, size, material, self.root, scale=(1, 1, 0.45), rotation=facing(normal))
        return self


def resting_arms(figure):
    for side in (-1, 1):
        figure.arm(side, (side * 1.10, -0.36, -1.95), (side * 1.20, 0.0, -1.35))
