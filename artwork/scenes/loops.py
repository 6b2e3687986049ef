"""Makes the looping films. Still parts are rendered once; moving parts are computed or rendered per frame."""

import math
import shutil
import subprocess
import tempfile
from pathlib import Path

import bpy
import numpy as np

from dunes import far_dunes, saw
from world import (
    SAND, _new_material, box, camera, fbm, ground, lathe, linear, mesh_from_grid, plaster, read_pixels, ripples,
    rounded, sand_paint, settings, shown, sky, slab, smooth, sphere, sun, surface,
)

COUNT = 144
LOOPS = {}


def film(name):
    def register(frames):
        LOOPS[name] = frames
        return frames

    return register


# ------------------------------------------------------------------ rendering


def still(width, height, samples, extra=(), crop=None, clean=True):
    """Renders the scene as linear light, rows upwards, and returns it with the named extra passes.

    `crop` is (left, bottom, right, top) as parts of the frame (0 to 1); only this part is rendered.
    """
    scene = settings(width, height, samples)
    layer = scene.view_layers[0]
    folder = Path(tempfile.mkdtemp())
    scene.render.use_border = scene.render.use_crop_to_border = bool(crop)
    scene.render.use_persistent_data = True
    if crop:
        scene.render.border_min_x, scene.render.border_min_y, scene.render.border_max_x, scene.render.border_max_y = crop
    scene.use_nodes = bool(extra)
    if extra:
        layer.use_pass_position, layer.use_pass_normal = "Position" in extra, "Normal" in extra
        layer.use_pass_diffuse_color = "DiffCol" in extra
        tree = scene.node_tree
        tree.nodes.clear()
        layers, final = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
        tree.links.new(layers.outputs["Image"], final.inputs[0])
        for name in extra:
            output = tree.nodes.new("CompositorNodeOutputFile")
            output.base_path, output.file_slots[0].path = str(folder), name + "-"
            output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
            tree.links.new(layers.outputs[name], output.inputs[0])
    scene.render.image_settings.exr_codec = "NONE"
    scene.render.filepath = str(folder / "beauty.exr")
    bpy.ops.render.render(write_still=True)
    found = [read_pixels(folder / "beauty.exr").astype(np.float32)]
    found += [read_pixels(folder / f"{name}-{scene.frame_current:04d}.exr").astype(np.float32) for name in extra]
    shutil.rmtree(folder)
    return found if extra else found[0]


def facts(width, height, *passes, crop=None):
    """Renders passes with one exact value per pixel, not a mean of neighbours, for computing."""
    scene = bpy.context.scene
    before = scene.cycles.filter_width if hasattr(scene.cycles, "filter_width") else 1.5
    settings(width, height, 1)
    scene.cycles.filter_width = 0.01
    found = still(width, height, 1, passes, crop)[1:]
    scene.cycles.filter_width = before
    return found


def without_grain(light, strength=2.2):
    """Denoises with nlmeans on an 8-bit copy. Areas that hardly change, such as sky, stay as rendered: no banding."""
    rows, cols, _ = light.shape
    packed = np.sqrt(light / (1 + light))
    size = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{cols}x{rows}"]
    filters = f"format=gbrp,nlmeans=s={strength}:p=5:r=9,format=rgb24"
    command = ["ffmpeg", "-v", "error", *size, "-i", "-", "-vf", filters, "-f", "rawvideo", "-"]
    run = subprocess.run(command, input=(packed * 255 + 0.5).astype(np.uint8).tobytes(), capture_output=True, check=True)
    clean = np.frombuffer(run.stdout, np.uint8).reshape(rows, cols, 3).astype(np.float32) / 255
    clean = np.where(np.abs(clean - packed).max(axis=-1, keepdims=True) < 1.3 / 255, packed, np.minimum(clean, 0.99))
    return clean**2 / (1 - clean**2)


def halve(light):
    rows, cols = light.shape[:2]
    return light.reshape(rows // 2, 2, cols // 2, 2, -1).mean(axis=(1, 3))


def towards(elevation, azimuth):
    el, az = math.radians(elevation), math.radians(azimuth)
    return np.array([math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)], np.float32)


def tile_noise(size, longer, seed, blur):
    """Returns noise that repeats without a seam, blurred in the frequency domain. `longer` stretches it along x."""
    rows, cols = size
    white = np.fft.rfft2(np.random.default_rng(seed).standard_normal(size))
    fy, fx = np.fft.fftfreq(rows)[:, None], np.fft.rfftfreq(cols)[None]
    soft = np.exp(-2 * (math.pi * blur) ** 2 * (fy**2 + (fx * longer) ** 2))
    made = np.fft.irfft2(white * soft, size)
    return (made / made.std()).astype(np.float32)


