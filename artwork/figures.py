"""Painted wooden figures: everyone in the pictures is turned on a lathe.

Units: a head has radius 1. The neck joint is the origin of a figure, the face
looks along -Y, the floor of a whole figure is at z = FLOOR.

Two kinds of mesh make nearly everything:
- `lathe`: a profile turned round Z with a texture painted in numpy, so that
  collars, stripes and buttons have true painted edges;
- `star`: a dense ball whose radius is a function of direction. Hair, beards,
  hats and headscarves are shells over the head whose edge is a signed
  distance, so they end in a bevel and can never clip through the face.
"""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

FLOOR = -3.05
HEAD_Z = 0.90  # centre of the head above the neck joint

# The palette of the site, and the paints mixed from it (sRGB).
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
    """'#rrggbb' to an sRGB triple from 0 to 1."""
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
    """Lay a colour over an array of colours where mask is 1."""
    c = srgb(colour) if isinstance(colour, str) else np.asarray(colour)
    return base + (c - base) * mask[..., None]


def cut(sd, soft=0.007):
    """Signed distance (inside > 0) to a crisp, anti-aliased mask."""
    return clamp01(sd / soft + 0.5)


def wobble(a, b, amount=0.006):
    """A hand is never quite steady: a small, smooth error for painted edges."""
    return amount * (np.sin(3.1 * a + 1.7 * b) + 0.6 * np.sin(7.3 * a - 4.1 * b + 1) + 0.4 * np.sin(17 * a + 9 * b))


# --------------------------------------------------------------- materials

_materials = {}


def _node(tree, kind, **inputs):
    n = tree.nodes.new(kind)
    for key, value in inputs.items():
        n.inputs[key.replace("_", " ")].default_value = value
    return n


def wood(colour, kind="paint", image=None, rough=0.40, coat=0.35, grain=1.0, rings=1.0):
    """Satin lacquer over turned wood.

    kind: 'paint' (opaque), 'skin' (a stain: the grain shows in the colour),
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
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.22
    bsdf.inputs["Specular"].default_value = 0.4

    coord = t.nodes.new("ShaderNodeTexCoord")
    # Long fibres: noise squeezed along the grain.
    stretch = _node(t, "ShaderNodeMapping", Scale=(9.0, 9.0, 0.75), Rotation=(0.05, 0.08, 0.0))
    link(coord.outputs["Object"], stretch.inputs["Vector"])
    fibre = _node(t, "ShaderNodeTexNoise", Scale=3.4, Detail=4.0, Roughness=0.62, Distortion=0.25)
    link(stretch.outputs["Vector"], fibre.inputs["Vector"])
    # Tool marks: noise that depends on height only.
    sep = t.nodes.new("ShaderNodeSeparateXYZ")
    link(coord.outputs["Object"], sep.inputs["Vector"])
    ring = t.nodes.new("ShaderNodeTexNoise")
    ring.noise_dimensions = "1D"
    ring.inputs["Scale"].default_value = 26.0
    ring.inputs["Detail"].default_value = 1.5
    link(sep.outputs["Z"], ring.inputs["W"])

    bump_f = _node(t, "ShaderNodeBump", Strength=0.30 * grain, Distance=0.012)
    link(fibre.outputs["Fac"], bump_f.inputs["Height"])
    bump_r = _node(t, "ShaderNodeBump", Strength=0.34 * rings, Distance=0.016)
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

    # The paint is a little uneven; a stain shows the growth rings as well.
    vary = t.nodes.new("ShaderNodeMapRange")
    depth = 0.20 if kind == "skin" else 0.09
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
        turn = _node(t, "ShaderNodeMapping", Rotation=(0.12, 0.5, 0.35), Location=(1.9, 0.7, 0.0), Scale=(1.0, 1.0, 0.32))
        link(coord.outputs["Object"], turn.inputs["Vector"])
        wave = t.nodes.new("ShaderNodeTexWave")
        wave.wave_type = "RINGS"
        wave.rings_direction = "Z"
        for k, v in {"Scale": 2.3, "Distortion": 2.2, "Detail": 2.0, "Detail Scale": 0.9}.items():
            wave.inputs[k].default_value = v
        link(turn.outputs["Vector"], wave.inputs["Vector"])
        ramp = t.nodes.new("ShaderNodeMapRange")
        ramp.inputs["To Min"].default_value = 1.03
        ramp.inputs["To Max"].default_value = 0.86
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
    """The sphere's paint. Low specular: a white sheen would turn it orange."""
    return plain(VERMILION, rough=0.42, coat=0.15, spec=0.25)


