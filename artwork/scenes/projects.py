"""Builds client work: each client has its place, light and materials, without sphere or desert (README.md)."""

import math

import bpy
import numpy as np
from mathutils import Vector

from world import (
    HERE, arch_outline, area, box, camera, decal, disc_outline, exposure, glass, glow, group, image_plane, lathe,
    mesh_from_grid, picture, plaster, printed, rounded, rounded_rectangle, screen, sky, slab, sphere, sun, surface,
)

TEXTURES = HERE / "textures"


def device(texture, width, height, depth, corner, rim, body, location, rotation, shine=0.9):
    """Builds a display with its bottom at `location`; `rim` is the frame around the image."""
    frame = slab(rounded_rectangle(width, height, corner), depth, body, bevel=min(0.03, depth * 0.4), location=(0, 0, height / 2))
    face = image_plane(width - 2 * rim, height - 2 * rim, screen(TEXTURES / texture, shine), (0, -depth / 2 - 0.035, height / 2),
                       radius=max(corner - rim, 0.002))
    return group([frame, face], location, rotation)


def lettering(text, size, material, location, rotation=(math.pi / 2, 0, 0), depth=0.004, bold=True):
    """Builds centred text on its baseline. Arabic needs presentation forms, from the last letter to the first."""
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body, curve.size, curve.extrude, curve.align_x = text, size, depth, "CENTER"
    curve.font = bpy.data.fonts.load(f"/usr/share/fonts/truetype/dejavu/DejaVuSans{'-Bold' if bold else ''}.ttf", check_existing=True)
    curve.materials.append(material)
    thing = bpy.data.objects.new("lettering", curve)
    thing.location, thing.rotation_euler = location, rotation
    bpy.context.scene.collection.objects.link(thing)
    return thing


def book_lettering(text, size, material, location):
    """Builds text in a serif typeface."""
    thing = lettering(text, size, material, location)
    thing.data.font = bpy.data.fonts.load("/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Bold.ttf", check_existing=True)
    return thing


def clear_sky(horizon="#d9d8cf"):
    sky(top="#93b2be", middle="#b3c8ce", horizon=horizon, span=0.42)


def falaj_glaze():
    return surface("#cfdfe0", rough=0.3, spec=0.45, mottle=0.03, mottle_size=0.4, coat=0.35)


FALAJ_LINE = 1.3  # height of the line on the bottle
FALAJ_BLUE = "#2f5f92"


def falaj_line(location, sides=240):
    """Builds the blue line in the groove of a bottle at `location`."""
    ring = [(0.80, -0.055), (0.836, -0.045), (0.842, 0), (0.836, 0.045), (0.80, 0.055)]
    x, y, z = location
    return lathe(ring, (x, y, z + FALAJ_LINE), surface(FALAJ_BLUE, rough=0.3, mottle=0, coat=0.4), sides)


def falaj_profile():
    """Returns the profile of the bottle, 3.5 high, as (radius, height)."""
    outline = [(0, 0), (0.78, 0), (0.84, 0.06), (0.86, 1.9), (0.84, 2.25), (0.62, 2.72), (0.34, 2.98), (0.30, 3.05), (0.30, 3.36), (0.37, 3.40), (0.37, 3.50), (0.0, 3.50)]
    return np.array(rounded(outline, 0.2, 10))


def falaj_mark(location, facing, arabic=False):
    """Builds the name on a bottle at `location`, with its line on the bottle's line. `facing` in degrees."""
    # Width and height on the bottle, and the part of the height that is below the middle of the line.
    file, width, height, below = ("falaj-arabic.png", 0.976, 0.976, 0.403) if arabic else ("falaj-mark.png", 1.26, 0.7875, 0.125)
    z = np.linspace(FALAJ_LINE - below * height, FALAJ_LINE + (1 - below) * height, 64)[:, None]
    profile = falaj_profile()
    wall = profile[(profile[:, 1] > 0.3) & (profile[:, 1] < 2.6)]
    r = np.interp(z, wall[:, 1], wall[:, 0]) + 0.004
    angle = math.radians(facing) + np.linspace(-0.5, 0.5, 128) * width / 0.86
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], axis=-1)
    mark = mesh_from_grid("mark", points, decal(TEXTURES / file, FALAJ_BLUE, 0.3), location=location)
    uv = mark.data.uv_layers.new()
    for loop in mark.data.loops:
        row, column = divmod(loop.vertex_index, 128)
        uv.data[loop.index].uv = (column / 127, row / 63)
    return mark