def sample(texture, u, v):
    """Samples a repeating texture, bilinear; u (right) and v (up) in texture sizes."""
    rows, cols = texture.shape
    x, y = (u % 1) * cols, (v % 1) * rows
    ix, iy = x.astype(np.int32), y.astype(np.int32)
    fx, fy = x - ix, y - iy
    ix, iy = ix % cols, iy % rows
    jx, jy = (ix + 1) % cols, (iy + 1) % rows
    return (texture[iy, ix] * (1 - fx) + texture[iy, jx] * fx) * (1 - fy) + (texture[jy, ix] * (1 - fx) + texture[jy, jx] * fx) * fy


# ------------------------------------------------------------------ film-sun

SPACING, TALL, CELL = 5.2, 6.6, 0.66


def star_screen(dots=96):
    """Returns the transmission map of one bay of a mashrabiya: eight-pointed stars in an arched frame."""
    w, h = int(SPACING * dots), int(TALL * dots)
    x = (np.arange(w) + 0.5) / dots - SPACING / 2
    z = (np.arange(h) + 0.5) / dots
    x, z = np.meshgrid(x, z)
    cx, cz = (x / CELL + 0.5) % 1 - 0.5, (z / CELL + 0.5) % 1 - 0.5
    square = np.maximum(abs(cx), abs(cz)) - 0.285
    turned = (abs(cx) + abs(cz)) / math.sqrt(2) - 0.285
    star = np.minimum(square, turned)
    dx, dz = (x / CELL) % 1 - 0.5, (z / CELL) % 1 - 0.5
    small = (abs(dx) + abs(dz)) / math.sqrt(2) - 0.11
    half, spring = 1.85, 4.0
    arch = np.where(z > spring, np.hypot(x, z - spring), abs(x)) - half
    arch = np.maximum(arch, 0.25 - z)
    # A plain rim and the lattice.
    open_ = (np.minimum(star, small) < 0) & (arch < -0.10)
    light = open_.astype(np.float32)
    fy, fx = np.fft.fftfreq(h)[:, None], np.fft.rfftfreq(w)[None]
    soft = np.exp(-2 * (math.pi * 0.034 * dots) ** 2 * (fy**2 + fx**2))
    return np.clip(np.fft.irfft2(np.fft.rfft2(light) * soft, (h, w)), 0, 1).astype(np.float32)


def box_shade(p, light, size, middle, turn):
    """Returns 1 where this block does not shade the point (slab test in the block's axes)."""
    c, s = math.cos(-turn), math.sin(-turn)
    q = p - np.array(middle, np.float32)
    q = np.stack([q[..., 0] * c - q[..., 1] * s, q[..., 0] * s + q[..., 1] * c, q[..., 2]], -1)
    d = np.array([light[0] * c - light[1] * s, light[0] * s + light[1] * c, light[2]], np.float32)
    half = np.array(size, np.float32) / 2
    near, far = (-half * np.sign(d) - q) / d, (half * np.sign(d) - q) / d
    enter, leave = near.max(-1), far.min(-1)
    return ((leave - np.maximum(enter, 0)) < 0.02).astype(np.float32)


def ball_shade(p, light, radius, middle):
    q = np.array(middle, np.float32) - p
    along = q @ light
    miss = np.sqrt(np.maximum((q * q).sum(-1) - along**2, 0))
    edge = 0.012 * np.maximum(along, 0) + 0.01
    return np.where(along > 0.05, smooth(radius - edge, radius + edge, miss), 1).astype(np.float32)


