"""Builds evening scenes: a window on the Creek, a taxi in the rain, a card with perfume, a switchboard."""

import math

import bpy
import numpy as np

from creek import abra
from dunes import wind_tower
from marks import neon, peg, tube
from nights import lamp, night, shone
from projects import TEXTURES
from services import paper
from world import (
    arch_outline, area, box, camera, disc_outline, exposure, glass, glow, ground, group, haze, image_plane, lantern,
    lathe, mesh_from_grid, picture, plaster, printed, rounded, rounded_rectangle, screen, sky, slab, sphere, sun,
    surface, thin_cloth, _new_material, shown,
)


@picture("marsa-window", 2400, 1800, 24, 3)
def window():
    """Builds the window of room 9 after sunset, with the view of its description and its key on the sill."""
    sky(top="#3f5c78", middle="#93a4ae", horizon="#f0b98c", span=0.30, fill=0.55, fill_colour=(0.55, 0.70, 1.0))
    sun(elevation=3, azimuth=150, strength=0.5, softness=4, colour=(1.0, 0.62, 0.40))
    wall = plaster("#8e9694", 1.2, relief=0.03)
    slab([(-9, -3), (9, -3), (9, 7), (-9, 7)], 0.9, wall, [arch_outline(3.9, 4.6, 0.35, -0.9)], bevel=0.05, location=(0, 0.45, 1.0))
    wood = surface("#4c3524", rough=0.5, mottle=0.16, mottle_size=0.4)
    arc = [(0.35 - 1.92 * math.cos(a), 2.75 + 1.92 * math.sin(a)) for a in np.linspace(0, math.pi, 60)]
    tube([(-1.57, 0.0), *arc, (2.27, 0.0)], 0.06, wood).location = (0, 0.6, 0)
    box((0.07, 0.07, 4.5), (0.35, 0.62, 2.3), wood, bevel=0.015)
    box((3.9, 0.05, 0.06), (0.35, 0.62, 2.85), wood, bevel=0.015)
    box((3.9, 0.1, 0.13), (0.35, 0.6, 0.19), wood, bevel=0.015)
    sill = surface("#c9b691", rough=0.45, mottle=0.08, mottle_size=0.4)
    box((4.2, 1.2, 0.14), (0.65, 0.1, 0.06), sill, bevel=0.03)
    # The key, its ring, and its brass fob.
    brass = surface("#d9a64a", rough=0.22, metal=1.0, mottle=0.03, mottle_size=0.2)
    shaft = lathe(rounded([(0, 0), (0.035, 0), (0.035, 0.75), (0, 0.75)], 0.01), (0, 0, 0), brass, 24, rotation=(0, math.pi / 2, 0))
    bow = tube([(-0.16 + 0.16 * math.cos(a), 0.16 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 48)], 0.03, brass)
    bow.rotation_euler = (math.pi / 2, 0, 0)
    bit = box((0.10, 0.2, 0.03), (0.66, -0.1, 0), brass, bevel=0.008)
    group([shaft, bow, bit], (0.75, -0.22, 0.175), (0, 0, math.radians(-24)))
    sphere(0.15, (0.27, -0.05, 0.28), brass, "fob")
    # A curtain that moves a little.
    u, v = np.meshgrid(np.linspace(0, 1, 140), np.linspace(0, 1, 120))
    x = -3.35 + 2.1 * u + 0.28 * v**2 * u
    y = -0.25 - 0.16 * np.sin(u * 30 + 1.2 * np.sin(v * 3)) * (0.4 + 0.6 * v) - 0.5 * v**2 * (0.3 + u)
    z = 5.1 - 5.6 * v + 0.05 * np.sin(u * 9)
    mesh_from_grid("curtain", np.stack([x, y, z], -1), thin_cloth("#e9e0cf", 0.45))
    # The other bank with lit windows, and one abra.
    walls = [plaster(c, 3.0) for c in ("#b59f7d", "#a88f6c", "#c2ad8b")]
    pane = glow("#ffca7a", 1.3)
    rng = np.random.default_rng(6)
    for i, (x, w, h) in enumerate([(-22, 3.0, 8.2), (-13.5, 2.6, 6.0), (-4.5, 3.2, 9.0), (8.5, 2.8, 6.4), (15, 3.0, 8.6), (24, 2.8, 6.6)]):
        wind_tower(x, 62, w, h, walls[i % 3], walls[2])
    for i in range(14):
        x, w, h = -34 + 5.0 * i, rng.uniform(4, 6), rng.uniform(2.6, 4.6)
        box((w, 4, h), (x, 64, h / 2), walls[(i + 1) % 3], bevel=0.03)
        for k in range(int(w / 1.0)):
            if rng.random() < 0.62:
                box((0.34, 0.06, 0.6), (x - w / 2 + 0.7 + k, 61.97, 1.2 + (h > 3.6) * rng.integers(0, 2) * 1.3), pane, bevel=0.01)
    slab([(-80, 0), (80, 0), (80, 0.7), (-80, 0.7)], 3, walls[1], bevel=0.04, location=(0, 60, -0.2))
    abra((4.15, 27, -2.45), 0.12, surface("#6b4428", rough=0.5, mottle=0.16, mottle_size=0.4), surface("#c3b597", rough=0.9, mottle=0.04), surface("#c8b07a", rough=0.6, mottle=0))
    water = surface("#4f6f7c", rough=0.07, spec=0.65, mottle=0, relief=0.05, relief_size=0.8)
    ground(lambda gx, gy: 0 * gx - 2.45, water, (-110, 110), (2, 200), (6, 6))
    lamp((-4.6, -3.6, 2.6), 130, (1.0, 0.66, 0.36), 0.5)
    haze(40, 160, "#c9a892", 0.4)
    exposure(1.25)
    camera((0.1, -8.4, 2.1), (0.15, 0, 1.85), lens=52)