def falaj_bottle(material, location, rotation=(0, 0, 0), sides=720, step=0.012):
    """Builds Falaj's bottle, 3.5 high, with a groove for the line of the logo."""
    profile = falaj_profile()
    fine = np.concatenate([np.linspace(a, b, max(2, int(np.linalg.norm(b - a) / step)))[:-1] for a, b in zip(profile, profile[1:])] + [profile[-1:]])
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    z = fine[:, 1:] + 0 * angle
    r = fine[:, :1] + 0 * angle
    r = r - 0.045 * np.exp(-(((z - FALAJ_LINE) / 0.06) ** 2)) * (fine[:, :1] > 0.5)
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z], axis=-1)
    return mesh_from_grid("bottle", points, material, closed=True, location=location, rotation=rotation)


@picture("project-falaj", 2880, 2160, 24, 3)
def falaj():
    """Builds the bottling hall at noon: bottles with a blue line, named in both scripts in turn, on a belt below skylights."""
    sky(top="#dfe9ee", middle="#eaf0f2", horizon="#f4f6f6", fill=0.9, fill_colour=(0.84, 0.90, 0.95))
    sun(elevation=47, azimuth=-58, strength=6.0, softness=0.7, colour=(1.0, 0.95, 0.86))
    white = surface("#e6ecee", rough=0.25, spec=0.45, mottle=0.01, coat=0.3)
    for column in range(-10, 14):
        for row in range(-3, 12):
            box((0.965, 0.1, 0.965), (column, 9.2, row - 0.2), white, bevel=0.03)
    box((36, 0.1, 22), (0, 9.28, 3), surface("#b4c2ca", mottle=0), bevel=0.01)
    # A roof with skylights shades the rest of the hall.
    lights = [[(x, y), (x + 2.3, y), (x + 2.3, y + 3.9), (x, y + 3.9)] for x in np.arange(-25.4, 12, 3.2) for y in (-12.2, -8.0, -3.8, 0.4, 4.6)]
    slab([(-27, -13), (16, -13), (16, 9), (-27, 9)], 0.2, white, lights, location=(0, 0, 12.5), rotation=(0, 0, 0))
    steel = surface("#b9c2c8", rough=0.32, metal=1.0, mottle=0.02)
    belt = [box((40, 2.3, 0.14), (10, 0, -0.08), surface("#7f95a6", rough=0.4, spec=0.4, mottle=0.02), bevel=0.03)]
    belt += [box((40, 0.1, 0.42), (10, side, -0.05), steel, bevel=0.03) for side in (-1.2, 1.2)]
    belt += [box((0.3, 2.0, 4), (x, 0, -2.2), steel, bevel=0.03) for x in (-4.0, 3.0, 10.0)]
    turn = math.radians(52)
    step = 2.05
    group(belt, (-1.5, -1.2, 0), (0, 0, turn))
    box((40, 40, 0.2), (0, 0, -4.1), surface("#8fa3b2", rough=0.2, spec=0.5, mottle=0.02), bevel=0.02)
    glaze, cap = falaj_glaze(), surface(FALAJ_BLUE, rough=0.4, mottle=0.01)
    for k in range(6):
        x, y = -1.5 + step * k * math.cos(turn), -1.2 + step * k * math.sin(turn)
        falaj_bottle(glaze, (x, y, 0), sides=480, step=0.016)
        falaj_line((x, y, 0))
        falaj_mark((x, y, 0), (-84, -81, -67, -72, -60, -66)[k], arabic=k % 2 == 1)
        lathe(rounded([(0, 0), (0.40, 0), (0.42, 0.06), (0.42, 0.34), (0.36, 0.4), (0, 0.41)], 0.05), (x, y, 3.36), cap, 128)
    exposure(1.0)
    camera((0.2, -8.3, 0.95), (0.2, 0, 0.95), lens=40, shift=(0, 0.175), aperture=4.0, focus=(-1.5, -2.0, 0.95))