@film("film-sun")
def sun_through_screens(width, height, wanted, draft):
    """Yields film-sun: light through screens moves along a wall and over the sphere on a bench."""
    sky(fill=0.72)
    wall = plaster("#ead9b9", 1.2, relief=0.02)
    blocks = [((0.95, 0.95, 0.95), (-2.95, -0.62, 1.275), 0.42), ((0.62, 0.62, 0.62), (-2.85, -0.62, 2.06), -0.25)]
    bench = ((26, 1.7, 0.8), (0, -0.55, 0.4), 0)
    box((26, 0.4, 14), (0, 0.2, 5), wall, bevel=0.01)
    box(*bench[:2], plaster("#efe2c9", 1.2, relief=0.016), bevel=0.05)
    for (size, middle, turn), colour in zip(blocks, ("#dcc191", "#b9cbd0")):
        box(size, middle, plaster(colour, 0.8), bevel=0.03, rotation=(0, 0, turn))
    ball = (0.62, (1.75, -0.70, 1.42))
    sphere(*ball)
    ground(lambda gx, gy: 0 * gx, plaster("#e0c996", 1.2), (-14, 14), (-12, 0.2), (4, 4))
    camera((0, -10.5, 2.35), (0, 0, 2.35), lens=41)
    ambient = without_grain(still(width, height, 12 if draft else 28), 2.2)
    # Twice the resolution of the film, for smooth edges of the light.
    place, normal, paint = facts(2 * width, 2 * height, "Position", "Normal", "DiffCol")
    light = towards(31, -40)
    cosine = np.maximum((normal @ light), 0)
    for thing in (*blocks, bench):
        cosine *= box_shade(place + 0.02 * normal, light, *thing)
    cosine *= ball_shade(place, light, *ball)
    strength = np.array((1.0, 0.80, 0.58), np.float32) * (5.7 / math.pi)
    lit = paint * cosine[..., None] * strength
    screen = star_screen()
    # Intersection of each point's ray to the sun with the screens, eight metres away.
    reach = (-8.0 - place[..., 1]) / light[1]
    u, v = (place[..., 0] + reach * light[0]) / SPACING, (place[..., 2] + reach * light[2] - 4.75) / TALL
    lit *= ((v > 0.005) & (v < 0.995))[..., None]
    # The light is soft, so one sample per pixel is enough; pixels on edges of objects get four.
    quarter = lambda a: a.reshape(height, 2, width, 2, -1).transpose(0, 2, 1, 3, 4).reshape(height * width, 4, -1)
    u4, v4, lit4 = quarter(u)[..., 0], quarter(v)[..., 0], quarter(lit)
    bright = lit4.max(axis=(1, 2)) > 1e-4
    edge = bright & ((np.ptp(u4, axis=1) > 0.02) | (np.ptp(v4, axis=1) > 0.02))
    plain = bright & ~edge
    soft = (u4[plain].mean(1), v4[plain].mean(1), lit4[plain].mean(1))
    sharp = (u4[edge], v4[edge], lit4[edge])
    base = (ambient * np.array((1.10, 1.05, 1.0), np.float32)).reshape(-1, 3)  # with light reflected by the lit patches
    for frame in wanted:
        t = frame / COUNT
        up = 0.020 * math.sin(2 * math.pi * t)
        light_now = base.copy()
        light_now[plain] += soft[2] * sample(screen, soft[0] - t + 0.28, soft[1] + up)[:, None]
        light_now[edge] += (sharp[2] * sample(screen, sharp[0] - t + 0.28, sharp[1] + up)[..., None]).mean(1)
        yield light_now.reshape(height, width, 3)


# --------------------------------------------------------------- film-sphere


def distant(light, place, eye, near=24, far=150):
    """Makes distant points fade to the haze's colour, as `haze` does in pictures."""
    seen = np.abs(place).sum(-1) > 1e-3
    depth = np.where(seen, np.linalg.norm(place - eye, axis=-1), 0)
    amount = (0.8 * (1 - np.exp(-np.maximum(depth - near, 0) / (far - near) * 2.3)))[..., None]
    return light * (1 - amount) + shown("#d3d3ca").astype(np.float32) * amount


REACH, RIM, HALF, COURSES = 2.2, 2.75, 2.95, 7
TREADS = {-1: 0.64, 1: 0.46}  # a long flight on the left, a steep one on the right


def cradle():
    """Builds a stepped monument of stone courses with a semicircle cut out of its top, in which the sphere swings."""
    tints = [plaster(c, 1.0, relief=0.026) for c in ("#e6d5b6", "#dcc8a3", "#eaddc4", "#d8c19a")]
    tall = RIM / COURSES
    rng = np.random.default_rng(5)

    def block(xa, xb, z0, z1, hollow, paint):
        """Builds one stone; the semicircle cuts its `hollow` side (-1 left, 1 right, 0 across the middle)."""
        arc = lambda z: math.sqrt(max(REACH**2 - (RIM - z) ** 2, 0))
        heights = np.linspace(z0, z1, 14)
        points = [(xa, z0), (xb, z0), (xb, z1), (xa, z1)]
        if hollow == 1:
            points = [(xa, z0), *[(-arc(z), z) for z in heights], (xa, z1)]
        if hollow == -1:
            points = [(xb, z0), (xb, z1), *[(arc(z), z) for z in heights[::-1]]]
        if hollow == 0:
            points = [(xa, z0), (xb, z0), (xb, z1), *[(x, RIM - math.sqrt(REACH**2 - x * x)) for x in np.linspace(arc(z1), -arc(z1), 40)], (xa, z1)]
        nudge = float(rng.uniform(-0.014, 0.014))
        slab(points, 2.0, paint, bevel=0.022, location=(0, 0.4 + nudge, 0)).data.offset = -0.022

    for k in range(COURSES):
        z0, z1 = k * tall - (0.3 if k == 0 else 0), (k + 1) * tall
        ends = {side: side * (HALF + (COURSES - 1 - k) * TREADS[side]) for side in (-1, 1)}
        if z0 < RIM - REACH < z1:
            cuts = [ends[-1], -4.4, -2.1, 2.3, ends[1]]
            for j, (xa, xb) in enumerate(zip(cuts, cuts[1:])):
                block(xa, xb, z0, z1, 0 if j == 2 else 2, tints[(j + k) % 4])
            continue
        if z1 <= RIM - REACH:
            cuts = [ends[-1], -5.0, -2.9, -0.7, 1.6, 3.7, ends[1]]
            for j, (xa, xb) in enumerate(zip(cuts, cuts[1:])):
                block(xa, xb, z0, z1, 2, tints[(j * 3 + k) % 4])
            continue
        for side in (-1, 1):
            inner = side * math.sqrt(REACH**2 - (RIM - z1) ** 2)
            width = abs(ends[side]) - abs(inner)
            stones = max(1, round(width / 1.7))
            along = np.linspace(0, 1, stones + 1) + np.array([0, *rng.uniform(-0.07, 0.07, stones - 1), 0])
            xs = ends[side] + (inner - ends[side]) * along
            for j in range(stones):
                xa, xb = sorted((xs[j], xs[j + 1]))
                block(xa, xb, z0, z1, -side if j == stones - 1 else 2, tints[(j * 2 + k * 3 + (side > 0)) % 4])