def bokeh(radius, place, colour, strength):
    """Adds a light out of focus: a transparent disc with a soft edge."""
    material, nodes, _ = _new_material("bokeh")
    from_middle = nodes.add("VectorMath")
    from_middle.operation = "LENGTH"
    nodes.link(nodes.add("TexCoord").outputs["Object"], from_middle.inputs[0])
    edge = nodes.add("MapRange", From_Min=0.45 * radius, From_Max=radius, To_Min=strength, To_Max=0.0)
    edge.interpolation_type = "SMOOTHSTEP"
    nodes.link(from_middle.outputs["Value"], edge.inputs["Value"])
    mix = nodes.add("MixShader")
    nodes.link(edge.outputs["Result"], mix.inputs["Fac"])
    nodes.link(nodes.add("BsdfTransparent").outputs[0], mix.inputs[1])
    nodes.link(nodes.add("Emission", Color=(*shown(colour), 1)).outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    return shone(slab(disc_outline(radius), 0.001, material, bevel=0.0, location=place))


def cab(location, turn, wheel):
    """Builds one of the city's taxis, cream with a red roof; its sign is lit."""
    cream, dark = surface("#e9ddbd", rough=0.3, spec=0.5, mottle=0.02, coat=0.5), surface("#171b20", rough=0.12, spec=0.6, mottle=0)
    lower = [(-2.1, 0), (2.1, 0), (2.15, 0.3), (2.05, 0.52), (1.0, 0.62), (-1.6, 0.64), (-2.12, 0.56)]
    upper = [(-1.5, 0), (1.0, 0), (0.45, 0.52), (-1.15, 0.52)]
    parts = [slab(lower, 1.7, cream, bevel=0.08, location=(0, 0, 0.34)), slab(upper, 1.5, dark, bevel=0.05, location=(0, 0, 0.96)),
             box((1.62, 1.46, 0.07), (-0.35, 0, 1.5), surface("#9c2320", rough=0.35, mottle=0.02, coat=0.4), bevel=0.03),
             shone(box((0.3, 0.62, 0.17), (-0.3, 0, 1.63), lantern("#ffb02e", 1.6, 0.2), bevel=0.03))]
    for x in (-1.3, 1.3):
        for y in (-0.86, 0.86):
            parts.append(lathe(rounded([(0, -0.11), (0.36, -0.11), (0.36, 0.11), (0, 0.11)], 0.05), (x, y, 0.36), wheel, 64, rotation=(math.pi / 2, 0, 0)))
    parts += [shone(sphere(0.11, (2.1, y, 0.68), lantern("#fff1d0", 1.3, 0.2), "lamp")) for y in (-0.62, 0.62)]
    return group(parts, location, (0, 0, turn))


@picture("layl-yard", 2400, 1800, 24, 2)
def yard():
    """Builds a taxi yard at night: drivers between two rows of cabs, tea on a table, the station's name on the wall."""
    sky(top="#0a0c10", middle="#10151b", horizon="#1a2129", span=0.4, fill=0.12, fill_colour=(0.45, 0.65, 1.0))
    box((40, 0.6, 12), (0, 9.6, 4), plaster("#39424b", 1.2, relief=0.05), bevel=0.03)
    name = neon()
    name.location, name.scale = (-1.05, 9.1, 0.35), (1.3,) * 3
    for x, power, colour in ((-4.4, 300, (1.0, 0.60, 0.16)), (-1.2, 300, (1.0, 0.60, 0.16)), (2.8, 220, (0.16, 0.80, 0.95))):
        glare = area((x, 8.2, 4.9), (x, 9.3, 4.9), 2.4, power, colour)
        glare.visible_camera = glare.visible_glossy = False
    asphalt = surface("#1b1e22", rough=0.35, spec=0.5, mottle=0.2, mottle_size=1.5, relief=0.02, relief_size=0.5)
    ground(lambda x, y: 0 * x, asphalt, (-16, 16), (-12, 10), (4, 4))
    wheel = surface("#0f1113", rough=0.6, mottle=0)
    for k in range(4):
        for side in (-1, 1):
            cab((side * 5.6, -0.2 + 2.5 * k, 0), 0 if side < 0 else math.pi, wheel)
    # A table with glasses and an urn of tea.
    box((3.0, 0.9, 0.1), (0.1, 1.0, 0.92), surface("#6d4629", rough=0.4, mottle=0.14, mottle_size=0.3), bevel=0.03)
    for x in (-1.2, 1.4):
        box((0.1, 0.7, 0.9), (x, 1.0, 0.45), wheel, bevel=0.01)
    steel = surface("#c9ced2", rough=0.22, metal=1.0, mottle=0.02)
    lathe(rounded([(0, 0), (0.2, 0), (0.22, 0.1), (0.22, 0.55), (0.1, 0.68), (0, 0.7)], 0.03), (0.9, 1.1, 0.97), steel, 64)
    tea = surface("#a8672b", rough=0.15, mottle=0)
    for k in range(9):
        lathe(rounded([(0, 0), (0.06, 0), (0.07, 0.16), (0, 0.16)], 0.01), (-1.2 + 0.2 * k, 0.8 + 0.14 * (k % 3), 0.97), tea, 24)
    for x in (-3.6, -1.2, 1.2, 3.6):
        for y in (-1.6, 1.4, 4.6):
            lamp((x, y, 4.6), 85, (1.0, 0.74, 0.44), 0.4)
    clothes, heads = ("#d8d2c2", "#5d7f93", "#e9e4d8", "#7a8a6a", "#b9a27c", "#8fa9b5"), ("#1c1512", "#e9e6dd", "#33241a", "#7b6a5a", "#15120f")
    rng = np.random.default_rng(11)
    for k in range(63):
        row, column = divmod(k, 9)
        x, y = (column - 4) * 0.78 + rng.uniform(-0.22, 0.22), -1.6 + 1.35 * row + rng.uniform(-0.35, 0.35)
        if abs(x - 0.1) < 1.8 and -0.2 < y < 1.7:  # the table, and a view of it
            continue
        toward = math.atan2(9 - y, -x * 0.3) if y > 3 else math.atan2(1.0 - y, 0.1 - x)
        person = peg(clothes[k * 5 % 6], heads[k * 3 % 5], (x, y, 0), toward + rng.uniform(-0.8, 0.8))
        person.scale = (1.15, 1.15, 1.4)
    exposure(1.3)
    camera((0.5, -11.0, 5.0), (0.0, 2.4, 2.0), lens=40)


@picture("layl-taxi", 2880, 1620, 32)
def taxi():
    """Builds a taxi at night: rain on the windscreen, a wet road between lit towers, a cyan sign, a radio dial."""
    night(0.05)
    rng = np.random.default_rng(21)
    # Lights out of focus are discs: a wide-open lens would need a thousand samples. Their size in the picture is the same
    # at any distance.
    # Buildings on both sides, which converge as the street does, with lit windows.
    for side in (-1, 1):
        y = 34.0
        while y < 300:
            deep, high = 0.30 * y * rng.uniform(0.7, 1.2), rng.uniform(9, 22)
            tone = rng.choice(("#0d1218", "#10161d", "#131a22"))
            shone(box((30, deep, high), (side * 27.5, y + deep / 2, high / 2), glow(str(tone), 1.0), bevel=0.2))
            for _ in range(int(9 + high)):
                warm = ("#ffe0ae", "#ffd08a", "#cfe3ff")[int(rng.choice(3, p=(0.5, 0.3, 0.2)))]
                far = y + deep * rng.random()
                bokeh(0.0088 * far, (side * (12.4 - 0.0088 * far), far, 2.5 + (high - 3.5) * rng.random()), warm, rng.uniform(0.05, 0.22))
            y += deep + rng.uniform(1, 4)
    for k, y in enumerate(np.geomspace(15, 330, 9)):
        for side, far in ((-1, y), (1, 1.18 * y)):  # street lamps
            bokeh(0.0145 * far, (side * 7.0 - 1.0, far, 6.4), "#ffb454", 0.85 - 0.06 * k)
    for x, y, colour in ((-4.6, 17, "#fff1d2"), (-4.2, 29, "#fff1d2"), (-4.6, 60, "#fff1d2"), (2.1, 22, "#ff6a2c"), (4.6, 40, "#ff6a2c"), (1.4, 75, "#ff6a2c")):
        for s in (-0.72, 0.72):  # oncoming cars on the left, tail lamps before us
            bokeh(0.015 * y, (x + s, y, 0.75), colour, 0.85)
    ground(lambda x, y: 0 * x, surface("#14181c", rough=0.34, spec=0.6, mottle=0.35, mottle_size=2.5, relief=0.006, relief_size=0.3), (-80, 80), (3, 460), (4, 4))
    bokeh(0.95, (8.4, 30, 2.9), "#3fd2e4", 0.85)
    # Drops on the glass.
    wet = glass((1, 1, 1), 0.0, 1.33)
    drop = sphere(1.0, (0, 0, 0), wet, "drop")
    drop.visible_shadow = False
    for n in range(420):
        x, z = rng.uniform(-1.6, 1.6), rng.uniform(0.98, 2.35)
        size = 0.003 + 0.015 * rng.random() ** 4
        other = drop.copy()
        other.location, other.scale = (x, 0.35 + (z - 1.5) * -0.35, z), (size, size * 0.45, size * rng.uniform(1.0, 1.4))
        bpy.context.scene.collection.objects.link(other)
    drop.hide_render = True
    # The steering wheel, the dashboard, its dial and knob.
    dark = surface("#17191c", rough=0.55, spec=0.3, mottle=0.05, mottle_size=0.2, grain=0.0008, grain_size=0.006)
    leather = surface("#1b1d20", rough=0.45, spec=0.4, mottle=0.03, grain=0.001, grain_size=0.004)
    wheel = tube([(0.52 * math.cos(a), 0.52 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 120)], 0.032, leather)
    wheel.location, wheel.rotation_euler = (-1.12, -0.72, 0.62), (math.radians(-24), 0, 0)
    top = [(-2.2, -0.9), (2.2, -0.9), (2.2, 0.02), (1.2, 0.10), (0, 0.12), (-1.2, 0.10), (-2.2, 0.02)]
    slab(top, 0.9, dark, bevel=0.05, location=(0, 0.0, 0.92))
    box((1.02, 0.05, 0.34), (0.05, -0.47, 0.82), surface("#0c0d0f", rough=0.3, mottle=0, coat=0.3), bevel=0.02)
    image_plane(0.78, 0.205, screen(TEXTURES / "layl-dial.png", 2.4), (-0.02, -0.502, 0.83))
    metal = surface("#3d4247", rough=0.3, metal=0.8, mottle=0.02)
    lathe(rounded([(0, 0), (0.05, 0), (0.045, 0.05), (0, 0.05)], 0.012), (-0.475, -0.5, 0.83), metal, 64, rotation=(math.pi / 2, 0, 0))
    shone(slab(disc_outline(0.072), 0.004, lantern("#ffb02e", 0.9), bevel=0.0, location=(0.485, -0.498, 0.83)))
    lathe(rounded([(0, 0), (0.054, 0), (0.048, 0.03), (0, 0.03)], 0.01), (0.479, -0.5, 0.833), metal, 64, rotation=(math.pi / 2, 0, 0))
    for place, towards, size, power, colour in (((0, -0.75, 0.95), (0, -0.4, 0.8), 0.5, 2.2, (1.0, 0.8, 0.5)), ((-1.5, 1.5, 3.0), (0, -0.2, 0.9), 0.8, 9, (1.0, 0.78, 0.5)), ((1.8, 1.2, 1.9), (0.6, -0.3, 0.9), 0.4, 2, (0.35, 0.85, 1.0))):
        area(place, towards, size, power, colour).visible_camera = False
    camera((0.0, -2.45, 1.40), (0.0, 0.4, 1.17), lens=37)


@picture("oud-card", 2400, 1800, 24, 2)
def card():
    """Builds the contents of an order for five dirhams: a story of 400 words, a perfume sample, a seal."""
    sky(top="#1c0d0f", middle="#2a1416", horizon="#3a1d1c", fill=0.2)
    sun(elevation=24, azimuth=-112, strength=5.2, softness=1.0, colour=(1.0, 0.82, 0.62))
    ground(lambda x, y: 0 * x, plaster("#4a161d", 1.0, relief=0.012, grain=0.003, rough=0.55), (-12, 12), (-9, 9), (4, 4))
    sheet = paper("#efe7d6")
    parts = [slab(rounded_rectangle(4.02, 5.62, 0.02), 0.03, sheet, bevel=0.006, rotation=(0, 0, 0))]
    parts.append(image_plane(4.0, 5.6, printed(TEXTURES / "oud-card.png"), (0, 0, 0.017), rotation=(0, 0, 0)))
    group(parts, (-1.0, 0.15, 0.02), (0, 0, math.radians(7)))
    # The open envelope and its whole seal of oxblood wax.
    dark = paper("#b08a48")
    slab(rounded_rectangle(4.3, 3.1, 0.03), 0.02, dark, bevel=0.004, location=(3.6, 1.75, 0.012), rotation=(0, 0, -0.18))
    slab([(-2.1, 0), (2.1, 0), (0.15, 1.75), (-0.15, 1.75)], 0.02, dark, bevel=0.004, location=(3.85, 3.3, 0.16), rotation=(0.2, 0, -0.18))
    seal = sphere(0.44, (3.15, 0.35, 0.10), surface("#6b1a1f", rough=0.35, mottle=0.06, coat=0.3), "seal")
    seal.scale = (1.0, 0.96, 0.30)
    clear = glass((0.98, 0.98, 0.97), 0.0)
    vial = lathe(rounded([(0, 0), (0.24, 0), (0.25, 0.04), (0.25, 1.55), (0.13, 1.72), (0.13, 1.86), (0, 1.86)], 0.05), (0, 0, 0), clear, 128)
    scent = lathe(rounded([(0, 0.06), (0.20, 0.06), (0.21, 0.1), (0.21, 1.15), (0, 1.15)], 0.03), (0, 0, 0), surface("#8a3d12", rough=0.08, spec=0.5, mottle=0), 96)
    cap = lathe(rounded([(0, 1.84), (0.17, 1.84), (0.17, 2.2), (0, 2.2)], 0.03), (0, 0, 0), surface("#15181c", rough=0.25, spec=0.5, coat=0.3, mottle=0), 96)
    vial.visible_shadow = False
    group([vial, scent, cap], (2.1, -2.35, 0.28), (0, math.radians(90), math.radians(158)))
    area((5, 4, 5), (0, 0, 0), 3, 60, (0.70, 0.82, 0.95)).visible_camera = False
    exposure(1.1)
    camera((0.6, -4.6, 10.0), (0.65, 0.0, 0.0), lens=50)


@picture("qamar-tea", 2880, 2160, 24, 3)
def tea():
    """Builds the switchboard on a Monday at nine: three cords in use, a kettle."""
    sky(top="#a8bcc4", middle="#c3cfd2", horizon="#e3dccf", fill=0.30)
    sun(elevation=24, azimuth=-66, strength=4.8, softness=0.6, colour=(1.0, 0.82, 0.60))
    box((20, 0.3, 10), (0, 2.6, 3), plaster("#aebfc0", 1.2, relief=0.02), bevel=0.02)
    panel = surface("#2f3b42", rough=0.45, mottle=0.05, mottle_size=0.6)
    wood = surface("#8a6238", rough=0.45, mottle=0.14, mottle_size=0.5, coat=0.15)
    brass = surface("#d9a64a", rough=0.25, metal=1.0, mottle=0.03, mottle_size=0.2)
    box((6.5, 0.9, 3.3), (-0.9, 1.7, 2.75), wood, bevel=0.06)
    box((6.0, 0.1, 2.8), (-0.9, 1.24, 2.85), panel, bevel=0.02)
    ring = rounded([(0.055, 0), (0.10, 0), (0.10, 0.05), (0.055, 0.05)], 0.01)
    hole = surface("#0b0d0f", rough=0.9, mottle=0)
    jack = lathe(ring, (0, -50, 0), brass, 40, rotation=(math.pi / 2, 0, 0))
    dot = lathe([(0, 0), (0.07, 0), (0.07, 0.01), (0, 0.01)], (0, -50, 0), hole, 24, rotation=(math.pi / 2, 0, 0))
    places = {}
    for row in range(6):
        for col in range(14):
            x, z = -3.6 + 0.415 * col, 1.75 + 0.43 * row
            places[row, col] = (x, z)
            for thing in (jack, dot):
                other = thing.copy()
                other.location = (x, 1.19, z)
                bpy.context.scene.collection.objects.link(other)
            box((0.20, 0.01, 0.07), (x, 1.185, z + 0.16), surface("#e4dfd0", rough=0.7, mottle=0), bevel=0.003)
    desk = 0.98
    box((16, 3.2, 0.2), (0, 0.0, desk - 0.1), wood, bevel=0.05)
    # Three cords from the desk to the board.
    for (row, col), start, colour in (((1, 3), -2.4, "#7d9a86"), ((3, 8), -0.9, "#38424a"), ((0, 10), 0.35, "#c9b691")):
        x, z = places[row, col]
        t = np.linspace(0, 1, 60)
        px = start + (x - start) * t**1.4
        py = 0.35 + (1.0 - 0.35) * t - 0.35 * np.sin(math.pi * t)
        pz = desk + (z - desk) * t**0.8 - 0.25 * np.sin(math.pi * t) * (1 - t)
        a = np.linspace(0, 2 * math.pi, 16, endpoint=False)
        ringed = np.stack([px[:, None] + 0.035 * np.cos(a), py[:, None] + 0 * a, pz[:, None] + 0.035 * np.sin(a)], -1)
        mesh_from_grid("cord", ringed, surface(colour, rough=0.7, mottle=0.1, mottle_size=0.05), closed=True)
        lathe(rounded([(0, 0), (0.06, 0), (0.06, 0.26), (0, 0.26)], 0.02), (x, 1.2, z), surface("#15181b", rough=0.3, mottle=0, coat=0.3), 32, rotation=(math.pi / 2, 0, 0))
        lathe(rounded([(0, 0), (0.09, 0), (0.09, 0.06), (0, 0.06)], 0.02), (start, 0.35, desk), brass, 32)
    # The kettle: enamel, a brass spout, and a brass knob.
    enamel = surface("#e9e4d6", rough=0.22, spec=0.5, mottle=0.02, coat=0.5)
    lathe(rounded([(0, 0), (0.66, 0), (0.78, 0.12), (0.74, 0.75), (0.48, 1.10), (0.44, 1.12), (0, 1.12)], 0.14, 12), (2.75, -0.05, desk), enamel, 160)
    lathe(rounded([(0, 0), (0.45, 0), (0.42, 0.10), (0.1, 0.2), (0, 0.2)], 0.06), (2.75, -0.05, desk + 1.10), enamel, 128)
    sphere(0.12, (2.75, -0.05, desk + 1.40), brass, "knob")
    spout = [(-0.60, 0.40), (-0.95, 0.62), (-1.08, 0.95), (-1.22, 1.08)]
    pipe = tube([tuple(p) for p in rounded([np.array(p) for p in spout], 0.2, 10)], 0.10, enamel)
    pipe.location = (2.75, -0.05, desk)
    hoop = tube([(0.66 * math.cos(a), 0.86 + 0.92 * math.sin(a)) for a in np.linspace(0, math.pi, 60)], 0.045, brass)
    hoop.location = (2.75, -0.05, desk)
    clear = glass((0.98, 0.99, 0.98), 0.0)
    cup = rounded([(0, 0.0), (0.20, 0.0), (0.22, 0.03), (0.17, 0.25), (0.24, 0.52), (0.22, 0.52), (0.15, 0.26), (0.19, 0.06), (0, 0.05)], 0.03)
    for x, y in ((0.92, -0.85), (1.42, -1.15), (1.98, -1.02)):
        thing = lathe(cup, (x, y, desk), clear, 96)
        thing.visible_shadow = False
        lathe([(0, 0.06), (0.185, 0.06), (0.150, 0.24), (0.195, 0.40), (0, 0.40)], (x, y, desk), surface("#8f3f12", rough=0.08, spec=0.5, mottle=0), 64)
    camera((0.2, -9.8, 2.9), (0.1, 0.4, 2.25), lens=47)