@picture("showcase-falaj", 2880, 1800, 24, 3)
def falaj_below_type():
    """Builds the hall with the bottles low in the picture and a plastered wall above, for text."""
    falaj()
    plain = surface("#e6ecee", rough=0.5, spec=0.3, mottle=0.02, grain=0.004, grain_size=0.06)
    box((40, 0.2, 12), (0, 9.1, 8.35), plain, bevel=0.02)
    box((40, 0.3, 0.12), (0, 9.06, 2.4), surface(FALAJ_BLUE, rough=0.4, mottle=0), bevel=0.02)
    camera((0.2, -8.3, 0.95), (0.2, 0, 0.95), lens=33, shift=(0.125, 0.222), aperture=4.0, focus=(-1.5, -2.0, 0.95))


@picture("project-dirhamly", 2880, 2160, 28, 3)
def dirhamly():
    """Builds a kitchen table in the evening: two telephones, a jar, the payment card, tea."""
    sky(top="#1b2b2f", middle="#24383c", horizon="#30474a", fill=0.12)
    box((22, 0.3, 10), (0, 3.4, 3), plaster("#33585b", 1.2, relief=0.02), bevel=0.02)
    table = surface("#e9dfcb", rough=0.4, mottle=0.05, mottle_size=0.5, coat=0.15)
    box((20, 5.2, 1.0), (0, 0.6, -0.5), table, bevel=0.05)
    shell = surface("#14181a", rough=0.3, spec=0.5, mottle=0, coat=0.4)
    device("dirhamly-home.png", 1.86, 3.82, 0.2, 0.27, 0.075, shell, (-0.97, -0.1, 0.02), (math.radians(-13), 0, math.radians(-7)))
    device("dirhamly-save.png", 1.86, 3.82, 0.2, 0.27, 0.075, shell, (1.0, 0.3, 0.02), (math.radians(-13), 0, math.radians(6)))
    # The card upright against the jar, its logo in both scripts.
    card = [slab(rounded_rectangle(1.12, 1.78, 0.11), 0.035, surface("#0d3b43", rough=0.35, mottle=0, coat=0.3), bevel=0.012),
            image_plane(1.12, 1.78, printed(TEXTURES / "dirhamly-card.png", 0.35), (0, -0.022, 0), radius=0.11)]
    group(card, (2.72, 0.62, 0.9), (math.radians(-13), 0, math.radians(-4)))
    clear = glass((0.97, 0.99, 0.98), 0.0)
    cup = [(0, 0.0), (0.36, 0.0), (0.40, 0.05), (0.46, 1.05), (0.42, 1.05), (0.37, 0.10), (0, 0.09)]
    lathe(rounded(cup, 0.03), (-2.3, -0.6, 0), clear, 128).visible_shadow = False
    lathe([(0, 0.11), (0.365, 0.11), (0.405, 0.78), (0, 0.78)], (-2.3, -0.6, 0), surface("#8f4a17", rough=0.1, spec=0.5, mottle=0), 96)
    lathe(rounded([(0, 0), (0.85, 0), (0.92, 0.3), (0.9, 2.2), (0.6, 2.5), (0.6, 2.7), (0, 2.7)], 0.1), (2.95, 1.75, 0), surface("#cfdad4", rough=0.35, mottle=0.03, coat=0.3), 128)
    for x, y, power, colour in ((-4.5, -3.5, 330, (1.0, 0.86, 0.66)), (7.5, -2.2, 260, (0.75, 0.9, 1.0)), (0, 2.4, 120, (1.0, 0.86, 0.66))):
        light = area((x, y, 5.6), (x * 0.2, 0, 0.8), 1.8, power, colour)
        light.visible_camera = False
    exposure(1.25)
    camera((0.04, -11.5, 2.9), (0.04, 0, 1.78), lens=55)


def oud_gold():
    """Builds the gold of Oud & Ember's stoppers and boxes."""
    return surface("#d8a64a", rough=0.24, metal=1.0, mottle=0.02)