@film("film-sphere")
def swing(width, height, wanted, draft):
    """Yields film-sphere: the sphere swings twice per loop. The way back reuses the frames, so half are computed."""
    elevation, azimuth = 34, -73
    sky(top="#86abba", middle="#b1c7cd", horizon="#dcdad1", span=0.30, fill=0.62)
    lamp = sun(elevation, azimuth, strength=4.6, softness=1.4)
    reach, r, swing_, rim = REACH, 0.56, math.radians(44), RIM
    cradle()

    def sand(x, y):
        # Higher at the stones, rippled further away.
        away = np.hypot(np.maximum(np.maximum(x - 6.0, -7.0 - x), 0), np.maximum(np.maximum(y - 1.4, -0.6 - y), 0))
        z = 0.13 * fbm(x * 0.22, y * 0.22, 5, 3) + 0.13 * np.exp(-((away / 0.7) ** 2)) * (0.6 + 0.5 * fbm(x * 0.5, y * 0.5, 9, 2))
        z = z + 0.085 * (ripples(x, y, 0.46, 1.05) - 0.3) * smooth(0.15, 1.5, away)
        return z - 0.25 * smooth(-1.5, -7, y) + far_dunes(x, y, 20, 6.5)

    ground(sand, sand_paint("#dcbc88", 1.3), (-26, 22), (-9, 22), (1300, 1000))
    ground(lambda x, y: sand(x, y) - 0.02, sand_paint("#dcbc88", 3), (-170, 170), (21.6, 320), (400, 400), 1.6)
    camera((-1.55, -13.2, 3.0), (-1.55, 0, 1.72), lens=40.5)
    eye = np.array(bpy.context.scene.camera.location, np.float32)
    samples = 10 if draft else 26
    (everywhere,) = facts(width, height, "Position")
    backdrop = distant(without_grain(still(width, height, samples), 1.8), everywhere, eye)
    lamp.hide_render = True
    unlit = distant(without_grain(still(width, height, round(0.7 * samples)), 2.4), everywhere, eye)
    lamp.hide_render = False
    # Only this part changes; it is computed at twice the resolution.
    crop = (0.40, 0.10, 0.96, 0.80)
    left, bottom, right, top = (round(part * side) for part, side in zip(crop, (width, height, width, height)))
    place, normal, paint = (one[2 * bottom : 2 * top, 2 * left : 2 * right] for one in facts(2 * width, 2 * height, "Position", "Normal", "DiffCol"))
    double = lambda one: np.repeat(np.repeat(one[bottom:top, left:right], 2, 0), 2, 1)
    behind, given = double(backdrop), double(np.maximum(backdrop - unlit, 0))
    light = towards(elevation, azimuth)
    sunlight = np.array((1.0, 0.80, 0.58), np.float32) * (4.6 / math.pi)
    direct = paint * (np.maximum(normal @ light, 0)[..., None] * sunlight)
    # Direct sunlight, without light from other stones: a shadow removes only this.
    straight = smooth(0.35, 0.8, given.mean(-1) / np.maximum(direct.mean(-1), 1e-3))
    taken = np.minimum(given * straight[..., None] * 0.93, 0.9 * behind)
    solid = np.abs(place).sum(-1) > 1e-3
    rays = view_rays(2 * width, 2 * height)[2 * bottom : 2 * top, 2 * left : 2 * right]
    red = linear("#f2400d").astype(np.float32)
    cool, warm = np.array((0.62, 0.74, 0.86), np.float32) * 0.85, np.array((0.86, 0.70, 0.48), np.float32) * 1.1
    stairs = lambda x: RIM - np.ceil(np.maximum(-x - HALF, 0) / TREADS[-1]) * (RIM / COURSES)

    def behind_rim(p):
        """Returns how much the cradle's left side shades these points (0 to 1), by marching to the sun."""
        kept = np.zeros(p.shape[:-1], np.float32)
        for step in np.linspace(0.1, 4.5, 64):
            q = p + step * light
            inside = np.minimum(np.hypot(q[..., 0], q[..., 2] - rim) - reach, np.minimum(stairs(q[..., 0]) - q[..., 2], 1.0 - np.abs(q[..., 1] - 0.4)))
            kept = np.maximum(kept, smooth(-0.04, 0.08, inside) * (q[..., 0] < 0))
        return kept

    made = {}
    half = COUNT // 4
    for frame in wanted:
        step = frame % (2 * half)
        step = min(step, 2 * half - step)
        if step not in made:
            angle = swing_ * math.cos(math.pi * step / half)
            middle = np.array(((reach - r) * math.sin(angle), 0.4, rim - (reach - r) * math.cos(angle)), np.float32)
            # The ball's shadow on the stone, and its occlusion of the sky near the contact.
            shade = ball_shade(place, light, r, middle)
            away = middle - place
            far = np.linalg.norm(away, axis=-1)
            close = np.clip((normal * away).sum(-1) / far, 0, 1) * (r / np.maximum(far, r)) ** 2
            whole = behind - taken * (1 - shade)[..., None]
            whole = whole * (1 - 0.62 * close * solid)[..., None] + (0.10 * close * solid)[..., None] * red * shade[..., None]
            # The ball, where view rays intersect it.
            to = eye - middle
            along = rays @ to
            inside = along**2 - (to @ to - r * r)
            hit = inside > 0
            n = (to + rays[hit] * (-along[hit] - np.sqrt(inside[hit]))[:, None]) / r
            p = middle + n * r
            sunny = np.maximum(n @ light, 0) * (1 - behind_rim(p))
            up = 0.5 + 0.5 * n[:, 2:]
            deep = np.clip((rim - p[:, 2:]) / reach, 0, 1)
            # Low points are lit by stone instead of sky; sunlit stone adds warm light.
            touch = np.clip(1 - np.linalg.norm(p - (np.array((0, 0.4, rim)) + (middle - np.array((0, 0.4, rim))) * (reach / (reach - r))), axis=-1, keepdims=True) / (1.4 * r), 0, 1)
            around = cool * up * (1 - 0.35 * deep) + warm * (1 - up) * (0.75 - 0.25 * deep)
            facing = np.clip(-(rays[hit] * n).sum(-1), 0, 1)[:, None]
            sheen = 0.035 * (1 - facing) ** 3 * cool
            ball_light = red * (around * (1 - 0.75 * touch**2) + sunny[:, None] * sunlight) + sheen
            whole[hit] = ball_light
            made[step] = halve(whole)
        frame_light = backdrop.copy()
        frame_light[bottom:top, left:right] = made[step]
        yield frame_light


