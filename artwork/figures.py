"""Builds the people in the pictures: figures of painted wood.

Units: a head has radius 1. The neck joint is the origin of a figure, the face
looks along -Y, the floor of a whole figure is at z = FLOOR.

Nearly all parts are one of two kinds of mesh:
- `lathe`: a profile rotated about Z, with a texture computed in numpy, so that
  collars, stripes and buttons have sharp edges;
- `star`: a dense ball whose radius is a function of direction. Hair, beards,
  hats and headscarves are shells over the head. Their edge is a signed
  distance, so it has a bevel and never intersects the face.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

import world

FLOOR = -3.05
HEAD_Z = 0.90  # centre of the head above the neck joint

# The site's palette and colours derived from it (sRGB).
VERMILION = "#f2430f"
INK = "#1b1d22"
DUSK = "#3a434b"
SKY = "#a9c2cb"
SAND = "#dcb679"
PAPER = "#ece8de"
BLACK_HAIR = "#1d191a"
BROWN_HAIR = "#50301f"
GOLD = "#c79a4b"


# ------------------------------------------------------------------ colour

def srgb(hex_colour):
    """Converts '#rrggbb' to an sRGB triple (0 to 1)."""
    h = hex_colour.lstrip("#")
    return np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])


def linear(colour):
    c = srgb(colour) if isinstance(colour, str) else np.asarray(colour, float)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def rgba(colour):
    return (*linear(colour), 1.0)


def clamp01(x):
    return np.clip(x, 0.0, 1.0)


def smooth(a, b, x):
    t = clamp01((x - a) / (b - a))
    return t * t * (3 - 2 * t)


def over(base, colour, mask):
    """Puts a colour over an array of colours where mask is 1."""
    c = srgb(colour) if isinstance(colour, str) else np.asarray(colour)
    return base + (c - base) * mask[..., None]


def cut(sd, soft=0.007):
    """Converts a signed distance (inside > 0) to an anti-aliased mask."""
    return clamp01(sd / soft + 0.5)


def wobble(a, b, amount=0.006):
    """Returns a small, smooth error that makes painted edges look hand-made."""
    return amount * (np.sin(3.1 * a + 1.7 * b) + 0.6 * np.sin(7.3 * a - 4.1 * b + 1) + 0.4 * np.sin(17 * a + 9 * b))


# --------------------------------------------------------------- materials

_materials = {}


def _node(tree, kind, **inputs):
    n = tree.nodes.new(kind)
    for key, value in inputs.items():
        n.inputs[key.replace("_", " ")].default_value = value
    return n


def wood(colour, kind="paint", image=None, rough=0.38, coat=0.55, grain=1.0, rings=1.0):
    """Builds lacquered wood.

    kind: 'paint' (opaque), 'skin' (a stain: the grain is visible),
    'cloth' (painted, no lathe rings), 'attr' (colour from the mesh).
    """
    key = (str(colour), kind, image.name if image else "", rough, coat, grain, rings)
    if key in _materials:
        return _materials[key]
    mat = bpy.data.materials.new(f"{kind}-{len(_materials)}")
    mat.use_nodes = True
    t = mat.node_tree
    link = t.links.new
    bsdf = t.nodes["Principled BSDF"]
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Clearcoat"].default_value = coat
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.16
    bsdf.inputs["Specular"].default_value = 0.4

    coord = t.nodes.new("ShaderNodeTexCoord")
    # Long fibres: noise stretched along the grain.
    stretch = _node(t, "ShaderNodeMapping", Scale=(6.0, 6.0, 0.42), Rotation=(0.06, 0.10, 0.0))
    link(coord.outputs["Object"], stretch.inputs["Vector"])
    fibre = _node(t, "ShaderNodeTexNoise", Scale=2.6, Detail=6.0, Roughness=0.66, Distortion=0.5)
    link(stretch.outputs["Vector"], fibre.inputs["Vector"])
    # Tool marks: noise that depends on height only.
    sep = t.nodes.new("ShaderNodeSeparateXYZ")
    link(coord.outputs["Object"], sep.inputs["Vector"])
    ring = t.nodes.new("ShaderNodeTexNoise")
    ring.noise_dimensions = "1D"
    ring.inputs["Scale"].default_value = 15.0
    ring.inputs["Detail"].default_value = 3.0
    link(sep.outputs["Z"], ring.inputs["W"])

    bump_f = _node(t, "ShaderNodeBump", Strength=0.22 * grain, Distance=0.012)
    link(fibre.outputs["Fac"], bump_f.inputs["Height"])
    bump_r = _node(t, "ShaderNodeBump", Strength=0.20 * rings, Distance=0.014)
    link(ring.outputs["Fac"], bump_r.inputs["Height"])
    link(bump_f.outputs["Normal"], bump_r.inputs["Normal"])
    link(bump_r.outputs["Normal"], bsdf.inputs["Normal"])
    link(bump_r.outputs["Normal"], bsdf.inputs["Clearcoat Normal"])

    if image is not None:
        tex = t.nodes.new("ShaderNodeTexImage")
        tex.image = image
        tex.interpolation = "Cubic"
        tex.extension = "EXTEND"
        source = tex.outputs["Color"]
    elif kind == "attr":
        attr = t.nodes.new("ShaderNodeAttribute")
        attr.attribute_name = "paint"
        source = attr.outputs["Color"]
    else:
        flat = t.nodes.new("ShaderNodeRGB")
        flat.outputs[0].default_value = rgba(colour)
        source = flat.outputs[0]

    # Paint is a little uneven; a stain also shows growth rings.
    vary = t.nodes.new("ShaderNodeMapRange")
    depth = 0.12 if kind == "skin" else 0.07
    vary.inputs["From Min"].default_value = 0.3
    vary.inputs["From Max"].default_value = 0.7
    vary.inputs["To Min"].default_value = 1 - depth
    vary.inputs["To Max"].default_value = 1 + depth * 0.5
    link(fibre.outputs["Fac"], vary.inputs["Value"])
    mul = t.nodes.new("ShaderNodeMixRGB")
    mul.blend_type = "MULTIPLY"
    mul.inputs["Fac"].default_value = 1.0
    link(source, mul.inputs["Color1"])
    link(vary.outputs["Result"], mul.inputs["Color2"])
    out = mul.outputs["Color"]
    if kind == "skin":
        turn = _node(t, "ShaderNodeMapping", Rotation=(0.10, 0.22, 0.35), Location=(1.1, 0.5, 0.3), Scale=(1.0, 1.0, 0.45))
        link(coord.outputs["Object"], turn.inputs["Vector"])
        wave = t.nodes.new("ShaderNodeTexWave")
        wave.wave_type = "RINGS"
        wave.rings_direction = "Z"
        for k, v in {"Scale": 2.0, "Distortion": 3.2, "Detail": 3.0, "Detail Scale": 0.7}.items():
            wave.inputs[k].default_value = v
        link(turn.outputs["Vector"], wave.inputs["Vector"])
        ramp = t.nodes.new("ShaderNodeMapRange")
        wave.wave_profile = "SAW"
        ramp.inputs["To Min"].default_value = 1.03
        ramp.inputs["To Max"].default_value = 0.88
        link(wave.outputs["Fac"], ramp.inputs["Value"])
        mul2 = t.nodes.new("ShaderNodeMixRGB")
        mul2.blend_type = "MULTIPLY"
        mul2.inputs["Fac"].default_value = 1.0
        link(out, mul2.inputs["Color1"])
        link(ramp.outputs["Result"], mul2.inputs["Color2"])
        out = mul2.outputs["Color"]
    link(out, bsdf.inputs["Base Color"])
    _materials[key] = mat
    return mat


def plain(colour, rough=0.35, coat=0.0, metal=0.0, spec=0.5):
    key = ("plain", str(colour), rough, coat, metal, spec)
    if key not in _materials:
        mat = bpy.data.materials.new(f"plain-{len(_materials)}")
        mat.use_nodes = True
        b = mat.node_tree.nodes["Principled BSDF"]
        b.inputs["Base Color"].default_value = rgba(colour)
        b.inputs["Roughness"].default_value = rough
        b.inputs["Clearcoat"].default_value = coat
        b.inputs["Clearcoat Roughness"].default_value = 0.08
        b.inputs["Metallic"].default_value = metal
        b.inputs["Specular"].default_value = spec
        _materials[key] = mat
    return _materials[key]


def signal():
    """Returns the sphere's paint, the same in all pictures."""
    if "signal" not in _materials:
        _materials["signal"] = world.signal_paint()
    return _materials["signal"]