def oud_bottle(location, turned):
    """Builds the faceted flacon with its label and stopper; it stands 0.5 above its location."""
    crystal = glass((0.98, 0.95, 0.94), 0.0)
    # Crystal and perfume refract light alike: only the colour changes between them.
    perfume = glass((0.88, 0.36, 0.17), 0.0, 1.0)
    gold = oud_gold()
    paper = surface("#efe4cc", rough=0.8, mottle=0.03, mottle_size=0.2)
    turn = math.pi / 8
    facets = lathe([(0, 0), (0.98, 0), (1.24, 0.4), (1.24, 1.62), (0.66, 2.2), (0.36, 2.3), (0.36, 2.62), (0, 2.62)], (0, 0, 0.5), crystal, segments=8, smooth_angle=1, rotation=(0, 0, turn))
    inside = lathe([(0, 0.2), (0.9, 0.2), (1.1, 0.5), (1.1, 1.44), (0, 1.44)], (0, 0, 0.5), perfume, segments=8, smooth_angle=1, rotation=(0, 0, turn))
    facets.visible_shadow = inside.visible_shadow = False
    stopper = lathe([(0, 0), (0.34, 0), (0.52, 0.22), (0.52, 0.66), (0.28, 0.94), (0, 0.94)], (0, 0, 3.13), gold, segments=8, smooth_angle=1, rotation=(0, 0, turn))
    for thing in (facets, stopper):
        bevel = thing.modifiers.new("edges", "BEVEL")
        bevel.width, bevel.segments = 0.025, 3
    collar = lathe([(0.36, 3.02), (0.43, 3.02), (0.43, 3.13), (0.36, 3.13)], (0, 0, 0), gold, 96)
    front = -1.24 * math.cos(turn)
    label = [slab(rounded_rectangle(0.8, 1.02, 0.02), 0.01, paper, bevel=0.002, location=(0, front - 0.006, 1.51)),
             image_plane(0.72, 0.45, decal(TEXTURES / "oud-mark.png", "#3a1216"), (0, front - 0.0135, 1.53))]
    for part in label:  # glass lets the light through, and the ink's shadow would double the letters
        part.visible_shadow = False
    return group([facets, inside, stopper, collar, *label], location, (0, 0, turned))


@picture("project-oud-ember", 2880, 2160, 40, 2)
def oud_ember():
    """Builds the perfumer's bench in side light: a faceted flacon with a label, Arabic first, a box, chips of oud."""
    sky(top="#1c0d0f", middle="#2a1416", horizon="#3a1d1c", fill=0.16, fill_colour=(0.80, 0.62, 0.60))
    sun(elevation=17, azimuth=-72, strength=9.0, softness=1.4, colour=(1.0, 0.74, 0.46))
    # A window on the left limits the light to a patch.
    slab([(-14, -1), (9, -1), (9, 14), (-14, 14)], 0.2, surface("#201012", mottle=0), [arch_outline(2.5, 5.6, y, 0.6) for y in (-3.4, -0.4, 2.6)],
         location=(-7, 0, 0), rotation=(math.pi / 2, 0, math.pi / 2))
    area((5.2, 1.2, 3.6), (0, 0, 1.6), 3.0, 260, (0.95, 0.72, 0.62)).visible_camera = False
    area((-4.0, -5.2, 4.6), (0, 0, 1.8), 3.0, 300, (1.0, 0.80, 0.6)).visible_camera = False
    # Cards round the camera, which only the glass reflects; without them its facets would reflect a dark room.
    for size, place in (((0.1, 9, 7), (-6.3, -2.5, 3)), ((0.1, 9, 7), (6.3, -2.5, 3)), ((12, 0.1, 3.4), (-0.75, -12.5, 6.2)),
                        ((12, 5, 0.1), (-0.75, -6.5, -1.2)), ((3.4, 0.1, 5), (-5.0, 3.9, 2.6))):
        card = box(size, place, glow("#d98a66", 1.0), bevel=0.0)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = False
    # Lights the wall behind the flacon, which is seen through it.
    area((-0.9, 1.4, 1.0), (-0.9, 4.4, 1.9), 0.8, 150, (1.0, 0.62, 0.4)).visible_camera = False
    gold = oud_gold()
    oud_bottle((-0.75, -0.3, 0), math.radians(-9))
    bench = surface("#5a3420", rough=0.4, mottle=0.18, mottle_size=0.8, grain=0.003, grain_size=0.05, coat=0.15)
    box((16, 5.0, 0.6), (0, 0.6, 0.2), bench, bevel=0.06)
    ox = surface("#43141a", rough=0.6, mottle=0.03)
    carton = [box((2.0, 1.5, 2.2), (0, 0, 1.1), ox, bevel=0.03), box((2.04, 1.54, 0.07), (0, 0, 1.68), gold, bevel=0.01),
              image_plane(1.6, 1.0, decal(TEXTURES / "oud-mark.png", "#d8aa55", 0.45), (0, -0.756, 0.88))]
    carton[2].visible_shadow = False
    group(carton, (2.05, 0.85, 0.5), (0, 0, math.radians(-13)))
    dish = (-2.2, -1.1, 0.5)
    lathe(rounded([(0, 0), (0.5, 0), (0.8, 0.18), (0.76, 0.22), (0.46, 0.08), (0, 0.08)], 0.04), dish, gold, 128)
    woods = [surface(colour, rough=0.5, mottle=0.4, mottle_size=0.05, grain=0.006, grain_size=0.03, coat=0.2) for colour in ("#2c160b", "#47260f", "#693f1d")]
    chip = [(-0.30, -0.02), (-0.16, -0.08), (0.10, -0.06), (0.34, -0.02), (0.12, 0.05), (-0.10, 0.045), (-0.24, 0.07)]
    for k in range(22):
        layer, angle = k // 6, k * 2.4
        out = 0.34 - 0.08 * layer
        longer, wider = 0.8 + 0.12 * (k % 4), 0.8 + 0.2 * (k % 3)
        slab([(x * longer, y * wider) for x, y in chip], 0.06, woods[k % 3], bevel=0.004,
             location=(dish[0] + out * math.cos(angle), dish[1] + out * math.sin(angle), dish[2] + 0.14 + 0.075 * layer),
             rotation=(0.35 * math.sin(k * 1.7), 0.35 * math.cos(k * 2.3), k * 1.9))
    box((20, 0.3, 12), (0, 4.5, 4), plaster("#4c201e", 1.2, relief=0.03), bevel=0.02)
    exposure(1.15)
    camera((0.15, -11, 2.9), (0.1, 0, 2.05), lens=58)