def view_rays(width, height):
    """Returns each pixel's view direction, rows upwards."""
    scene = bpy.context.scene
    scene.view_layers[0].update()
    lens = scene.camera.data
    x = ((np.arange(width) + 0.5) / width - 0.5 + lens.shift_x) * lens.sensor_width / lens.lens
    y = (((np.arange(height) + 0.5) / height - 0.5) * height / width + lens.shift_y) * lens.sensor_width / lens.lens
    gx, gy = np.meshgrid(x, y)
    looks = np.stack([gx, gy, -np.ones_like(gx)], -1) @ np.array(scene.camera.matrix_world.to_3x3()).T
    return (looks / np.linalg.norm(looks, axis=-1, keepdims=True)).astype(np.float32)


# ---------------------------------------------------------------- film-cloth


def sadu(columns, rows, finer=4):
    """Returns the cloth's colours by (row, column): a band of triangles between lines, like Bedouin sadu.

    Drawn at `finer` times the resolution and averaged, for smooth edges.
    """
    u, v = np.meshgrid(np.linspace(0, 1, finer * columns), np.linspace(0, 1, finer * rows))
    cream, ink, blue, ochre = (linear(c).astype(np.float32) for c in ("#f0e8d8", "#2f373e", "#8fb0bc", "#c08f55"))
    paint = np.broadcast_to(cream, (*u.shape, 3)).copy()
    paint[(v > 0.60) & (v < 0.615) | (v > 0.895) & (v < 0.91)] = ochre
    paint[(v > 0.635) & (v < 0.665) | (v > 0.845) & (v < 0.875)] = ink
    band = (v > 0.685) & (v < 0.825)
    saw_ = np.abs((u * 13) % 1 - 0.5) * 2
    paint[band] = blue
    paint[band & (saw_ > (v - 0.685) / 0.14)] = ink
    paint[band & (saw_ > 0.45 + 0.55 * (v - 0.685) / 0.14)] = cream
    return paint.reshape(rows, finer, columns, finer, 3).mean((1, 3))