def plaster(colour):
    """Wall paint with two scales of trowel marks."""
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
    """A smooth line through points, evenly spaced (n samples)."""
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
    """Turn a profile of (radius, z) round Z; `paint(theta, z, r)` colours it.

    `shape(theta, z, r)` may return a new radius, for folds. theta 0 is the front.
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
    """Vertices and faces of a very fine icosphere (made once)."""
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
    """A ball whose radius is `radius(x, y, z)` of the unit direction."""
    d, faces = ball_directions(level)
    r = radius(d[:, 0], d[:, 1], d[:, 2])
    # Drop what lies well under the head: it would only cost time.
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
    """Radius of a shell on the head: d is the distance inside its edge."""
    s = clamp01(d / bevel)
    return np.where(d > 0, 1 + thick * np.sqrt(np.maximum(0, 1 - (1 - s) ** 2)), 1 + np.maximum(d * 2.0, -0.08))


def tube(name, points, radii, mat, parent=None, n=64, sides=28, caps=True):
    """A round bar through points; radii may vary; the ends are domed."""
    pts = np.asarray(points, float)
    rad = np.full(len(pts), radii) if np.isscalar(radii) else np.asarray(radii, float)
    line = catmull(np.c_[pts, rad], n)
    p, r = line[:, :3], line[:, 3]
    tan = np.gradient(p, axis=0)
    tan /= np.linalg.norm(tan, axis=1, keepdims=True)
    if caps:  # a quarter circle of extra rings at either end
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
    """Evenly strewn directions."""
    i = np.arange(n) + 0.5
    z = 1 - 2 * i / n
    a = i * math.pi * (1 + 5 ** 0.5)
    r = np.sqrt(1 - z * z)
    p = np.stack([r * np.cos(a), r * np.sin(a), z], 1)
    p += np.random.default_rng(seed).normal(0, jitter, p.shape)
    return p / np.linalg.norm(p, axis=1, keepdims=True)


def knobs(x, y, z, n, width, seed=0, jitter=0.03):
    """0..1: carved curls, as a field of domes over the directions."""
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
    """Radius of the body at a height (below the neck)."""
    line = _body_line[_body_line[:, 1] > FLOOR + 0.05]
    return width * np.interp(-np.asarray(z, float), -line[:, 1], line[:, 0])


def on_body(theta, z, width=1.0, lift=0.0):
    """A point on the garment and the way it faces."""
    r = float(body_radius(z, width))
    slope = float(body_radius(z - 0.02, width) - body_radius(z + 0.02, width)) / 0.04
    n = Vector((math.sin(theta), -math.cos(theta), slope)).normalized()
    return Vector((r * math.sin(theta), -r * math.cos(theta), z)) + n * lift, n


def facing(n):
    """Euler angles that turn +Z to the direction n."""
    return Vector(n).to_track_quat("Z", "Y").to_euler()


class Figure:
    """A figure: body, head pivot and what the cast hangs on them."""

    def __init__(self, name, skin, garment, width=1.0, tilt=(0, 0, 0), turn=0.0, lean=0.0, paint=None, cheek=0.5):
        self.name, self.skin_colour, self.width = name, skin, width
        self.skin = wood(skin, "skin", rough=0.42)
        self.garment_colour = garment
        self.garment = wood(garment, "paint")
        self.root = empty(name, rotation=(0, lean, turn))
        # The head turns at the neck: nod (x), tilt (y), turn (z).
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
        blush = skin * np.array([1.0, 0.62, 0.52]) + np.array([0.05, 0.0, 0.0])

        def paint(t, z, r):
            base = np.broadcast_to(skin, t.shape + (3,)).copy()
            for side in (-1, 1):
                d = np.sqrt((t - side * 0.56) ** 2 * (r ** 2) + (z + 0.32) ** 2 * 1.25)
                base = over(base, blush, cheek * (1 - smooth(0.05, 0.25, d)))
            return base

        prof = [(math.sin(a), -math.cos(a)) for a in np.linspace(0, math.pi, 49)]
        self.skull = lathe(self.name + "-skull", prof, parent=self.head, paint=paint, rows=200, cols=200, kind="skin", rough=0.42)

    # -- features -----------------------------------------------------------

    @staticmethod
    def at(lon, lat, r=1.0):
        return Vector((r * math.sin(lon) * math.cos(lat), -r * math.cos(lon) * math.cos(lat), r * math.sin(lat)))

    def eyes(self, lon=0.27, lat=-0.05, size=0.078):
        m = plain("#0d0d0f", rough=0.12, coat=1.0)
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
        """Hair, beard or hat. `groove(x, y, z)` carves (negative) into it."""
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
        """An arm as two turned bars meeting at the elbow, and a ball for a hand."""
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
             [0.285, 0.275, 0.25, 0.225, 0.20], mat, self.root, n=80, sides=40)
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
    """Distance outside an oval opening on the face (large behind)."""
    f = (np.abs((x - cx) / a) ** n + np.abs((z - cz) / b) ** n) ** (1 / n) - 1
    d = f * min(a, b)
    return np.where(y < 0, d, np.maximum(d, 0) + 0.4 + y)


def smin(a, b, k=0.1):
    h = clamp01(0.5 + 0.5 * (b - a) / k)
    return b + (a - b) * h - k * h * (1 - h)


def smax(a, b, k=0.1):
    return -smin(-a, -b, k)


def cape(fig, colour, edge=None, hem=-0.86, wide=1.0, front=0.0, side=1):
    """The part of a headscarf that lies on the shoulders, wrapped once."""
    prof = [(0.45, 0.42), (0.70, 0.30), (0.80, 0.12), (0.86, -0.08), (0.98 * wide, -0.32), (1.12 * wide, -0.58), (1.175 * wide, hem + 0.06),
            (1.16 * wide, hem), (1.10 * wide, hem + 0.005), (1.0 * wide, hem + 0.1)]

    def wrap(t, z):
        """Distance below the edge of the upper layer, a line from one shoulder to the other hip."""
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
            base = over(base, edge, cut(0.026 - np.abs(d + 0.012)))
            base = over(base, edge, cut(0.02 - np.abs(z - hem - 0.05)))
        return base

    return lathe(fig.name + "-cape", prof, parent=fig.root, paint=paint, rows=240, cols=280, shape=shape, rings=0.0, rough=0.55, coat=0.12, kind="cloth")


def headscarf(fig, colour, edge=None):
    def d(x, y, z):
        return oval(x, y, z, 0, -0.10, 0.66, 0.76, 2.3)

    def thick(x, y, z):
        # Fuller at the back, and a soft roll round the face.
        return 0.15 + 0.10 * smooth(-0.2, 0.9, y) + 0.02 * smooth(0.3, 1.0, z)

    def folds(x, y, z):
        q = d(x, y, z)
        return 0.016 * np.sin(17 * q + 2.2 * x) * smooth(0.02, 0.2, q) - 0.022 * np.exp(-((q - 0.26 - 0.10 * x) / 0.022) ** 2)

    def paint(x, y, z):
        base = np.broadcast_to(srgb(colour), x.shape + (3,)).copy()
        return over(base, edge, cut(0.035 - np.abs(d(x, y, z) - 0.045), 0.012)) if edge else base

    fig.shell("scarf", d, thick, colour, bevel=0.10, paint=paint if edge else None, groove=folds, rough=0.55, coat=0.12)
    cape(fig, colour, edge)


def ghutra(fig, white="#e9e6df"):
    """White cloth over the head, two black rings, falling on the shoulders."""
    prof = catmull([(0.0, 1.155), (0.35, 1.12), (0.72, 0.90), (0.98, 0.55), (1.11, 0.12), (1.135, -0.35), (1.12, -0.70), (1.15, -1.0),
                    (1.22, -1.35), (1.27, -1.75)], 200)
    n_t, n_s = 420, 150
    th = np.linspace(-math.pi, math.pi, n_t + 1)
    # How far down the cloth goes at each angle: to the brow in front, to the chest elsewhere.
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
    rope = plain("#17171a", rough=0.6)
    twist = lambda p, q: 1 + 0.07 * np.sin(46 * p + 2 * q)
    for z, r, tilt in ((0.56, 1.085, -0.10), (0.70, 1.035, -0.10)):
        torus(fig.name + "-agal", (0, 0.0, z), r, 0.072, rope, fig.head, rotation=(tilt, 0, 0), shape=twist, rows=600)


def afro(fig, colour, thick=0.60):
    def d(x, y, z):
        return oval(x, y, z, 0, -0.24, 0.74, 0.80, 2.2) - 0.0

    def t(x, y, z):
        return thick * (0.82 + 0.26 * smooth(-0.6, 0.8, z)) * smooth(-0.98, -0.30, z + 0.15 * y)

    fig.shell("afro", d, t, colour, bevel=0.46, groove=lambda x, y, z: 0.048 * knobs(x, y, z, 900, 0.075, 3, 0.012), rough=0.6, coat=0.1)


def strands(x, y, z, k=44, amp=0.013):
    """Carved comb lines that fall from the crown."""
    lon = np.arctan2(x, -y)
    return -amp * np.abs(np.sin(k / 2 * lon + 0.6 * np.sin(3 * lon))) ** 3 * smooth(0.97, 0.7, z)