@picture("project-barjeel", 2880, 2160)
def barjeel():
    """Builds a shaded lane: a lime-white wall below a wind tower, and the website on a tablet."""
    sky(top="#4f93bb", middle="#8cbcd4", horizon="#dfe9ea", span=0.42)
    sun(elevation=34, azimuth=-52, strength=4.6, softness=0.6, colour=(1.0, 0.93, 0.82))
    wall = plaster("#f1f0ec", 1.3)
    pale = plaster("#f7f6f3", 1.3)
    # The tower behind: tall slots below a flat top, and poles.
    slots = [arch_outline(0.42, 2.5, x, 4.1) for x in (-0.72, 0, 0.72)]
    slab([(-1.3, 0), (1.3, 0), (1.3, 7.4), (-1.3, 7.4)], 0.5, wall, slots, bevel=0.03, location=(3.4, 8.0, -1.4))
    slab([(-1.3, 0), (1.3, 0), (1.3, 7.4), (-1.3, 7.4)], 0.5, wall, slots, bevel=0.03, location=(2.15, 9.3, -1.4), rotation=(math.pi / 2, 0, math.pi / 2))
    box((2.6, 2.2, 5.0), (3.4, 9.2, 0.2), wall, bevel=0.02)
    box((2.9, 3.2, 0.3), (3.4, 9.3, 6.1), pale, bevel=0.04)
    pole = surface("#6b4f36", mottle=0.1, mottle_size=0.1)
    for x in (2.7, 4.1):
        lathe([(0, 0), (0.07, 0), (0.07, 1.5), (0, 1.5)], (x, 8.4, 2.3), pole, 20, rotation=(math.pi / 2, 0, 0))
    slab([(-9, 0), (9, 0), (9, 3.4), (-9, 3.4)], 0.5, pale, bevel=0.05, location=(0, 2.2, -0.9))
    box((16, 2.6, 1.2), (0, 0.6, -0.6), pale, bevel=0.07)
    device("barjeel.png", 3.5, 2.52, 0.12, 0.12, 0.08, surface("#22272c", rough=0.4, mottle=0, coat=0.2), (-1.0, 0.25, 0.0), (math.radians(-13), 0, math.radians(-8)))
    # A clipped bush in a glazed pot.
    lathe(rounded([(0, 0), (0.36, 0), (0.5, 0.66), (0.44, 0.68), (0, 0.62)], 0.05), (2.1, -0.1, 0.0), surface("#2f6a78", rough=0.35, mottle=0.04, coat=0.4), 96)
    middle = Vector((2.1, -0.1, 1.12))
    sphere(0.47, middle, surface("#2c4322", rough=0.9, mottle=0.2, mottle_size=0.1), "inside")
    greens = [surface(colour, rough=0.5, spec=0.35, mottle=0.12, mottle_size=0.05) for colour in ("#3f6a35", "#55803f", "#6c9650")]
    edge = [(0.05 * math.sin(math.pi * t) ** 0.8, 0.16 * t) for t in np.linspace(0, 1, 9)]
    first = [slab(edge + [(-x, y) for x, y in edge[-2:0:-1]], 0.008, green, bevel=0.003, location=(0, -50, 0)) for green in greens]
    for k in range(2600):
        high = 1 - (2 * k + 1) / 2600
        a, wide = k * 2.39996, math.sqrt(1 - high * high)
        out = Vector((wide * math.cos(a), wide * math.sin(a), high))
        leaf = first[k * 7 % 3].copy()
        leaf.location = middle + (0.45 + 0.06 * math.sin(k * 7.3)) * out
        # Leaves point away from the middle and lean to a side.
        lean = out + 0.9 * Vector((math.sin(k * 1.3), math.cos(k * 2.1), 0.5 + 0.5 * math.sin(k * 3.7)))
        leaf.rotation_euler = lean.to_track_quat("Y", "Z").to_euler()
        bpy.context.scene.collection.objects.link(leaf)
    camera((0.7, -12, 2.2), (0.7, 0, 2.26), lens=58)