def plaster(colour):
    """Builds plaster with two sizes of trowel marks."""
    key = ("plaster", colour)
    if key in _materials:
        return _materials[key]
    mat = bpy.data.materials.new(f"plaster-{len(_materials)}")
    mat.use_nodes = True
    t = mat.node_tree
    b = t.nodes["Principled BSDF"]
    b.inputs["Roughness"].default_value = 0.85
    b.inputs["Specular"].default_value = 0.15
    coord = t.nodes.new("ShaderNodeTexCoord")
    big = _node(t, "ShaderNodeTexNoise", Scale=0.8, Detail=3.0, Roughness=0.5, Distortion=0.6)
    small = _node(t, "ShaderNodeTexNoise", Scale=14.0, Detail=6.0, Roughness=0.6)
    for n in (big, small):
        t.links.new(coord.outputs["Object"], n.inputs["Vector"])
    vary = t.nodes.new("ShaderNodeMapRange")
    for k, v in {"From Min": 0.3, "From Max": 0.7, "To Min": 0.90, "To Max": 1.06}.items():
        vary.inputs[k].default_value = v
    t.links.new(big.outputs["Fac"], vary.inputs["Value"])
    mul = t.nodes.new("ShaderNodeMixRGB")
    mul.blend_type = "MULTIPLY"
    mul.inputs["Fac"].default_value = 1.0
    mul.inputs["Color1"].default_value = rgba(colour)
    t.links.new(vary.outputs["Result"], mul.inputs["Color2"])
    t.links.new(mul.outputs["Color"], b.inputs["Base Color"])
    b1 = _node(t, "ShaderNodeBump", Strength=0.35, Distance=0.10)
    b2 = _node(t, "ShaderNodeBump", Strength=0.25, Distance=0.02)
    t.links.new(big.outputs["Fac"], b1.inputs["Height"])
    t.links.new(small.outputs["Fac"], b2.inputs["Height"])
    t.links.new(b1.outputs["Normal"], b2.inputs["Normal"])
    t.links.new(b2.outputs["Normal"], b.inputs["Normal"])
    _materials[key] = mat
    return mat


# ------------------------------------------------------------------ meshes

def mesh_object(name, verts, faces, mat, parent=None, smooth_shade=True, uvs=None, colours=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts.tolist() if hasattr(verts, "tolist") else verts, [], faces.tolist() if hasattr(faces, "tolist") else faces)
    if smooth_shade:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if uvs is not None:
        layer = me.uv_layers.new(name="UVMap")
        idx = np.empty(len(me.loops), dtype=np.int32)
        me.loops.foreach_get("vertex_index", idx)
        layer.data.foreach_set("uv", uvs[idx].ravel())
    if colours is not None:
        a = me.attributes.new("paint", "FLOAT_COLOR", "POINT")
        a.data.foreach_set("color", np.c_[linear(colours), np.ones(len(colours))].astype(np.float32).ravel())
    if mat is not None:
        me.materials.append(mat)
    me.validate()
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    if parent is not None:
        ob.parent = parent
    return ob


def grid_faces(rows, cols, closed=False):
    r = np.arange(rows - 1)[:, None]
    c = np.arange(cols - (0 if closed else 1))[None, :]
    c2 = (c + 1) % cols
    a, b = r * cols + c, r * cols + c2
    return np.stack([a, b, b + cols, a + cols], -1).reshape(-1, 4)


def catmull(points, n):
    """Returns n evenly spaced points on a smooth line."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        t = np.linspace(0, 1, 40, endpoint=False)[:, None]
        a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    out = np.vstack(out + [p[-2:-1]])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(out[:, :3] if out.shape[1] > 3 else out, axis=0), axis=1))]
    u = np.linspace(0, s[-1], n)
    return np.stack([np.interp(u, s, out[:, k]) for k in range(out.shape[1])], 1)


def make_image(name, pixels):
    h, w, _ = pixels.shape
    img = bpy.data.images.new(name, w, h)
    data = np.ones((h, w, 4), np.float32)
    data[..., :3] = clamp01(pixels)
    img.pixels.foreach_set(data.ravel())
    img.pack()
    return img


def lathe(name, profile, mat=None, parent=None, paint=None, rows=160, cols=192, shape=None, tex=(2048, 1024), **wood_args):
    """Rotates a profile of (radius, z) about Z; `paint(theta, z, r)` colours it.

    `shape(theta, z, r)` can return a new radius, for folds. theta 0 is the front.
    """
    prof = catmull(profile, rows)
    prof[:, 0] = np.maximum(prof[:, 0], 0.0)
    th = np.linspace(-math.pi, math.pi, cols + 1)  # the seam is at the back
    T, Z = np.meshgrid(th, prof[:, 1])
    R = np.repeat(prof[:, :1], cols + 1, 1)
    if shape is not None:
        R = shape(T, Z, R)
    verts = np.stack([R * np.sin(T), -R * np.cos(T), Z], -1).reshape(-1, 3)
    v = np.linspace(0, 1, rows)
    uv = np.stack(np.broadcast_arrays((T + math.pi) / (2 * math.pi), v[:, None]), -1).reshape(-1, 2)
    if paint is not None:
        w, h = tex
        vv = (np.arange(h) + 0.5) / h
        z1, r1 = np.interp(vv, v, prof[:, 1]), np.interp(vv, v, prof[:, 0])
        tt = ((np.arange(w) + 0.5) / w * 2 - 1) * math.pi
        TT, ZZ = np.meshgrid(tt, z1)
        RR = np.repeat(r1[:, None], w, 1)
        mat = wood(None, image=make_image(name, paint(TT, ZZ, RR)), **wood_args)
    return mesh_object(name, verts, grid_faces(rows, cols + 1), mat, parent, uvs=uv)


_ball = {}


def ball_directions(level=8):
    """Returns vertices and faces of a fine icosphere (cached)."""
    if level not in _ball:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=level, radius=1)
        ob = bpy.context.object
        me = ob.data
        v = np.empty(len(me.vertices) * 3)
        me.vertices.foreach_get("co", v)
        f = np.empty(len(me.loops), dtype=np.int32)
        me.loops.foreach_get("vertex_index", f)
        bpy.data.objects.remove(ob)
        bpy.data.meshes.remove(me)
        v = v.reshape(-1, 3)
        _ball[level] = (v / np.linalg.norm(v, axis=1, keepdims=True), f.reshape(-1, 3))
    return _ball[level]


def star(name, radius, mat, parent=None, level=8, paint=None):
    """Builds a ball with radius(x, y, z) for each unit direction."""
    d, faces = ball_directions(level)
    r = radius(d[:, 0], d[:, 1], d[:, 2])
    # Remove faces deep inside the head: they only cost time.
    keep = r > 0.93
    used = keep[faces].any(axis=1)
    fs = faces[used]
    ids = np.unique(fs)
    remap = np.zeros(len(d), dtype=np.int64)
    remap[ids] = np.arange(len(ids))
    verts = (d * r[:, None])[ids]
    cols = None
    if paint is not None:
        cols = paint(d[ids, 0], d[ids, 1], d[ids, 2])
    return mesh_object(name, verts, remap[fs], mat, parent, colours=cols)


def shell(d, thick, bevel=0.16):
    """Returns a shell's radius; d is the distance inside its edge."""
    s = clamp01(d / bevel)
    return np.where(d > 0, 1 + thick * (1 - (1 - s) ** 2.4), 1 + np.maximum(d * 2.0, -0.08))