def hung(t, columns=800, rows=600):
    """Returns points of cloth pegged to a line along x, at time t of a gust (0 to 1, repeating)."""
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    w = 2 * math.pi
    free = v**1.25
    gust = 1 + 0.30 * math.sin(w * t + 0.6)
    wave = np.sin(w * (1.25 * u + 0.55 * v - t)) + 0.50 * np.sin(w * (2.4 * u - 0.6 * v - 2 * t) + 1.3) + 0.17 * np.sin(w * (4.6 * u + 1.2 * v - 3 * t) + 0.4)
    # Pleats begin at the pegs and fade out further down.
    pleats = 0.085 * np.sqrt(v) * np.exp(-1.3 * v) * np.cos(w * 8 * u)
    x = -2.35 + 4.1 * u + free * (0.62 * gust + 0.10 * np.sin(w * (0.8 * u + 0.3 * v - t)))
    y = free * (0.40 * wave + 0.5 * gust) + pleats + 0.05 * np.sqrt(v) * np.sin(w * (6.0 * u + 0.4 * v - 2 * t))
    lift = 0.46 * gust * v**2.2 * (0.35 + 0.8 * u) + 0.13 * free * np.sin(w * (1.1 * u - t) + 0.9)
    sag = 0.075 * np.abs(np.sin(math.pi * 4 * u)) * np.exp(-6 * v)
    z = 4.55 - 2.75 * v + lift - sag
    return np.stack([x, y, z], -1)


def painted():
    """Builds cloth with a colour per vertex."""
    material, nodes, bsdf = _new_material("cloth")
    attribute = nodes.add("Attribute")
    attribute.attribute_name = "paint"
    nodes.link(attribute.outputs["Color"], bsdf.inputs["Base Color"])
    bsdf.inputs["Specular"].default_value = 0.0
    return material