@picture("project-qamar", 2880, 2160)
def qamar():
    """Builds a corridor: the clinic's moon on a plaster wall, the booking page on a tablet, an enamel cup."""
    sky(fill=0.9, fill_colour=(0.66, 0.76, 0.86))
    sun(elevation=30, azimuth=-62, strength=4.2, softness=0.8, colour=(0.98, 0.93, 0.86))
    wall = plaster("#bcc8ca", 1.2, grain=0.001, relief=0.02)
    slab([(-9, -2), (9, -2), (9, 9), (-9, 9)], 0.6, wall, [disc_outline(1.72, -1.75, 2.75)], bevel=0.05, location=(0, 0.9, 0))
    box((18, 0.2, 12), (0, 1.25, 3), plaster("#5f7683", 1.2), bevel=0.01)
    # A shifted disc of the wall's plaster makes the moon a crescent.
    slab(disc_outline(1.36, -1.42, 2.92), 0.34, plaster("#e9ecea", 1.2), bevel=0.05, location=(0, 0.86, 0))
    box((18, 3.2, 1.0), (0, -0.7, -0.5), plaster("#dde3e2", 1.2), bevel=0.06)
    device("qamar.png", 2.42, 3.12, 0.12, 0.13, 0.08, surface("#e9ecea", rough=0.4, mottle=0, coat=0.2), (1.95, -0.15, 0.0), (math.radians(-13), 0, math.radians(6)))
    # The enamel sign to the reception, in both scripts.
    slab(rounded_rectangle(2.3, 0.84, 0.12), 0.06, surface("#6f9a80", rough=0.25, spec=0.45, mottle=0.01, coat=0.4), bevel=0.02, location=(1.85, 0.56, 4.02))
    image_plane(2.26, 0.8, printed(TEXTURES / "qamar-sign.png", 0.3), (1.85, 0.524, 4.02), radius=0.1)
    lathe(rounded([(0, 0), (0.3, 0), (0.34, 0.06), (0.36, 0.62), (0.32, 0.62), (0.3, 0.1), (0, 0.1)], 0.04), (0.05, -0.85, 0.0), surface("#6f9a80", rough=0.22, mottle=0.02, coat=0.5), 128)
    camera((0.0, -12, 2.2), (0.0, 0, 2.08), lens=62)


@picture("oud-label", 2400, 2000, 40, 2)
def oud_label():
    """Builds a close-up of the flacon's label, with the corner of its box."""
    oud_ember()
    camera((-0.75, -8.8, 2.4), (-0.05, 0, 2.12), lens=52)


@picture("qamar-sign", 2400, 2000, 28, 3)
def qamar_sign():
    """Builds the sign to the reception above the booking page, with the edge of the moon."""
    qamar()
    camera((0.75, -8.6, 2.2), (1.15, 0, 2.2), lens=55)


@picture("oud-flacon", 2880, 1800, 40, 2)
def oud_flacon():
    """Builds the flacon between the dish and its box, and a lit wall on the left, for a title."""
    oud_ember()
    camera((-1.15, -9.9, 2.4), (-0.95, 0, 2.15), lens=44)