def tube(name, points, radii, mat, parent=None, n=64, sides=28, caps=True, soften=0):
    """Builds a round bar through points, with domed ends."""
    pts = np.asarray(points, float)
    rad = np.full(len(pts), radii) if np.isscalar(radii) else np.asarray(radii, float)
    line = catmull(np.c_[pts, rad], n)
    for _ in range(soften):  # smooth tight bends: elbows would have creases
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    p, r = line[:, :3], line[:, 3]
    tan = np.gradient(p, axis=0)
    tan /= np.linalg.norm(tan, axis=1, keepdims=True)
    if caps:  # extra rings in a quarter circle at both ends
        k = np.linspace(0, math.pi / 2, 9)[1:]
        head = [(p[0] - tan[0] * r[0] * math.sin(a), max(r[0] * math.cos(a), 1e-4), tan[0]) for a in k[::-1]]
        tail = [(p[-1] + tan[-1] * r[-1] * math.sin(a), max(r[-1] * math.cos(a), 1e-4), tan[-1]) for a in k]
        p = np.vstack([[h[0] for h in head], p, [q[0] for q in tail]])
        tan = np.vstack([[h[2] for h in head], tan, [q[2] for q in tail]])
        r = np.r_[[h[1] for h in head], r, [q[1] for q in tail]]
    ref = np.array([0.0, 0.0, 1.0]) if abs(tan[0][2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    rows = []
    u = np.cross(tan[0], ref)
    for i in range(len(p)):
        u = u - tan[i] * np.dot(u, tan[i])
        u /= np.linalg.norm(u)
        w = np.cross(tan[i], u)
        rows.append(p[i] + r[i] * (np.cos(a)[:, None] * u + np.sin(a)[:, None] * w))
    return mesh_object(name, np.vstack(rows), grid_faces(len(p), sides, closed=True), mat, parent)


def sphere(name, centre, radius, mat, parent=None, scale=(1, 1, 1), rotation=(0, 0, 0), segments=64):
    prof = [(math.sin(a), -math.cos(a)) for a in np.linspace(0, math.pi, segments // 2 + 1)]
    ob = lathe(name, prof, mat, parent, rows=segments, cols=segments)
    ob.location = centre
    ob.scale = tuple(radius * s for s in scale)
    ob.rotation_euler = rotation
    return ob


def torus(name, centre, major, minor, mat, parent=None, rotation=(0, 0, 0), shape=None, rows=160, cols=24):
    a = np.linspace(0, 2 * math.pi, rows, endpoint=False)[:, None]
    b = np.linspace(0, 2 * math.pi, cols, endpoint=False)[None, :]
    m = minor if shape is None else minor * shape(a, b)
    verts = np.stack(np.broadcast_arrays((major + m * np.cos(b)) * np.cos(a), (major + m * np.cos(b)) * np.sin(a), m * np.sin(b)), -1).reshape(-1, 3)
    f = grid_faces(rows + 1, cols, closed=True) % (rows * cols)
    ob = mesh_object(name, verts, f, mat, parent)
    ob.location = centre
    ob.rotation_euler = rotation
    return ob


def box(name, centre, size, mat, parent=None, rotation=(0, 0, 0), bevel=0.03):
    x, y, z = (s / 2 for s in size)
    v = np.array([(i, j, k) for i in (-x, x) for j in (-y, y) for k in (-z, z)])
    f = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    ob = mesh_object(name, v, f, mat, parent, smooth_shade=False)
    ob.location, ob.rotation_euler = centre, rotation
    m = ob.modifiers.new("bevel", "BEVEL")
    m.width, m.segments = bevel, 4
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = 0.6
    ob.data.polygons.foreach_set("use_smooth", [True] * 6)
    return ob


def empty(name, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
    ob = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(ob)
    ob.parent, ob.location, ob.rotation_euler, ob.scale = parent, location, rotation, scale
    return ob


def fibonacci(n, seed=0, jitter=0.0):
    """Returns n even directions."""
    i = np.arange(n) + 0.5
    z = 1 - 2 * i / n
    a = i * math.pi * (1 + 5 ** 0.5)
    r = np.sqrt(1 - z * z)
    p = np.stack([r * np.cos(a), r * np.sin(a), z], 1)
    p += np.random.default_rng(seed).normal(0, jitter, p.shape)
    return p / np.linalg.norm(p, axis=1, keepdims=True)


def knobs(x, y, z, n, width, seed=0, jitter=0.03):
    """Returns the height (0 to 1) of curls: domes over the head."""
    d = np.stack([x, y, z], 1).astype(np.float32)
    c = fibonacci(n, seed, jitter).astype(np.float32)
    best = np.concatenate([(part @ c.T).max(1) for part in np.array_split(d, 40)])
    ang = np.arccos(np.clip(best, -1, 1)) / width
    return np.sqrt(np.maximum(0, 1 - np.minimum(ang, 1) ** 2))


# -------------------------------------------------------------------- body

BODY = [(0.30, 0.12), (0.33, 0.02), (0.37, -0.10), (0.52, -0.24), (0.76, -0.40), (0.93, -0.62), (1.00, -0.92),
        (1.03, -1.4), (1.09, -2.0), (1.17, -2.6), (1.20, -2.92), (1.17, -3.01), (1.08, FLOOR), (0.0, FLOOR)]
_body_line = catmull(BODY, 600)


def body_radius(z, width=1.0):
    """Returns the radius of the body at height z."""
    line = _body_line[_body_line[:, 1] > FLOOR + 0.05]
    return width * np.interp(-np.asarray(z, float), -line[:, 1], line[:, 0])


def on_body(theta, z, width=1.0, lift=0.0):
    """Returns a point on the garment and its normal."""
    r = float(body_radius(z, width))
    slope = float(body_radius(z - 0.02, width) - body_radius(z + 0.02, width)) / 0.04
    n = Vector((math.sin(theta), -math.cos(theta), slope)).normalized()
    return Vector((r * math.sin(theta), -r * math.cos(theta), z)) + n * lift, n


def facing(n):
    """Returns Euler angles that turn +Z to direction n."""
    return Vector(n).to_track_quat("Z", "Y").to_euler()


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

        def body_paint(t, z, r):
            base = np.broadcast_to(srgb(garment), t.shape + (3,)).copy()
            if paint is not None:
                base = paint(base, t, z, r * np.sin(t), skin)
            return base

        prof = [(r * width if z < -0.15 else r, z) for r, z in BODY]
        self.body = lathe(name + "-body", prof, parent=self.root, paint=body_paint, rows=300, tex=(3072, 1536))
        self._skull(cheek)

    def _skull(self, cheek):
        skin = srgb(self.skin_colour)
        blush = skin * np.array([0.98, 0.66, 0.60]) + np.array([0.05, 0.01, 0.02])

        def paint(t, z, r):
            base = np.broadcast_to(skin, t.shape + (3,)).copy()
            for side in (-1, 1):
                d = np.sqrt((t - side * 0.56) ** 2 * (r ** 2) + (z + 0.32) ** 2 * 1.25)
                base = over(base, blush, cheek * (1 - smooth(0.05, 0.23, d)))
            return base

        prof = [(math.sin(a), -math.cos(a)) for a in np.linspace(0, math.pi, 49)]
        self.skull = lathe(self.name + "-skull", prof, parent=self.head, paint=paint, rows=200, cols=200, kind="skin", rough=0.42)

    # -- features -----------------------------------------------------------

    @staticmethod
    def at(lon, lat, r=1.0):
        return Vector((r * math.sin(lon) * math.cos(lat), -r * math.cos(lon) * math.cos(lat), r * math.sin(lat)))

    def eyes(self, lon=0.27, lat=-0.05, size=0.078):
        m = plain("#09090b", rough=0.18, coat=0.5, spec=0.3)
        for s in (-1, 1):
            p = self.at(s * lon, lat, 0.985)
            sphere(f"{self.name}-eye", p, size, m, self.head, scale=(0.86, 1.1, 0.62), rotation=facing(p))
        return self

    def ears(self, lat=-0.08, lon=1.5, size=0.17):
        for s in (-1, 1):
            p = self.at(s * lon, lat, 0.99)
            sphere(f"{self.name}-ear", p, size, self.skin, self.head, scale=(0.62, 1.0, 1.15), rotation=(0, 0, s * 0.35))
        return self

    def brows(self, colour, lat=0.20, lon=0.27, half=0.13, thick=0.028, arch=0.05, slope=0.0, lift=(0, 0)):
        m = wood(colour, "paint", rings=0)
        for s, up in zip((-1, 1), lift):
            pts = []
            for k in np.linspace(-1, 1, 7):
                a = s * (lon + k * half)
                pts.append(self.at(a, lat + up + arch * (1 - k * k) - slope * k, 1.004))
            tube(f"{self.name}-brow", pts, [thick * f for f in (0.55, 0.85, 1, 1, 0.95, 0.8, 0.5)], m, self.head, n=24, sides=16)
        return self

    def shell(self, part, distance, thick, colour, bevel=0.16, paint=None, rough=0.42, coat=0.3, groove=None, level=8, rings=0.0, grain=1.2):
        """Adds hair, a beard or a hat. `groove(x, y, z)` < 0 carves it."""
        def radius(x, y, z):
            d = distance(x, y, z)
            t = thick(x, y, z) if callable(thick) else thick
            r = shell(d, t, bevel)
            if groove is not None:
                r = r + groove(x, y, z) * smooth(0.0, bevel * 0.8, d)
            return r

        if paint is not None:
            mat = wood("paint" + self.name + part, "attr", rough=rough, coat=coat, rings=rings, grain=grain)
        else:
            mat = wood(colour, "cloth", rough=rough, coat=coat, rings=rings, grain=grain)
        return star(f"{self.name}-{part}", radius, mat, self.head, level=level, paint=paint)

    def arm(self, side, hand, elbow=None, cuff=None, sleeve=None, hand_size=0.215):
        """Adds an arm of two bars that meet at the elbow, and a ball as hand."""
        w = self.width
        sh = np.array([side * 0.80 * w, 0.0, -0.66])
        hand = np.array(hand, float)
        if elbow is None:
            elbow = (sh + hand) / 2 + np.array([side * 0.28, 0.18, -0.35])
        mat = wood(sleeve, "cloth", rings=0.4) if sleeve else wood(self.garment_colour, "cloth", rings=0.4)
        elbow = np.array(elbow, float)
        d = (hand - elbow) / np.linalg.norm(hand - elbow)
        wrist = hand - d * 0.16
        tube(f"{self.name}-arm", [sh, (sh + elbow) / 2 + [side * 0.07, 0.02, 0], elbow, (elbow + wrist) / 2 + [side * 0.03, 0, -0.03], wrist],
             [0.285, 0.275, 0.25, 0.225, 0.20], mat, self.root, n=80, sides=40, soften=60)
        if cuff:
            tube(f"{self.name}-cuff", [wrist - d * 0.10, wrist - d * 0.02, wrist + d * 0.05], 0.222, wood(cuff, "cloth", rings=0), self.root, n=12, sides=40)
        sphere(f"{self.name}-hand", hand, hand_size, self.skin, self.root)
        return self

    def buttons(self, zs, colour, theta=0.0, size=0.062):
        m = wood(colour, "paint", rings=0)
        for z in zs:
            p, n = on_body(theta, z, self.width, 0.012)
            sphere(f"{self.name}-button", p, size, m, self.root, scale=(1, 1, 0.45), rotation=facing(n))
        return self


# ---------------------------------------------------------- hair and hats

def lonlat(x, y, z):
    return np.arctan2(x, -y), np.arcsin(np.clip(z, -1, 1))


def oval(x, y, z, cx, cz, a, b, n=2.0):
    """Returns the distance outside an oval on the face."""
    f = (np.abs((x - cx) / a) ** n + np.abs((z - cz) / b) ** n) ** (1 / n) - 1
    d = f * min(a, b)
    return np.where(y < 0, d, np.maximum(d, 0) + 0.4 + y)


def smin(a, b, k=0.1):
    h = clamp01(0.5 + 0.5 * (b - a) / k)
    return b + (a - b) * h - k * h * (1 - h)


def smax(a, b, k=0.1):
    return -smin(-a, -b, k)


def cape(fig, colour, edge=None, hem=-0.86, wide=1.0, front=0.0, side=1):
    """Adds the part of a headscarf that covers the shoulders."""
    prof = [(0.45, 0.42), (0.70, 0.30), (0.80, 0.12), (0.86, -0.08), (0.98 * wide, -0.32), (1.12 * wide, -0.58), (1.175 * wide, hem + 0.06),
            (1.16 * wide, hem), (1.10 * wide, hem + 0.005), (1.0 * wide, hem + 0.1)]

    def wrap(t, z):
        """Returns the distance below the upper layer's edge, from one shoulder to the other hip."""
        return -(z + 0.30 + 0.42 * np.sin(side * t * 0.9 + 0.5))

    def shape(t, z, r):
        d = wrap(t, z)
        layer = 0.05 * (1 - smooth(0.0, 0.035, d))
        folds = 0.018 * np.sin(5.5 * d + 1.2) + 0.022 * np.sin(side * 4 * t + 7 * z) * smooth(0.2, -0.4, z)
        dip = front * np.cos(t) * smooth(-0.2, hem, z)
        return r + layer + folds * smooth(0.36, 0.1, z) + dip

    def paint(t, z, r):
        base = np.broadcast_to(srgb(colour), t.shape + (3,)).copy()
        if edge:
            d = wrap(t, z)
            base = over(base, edge, cut(0.013 - np.abs(d + 0.012)))
            base = over(base, edge, cut(0.012 - np.abs(z - hem - 0.05)))
        return base

    return lathe(fig.name + "-cape", prof, parent=fig.root, paint=paint, rows=240, cols=280, shape=shape, rings=0.0, rough=0.55, coat=0.12, kind="cloth")


def headscarf(fig, colour, edge=None):
    def d(x, y, z):
        return oval(x, y, z, 0, -0.10, 0.66, 0.76, 2.3)

    def thick(x, y, z):
        # Thicker at the back and around the face.
        return 0.15 + 0.10 * smooth(-0.2, 0.9, y) + 0.02 * smooth(0.3, 1.0, z)

    def folds(x, y, z):
        q = d(x, y, z)
        return 0.016 * np.sin(17 * q + 2.2 * x) * smooth(0.02, 0.2, q) - 0.022 * np.exp(-((q - 0.26 - 0.10 * x) / 0.022) ** 2)

    def paint(x, y, z):
        base = np.broadcast_to(srgb(colour), x.shape + (3,)).copy()
        return over(base, edge, cut(0.013 - np.abs(d(x, y, z) - 0.05), 0.008)) if edge else base

    fig.shell("scarf", d, thick, colour, bevel=0.10, paint=paint if edge else None, groove=folds, rough=0.55, coat=0.12)
    cape(fig, colour, edge)


def ghutra(fig, white="#e9e6df"):
    """Adds white cloth down to the shoulders and two black rings."""
    prof = catmull([(0.0, 1.155), (0.35, 1.12), (0.72, 0.90), (0.98, 0.55), (1.11, 0.12), (1.135, -0.35), (1.12, -0.70), (1.15, -1.0),
                    (1.22, -1.35), (1.27, -1.75)], 200)
    n_t, n_s = 420, 150
    th = np.linspace(-math.pi, math.pi, n_t + 1)
    # The cloth's lower end at each angle: the brow in front, the chest elsewhere.
    t_brow = float(np.interp(-0.47, -prof[:, 1], np.linspace(0, 1, 200)))
    a = np.abs(th)
    end = t_brow + (1 - t_brow) * smooth(0.50, 0.86, a) ** 0.8
    end -= 0.10 * smooth(0.86, 1.6, a) * (1 - smooth(1.6, 2.4, a))  # shorter over the arms
    s = np.linspace(0, 1, n_s)[:, None]
    t = s * end[None, :]
    T = np.broadcast_to(th, t.shape)
    u = np.linspace(0, 1, 200)
    R, Z = np.interp(t, u, prof[:, 0]), np.interp(t, u, prof[:, 1])
    low = smooth(0.45, 0.95, t)
    fold = 0.055 * np.sin(9 * T + 2.0 * low + 0.6) + 0.03 * np.sin(16 * T - 3 * low + 2) + 0.02 * np.sin(5 * T + 9 * t)
    R = R + fold * low
    R = R + 0.045 * np.exp(-(T / 0.07) ** 2) * smooth(0.12, 0.3, t) * (1 - smooth(0.45, 0.6, t))  # the crease over the brow
    R = R - 0.05 * np.exp(-((np.abs(T) - 0.80) / 0.10) ** 2) * low
    verts = np.stack([R * np.sin(T), -R * np.cos(T), Z], -1).reshape(-1, 3)
    ob = mesh_object(fig.name + "-ghutra", verts, grid_faces(n_s, n_t + 1), wood(white, "cloth", rough=0.7, coat=0.0, rings=0.0, grain=0.7), fig.head)
    m = ob.modifiers.new("weld", "WELD")
    m.merge_threshold = 0.0005
    m = ob.modifiers.new("thick", "SOLIDIFY")
    m.thickness, m.offset = 0.06, 1.0
    m = ob.modifiers.new("soft", "SUBSURF")
    m.levels = m.render_levels = 1
    # A second layer behind the neck hides the dark inside.
    inner = catmull([(0.88, -0.30), (0.88, -0.62), (0.82, -0.95), (0.78, -1.18), (0.88, -1.38), (1.03, -1.62)], 60)
    start = np.interp(-inner[:, 1], [0.3, 0.8, 1.05, 1.3, 1.6], [1.2, 0.92, 0.70, 0.72, 1.0])[:, None]
    T = start + np.linspace(0, 1, 160)[None, :] * (2 * math.pi - 2 * start)
    R = np.repeat(inner[:, :1], 160, 1)
    R = R + 0.02 * np.sin(11 * T) + 0.03 * np.cos(2 * T)
    verts = np.stack([R * np.sin(T), -R * np.cos(T), np.broadcast_to(inner[:, 1:], T.shape)], -1).reshape(-1, 3)
    ob = mesh_object(fig.name + "-lining", verts, grid_faces(60, 160), wood(white, "cloth", rough=0.71, coat=0.0, rings=0.0, grain=0.7), fig.head)
    # Light through thin cotton; a separate material because of the roughness.
    shine = ob.data.materials[0].node_tree.nodes["Principled BSDF"]
    shine.inputs["Emission"].default_value = rgba("#cdb79a")
    shine.inputs["Emission Strength"].default_value = 0.16
    m = ob.modifiers.new("thick", "SOLIDIFY")
    m.thickness = 0.05
    rope = plain("#17171a", rough=0.6)
    twist = lambda p, q: 1 + 0.07 * np.sin(46 * p + 2 * q)
    for z, r, tilt in ((0.60, 1.035, -0.12), (0.725, 0.975, -0.12)):
        torus(fig.name + "-agal", (0, 0.0, z), r, 0.066, rope, fig.head, rotation=(tilt, 0, 0), shape=twist, rows=600)


def afro(fig, colour, thick=0.60):
    def d(x, y, z):
        return oval(x, y, z, 0, -0.24, 0.74, 0.80, 2.2) - 0.0

    def t(x, y, z):
        return thick * (0.82 + 0.26 * smooth(-0.6, 0.8, z)) * smooth(-0.98, -0.30, z + 0.15 * y)

    fig.shell("afro", d, t, colour, bevel=0.46, groove=lambda x, y, z: 0.045 * knobs(x, y, z, 620, 0.095, 3, 0.03) + 0.022 * knobs(x, y, z, 2600, 0.048, 4, 0.012), rough=0.6, coat=0.1)


def strands(x, y, z, k=44, amp=0.013):
    """Returns carved comb lines from the crown."""
    lon = np.arctan2(x, -y)
    return -amp * np.abs(np.sin(k / 2 * lon + 0.6 * np.sin(3 * lon))) ** 3 * smooth(0.97, 0.7, z)


def plait(fig, colour, points, n=11, size=0.2, tie=VERMILION):
    """Adds a plait: crossing beads, smaller at the end, and a tassel."""
    line = catmull(points, n)
    mat = wood(colour, "cloth", rings=0.0, grain=1.6, rough=0.36)
    for i, p in enumerate(line):
        f = 1.0 - 0.45 * i / n
        d = line[min(i + 1, n - 1)] - line[max(i - 1, 0)]
        side = -1 if i % 2 else 1
        q = Vector(d).to_track_quat("Z", "Y").to_euler()
        ob = sphere(f"{fig.name}-plait", p + np.array([side * 0.07 * f, -0.02, 0]), size * f, mat, fig.root, scale=(0.95, 0.8, 1.15), rotation=q)
        ob.rotation_euler.rotate_axis("Y", side * 0.55)
    end = line[-1] + (line[-1] - line[-2]) * 0.9
    sphere(f"{fig.name}-tie", line[-1] + (line[-1] - line[-2]) * 0.55, size * 0.42, wood(tie, "cloth", rings=0), fig.root, scale=(1, 1, 0.7))
    tube(f"{fig.name}-tassel", [end, end + np.array([0, 0, -0.12]), end + np.array([0, 0, -0.26])], [0.07, 0.10, 0.05], mat, fig.root, n=20)


# -------------------------------------------------------- painted garments

def peter_pan(base, t, z, colour, top=-0.27, deep=0.25, reach=1.3):
    half = reach / 2
    q = (np.abs(t) - half) / half
    low = top - deep * np.sqrt(np.maximum(0, 1 - q * q)) - wobble(t, z, 0.003)
    return over(base, colour, cut(z - np.where(np.abs(t) < reach, low, top)))


def points_collar(base, t, z, colour, top=-0.22, deep=0.40, tip=0.40, reach=1.25):
    a = np.abs(t)
    f = np.where(a < tip, a / tip, np.maximum(0, 1 - (a - tip) / (reach - tip)))
    return over(base, colour, cut(z - (top - deep * (0.22 + 0.78 * f)) + wobble(t, z, 0.003)))


def v_neck(base, t, z, colour, bottom=-0.80, width=0.95):
    return over(base, colour, cut((z - bottom) * width - np.abs(t) * body_radius(z) + wobble(z, t, 0.004)))


def band(base, z, t, z0, z1, colour):
    w = wobble(t, z0 * 9, 0.005)
    return over(base, colour, cut(np.minimum(z - z0 + w, z1 - z - w)))


def placket(base, t, z, x, colour, half=0.012, top=-0.2, bottom=-9, at=0.0):
    return over(base, colour, cut(np.minimum(half - np.abs(x - at + wobble(z, 0, 0.004)), np.minimum(top - z, z - bottom))) * (np.abs(t) < 1.5))


def neck_skin(base, t, z, skin, z0=-0.12):
    return over(base, skin, cut(z - z0))


def dots(base, t, z, z0, n, radius, colour, phase=0.0, limit=math.pi):
    """Paints a row of spots around the body at z0."""
    step = 2 * math.pi / n
    k = np.round((t - phase) / step)
    dx = (t - phase - k * step) * float(body_radius(z0))
    d = radius - np.sqrt(dx ** 2 + (z - z0) ** 2) + wobble(k * 2.1, z * 3, 0.004)
    return over(base, colour, cut(d) * (np.abs(k * step + phase) < limit))


def triangles(base, t, z, z0, z1, n, colour):
    """Paints triangles that point from z0 to z1."""
    step = 2 * math.pi / n
    f = np.abs((t / step) % 1 - 0.5) * 2  # 0 at the middle of a tooth
    return over(base, colour, cut(np.minimum((z - z1) / (z0 - z1) - f, (z0 - z) * 20) * 0.12 + wobble(t, z, 0.003)))


# -------------------------------------------------------------------- cast

def resting_arms(f):
    for s in (-1, 1):
        f.arm(s, (s * 1.10, -0.36, -1.95), (s * 1.20, 0.0, -1.35))


def noor(held=True):
    def dress(b, t, z, x, skin):
        b = band(b, z, t, -1.52, -1.47, SKY)
        b = dots(b, t, z, -1.66, 26, 0.045, SKY)
        return band(b, z, t, -1.86, -1.81, SKY)

    f = Figure("noor", "#cf9f70", "#39434c", tilt=(0.02, 0.06, 0.20), turn=-0.10, paint=dress)
    f.eyes().brows("#2b2220", lat=0.19, arch=0.045)
    headscarf(f, "#a9c4ce")
    if held:
        sphere("signal", (0.02, -1.42, -1.06), 0.43, signal(), f.root, segments=96)
        f.arm(-1, (-0.47, -1.38, -1.22), (-1.18, -0.42, -1.48), cuff=SKY)
        f.arm(1, (0.50, -1.36, -1.20), (1.18, -0.42, -1.48), cuff=SKY)
    else:
        resting_arms(f)
    return f


def rashid(held=True):
    def kandura(b, t, z, x, skin):
        b = neck_skin(b, t, z, skin, -0.08)
        b = placket(b, t, z, x, "#b9b4a8", 0.010, at=-0.085)
        b = placket(b, t, z, x, "#b9b4a8", 0.010, at=0.085)
        return band(b, z, t, -0.30, -0.285, "#b9b4a8")

    f = Figure("rashid", "#b37e50", "#e6e2d9", tilt=(-0.02, -0.05, -0.16), turn=0.10, paint=kandura)
    f.eyes().brows("#1f1917", lat=0.20, thick=0.036, arch=0.035)
    f.shell("beard", short_beard(0.74), 0.05, "#2a211d", bevel=0.10, groove=stubble)
    moustache(f, "#2a211d", lat=-0.37, half=0.33, thick=0.05)
    ghutra(f)
    if held:
        f.arm(-1, (-0.62, -1.12, -1.18), (-1.25, -0.35, -1.42), cuff="#d9d4c8")
        f.arm(1, (1.14, -0.30, -1.95), (1.20, 0.0, -1.35), cuff="#d9d4c8")
        beads(f, Vector((-0.62, -1.12, -1.18)))
    else:
        resting_arms(f)
    return f


def short_beard(low=0.52):
    """Returns the distance function of a beard from jaw to ears."""
    def d(x, y, z):
        lon, lat = lonlat(x, y, z)
        jaw = -low + low * smooth(0.45, 1.45, np.abs(lon)) - lat
        return smin(jaw, 1.62 - np.abs(lon), 0.12)
    return d


def stubble(x, y, z):
    lon = np.arctan2(x, -y)
    return -0.010 * np.abs(np.sin(30 * lon + 5 * z))


def beads(f, hand):
    """Adds prayer beads over a hand, with a long amber bead at the end."""
    dark = wood("#4a2a1a", "paint", rings=0, coat=0.6)
    n = 22
    for i in range(n):
        a = 2 * math.pi * i / n
        p = hand + Vector((0.27 * math.sin(a) * (1.0 - 0.25 * math.cos(a)), -0.24 - 0.03 * math.cos(a), -0.26 - 0.44 * (1 - math.cos(a)) * 0.62 + 0.34))
        if i == n // 2:
            sphere("amber", p + Vector((0, 0, -0.10)), 0.10, plain("#b5651d", rough=0.2, coat=0.8), f.root, scale=(0.8, 0.8, 1.7))
        else:
            sphere("bead", p, 0.062, dark, f.root, segments=32)


def mina(held=True):
    def dress(b, t, z, x, skin):
        b = neck_skin(b, t, z, skin, -0.30)
        b = band(b, z, t, -0.36, -0.30, INK)
        b = triangles(b, t, z, -0.36, -0.58, 22, "#ece8de")
        b = band(b, z, t, -0.66, -0.62, INK)
        b = dots(b, t, z, -0.78, 28, 0.035, INK)
        return b

    f = Figure("mina", "#70432a", "#8fb7c6", tilt=(0.0, -0.09, 0.14), turn=0.06, paint=dress, cheek=0.45)
    f.eyes(lat=-0.09).brows("#2a1710", lat=0.14, arch=0.06)
    afro(f, "#3b2217")
    for s in (-1, 1):
        sphere("earring", f.at(s * 1.02, -0.62, 1.10), 0.10, plain(GOLD, rough=0.3, metal=0.9), f.head)
    if held:
        f.arm(1, (0.60, -1.22, -1.12), (1.22, -0.38, -1.45), cuff=INK)
        f.arm(-1, (-1.10, -0.36, -1.95), (-1.20, 0.0, -1.35), cuff=INK)
        pawn(f, Vector((0.52, -1.42, -1.18)))
    else:
        resting_arms(f)
    return f


def pawn(f, at):
    """Adds a pawn; its head is the sphere."""
    ob = lathe("pawn", [(0.0, -0.35), (0.24, -0.35), (0.27, -0.30), (0.25, -0.22), (0.17, -0.12), (0.11, 0.10), (0.09, 0.24), (0.16, 0.27), (0.16, 0.31), (0.06, 0.34), (0.0, 0.35)],
               wood("#2a2523", "paint", coat=0.6, rings=1.5), f.root)
    ob.location = at + Vector((0, 0, 0.05))
    sphere("signal", at + Vector((0, 0, 0.57)), 0.215, signal(), f.root)


def tomas(held=True):
    def jumper(b, t, z, x, skin):
        b = band(b, z, t, -0.34, 0.3, "#c4975a")
        b = over(b, "#b5884c", cut(0.25 - np.abs(np.sin(28 * t)), 0.2) * 0.5 * (z > -0.335))
        b = band(b, z, t, -1.06, -0.92, "#ece8de")
        b = band(b, z, t, -1.30, -1.16, "#ece8de")
        return band(b, z, t, -0.82, -0.78, "#ece8de")

    f = Figure("tomas", "#dcab7c", "#d9b377", width=1.04, tilt=(0.03, 0.08, -0.20), turn=0.06, paint=jumper)
    f.eyes(lat=0.0).brows(BROWN_HAIR, lat=0.25, thick=0.042, half=0.12, arch=0.03)
    f.ears(lat=0.02, lon=1.52)

    def beard(x, y, z):
        lon, lat = lonlat(x, y, z)
        a = np.abs(lon)
        line = -0.235 - 0.10 * np.exp(-(lon / 0.10) ** 2) + 0.05 * np.cos(2 * lon) - 0.16 * np.exp(-((a - 0.72) / 0.30) ** 2) + 0.75 * smooth(0.95, 1.40, a)
        return smin(line - lat, 1.50 - a, 0.15)

    f.shell("beard", beard, lambda x, y, z: 0.14 + 0.16 * smooth(-0.3, -0.95, z) * smooth(0.2, -0.5, y), BROWN_HAIR, bevel=0.17,
            groove=lambda x, y, z: -0.020 * np.abs(np.sin(17 * np.arctan2(x, -y) * (1 + 0.12 * z) + 3 * z)) ** 2)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        return smin(smin(lat + 0.42 + 0.0 * lon, np.abs(lon) - 1.62, 0.1), 0.6 - lat, 0.1)

    f.shell("hair", hair, 0.07, BROWN_HAIR, bevel=0.12, groove=lambda x, y, z: strands(x, y, z, 60, 0.012))
    beanie(f, VERMILION)
    if held:
        f.arm(-1, (-0.52, -1.22, -1.52), (-1.26, -0.40, -1.56), cuff="#c4975a")
        f.arm(1, (0.50, -1.30, -1.06), (1.26, -0.40, -1.42), cuff="#c4975a")
        pencil(f, Vector((0.98, -1.42, -0.56)), Vector((-1.9, -1.24, -2.42)), f.root, radius=0.125)
    else:
        resting_arms(f)
    return f


def pencil(f, a, b, parent, radius=0.055, colour="#2c4650"):
    d = (b - a).normalized()
    tip = plain("#1a1a1c")
    raw = wood("#e2bf8d", "skin", rings=0)
    ob = lathe("pencil-tip", [(0.0, 0.0), (0.015, 0.03), (0.03, 0.09), (0.055, 0.20)], raw, parent, rows=30, cols=24)
    ob.location, ob.rotation_euler = a, d.to_track_quat("Z", "Y").to_euler()
    ob.scale = (radius / 0.055,) * 3
    k = radius / 0.055
    sphere("lead", a + d * 0.025 * k, 0.018 * k, tip, parent)
    tube("pencil", [a + d * 0.20 * k, (a + b) / 2, b], radius, wood(colour, "cloth", rings=0, coat=0.6), parent, n=12, sides=6)


def beanie(f, colour):
    tip = 0.10  # it is a little towards the back

    def up(x, y, z):
        lat = np.arcsin(np.clip(z * math.cos(tip) - y * math.sin(tip) * -1.0, -1, 1))
        return lat

    def rib(x, y, z, k=34):
        return np.abs(np.cos(k * np.arctan2(x, -y) / 2 * 2 * 0.5))

    f.shell("beanie", lambda x, y, z: up(x, y, z) - 0.50, lambda x, y, z: 0.13 + 0.20 * smooth(0.55, 1.0, z), colour, bevel=0.1,
            groove=lambda x, y, z: 0.022 * (rib(x, y, z, 60) - 1) * smooth(1.0, 0.8, z), rough=0.6, coat=0.05)

    def fold(x, y, z):
        u = up(x, y, z)
        return smin(u - 0.36, 0.74 - u, 0.04)

    f.shell("brim", fold, 0.215, colour, bevel=0.13, groove=lambda x, y, z: 0.030 * (rib(x, y, z, 60) - 1), rough=0.6, coat=0.05)
    sphere("signal", (0.0, 0.13, 1.46), 0.24, signal(), f.head)


def yuki(held=True):
    def dress(b, t, z, x, skin):
        b = neck_skin(b, t, z, skin, -0.22)
        b = peter_pan(b, t, z, "#efebe1", top=-0.26, deep=0.30, reach=1.35)
        b = neck_skin(b, t, z, skin, -0.20)
        return placket(b, t, z, x, "#b82c08", 0.010, top=-0.34)

    f = Figure("yuki", "#e7c59e", "#e8410f", tilt=(0.0, 0.0, -0.13), turn=-0.16, paint=dress, cheek=0.46)
    f.eyes()

    def bob(x, y, z):
        lon, lat = lonlat(x, y, z)
        face = oval(x, y, z, 0, -0.32, 0.70, 0.70, 4.5)  # a straight fringe, straight sides
        return smin(face, z + 0.66 + 0.10 * y, 0.05)

    f.shell("bob", bob, lambda x, y, z: 0.15 + 0.15 * smooth(0.5, -0.6, z) * smooth(-0.9, 0.1, y + np.abs(x) * 0.5), BLACK_HAIR, bevel=0.11,
            groove=lambda x, y, z: strands(x, y, z, 72, 0.012), rough=0.30, coat=0.5)
    f.buttons((-0.52, -0.82, -1.12, -1.42, -1.72), INK)
    if held:
        sphere("signal", (0.0, 0.0, 1.15 + 0.37), 0.38, signal(), f.head, segments=96, scale=(1, 1 / 0.98, 1 / 1.04))
        f.arm(-1, (-1.06, -0.42, -1.92), (-1.18, 0.0, -1.35), cuff="#efebe1")
        f.arm(1, (1.06, -0.42, -1.92), (1.18, 0.0, -1.35), cuff="#efebe1")
    else:
        resting_arms(f)
    return f


def edith(held=True):
    def dress(b, t, z, x, skin):
        b = neck_skin(b, t, z, skin, -0.16)
        b = points_collar(b, t, z, "#ece8de", top=-0.20, deep=0.42)
        return b

    f = Figure("edith", "#ecccab", "#23262c", width=0.97, tilt=(0.05, -0.07, 0.17), turn=-0.12, paint=dress, cheek=0.46)
    f.eyes(lon=0.30, lat=-0.06, size=0.070).ears(lat=-0.12)
    f.brows("#9b958d", lat=0.29, lon=0.31, half=0.11, thick=0.026, arch=0.05)
    grey = "#a9a49c"

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        a = np.abs(lon)
        front = lat - (0.70 - 0.10 * np.exp(-(lon / 0.35) ** 2) - 0.95 * smooth(0.75, 1.45, a) - 0.45 * smooth(1.7, 2.4, a))
        return front

    f.shell("hair", hair, 0.12, grey, bevel=0.14, groove=lambda x, y, z: -0.014 * np.abs(np.sin(26 * x / np.sqrt(np.maximum(0.12, 1 - 0.75 * y * y)))) ** 2 * smooth(-1.2, 0.2, z) - 0.03 * np.exp(-(x / 0.03) ** 2) * smooth(0.35, -0.2, y))
    bun = lathe("bun", [(0.0, -0.36), (0.22, -0.30), (0.385, -0.10), (0.40, 0.06), (0.30, 0.25), (0.12, 0.335), (0.0, 0.34)], wood(grey, "cloth", rings=0, grain=1.4), f.head,
                shape=lambda t, z, r: r * (1 - 0.045 * np.abs(np.sin(5 * t + 9 * z)) ** 2))
    bun.location, bun.rotation_euler = (0.0, 0.12, 1.30), (-0.15, 0, 0)
    # A knitting needle through the bun.
    tube("pin", [(-0.62, 0.04, 1.16), (0, 0.08, 1.34), (0.60, 0.10, 1.52)], 0.028, wood("#caa06a", "skin", rings=0), f.head, n=16, sides=16)
    sphere("signal", (0.66, 0.10, 1.54), 0.135, signal(), f.head)
    glasses(f)
    if held:
        f.arm(-1, (-0.36, -1.20, -1.40), (-1.20, -0.40, -1.48), cuff="#ece8de")
        f.arm(1, (0.52, -1.22, -1.24), (1.18, -0.40, -1.48), cuff="#ece8de")
        book(f)
    else:
        resting_arms(f)
    return f


def glasses(f, colour=VERMILION, size=0.245, lon=0.30, lat=-0.06):
    mat = plain(colour, rough=0.38, coat=0.2, spec=0.3)
    c = [f.at(s * lon, lat, 1.075) for s in (-1, 1)]
    for s, p in zip((-1, 1), c):
        n = Vector((s * 0.16, -1, -0.03)).normalized()
        torus("rim", p, size, 0.034, mat, f.head, rotation=facing(n))
        tube("temple", [p + Vector((s * size, 0.03, 0.03)), p + Vector((s * (size + 0.16), 0.24, 0.04)), f.at(s * 1.05, 0.0, 1.06), f.at(s * 1.5, 0.04, 1.05)], 0.024, mat, f.head, n=30, sides=16)
    tube("bridge", [c[0] + Vector((size - 0.015, -0.02, 0.04)), (c[0] + c[1]) / 2 + Vector((0, -0.06, 0.085)), c[1] + Vector((-size + 0.015, -0.02, 0.04))], 0.026, mat, f.head, n=20, sides=16)


def book(f):
    g = empty("book", f.root, location=(0.06, -1.10, -1.22), rotation=(-0.12, 0.14, 0.05))
    cover = wood("#7d9aa3", "cloth", rings=0, rough=0.6, coat=0.05)
    box("pages", (0, 0, 0), (0.74, 0.15, 0.98), plain("#e9e0cb", rough=0.8), g, bevel=0.01)
    box("cover", (-0.01, -0.095, 0), (0.80, 0.035, 1.06), cover, g, bevel=0.014)
    box("cover", (-0.01, 0.095, 0), (0.80, 0.035, 1.06), cover, g, bevel=0.014)
    box("spine", (-0.40, 0, 0), (0.04, 0.22, 1.06), cover, g, bevel=0.016)
    box("label", (0.02, -0.115, 0.24), (0.40, 0.01, 0.20), plain("#ece8de", rough=0.7), g, bevel=0.004)


def arjun(held=True):
    def shirt(b, t, z, x, skin):
        b = v_neck(b, t, z, skin, bottom=-0.52, width=0.9)
        b = neck_skin(b, t, z, skin, -0.14)
        b = placket(b, t, z, x, "#64735a", 0.009, top=-0.50, at=-0.10)
        b = placket(b, t, z, x, "#64735a", 0.009, top=-0.50, at=0.10)
        a = np.abs(t)
        low = -0.20 - 0.46 * np.where(a < 0.50, smooth(0.10, 0.50, a) * 0.9 + 0.1, np.maximum(0, 1 - (a - 0.50) / 0.7))
        rim = v_neck(np.zeros(t.shape + (3,)), t, z, "#ffffff", bottom=-0.52, width=0.9)[..., 0]
        m = cut(z - low) * (1 - rim) * (z < -0.135)
        return over(b, "#abb49c", m)

    f = Figure("arjun", "#9b6841", "#8b957f", tilt=(0.03, -0.08, -0.10), turn=0.14, paint=shirt)
    f.eyes(lat=-0.02).brows(BLACK_HAIR, lat=0.24, thick=0.040, half=0.13, arch=0.03, lift=(0.0, 0.035)).ears()

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        a = np.abs(lon)
        # The fringe goes from the parting (his left) to his right temple.
        front = 0.66 - 0.17 * smooth(0.5, -0.9, lon) + 0.06 * np.exp(-((lon - 0.48) / 0.12) ** 2)
        line = front - 0.62 * smooth(1.0, 1.34, a) - 0.45 * smooth(1.7, 2.3, a)
        return lat - line

    def comb(x, y, z):
        q = x - 0.36 + 0.08 * y
        sweep = np.where(q < 0, x * 0.9 + y * 0.55 + z * 0.25, y * 0.9 - x * 0.2)
        g = -0.014 * np.abs(np.sin(24 * sweep)) ** 2
        return g - 0.10 * np.exp(-(q / 0.035) ** 2) * smooth(0.45, 0.1, y) * smooth(0.3, 0.6, z)

    f.shell("hair", hair, lambda x, y, z: 0.12 + 0.14 * smooth(0.45, -0.2, x) * smooth(0.3, 0.8, z) * smooth(0.5, -0.5, y), BLACK_HAIR, bevel=0.13, groove=comb, rough=0.32, coat=0.45)
    moustache(f, BLACK_HAIR)
    f.buttons((-0.66, -0.96, -1.26), "#ece8de", size=0.05)
    if held:
        f.arm(-1, (-0.80, -1.26, -1.36), (-1.30, -0.40, -1.42), cuff="#abb49c")
        f.arm(1, (0.80, -1.26, -1.36), (1.30, -0.40, -1.42), cuff="#abb49c")
        abacus(f)
    else:
        resting_arms(f)
    return f


def moustache(f, colour, lat=-0.36, half=0.36, thick=0.085, droop=0.055):
    m = wood(colour, "cloth", rings=0, grain=1.4)
    for s in (-1, 1):
        pts = [f.at(s * k * half, lat - droop * k ** 1.6, 1.01) for k in np.linspace(0.04, 1.0, 7)]
        tube(f"{f.name}-moustache", pts, [thick * q for q in (0.72, 0.95, 1.0, 0.9, 0.7, 0.45, 0.16)], m, f.head, n=30, sides=24)


def abacus(f):
    g = empty("abacus", f.root, location=(0, -1.32, -1.30), rotation=(-0.18, 0, 0))
    oak = wood("#b98a55", "skin", rings=0, rough=0.45)
    for s in (-1, 1):
        box("side", (s * 0.74, 0, 0), (0.10, 0.16, 0.96), oak, g, bevel=0.03)
        box("rail", (0, 0, s * 0.44), (1.40, 0.14, 0.09), oak, g, bevel=0.025)
    rod = plain("#8b8374", rough=0.3, metal=0.8)
    paints = [wood(c, "cloth", rings=0, coat=0.5) for c in ("#22252b", "#ece8de", "#22252b")]
    rows = ((0.26, (0, 1, 2, 3, 6.2, 7.2)), (0.0, (0, 1, 4.0, 6.2, 7.2)), (-0.26, (0, 3.2, 4.2, 5.2, 6.2, 7.2)))
    for k, (z, xs) in enumerate(rows):
        tube("rod", [(-0.70, 0, z), (0, 0, z), (0.70, 0, z)], 0.016, rod, g, n=8, sides=12)
        for x in xs:
            here = k == 1 and x == 4.0
            sphere("signal" if here else "bead", (-0.60 + x * 0.167, 0, z), 0.125 if here else 0.105, signal() if here else paints[k], g, scale=(1, 1, 1) if here else (0.74, 1, 1), segments=48)


def zaid(held=True):
    def shirt(b, t, z, x, skin):
        b = v_neck(b, t, z, skin, bottom=-0.66, width=0.8)
        b = placket(b, t, z, x, "#b3a688", 0.009, top=-0.64)
        rim = v_neck(np.zeros(t.shape + (3,)), t, z, "#ffffff", bottom=-0.66, width=0.8)[..., 0]
        a = np.abs(t)
        low = -0.20 - 0.50 * np.where(a < 0.62, smooth(0.1, 0.62, a), np.maximum(0, 1 - (a - 0.62) / 0.7))
        return over(b, "#f2eee4", cut(z - low) * (1 - rim) * (z < -0.10))

    f = Figure("zaid", "#c18e60", "#e2d6ba", tilt=(0.02, 0.07, 0.12), turn=-0.14, paint=shirt)
    f.eyes(lat=-0.03).brows("#231a17", lat=0.22, thick=0.042, arch=0.03).ears(lat=-0.12)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        a = np.abs(lon)
        return lat - (0.56 + 0.04 * np.cos(9 * lon) - 0.50 * smooth(1.0, 1.32, a) - 0.40 * smooth(1.7, 2.3, a))

    f.shell("curls", hair, lambda x, y, z: 0.16 + 0.14 * smooth(0.2, 0.95, z), "#2a1c18", bevel=0.22, groove=lambda x, y, z: 0.13 * knobs(x, y, z, 190, 0.155, 5, 0.03) - 0.02, rough=0.42, coat=0.3)
    f.shell("beard", short_beard(0.60), 0.055, "#2f211c", bevel=0.10, groove=stubble)
    moustache(f, "#2f211c", lat=-0.36, half=0.40, thick=0.062)
    if held:
        f.arm(-1, (-0.56, -1.32, -1.14), (-1.22, -0.42, -1.46), cuff="#f2eee4")
        f.arm(1, (0.58, -1.32, -1.14), (1.22, -0.42, -1.46), cuff="#f2eee4")
        camera_prop(f)
    else:
        resting_arms(f)
    return f


def camera_prop(f):
    at = Vector((0.0, -1.40, -1.08))
    g = empty("camera-prop", f.root, location=at, rotation=(-0.10, 0, 0))
    black = wood("#202226", "cloth", rings=0, rough=0.45, coat=0.3)
    silver = plain("#b9b4a8", rough=0.35, metal=0.6)
    box("camera", (0, 0, 0), (0.94, 0.32, 0.52), black, g, bevel=0.06)
    box("top", (0, 0, 0.27), (0.92, 0.30, 0.10), silver, g, bevel=0.04)
    box("finder", (0, 0, 0.36), (0.34, 0.28, 0.16), silver, g, bevel=0.05)
    dial = lathe("dial", [(0, 0), (0.09, 0), (0.10, 0.02), (0.10, 0.07), (0.085, 0.09), (0, 0.09)], black, g, rows=40, cols=48)
    dial.location = (-0.30, 0, 0.31)
    barrel = lathe("barrel", [(0.0, 0.0), (0.255, 0.0), (0.265, 0.03), (0.265, 0.10), (0.245, 0.12), (0.245, 0.20), (0.27, 0.22), (0.27, 0.29), (0.24, 0.30), (0.20, 0.26), (0.0, 0.26)],
                   black, g, rows=160, cols=96)
    barrel.location, barrel.rotation_euler = (0, -0.16, -0.02), (math.pi / 2, 0, 0)
    sphere("signal", (0, -0.36, -0.02), 0.195, plain(VERMILION, rough=0.2, coat=0.8, spec=0.3), g)
    strap = wood("#6b4026", "cloth", rings=0, rough=0.55, coat=0.1)
    for s in (-1, 1):
        pts = [at + Vector((s * 0.47, 0.04, 0.18))]
        for th, z in ((0.50, -0.72), (0.62, -0.50), (0.85, -0.30), (1.35, -0.18), (2.2, -0.14)):
            p, _ = on_body(s * th, z, f.width, 0.035)
            pts.append(p)
        tube("strap", pts, 0.034, strap, f.root, n=80, sides=14)


# -- clients


def hessa(held=True):
    def dress(b, t, z, x, skin):
        return b

    f = Figure("hessa", "#c69263", "#1e4a4d", tilt=(0.0, -0.06, -0.18), turn=0.08, paint=dress)
    f.eyes().brows("#241b18", lat=0.19, arch=0.05)
    headscarf(f, "#23262c", edge="#d1a24e")
    resting_arms(f)
    p = Vector((-0.30, -1.10, -0.42))
    sphere("pin", p, 0.115, plain("#d1a24e", rough=0.25, metal=1.0), f.root)
    return f


def daniel(held=True):
    def shirt(b, t, z, x, skin):
        b = v_neck(b, t, z, skin, bottom=-0.46, width=0.8)
        rim = v_neck(np.zeros(t.shape + (3,)), t, z, "#ffffff", bottom=-0.46, width=0.8)[..., 0]
        a = np.abs(t)
        low = -0.20 - 0.40 * np.where(a < 0.52, smooth(0.1, 0.52, a), np.maximum(0, 1 - (a - 0.52) / 0.8))
        b = placket(b, t, z, x, "#b9b4a8", 0.009, top=-0.48)
        return over(b, "#6fa3b8", cut(z - low) * (1 - rim) * (z < -0.10))

    f = Figure("daniel", "#5d3825", "#e6e2d9", width=1.04, tilt=(-0.02, 0.06, 0.16), turn=-0.10, paint=shirt, cheek=0.35)
    f.eyes().brows("#6f6a66", lat=0.22, thick=0.034, arch=0.04).ears()
    f.shell("beard", short_beard(0.62), 0.06, "#8d8781", bevel=0.10, groove=stubble)
    moustache(f, "#8d8781", lat=-0.37, half=0.36, thick=0.070)
    resting_arms(f)
    p, n = on_body(0.0, -0.62, f.width, 0.03)
    sphere("pin", p, 0.095, plain("#3d6a94"), f.root)
    return f


def priya(held=True):
    def kurta(b, t, z, x, skin):
        b = v_neck(b, t, z, "#a4612a", bottom=-0.70, width=0.70)
        b = v_neck(b, t, z, skin, bottom=-0.60, width=0.62)
        b = neck_skin(b, t, z, skin, -0.20)
        b = dots(b, t, z, -0.98, 34, 0.024, "#a4612a")
        return band(b, z, t, -1.08, -1.05, "#a4612a")

    f = Figure("priya", "#a5714a", "#dca94e", width=0.97, tilt=(0.02, 0.08, 0.14), turn=-0.08, paint=kurta, cheek=0.42)
    f.eyes().brows("#1d1514", lat=0.20, arch=0.055)

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        a = np.abs(lon)
        line = 0.74 - 0.42 * smooth(0.06, 1.0, a) - 0.75 * smooth(0.85, 1.25, a) - 0.6 * smooth(1.5, 2.2, a)
        return lat - line

    f.shell("hair", hair, 0.13, BLACK_HAIR, bevel=0.13, rough=0.3, coat=0.5,
            groove=lambda x, y, z: -0.013 * np.abs(np.sin(30 * (z + 0.35 * np.abs(x)) + 4 * y)) ** 2 * smooth(0.02, 0.1, np.abs(x)) - 0.09 * np.exp(-(x / 0.03) ** 2) * smooth(0.5, 0.2, y))
    resting_arms(f)
    plait(f, BLACK_HAIR, [(0.62, 0.55, 0.25), (0.86, 0.18, -0.12), (0.84, -0.45, -0.42), (0.66, -0.98, -0.85), (0.58, -1.18, -1.4), (0.56, -1.24, -1.9)], n=15, size=0.215, tie=GOLD)
    p, n = on_body(-0.42, -0.66, f.width, 0.03)
    sphere("pin", p, 0.115, plain("#1f6b5e"), f.root)
    for s in (-1, 1):
        sphere("earring", f.at(s * 1.25, -0.40, 1.04), 0.065, plain(GOLD, rough=0.3, metal=0.9), f.head)
    return f


def karim(held=True):
    def jacket(b, t, z, x, skin):
        shirt = v_neck(b, t, z, "#ece5d6", bottom=-1.25, width=0.55)
        rim = v_neck(np.zeros(t.shape + (3,)), t, z, "#ffffff", bottom=-1.25, width=0.55)[..., 0]
        b = v_neck(shirt, t, z, skin, bottom=-0.50, width=0.65)
        b = neck_skin(b, t, z, skin, -0.14)
        # Lapels: a darker band along the opening with a notch.
        d = np.abs(t) * body_radius(z) - (z + 1.25) * 0.55
        wide = np.where(z > -0.62, 0.17, 0.20 * smooth(-1.25, -0.64, z)) 
        notch = cut(0.012 - np.abs(z + 0.62 - (d - 0.1) * 0.5))
        lapel = cut(np.minimum(d, wide - d)) * (z < -0.18) * (z > -1.25)
        b = over(b, "#391513", lapel)
        return over(b, "#8a4a42", notch * lapel)

    f = Figure("karim", "#cd9c6e", "#6a302b", width=1.03, tilt=(0.0, -0.06, -0.12), turn=0.10, paint=jacket)
    f.eyes(lat=-0.04).brows("#181314", lat=0.18, thick=0.066, half=0.16, arch=0.02).ears()

    def hair(x, y, z):
        lon, lat = lonlat(x, y, z)
        a = np.abs(lon)
        line = 0.66 + 0.10 * np.exp(-((a - 0.55) / 0.16) ** 2) - 0.06 * np.exp(-(lon / 0.2) ** 2) - 0.70 * smooth(0.95, 1.36, a) - 0.45 * smooth(1.7, 2.3, a)
        return lat - line

    f.shell("hair", hair, lambda x, y, z: 0.10 + 0.13 * smooth(0.5, -0.6, y) * smooth(0.4, 0.9, z), "#1c1617", bevel=0.12, rough=0.22, coat=0.8,
            groove=lambda x, y, z: -0.014 * np.abs(np.sin(21 * x / np.sqrt(np.maximum(0.2, 1 - 0.6 * y * y)))) ** 2)
    resting_arms(f)
    p, n = on_body(0.50, -0.74, f.width, 0.03)
    sphere("pin", p, 0.10, plain("#d1a24e", rough=0.25, metal=1.0), f.root)
    return f


CAST = {f.__name__: f for f in (noor, rashid, mina, tomas, yuki, edith, arjun, zaid, hessa, daniel, priya, karim)}
TEAM = ("noor", "rashid", "mina", "tomas", "yuki", "edith", "arjun", "zaid")


# ------------------------------------------------------------------ studio

def studio(backdrop, sun=4.4, azimuth=48, elevation=24, fill=0.55, wall=1.9, floor=FLOOR, colour=(1.0, 0.82, 0.60), softness=2.2, fill_colour=(0.80, 0.90, 1.0), shade=True):
    """Builds a curved backdrop, a low sun from the left and a sky."""
    mat = plaster(backdrop)
    prof = [(-9.0, floor), (wall - 1.2, floor)]
    prof += [(wall - 1.2 + 1.2 * math.sin(a), floor + 1.2 - 1.2 * math.cos(a)) for a in np.linspace(0.1, math.pi / 2, 16)]
    prof += [(wall, floor + 14.0)]
    xs = np.linspace(-14, 14, 2)
    verts = np.array([(x, y, z) for y, z in prof for x in xs])
    mesh_object("sweep", verts, grid_faces(len(prof), 2), mat)

    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = sun, math.radians(softness), colour
    ob = bpy.data.objects.new("sun", light)
    a, e = math.radians(azimuth), math.radians(elevation)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))
    ob.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(ob)
    if shade:
        # A wall outside the picture shades the backdrop's upper corner.
        u = Vector((math.cos(a), -math.sin(a), 0))
        v = u.cross(d)
        corners = [(-1.75, 4.5), (-2.75, -1.2), (-9, -1.2), (-9, 9), (-1.0, 9)]
        mesh_object("shade", [tuple(u * p + v * q - d * 16) for p, q in corners], [(0, 1, 2, 3, 4)], mat)

    sky = bpy.context.scene.world
    sky.use_nodes = True
    bg = sky.node_tree.nodes["Background"]
    bg.inputs["Color"].default_value = (*fill_colour, 1)
    bg.inputs["Strength"].default_value = fill


def look(location, target, lens=85, fstop=0.30, focus=None, shift=(0, 0)):
    cam = bpy.data.cameras.new("camera")
    ob = bpy.data.objects.new("camera", cam)
    bpy.context.collection.objects.link(ob)
    ob.location = location
    ob.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    cam.lens, cam.sensor_width, cam.sensor_fit = lens, 36, "VERTICAL"
    cam.sensor_height = 36
    cam.shift_x, cam.shift_y = shift
    cam.dof.use_dof = fstop is not None
    if fstop:
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = ob
    return ob