@film("film-cloth")
def washing(width, height, wanted, draft):
    """Yields film-cloth: cloth on a line on a ridge. The gust lasts three seconds: 72 frames, shown twice."""
    elevation, azimuth = 21, -66
    sky(top="#86abba", middle="#b4c9ce", horizon="#e2dccd", span=0.42, fill=0.62)
    sun(elevation, azimuth, strength=4.7, softness=1.0)
    wood = surface("#7a5b3e", mottle=0.12, mottle_size=0.15)
    for px in (-3.1, 2.75):
        lathe(rounded([(0, 0), (0.065, 0), (0.05, 5.6), (0, 5.6)], 0.02), (px, 0.0, -0.9), wood, 32)
    line = np.array([[(x, 0.013 * math.cos(a), 4.60 + 0.012 * abs(x) ** 1.2 + 0.013 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)] for x in np.linspace(-3.1, 2.75, 50)])
    mesh_from_grid("line", line, surface("#2a3036", mottle=0), closed=True)
    for k in range(5):
        box((0.05, 0.06, 0.24), (-2.32 + 1.01 * k, 0, 4.58), surface("#c9a06a", mottle=0.1, mottle_size=0.1), bevel=0.01)
    # Right of the posts, where no title covers the ball.
    ball, radius = (2.95, -1.5), 0.46

    def ridge(x, y):
        # The sand is lower behind the line, so the cloth's shadow is out of view.
        z = 0.12 * fbm(x * 0.25, y * 0.25, 5, 3) - 0.05 * (x + 1) - 0.10 * smooth(-1, -6, y)
        d = np.hypot(x - ball[0], y - ball[1]) / radius
        z = z * (1 - 0.8 * np.exp(-(d**2) / 2)) + 0.05 * np.exp(-((d - 0.9) ** 2) / 0.06)
        return z - 0.13 * np.maximum(y - 0.6, 0) ** 1.5 + 0.075 * (ripples(x, y, 0.40, 1.05) - 0.3) * smooth(0.9, 1.9, d)

    ground(ridge, sand_paint(SAND), (-12, 12), (-12, 9), (900, 800))
    ground(lambda x, y: -6.5 + far_dunes(x, y, 10, 6.0), sand_paint(SAND, 3), (-120, 120), (8, 240), (400, 400), 1.4)
    height_there = float(ridge(np.array([[ball[0]]]), np.array([[ball[1]]]))[0, 0])
    sphere(radius, (*ball, height_there + 0.90 * radius))
    camera((-1.15, -12.5, 1.75), (-1.15, 0, 2.28), lens=41)
    eye = np.array(bpy.context.scene.camera.location, np.float32)
    light_now = without_grain(still(width, height, 12 if draft else 44), 2.0)
    (everywhere,) = facts(width, height, "Position")
    backdrop = distant(light_now, everywhere, eye, 20, 130)
    # Pegs and line in front of the cloth; then the cloth alone, as positions, normals and albedo. Its light is computed
    # from these, so that frames have no noise.
    crop = (0.25, 0.35, 0.925, 0.95)
    left, bottom, right, top = (round(part * side) for part, side in zip(crop, (width, height, width, height)))
    crop = (left / width, bottom / height, right / width, top / height)
    behind = np.repeat(np.repeat(backdrop[bottom:top, left:right], 2, 0), 2, 1)
    for thing in bpy.context.scene.objects:
        thing.hide_render = thing.type == "MESH" and thing.name.split(".")[0] not in ("line", "box", "lathe")
    (pegs,) = facts(2 * width, 2 * height, "Position", crop=crop)
    pegs = np.abs(pegs).sum(-1) > 1e-3
    for thing in bpy.context.scene.objects:
        thing.hide_render = thing.type == "MESH"
    weave = sadu(800, 600)
    sheet = mesh_from_grid("cloth", hung(0), painted())
    colours = sheet.data.attributes.new("paint", "FLOAT_COLOR", "POINT")
    colours.data.foreach_set("color", np.concatenate([weave, np.ones((*weave.shape[:2], 1), np.float32)], -1).reshape(-1))
    light = towards(elevation, azimuth)
    sunlight = np.array((1.0, 0.80, 0.58), np.float32) * (4.7 / math.pi)
    cool, warm = np.array((0.62, 0.74, 0.86), np.float32) * 0.62, np.array((0.95, 0.76, 0.50), np.float32) * 0.55
    made = {}
    for frame in wanted:
        step = frame % (COUNT // 2)
        if step not in made:
            points = hung(step / (COUNT // 2))
            sheet.data.vertices.foreach_set("co", points.reshape(-1).astype(np.float32))
            sheet.data.update()
            place, normal, paint = facts(2 * width, 2 * height, "Position", "Normal", "DiffCol", crop=crop)
            hung_here = (np.abs(place).sum(-1) > 1e-3) & ~pegs
            p, n = place[hung_here], normal[hung_here]
            cosine = n @ light
            shade = 1 - cast(points, p, light)
            up = 0.5 + 0.5 * n[:, 2:]
            front = np.maximum(cosine, 0) * shade
            through = np.maximum(-cosine, 0) * shade * 0.55
            tint = np.array((1.0, 0.90, 0.72), np.float32)
            colour = paint[hung_here] * (cool * up + warm * (1 - up) + front[:, None] * sunlight + through[:, None] * sunlight * tint + 0.05 * sunlight)
            whole = behind.copy()
            whole[hung_here] = colour
            made[step] = halve(whole)
        frame_light = backdrop.copy()
        frame_light[bottom:top, left:right] = made[step]
        yield frame_light


def cast(points, p, light, size=0.05):
    """Returns the sheet's shadow on itself, from its depth towards the sun on a grid, with soft edges.

    Only folds clearly in front of others cast a shadow: the grid is too coarse for small distances.
    """
    side = np.cross(light, (0, 0, 1.0))
    side = side / np.linalg.norm(side)
    up = np.cross(side, light)
    from_sun = np.stack([side, up, light], -1).astype(np.float32)
    keep = points.reshape(-1, 3) @ from_sun
    grid = np.full((220, 220), -1e6, np.float32)
    index = lambda q: (np.clip(((q[:, 0] + 5.5) / size).astype(int), 0, 219), np.clip(((q[:, 1] + 3.5) / size).astype(int), 0, 219))
    np.maximum.at(grid, index(keep), keep[:, 2])
    mine = p @ from_sun
    x, y = (mine[:, 0] + 5.5) / size - 0.5, (mine[:, 1] + 3.5) / size - 0.5
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i, y - j
    dark = np.zeros(len(p), np.float32)
    # A tent filter over 4x4 cells: smooth at any position between cells.
    for di in (-1, 0, 1, 2):
        for dj in (-1, 0, 1, 2):
            weight = np.maximum(1 - np.abs(di - fx) / 2, 0) * np.maximum(1 - np.abs(dj - fy) / 2, 0) / 4
            before = grid[np.clip(i + di, 0, 219), np.clip(j + dj, 0, 219)] - mine[:, 2]
            dark += weight * smooth(0.22, 0.45, before)
    return dark


# ----------------------------------------------------------------- film-sand


@film("film-sand")
def spindrift(width, height, wanted, draft):
    """Yields film-sand: sand blown off a crest. The dune is one render; the sand is repeating noise that moves."""
    sky(top="#8fb0bd", middle="#b9cbd0", horizon="#c9cdc6", span=0.36, fill=0.55)
    sun(elevation=15, azimuth=-98, strength=5.0, softness=1.4, colour=(1.0, 0.77, 0.53))

    def crest(x):
        return 3.0 + 0.10 * x + 0.9 * np.sin(x * 0.24 + 0.9)

    def dune(x, y):
        top = 2.75 - 1.35 * smooth(-3, 11, x) - 0.5 * smooth(-3, -12, x)
        z = top * saw(y - crest(x), 8.5, 5.0)
        z = z + 0.9 * saw(y + 10.5 - 0.22 * x - 0.6 * np.sin(0.4 * x), 5, 2.0) * smooth(5, -9, x)
        edge = np.exp(-(((y - crest(x)) / 0.5) ** 2))
        z = z + 0.05 * (ripples(x, y, 0.42, 0.9) - 0.3) * (1 - smooth(0, 1, y - crest(x))) * (1 - 0.8 * edge)
        return z + 0.14 * fbm(x * 0.12, y * 0.12, 8, 2) + far_dunes(x, y, 22, 3.6)

    x, y = 3.4, float(crest(np.array(3.4))) - 0.1
    r = 0.95
    z = float(dune(np.array([[x]]), np.array([[y]]))[0, 0])
    sphere(r, (x, y, z + 0.72 * r))
    ground(dune, sand_paint(SAND, 1.4), (-24, 24), (-14, 24), (1000, 1100))
    ground(lambda gx, gy: dune(gx, gy) - 0.02, sand_paint(SAND, 3), (-150, 150), (23.6, 300), (400, 400), 1.6)
    camera((0.6, -12.5, 2.15), (0.6, 0, 2.35), lens=43)
    light, place = still(width, height, 24 if draft else 26, ("Position",))
    light = without_grain(light, 2.4)
    px, py, pz = place[..., 0], place[..., 1], place[..., 2]
    seen = (np.abs(place).sum(-1) > 1e-3) & (py < 400)
    far = np.where(seen, np.hypot(px - 0.6, py + 12.5), 1e4)
    air = shown("#cbccc4").astype(np.float32)
    depth = (0.75 * (1 - np.exp(-np.maximum(far - 26, 0) / 130 * 2.3)) * (far < 5e3))[..., None]
    light = light * (1 - depth) + air * depth
    # Near dune: in front of its crest.
    near = seen & (py < 24)
    rows = np.arange(height)[:, None]
    ball = near & ((px - x) ** 2 + (py - y) ** 2 + (pz - z - 0.72 * r) ** 2 < (r * 1.02) ** 2)
    dune_only = near & ~ball
    line = np.where(dune_only, rows, 0).max(axis=0).astype(np.float32)
    kernel = np.exp(-((np.arange(-20, 21) / 8.0) ** 2))
    line = np.convolve(np.pad(line, 20, mode="edge"), kernel / kernel.sum(), "valid")
    above = (rows - line[None]) / height  # parts of the frame's height over the crest
    unit = width / height
    streaks = tile_noise((512, 1024), 4, 3, 13)
    wisps = tile_noise((512, 1024), 3, 5, 14)
    fine = tile_noise((512, 1024), 4, 9, 6)
    gusts = tile_noise((64, 512), 1, 11, 14)
    cols = (np.arange(width)[None] / height).astype(np.float32)
    glow_ = shown("#efd6a4").astype(np.float32)
    windward = smooth(-9, 2.5, py) * dune_only * (1 - smooth(0.0, 1.2, py - crest(px)))
    # Only areas with sand in the air are computed: the windward side, and a band over the crest.
    blown = windward > 0.01
    bx, by, bw = px[blown], py[blown], windward[blown]
    band = (above > -0.011) & (above < 0.42)
    h = np.maximum(above[band], 0)
    c = np.broadcast_to(cols, above.shape)[band]
    rise = smooth(-0.010, 0.004, above[band])
    s = c - 0.9 * h
    dimmed = np.where(ball, 0.5, 1)[..., None].astype(np.float32)
    for frame in wanted:
        t = frame / COUNT
        wind = lambda x: 0.55 + 0.45 * np.clip(0.5 + 0.5 * sample(gusts, x / 6.4 - t, 0 * x + 0.3), 0, 1)
        veil = np.zeros((height, width), np.float32)
        # On the ground: thin streams up the windward side and to the right.
        a = sample(streaks, bx / 30 + by / 90 - t, by / 22 - bx / 90)
        b = sample(fine, bx / 20 + by / 70 - 2 * t, by / 16 - bx / 80)
        veil[blown] = smooth(-0.4, 2.6, a + 0.45 * b) ** 1.4 * bw * 0.75
        # Over the crest: a plume, tilted by the wind, uneven at the top.
        gust = wind(c)
        lift = 0.058 + 0.062 * gust + 0.020 * sample(wisps, s / 2.2 - 2 * t, 0 * h + 0.13)
        torn = 0.52 + 0.34 * sample(wisps, s / 2.6 - 2 * t, h / 1.1 + 0.4) + 0.16 * sample(fine, s / 1.7 - 3 * t, h / 0.8)
        plume = np.exp(-((h / lift) ** 1.15)) * rise * np.clip(torn, 0, 1.3) * gust * 0.92
        veil[band] = 1 - (1 - veil[band]) * (1 - plume)
        veil = np.clip(veil, 0, 0.85)[..., None] * dimmed
        yield light * (1 - veil) + glow_ * veil * (0.80 + 0.2 * wind(cols)[..., None])
