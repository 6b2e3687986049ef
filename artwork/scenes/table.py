"""Builds tables with food: the dinner of the photography gallery, a table of a canteen."""

import math

import bpy
import numpy as np

from evenings import bokeh
from falaj import copies
from marks import tube
from nights import lamp, shone
from projects import device
from world import (
    _new_material, area, box, camera, exposure, fbm, glass, ground, group, haze, lathe, linear, link, mesh_from_grid, picture, plaster,
    rounded, shown, sky, smooth, sphere, surface,
)


def gradient(colours, low, high, glowing=0.0, rough=0.5):
    """Builds a material whose colour changes from `low` to `high` on the object's Z axis. `glowing` is the strength of
    its own light, which also follows the colours."""
    material, nodes, bsdf = _new_material("gradient")
    place = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs["Z"]
    part = nodes.add("MapRange", Value=place)
    part.inputs["From Min"].default_value, part.inputs["From Max"].default_value = low, high
    pick = shown if glowing else linear
    stops = [(k / (len(colours) - 1), pick(colour)) for k, colour in enumerate(colours)]
    colour = nodes.ramp(part.outputs["Result"], stops)
    if glowing:
        emission = nodes.add("Emission", Color=colour, Strength=glowing)
        nodes.link(emission.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    else:
        nodes.link(colour, bsdf.inputs["Base Color"])
        bsdf.inputs["Roughness"].default_value = rough
    return material


def wax(high):
    """Builds candle wax, which lets the light of its flame through below its top."""
    material, nodes, bsdf = _new_material("wax")
    place = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs["Z"]
    part = nodes.add("MapRange", Value=place)
    part.inputs["From Min"].default_value, part.inputs["From Max"].default_value = high - 0.55, high
    light = nodes.ramp(part.outputs["Result"], [(0, np.zeros(3)), (0.55, np.array((0.05, 0.022, 0.007))), (1, np.array((0.62, 0.30, 0.10)))])
    nodes.link(light, bsdf.inputs["Emission"])
    bsdf.inputs["Base Color"].default_value = (*linear("#efe0c4"), 1)
    bsdf.inputs["Roughness"].default_value = 0.45
    return material


def bread_crust():
    """Builds the crust of flatbread: pale dough with brown blisters."""
    material, nodes, bsdf = _new_material("bread")
    place = nodes.add("NewGeometry").outputs["Position"]
    broad = nodes.add("TexNoise", Vector=place, Scale=7.0, Detail=6.0, Roughness=0.6)
    colour = nodes.ramp(broad.outputs["Fac"], [(0.36, linear("#e6c48c")), (0.52, linear("#d9a964")), (0.60, linear("#a2622b")), (0.70, linear("#5a3015"))])
    nodes.link(colour, bsdf.inputs["Base Color"])
    bump = nodes.add("Bump", Strength=1.0, Distance=0.03, Height=broad.outputs["Fac"])
    nodes.link(bump.outputs["Normal"], bsdf.inputs["Normal"])
    bsdf.inputs["Roughness"].default_value, bsdf.inputs["Specular"].default_value = 0.75, 0.2
    return material


def flatbread(radius, seed, crust, **place):
    """Builds a round flatbread with an uneven edge and blisters."""
    turn, r = np.meshgrid(np.linspace(0, 2 * math.pi, 120, endpoint=False), np.linspace(0.001, 1, 40))
    wide = radius * (1 + 0.05 * fbm(np.cos(turn) * 1.2 + seed, np.sin(turn) * 1.2, seed, 2))
    puff = 0.055 * (1 - r**5) * (1 + 0.7 * fbm(r * np.cos(turn) * 4 + seed, r * np.sin(turn) * 4, seed, 3)) + 0.04 * fbm(r * np.cos(turn) * 1.2, r * np.sin(turn) * 1.2 + seed, seed + 3, 2)
    return mesh_from_grid("bread", np.stack([wide * r * np.cos(turn), wide * r * np.sin(turn), puff], -1), crust, closed=True, thickness=0.03, **place)


def lump(radius, paint, seed, uneven=0.05, long=1.0, name="lump"):
    """Builds a round fruit with an uneven surface, at the origin."""
    turn, rise = np.linspace(0, 2 * math.pi, 48, endpoint=False), np.linspace(-math.pi / 2, math.pi / 2, 28)
    gt, gr = np.meshgrid(turn, rise)
    x, y, z = np.cos(gt) * np.cos(gr), np.sin(gt) * np.cos(gr), np.sin(gr)
    far = radius * (1 + uneven * fbm(1.4 * x + z, 1.4 * y - 0.7 * z, seed, 3))
    return mesh_from_grid(name, np.stack([x * far, y * far, z * far * long], -1), paint, closed=True)


def pomegranate(radius, place, tilt, skin, seed):
    """Builds a pomegranate: six faint sides and a crown of six points."""
    turn, rise = np.linspace(0, 2 * math.pi, 96, endpoint=False), np.linspace(-math.pi / 2, math.pi / 2, 48)
    gt, gr = np.meshgrid(turn, rise)
    flat = np.cos(gr) ** 0.92 * (1 + 0.025 * np.cos(6 * gt) * np.cos(gr)) * (1 + 0.03 * fbm(2 * np.cos(gt) + seed, 2 * np.sin(gt) + gr, seed, 3))
    up = 0.90 * np.sin(gr) + 0.05 * np.sin(gr) ** 9
    body = mesh_from_grid("fruit", np.stack([flat * np.cos(gt), flat * np.sin(gt), up], -1) * radius, skin, closed=True)
    turn, rows = np.linspace(0, 2 * math.pi, 144, endpoint=False), np.linspace(0, 1, 12)
    gt, gv = np.meshgrid(turn, rows)
    point = 1 - np.abs(((gt * 6 / (2 * math.pi)) % 1) * 2 - 1)
    wide = 0.25 - 0.10 * np.sin(np.pi * np.minimum(gv * 1.5, 1)) + 0.13 * gv**2 * (0.5 + point)
    high = 0.84 + 0.46 * gv * (0.42 + 0.58 * point**0.8)
    crown = mesh_from_grid("crown", np.stack([wide * np.cos(gt), wide * np.sin(gt), high], -1) * radius, skin, closed=True, thickness=0.035 * radius)
    return group([body, crown], place, tilt)


def opened(radius, place, tilt, skin, seed):
    """Builds half a pomegranate with its seeds."""
    turn, rise = np.linspace(0, 2 * math.pi, 96, endpoint=False), np.linspace(-math.pi / 2, 0, 30)
    gt, gr = np.meshgrid(turn, rise)
    parts = [mesh_from_grid("half", np.stack([np.cos(gr) * np.cos(gt), np.cos(gr) * np.sin(gt), 0.95 * np.sin(gr)], -1) * radius, skin, closed=True)]
    pith = surface("#efd9b4", rough=0.7, mottle=0.05, mottle_size=0.05)
    parts.append(lathe(np.array([(1.0, 0.0), (0.96, 0.03), (0.88, 0.0), (0.84, -0.10), (0, -0.14)]) * radius, (0, 0, 0), pith, 96, smooth_angle=180))
    aril = surface("#9c1226", rough=0.08, spec=0.6, mottle=0.35, mottle_size=0.1, coat=0.8)
    rng = np.random.default_rng(seed)
    seedlet = sphere(0.105 * radius, (0, 0, -50), aril, "seed")
    for k in range(190):
        far, angle = 0.80 * math.sqrt((k + 0.5) / 190), k * 2.39996
        if min(abs((angle * 6 / (2 * math.pi)) % 1 - 0.5), 1) > 0.44 and far > 0.18:
            continue
        other = seedlet.copy()
        other.location = (far * radius * math.cos(angle), far * radius * math.sin(angle), radius * rng.uniform(-0.07, 0.06))
        other.scale = (1, 1, 1.3)
        bpy.context.scene.collection.objects.link(other)
        parts.append(other)
    return group(parts, place, tilt)


def sprig(seed, paint, stem, length=1.5, leaves=26, leaf=0.34):
    """Builds a branch of olive along X: a bent stem and narrow leaves on both sides. It is one mesh."""
    rng, points, faces = np.random.default_rng(seed), [], []
    bend, rise = rng.uniform(-0.22, 0.22), rng.uniform(0.05, 0.16)
    t = np.linspace(0, 1, 40)
    line = np.stack([length * t, bend * length * t**2, rise * np.sin(np.pi * t) + 0.03], -1)
    for k in range(leaves):
        at = 0.06 + 0.92 * (k // 2) / (leaves / 2 - 1)
        base = np.array([np.interp(at, t, line[:, i]) for i in range(3)])
        yaw = 2 * bend * at + (1 if k % 2 else -1) * rng.uniform(0.45, 1.0) * (1 - 0.55 * at**3)
        pitch, size = rng.uniform(-0.25, 0.75), leaf * rng.uniform(0.75, 1.15) * (1 - 0.3 * at)
        roll = rng.uniform(-0.9, 0.9)
        along = np.array([math.cos(yaw) * math.cos(pitch), math.sin(yaw) * math.cos(pitch), math.sin(pitch)])
        side = np.cross(along, (0, 0, 1.0))
        side /= np.linalg.norm(side)
        up = np.cross(side, along)
        side = side * math.cos(roll) + up * math.sin(roll)
        up = np.cross(side, along)
        first = len(points)
        for v in np.linspace(0, 1, 9):
            wide = 0.125 * size * 2 * math.sin(math.pi * (0.03 + 0.95 * v) ** 0.8)
            for u in (-1, 0, 1):
                points.append(base + along * size * v + side * wide * u * 0.5 + up * (0.10 * wide * abs(u) - 0.16 * size * v**2))
        for r in range(8):
            for c in range(2):
                n = first + 3 * r + c
                faces.append((n, n + 1, n + 4, n + 3))
    mesh = bpy.data.meshes.new("sprig")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    thing = link("sprig", mesh, paint)
    angle = np.linspace(0, 2 * math.pi, 8, endpoint=False)
    ringed = np.stack([line[:, :1] + 0 * angle, line[:, 1:2] + 0.014 * np.cos(angle), line[:, 2:] + 0.014 * np.sin(angle)], -1)
    return [thing, mesh_from_grid("stem", ringed, stem, closed=True)]


def strewn(parts, place, turn, tilt=0.0):
    """Adds an instance of a branch."""
    parent = bpy.data.objects.new("branch", None)
    bpy.context.scene.collection.objects.link(parent)
    parent.location, parent.rotation_euler = place, (tilt, 0, turn)
    for part in parts:
        other = part.copy()
        other.parent = parent
        bpy.context.scene.collection.objects.link(other)


def cutlery(kind, metal):
    """Builds a fork or a knife along X, its end at the origin."""
    t = np.linspace(0, 1, 120)
    if kind == "fork":
        wide = 0.030 + 0.022 * smooth(0.25, 0, t) + 0.055 * smooth(0.58, 0.74, t)
        high = 0.03 + 0.10 * smooth(0.35, 0.62, t) - 0.11 * smooth(0.68, 1.0, t)
        length = 1.18
    else:
        wide = 0.034 + 0.016 * smooth(0.3, 0, t) + 0.034 * smooth(0.48, 0.60, t)
        wide = wide * (1 - smooth(0.90, 1.0, t) ** 2 * 0.85)
        high = 0.03 + 0.012 * np.sin(np.pi * t)
        length = 1.34
    body = t <= (0.78 if kind == "fork" else 1.0)
    u = np.linspace(-1, 1, 9)
    dome = 0.020 * (1 - u**2) * (1 if kind == "fork" else 0.7)
    points = np.stack([np.broadcast_to((length * t)[body, None], (body.sum(), 9)), wide[body, None] * u, high[body, None] + dome], -1)
    parts = [mesh_from_grid("handle", points, metal, thickness=0.018)]
    if kind == "fork":
        far = t[t >= 0.775]
        for k in range(4):
            middle = (k - 1.5) * 0.054
            narrow = 0.0185 * (1 - 0.55 * smooth(0.9, 1.0, far))
            rise = np.interp(far, t, high)
            tine = np.stack([np.broadcast_to(length * far[:, None], (len(far), 3)), middle + narrow[:, None] * np.array([-1, 0, 1]), rise[:, None] + np.array([0, 0.006, 0])], -1)
            parts.append(mesh_from_grid("tine", tine, metal, thickness=0.02))
    return parts


def napkin(paint):
    """Builds a linen napkin across a plate, gathered in the middle, whose end hangs over the edge of the table (towards -X)."""
    path = np.array([(0.64, 0.17), (0.30, 0.15), (-0.05, 0.17), (-0.45, 0.16), (-0.68, 0.19), (-0.84, 0.18), (-0.96, 0.13), (-1.03, -0.02), (-1.06, -0.4), (-1.07, -1.35)])
    path = np.array(rounded(path, 0.14, 8))
    step = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    s = np.linspace(0, step[-1], 260)
    x, z = np.interp(s, step, path[:, 0]), np.interp(s, step, path[:, 1])
    u = np.linspace(-1, 1, 120)
    gathered = 1 - 0.48 * np.exp(-((s - 0.72) / 0.34) ** 2) + 0.10 * smooth(1.2, 2.8, s)
    half = 0.36 * gathered
    deep = 0.030 + 0.045 * np.exp(-((s - 0.72) / 0.30) ** 2) + 0.035 * smooth(1.5, 2.8, s)
    wave = np.sin(13 * u[None] + 1.2 * np.sin(1.4 * s[:, None]) + 0.6 * np.sin(3 * u[None] + s[:, None])) * deep[:, None]
    crumple = 0.014 * fbm(u[None] * 2.4 + 0 * s[:, None], s[:, None] * 2.6 + 0 * u[None], 4, 3)
    tangent = np.gradient(np.stack([x, z], -1), axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    outward = np.stack([tangent[:, 1], -tangent[:, 0]], -1)  # up on the plate, outwards over the edge
    lift = wave + deep[:, None] + crumple
    px = x[:, None] + outward[:, :1] * lift
    pz = z[:, None] + outward[:, 1:] * lift
    ragged = 0.03 * np.sin(5 * u) + 0.02 * np.sin(11 * u)
    px[:6] += ragged[None] * np.linspace(1, 0.2, 6)[:, None]
    return mesh_from_grid("napkin", np.stack([px, half[:, None] * u[None] + 0.02 * np.sin(2 * s)[:, None], pz], -1), paint, thickness=0.014)


def chair(wood, seat):
    """Builds a bentwood chair whose back is towards +Y."""
    bow = rounded([np.array(p) for p in [(-0.66, -2.1), (-0.80, 0.35), (-0.62, 1.62), (0.62, 1.62), (0.80, 0.35), (0.66, -2.1)]], 0.6, 12)
    t = np.linspace(0, 1, 30)
    cross = [np.stack([side * (0.60 - 1.20 * t + 0.22 * np.sin(2 * np.pi * t)), -1.15 + 2.35 * t], -1) for side in (-1, 1)]
    parts = [tube(bow, 0.065, wood), *(tube(line, 0.038, wood) for line in cross)]
    for part in parts:
        part.location = (0, 0.75, 0)
        part.rotation_euler = (math.radians(-7), 0, 0)
    parts.append(lathe(rounded([(0, -1.40), (0.86, -1.40), (0.88, -1.26), (0.80, -1.20), (0, -1.18)], 0.05), (0, 0, 0), wood, 64))
    parts.append(lathe(rounded([(0, -1.20), (0.78, -1.20), (0.80, -1.08), (0.66, -1.02), (0, -1.0)], 0.08), (0, 0, 0), seat, 64))
    for x in (-0.62, 0.62):
        parts.append(lathe([(0, 0), (0.05, 0), (0.07, 1.9), (0, 1.9)], (x, -0.55, -3.2), wood, 20))
        parts.append(lathe([(0, 0), (0.05, 0), (0.07, 1.9), (0, 1.9)], (x, 0.66, -3.2), wood, 20))
    return parts


def halo(radius, place, towards, strength):
    """Adds the glow around a flame: light that fades to the rim of a disc, on top of what is behind."""
    material, nodes, _ = _new_material("halo")
    far = nodes.add("VectorMath", Vector=nodes.add("TexCoord").outputs["Object"])
    far.operation = "LENGTH"
    part = nodes.add("MapRange", Value=far.outputs["Value"])
    part.inputs["From Min"].default_value, part.inputs["From Max"].default_value = radius, 0.0
    light = nodes.ramp(part.outputs["Result"], [(0, np.zeros(3)), (0.5, np.array((0.020, 0.009, 0.003))), (0.85, np.array((0.12, 0.058, 0.018))), (1, np.array((0.30, 0.16, 0.06)))])
    emission = nodes.add("Emission", Color=light, Strength=strength)
    both = nodes.tree.nodes.new("ShaderNodeAddShader")
    nodes.link(emission.outputs[0], both.inputs[0])
    nodes.link(nodes.add("BsdfTransparent").outputs[0], both.inputs[1])
    nodes.link(both.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    mesh = bpy.data.meshes.new("halo")
    turn = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    mesh.from_pydata([(radius * math.cos(a), 0, radius * math.sin(a)) for a in turn], [], [list(range(48))])
    disc = shone(link("halo", mesh, material, place, (0, 0, math.atan2(towards[1] - place[1], towards[0] - place[0]) + math.pi / 2)))
    disc.visible_glossy = disc.visible_transmission = False
    return disc


# Glasses stand on both sides of y = 0.68 + 2.95 k, with room for a candle between them; dishes stand between these groups.
STEP = 2.95
CANDLES = [(0.0, 0.68 + STEP * k, high) for k, high in enumerate((1.05, 1.7, 1.25, 0.95, 1.7, 1.2, 1.55, 1.0, 1.7, 1.2), -1)]
CANDLES += [(0.12, 8.98, 1.25), (0.1, 12.0, 0.9), (0.1, 14.9, 1.5), (0.1, 17.8, 1.1)]
EYE = (-4.4, -8.1, 3.0)


@picture("gallery-dinner", 2880, 1620, 64, 3)
def dinner():
    """Builds a long table beside the sea after sunset, from a guest's height: one place in focus, the candles, the fruit and
    the other places out of focus behind it."""
    sky(top="#141d3c", middle="#514a72", horizon="#e58d5c", span=0.22, fill=0.10, fill_colour=(0.55, 0.60, 1.0))
    half, near, far = 2.35, -11.0, 30.0
    rng = np.random.default_rng(21)

    # The sea, the terrace and its low wall.
    water = surface("#2a3858", rough=0.14, spec=0.5, mottle=0.1, mottle_size=9, relief=0.08, relief_size=1.6)
    ground(lambda x, y: 0 * x - 6.5, water, (-3000, 3000), (40, 3000), (60, 90))
    # The light of the sky on the sea, in glass and on metal.
    glare = mesh_from_grid("glare", np.stack(np.meshgrid(np.linspace(-6000, 6000, 2), [2900], np.linspace(0, 900, 2), indexing="ij"), -1)[:, 0], gradient(("#ee9a60", "#c07a70", "#6a5c80", "#2c335c"), 0, 900, glowing=0.6))
    glare.visible_camera = glare.visible_diffuse = glare.visible_shadow = False
    box((500, 70, 0.4), (0, 11, -4.4), surface("#80604a", rough=0.55, mottle=0.14, mottle_size=1.5), bevel=0.01)
    box((500, 1.0, 1.1), (0, 45.4, -3.7), plaster("#b98f74", 1.0), bevel=0.05)

    # The tablecloth: ironed creases on the table, folds below its edges.
    linen = surface("#e9ddc8", rough=0.85, spec=0.1, mottle=0.02, mottle_size=0.5, relief=0.010, relief_size=0.35, grain=0.003, grain_size=0.018)
    y, across = np.meshgrid(np.linspace(near, far, 1300), np.linspace(-1, 1, 300), indexing="ij")
    out = np.abs(across) * (half + 2.5)
    corner = 0.13
    along = np.clip(out - (half - corner), 0, corner * math.pi / 2) / corner
    drop = np.clip(out - (half - corner) - corner * math.pi / 2, 0, None)
    hang = 1 - np.exp(-drop / 0.9)
    fold = np.sin(y * 3.1 + 1.7 * np.sin(y * 0.83) + 0.9 * np.sin(y * 1.9 + 1)) * 0.24 * hang + 0.05 * hang * np.sin(y * 7.3 + drop)
    flat = np.minimum(out, half - corner) + corner * np.sin(along)
    creases = 0.016 * np.exp(-((((y + 1.2) % 3.4) - 1.7) / 0.035) ** 2) + 0.014 * np.exp(-((np.abs(across) * (half + 2.5) - 0.95) / 0.03) ** 2)
    level = 0.010 * fbm(across * 4, y * 0.9, 6, 3) + creases
    cloth = np.stack([np.sign(across) * (flat + 0.10 * hang + fold), y, level * (drop == 0) - corner * (1 - np.cos(along)) - drop], -1)
    mesh_from_grid("cloth", cloth, linen)
    # A runner of thin cotton in wrinkles.
    v, u = np.meshgrid(np.linspace(near, far, 1500), np.linspace(-1, 1, 90), indexing="ij")
    wrinkle = 0.05 * np.abs(fbm(u * 3.2, v * 0.55, 3, 3)) + 0.035 * np.sin(9 * u + 1.4 * np.sin(v * 0.9)) ** 2 + 0.02 * np.abs(fbm(u * 5, v * 2.2, 8, 2))
    runner = np.stack([u * (0.86 + 0.06 * np.sin(v * 1.3) + 0.03 * np.sin(v * 3.7)) + 0.05 * np.sin(v * 0.6), v, 0.03 + wrinkle * (1 - u**4)], -1)
    mesh_from_grid("runner", runner, surface("#6f7f6d", rough=0.9, spec=0.05, mottle=0.06, mottle_size=0.3, grain=0.004, grain_size=0.02))

    # One place, for a guest who sits towards -X.
    porcelain = surface("#f1e9da", rough=0.22, spec=0.5, mottle=0.02, mottle_size=0.15, coat=0.5, fleck=0.05, fleck_size=0.012)
    teal = surface("#1f5d60", rough=0.2, spec=0.5, mottle=0.14, mottle_size=0.18, coat=0.6)
    brass = surface("#d6a552", rough=0.28, metal=1.0, mottle=0.02, mottle_size=0.2)
    rust = surface("#aa5232", rough=0.9, spec=0.05, mottle=0.05, mottle_size=0.2, grain=0.004, grain_size=0.016)
    olive, pale = (surface(c, rough=0.55, spec=0.3, mottle=0.16, mottle_size=0.12) for c in ("#52663f", "#7c8b66"))
    bark = surface("#6b563b", rough=0.8, mottle=0.1)
    clear = glass((0.97, 0.985, 0.98), 0.0, 1.45)
    juice = surface("#7d0f1d", rough=0.05, spec=0.6, mottle=0, coat=1.0)
    water_in = glass((0.96, 0.985, 0.98), 0.0, 1.33)
    plate = rounded([(0, 0.03), (0.50, 0.03), (0.56, 0.0), (0.62, 0.02), (0.92, 0.085), (0.93, 0.105), (0.90, 0.11), (0.60, 0.055), (0, 0.05)], 0.025, 6)
    small = rounded([(0, 0.075), (0.38, 0.075), (0.43, 0.055), (0.47, 0.07), (0.67, 0.125), (0.68, 0.14), (0.66, 0.145), (0.45, 0.10), (0, 0.095)], 0.02, 6)
    goblet = rounded([(0, 0.02), (0.26, 0.012), (0.27, 0.02), (0.25, 0.032), (0.07, 0.06), (0.032, 0.14), (0.030, 0.50), (0.07, 0.60), (0.27, 0.76), (0.325, 1.02), (0.295, 1.36), (0.283, 1.36), (0.310, 1.02), (0.255, 0.78), (0.06, 0.635), (0, 0.63)], 0.06, 6)
    filled = rounded([(0, 0.645), (0.06, 0.648), (0.245, 0.785), (0.300, 1.0), (0.300, 1.04), (0, 1.04)], 0.03, 5)
    tumbler = rounded([(0, 0.0), (0.20, 0.0), (0.225, 0.03), (0.262, 0.58), (0.248, 0.58), (0.212, 0.08), (0, 0.075)], 0.015, 5)
    drink = rounded([(0, 0.085), (0.205, 0.085), (0.238, 0.42), (0, 0.42)], 0.01, 4)
    for_guest = [lathe(plate, (0, 0, 0.02), porcelain, 160, smooth_angle=180), lathe(small, (0, 0, 0.02), teal, 160, smooth_angle=180)]
    for_guest.append(lathe([(0.915, 0.124), (0.931, 0.128), (0.935, 0.115), (0.92, 0.105)], (0, 0, 0.005), brass, 160, smooth_angle=180))
    for_guest.append(napkin(rust))
    band = [(0.20 + 0.012 * math.cos(a), 0.05 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24)]
    collar = lathe(band, (-0.08, 0, 0.27), brass, 96, smooth_angle=180, rotation=(0, math.pi / 2, 0))
    collar.scale = (0.56, 1.0, 1.0)
    for_guest.append(collar)
    for kind, at in (("fork", 1.12), ("knife", -1.12), ("fork", 1.32)):
        for part in cutlery(kind, brass):
            part.location, part.rotation_euler = (-0.66 + (0.05 if at > 1.2 else 0), at, 0.012), (0, 0, 0.02)
            for_guest.append(part)
    for profile, paint, x, at in ((goblet, clear, 0.98, -0.50), (filled, water_in, 0.98, -0.50), (tumbler, clear, 0.86, -1.08), (drink, juice, 0.86, -1.08)):
        thing = lathe(profile, (x, at, 0.014), paint, 96, smooth_angle=60)
        if paint in (clear, water_in):
            thing.visible_shadow = False
        if profile is goblet or profile is filled:
            thing["tall"] = True
        for_guest.append(thing)
    tip = sprig(3, olive, bark, 0.95, 18, 0.26)
    for part in tip:
        part.location, part.rotation_euler = (-0.62, -0.10, 0.30), (0.1, -0.05, 0.22)
    for_guest += tip
    seats = [(-1, -1.35 + STEP * k) for k in range(9)] + [(1, -3.2 + STEP * k) for k in range(10)]
    for side, at in seats:
        parent = bpy.data.objects.new("place", None)
        bpy.context.scene.collection.objects.link(parent)
        parent.location = (side * 1.36, at, 0)
        parent.rotation_euler = (0, 0, (0 if side < 0 else math.pi) + rng.uniform(-0.02, 0.02))
        for part in for_guest:
            # Glass far out of focus is noisy. The goblet of the first place would hide the fruit.
            if (at > 7 and not part.visible_shadow) or ((side, at) == seats[0] and "tall" in part):
                continue
            other = part.copy()
            other.parent = parent
            bpy.context.scene.collection.objects.link(other)
    for part in for_guest:
        part.hide_render = True

    # Chairs on both sides. Those beside the camera would hide the table.
    wood, seat = surface("#6d4527", rough=0.35, spec=0.4, mottle=0.12, mottle_size=0.3, coat=0.3), surface("#d8c7a8", rough=0.9, mottle=0.04)
    parts = chair(wood, seat)
    for side, at in seats:
        if side < 0 and at < 3:
            continue
        parent = bpy.data.objects.new("seat", None)
        bpy.context.scene.collection.objects.link(parent)
        parent.location, parent.rotation_euler = (side * 3.35, at, -1.0), (0, 0, -side * math.pi / 2 + rng.uniform(-0.08, 0.08))
        for part in parts:
            other = part.copy()
            other.parent = parent
            bpy.context.scene.collection.objects.link(other)
    for part in parts:
        part.hide_render = True

    # Olive branches along the middle.
    branches = [sprig(s, (olive, pale, olive, pale)[s % 4], bark, 1.7, 34, 0.40) for s in range(5, 10)]
    for k in range(90):
        at = -8.5 + 0.42 * k
        strewn(branches[k % 5], (rng.uniform(-0.42, 0.42), at, rng.uniform(0.04, 0.14)), (math.pi / 2 if k % 2 else -math.pi / 2) + rng.uniform(-0.55, 0.55), rng.uniform(-0.3, 0.3))
    for branch in branches:
        for part in branch:
            part.hide_render = True

    # Candles in brass candlesticks.
    stick = rounded([(0, 0), (0.20, 0), (0.21, 0.03), (0.17, 0.06), (0.08, 0.10), (0.045, 0.20), (0.075, 0.27), (0.045, 0.34), (0.05, 0.52), (0.13, 0.58), (0.135, 0.62), (0.10, 0.62), (0.09, 0.55), (0, 0.55)], 0.03, 6)
    flame = rounded([(0, 0), (0.045, 0.03), (0.062, 0.10), (0.045, 0.20), (0.016, 0.31), (0, 0.36)], 0.10, 8)
    fire = gradient(("#ff9c3c", "#ffc46a", "#fff0c0", "#ffe09a"), 0.0, 0.30, glowing=3.2)
    wick = surface("#231a14", rough=0.9, mottle=0)
    for k, (x, at, high) in enumerate(CANDLES):
        lathe(stick, (x, at, 0.03), brass, 96, smooth_angle=180)
        top = 0.60 + high
        taper = rounded([(0, 0), (0.088, 0), (0.070, high - 0.03), (0.050, high), (0.030, high - 0.02), (0, high - 0.025)], 0.015, 4)
        lathe(taper, (x, at, 0.60), wax(high), 48, smooth_angle=180)
        lathe([(0, 0), (0.010, 0), (0.008, 0.08), (0, 0.08)], (x, at, top - 0.03), wick, 10)
        shone(lathe(flame, (x, at, top + 0.03), fire, 40, smooth_angle=180))
        halo(0.75, (x, at, top + 0.16), EYE, 1.0)
        if k < 9:
            lamp((x, at, top + 0.25), 34, (1.0, 0.60, 0.28), 0.10)

    # Fruit, bread and small dishes between the candles.
    skin = surface("#a12a2c", rough=0.36, spec=0.45, mottle=0.30, mottle_size=0.22, coat=0.25, fleck=0.05, fleck_size=0.03)
    purple = surface("#3c1f33", rough=0.42, spec=0.4, mottle=0.35, mottle_size=0.12)
    grape = surface("#3a1530", rough=0.22, spec=0.5, mottle=0.4, mottle_size=0.15, coat=0.4)
    bowl = rounded([(0, 0.06), (0.30, 0.06), (0.34, 0.0), (0.40, 0.03), (0.72, 0.30), (0.80, 0.46), (0.77, 0.47), (0.68, 0.33), (0.36, 0.12), (0, 0.11)], 0.04, 8)
    for at in (-0.80, 8.05, 13.95, 19.85):
        lathe(bowl, (0.06, at, 0.06), teal, 160, smooth_angle=180)
        for n, (x, dy, z, size) in enumerate(((-0.30, -0.22, 0.44, 0.33), (0.30, -0.16, 0.45, 0.32), (0.02, 0.32, 0.45, 0.34), (0.0, -0.02, 0.92, 0.31))):
            pomegranate(size, (0.06 + x, at + dy, 0.06 + z), ((0.5, -0.4, 0.9, 0.35)[n], (-0.5, 0.6, 0.1, -0.25)[n], n), skin, n)
    opened(0.28, (-0.62, -0.08, 0.28), (math.radians(40), math.radians(-18), 0.3), skin, 4)
    whole = [lump(0.19, purple, s, 0.05, 1.12, "fig") for s in range(3)]
    for k, (x, at) in enumerate(((-0.10, 0.20), (0.04, -1.80), (0.16, 1.62), (0.34, 1.88), (-0.30, 4.55), (0.3, 4.62), (0.1, 7.1))):
        copies(whole[k % 3], [(x, at, 0.23, k * 1.3)])
    bead = sphere(0.115, (0, 0, -50), grape, "grape")
    for cx, cy, count in ((-0.05, -3.35, 60), (-0.42, 5.75, 60)):
        for k in range(count):
            t = (k + 0.5) / count
            copies(bead, [(cx + 0.34 * (1 - 0.6 * t) * math.cos(k * 2.4), cy - 0.5 + 1.15 * t + rng.uniform(-0.05, 0.05), 0.17 + (0.34 * (1 - 0.7 * t)) * abs(math.sin(k * 2.4)))])

    # A dish of hummus with oil, a dish of olives, and flatbread.
    dish = rounded([(0, 0.04), (0.30, 0.04), (0.34, 0.0), (0.40, 0.03), (0.60, 0.20), (0.62, 0.24), (0.59, 0.245), (0.38, 0.08), (0, 0.075)], 0.03, 8)
    turn, r = np.meshgrid(np.linspace(0, 2 * math.pi, 200, endpoint=False), np.linspace(0.001, 1, 60))
    swirl = 0.045 * np.sin(turn + 17 * r) * smooth(0, 0.2, r) * smooth(1.0, 0.86, r) + 0.035 * np.exp(-(r / 0.10) ** 2) - 0.10 * np.clip(r - 0.82, 0, 1) ** 2 * 8
    cream = surface("#dcc294", rough=0.6, spec=0.25, mottle=0.05, mottle_size=0.08, relief=0.006, relief_size=0.04)
    oil = surface("#9c6a12", rough=0.06, spec=0.6, mottle=0.1, mottle_size=0.2, coat=1.0)
    herb = surface("#4c6a2c", rough=0.7, mottle=0.2, mottle_size=0.03)
    chickpea = sphere(0.055, (0, 0, -50), surface("#d8b070", rough=0.5, mottle=0.1, mottle_size=0.03), "chickpea")
    black, green = (sphere(0.085, (0, 0, -50), surface(c, rough=0.16, spec=0.5, mottle=0.25, mottle_size=0.1, coat=0.5), "olive") for c in ("#2c2030", "#77803a"))
    for fruit in (black, green):
        fruit.scale = (1.25, 1, 1)
    crumb = box((0.035, 0.02, 0.008), (0, 0, -50), herb, bevel=0.002)
    for x, at in ((0.05, 2.50), (0.0, 10.9)):
        lathe(dish, (x, at, 0.05), porcelain, 128, smooth_angle=180)
        mesh_from_grid("hummus", np.stack([0.54 * r * np.cos(turn), 0.54 * r * np.sin(turn), 0.215 + swirl], -1), cream, closed=True, location=(x, at, 0.03))
        lathe([(0, 0.226), (0.40, 0.226), (0.41, 0.222)], (x, at, 0.03), oil, 64)
        for k in range(7):
            copies(chickpea, [(x + rng.uniform(-0.16, 0.16), at + rng.uniform(-0.16, 0.16), 0.29)])
        for k in range(40):
            far = 0.42 * math.sqrt(rng.random())
            copies(crumb, [(x + far * math.cos(k), at + far * math.sin(k), 0.285, k)])
    for x, at in ((-0.42, 1.75), (0.35, -4.6)):
        lathe(dish, (x, at, 0.05), teal, 128, smooth_angle=180)
        for k in range(46):
            far = 0.42 * math.sqrt((k % 28 + 0.5) / 28) * (1 if k < 28 else 0.6)
            copies((black, green)[(k * 7) % 3 > 0], [(x + far * math.cos(k * 2.4), at + far * math.sin(k * 2.4), 0.20 + (0.13 if k >= 28 else 0) + rng.uniform(-0.02, 0.02), k * 1.7)])
    crust = bread_crust()
    board = surface("#8a5a32", rough=0.5, mottle=0.18, mottle_size=0.25)
    for x, at in ((0.05, 5.15), (0.0, 16.9)):
        lathe(rounded([(0, 0), (0.60, 0), (0.62, 0.09), (0, 0.09)], 0.03), (x, at, 0.07), board, 96)
    for x, at, z, size, s in ((0.05, 5.15, 0.20, 0.56, 1), (0.10, 5.20, 0.30, 0.54, 2), (0.0, 5.10, 0.40, 0.55, 3), (0.0, 16.9, 0.2, 0.56, 4)):
        flatbread(size, s, crust, location=(x, at, z), rotation=(0.05 * s - 0.1, 0.04, s))

    # Strings of lamps over the table and along the wall, far out of focus.
    for line, (start, end, depth, high, sag) in enumerate(((-6, 36, 34, 6.2, 2.3), (-9, 42, 42, 5.2, 2.0))):
        for k in range(27):
            u = k / 26
            bokeh(0.20 + 0.05 * ((k * 5 + line) % 3), (start + (end - start) * u, depth, high - sag * (1 - ((u * 3 + 0.4 * line) % 1 * 2 - 1) ** 2)), "#ffcf8a" if k % 3 else "#ffb864", 0.9)
    for k in range(9):
        bokeh(0.26, (1.5 + 4.4 * k, 44.5, -2.7), "#ffb864", 0.8)
    for x, far in ((9.5, 13.0), (13.0, 21.0), (18.0, 15.0), (20.0, 30.0)):  # lanterns on the terrace
        bokeh(0.24, (x, far, -3.9), "#ffb864", 0.85)
        lamp((x, far, -3.5), 120, (1.0, 0.62, 0.30), 0.3)
    # Light: the last of the sky from the sea, warm lamps above, and a little blue from behind the camera.
    area((6, 42, 6), (0, 2, 0), 14.0, 2600, (1.0, 0.56, 0.34)).visible_camera = False
    for place, power in (((-3.6, 3.2, 5.2), 150), ((3.8, 8.0, 5.0), 200), ((-3.5, 15, 5.0), 220)):
        area(place, (0.2, place[1] - 1.0, 0), 2.2, power, (1.0, 0.70, 0.40)).visible_camera = False
    area((-9, -13, 7), (0, 0, 0), 6.0, 260, (0.56, 0.66, 1.0)).visible_camera = False
    haze(60, 1500, "#93707a", 0.6)
    exposure(1.4)
    camera(EYE, (0.5, 1.6, 0.98), lens=41.5, focus=(-0.7, -0.9, 0.3), aperture=0.28)


@picture("dirhamly-canteen", 2880, 2160, 32, 3)
def canteen():
    """Builds a canteen table on pay day after nine: a telephone with the app leans on a glass of tea."""
    sky(top="#0e1318", middle="#161d24", horizon="#222c35", fill=0.05)
    steel = surface("#9aa0a2", rough=0.32, metal=0.9, mottle=0.05, mottle_size=0.4, relief=0.004, relief_size=0.3)
    box((16, 5.0, 0.2), (0, 0.6, -0.1), steel, bevel=0.04)
    # The wall: petrol tiles up to the height of a person, plaster above.
    grout = plaster("#4d6664", 1.2, relief=0.01)
    box((24, 0.4, 3.0), (0, 6.5, 0.4), grout, bevel=0.02)
    tile = box((0.57, 0.06, 0.57), (0, 0, -50), surface("#4f7d79", rough=0.14, spec=0.5, mottle=0.06, mottle_size=2.0, coat=0.4), bevel=0.02)
    rng = np.random.default_rng(3)
    copies(tile, [(-8.7 + 0.6 * k, 6.29 + rng.uniform(-0.006, 0.006), -0.8 + 0.6 * row, rng.uniform(-0.008, 0.008)) for k in range(30) for row in range(5)])
    box((24, 0.5, 0.10), (0, 6.4, 1.95), surface("#38524f", rough=0.2, mottle=0.03), bevel=0.03)
    box((24, 0.4, 6.0), (0, 6.5, 4.9), plaster("#4f6965", 1.2, relief=0.02), bevel=0.02)
    black = surface("#1a1d21", rough=0.4, mottle=0)
    # The other tables with cups, and the tea urn.
    tin = surface("#b8bcbc", rough=0.22, metal=0.95, mottle=0.03)
    box((16, 1.2, 0.12), (0, 4.4, -0.3), steel, bevel=0.03)
    for x in (-4.6, -0.9):
        lathe(rounded([(0, 0.02), (0.55, 0.02), (0.75, 0.12), (0.78, 0.14), (0.55, 0.06), (0, 0.05)], 0.03), (x, 4.4, -0.24), steel, 96)
    urn = rounded([(0, 0), (0.66, 0), (0.66, 0.12), (0.58, 0.16), (0.58, 1.62), (0.64, 1.66), (0.64, 1.74), (0.30, 1.98), (0.10, 2.02), (0.10, 2.14), (0, 2.16)], 0.04)
    lathe(urn, (3.35, 4.5, -0.24), tin, 128)
    box((0.10, 0.34, 0.10), (3.15, 3.86, 0.20), tin, bevel=0.03)
    box((0.05, 0.05, 0.22), (3.15, 3.76, 0.34), black, bevel=0.02)
    plate = [(0, 0.03), (0.95, 0.03), (1.18, 0.16), (1.24, 0.18), (1.22, 0.21), (1.14, 0.19), (0.92, 0.07), (0, 0.07)]
    lathe(rounded(plate, 0.03), (-2.2, -0.15, 0.0), tin, 160)
    crust = bread_crust()
    for k, (x, y, z, tilt) in enumerate(((-2.22, -0.12, 0.10, 0.0), (-2.12, -0.16, 0.16, 0.05), (-2.32, -0.05, 0.22, -0.06))):
        flatbread(0.86, k + 2, crust, location=(x, y, z), rotation=(tilt, 0.04 - 0.05 * k, 1.3 * k))
    clear = glass((0.97, 0.99, 0.98), 0.0)
    cup = [(0, 0.0), (0.36, 0.0), (0.40, 0.05), (0.46, 1.05), (0.42, 1.05), (0.37, 0.10), (0, 0.09)]
    tea = surface("#b8722f", rough=0.15, spec=0.5, mottle=0)
    for x, y, level in ((1.28, 0.45, 0.72), (-0.35, 1.75, 0.42)):
        lathe(rounded(cup, 0.03), (x, y, 0), clear, 128).visible_shadow = False
        lathe(rounded([(0, 0.11), (0.365, 0.11), (0.37 + 0.05 * level, 0.10 + level), (0, 0.10 + level)], 0.01), (x, y, 0.0), tea, 96)
    phone = surface("#1a1d21", rough=0.3, spec=0.5, mottle=0, coat=0.4)
    device("dirhamly-home.png", 1.24, 2.55, 0.14, 0.18, 0.05, phone, (0.62, -0.15, 0.02), (math.radians(-19), 0, math.radians(-13)), shine=1.0)
    for x, y, power in ((-2.2, 2.6, 190), (3.4, 2.6, 190), (0.5, -2.5, 90)):
        light = area((x, y, 5.2), (x * 0.8, y - 1.0, 0), 1.6, power, (0.94, 1.0, 0.94))
        light.visible_camera = False
    wash = area((0, 4.2, 4.4), (0, 6.3, 0.6), 3.0, 100, (0.98, 0.97, 0.86))  # light on the wall
    wash.visible_camera = False
    exposure(1.4)
    camera((0.1, -8.2, 2.7), (0.0, 0.2, 1.02), lens=58, aperture=1.6, focus=(0.6, -0.2, 1.2))
