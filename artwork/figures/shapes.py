"""Builds the meshes of the figures.

Nearly all parts are one of two kinds of mesh:
- `turned`: a profile rotated about Z, with a texture computed in numpy, so that
  collars, stripes and buttons have sharp edges;
- `star`: a dense ball whose radius is a function of direction. Hair, beards,
  hats and headscarves are shells over the head. Their edge is a signed
  distance, so it has a bevel and never intersects the face.
"""

import math

import bpy
import numpy as np

from figures.materials import wood
from figures.paint import clamp01, linear_from_srgb


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
        a.data.foreach_set("color", np.c_[linear_from_srgb(colours), np.ones(len(colours))].astype(np.float32).ravel())
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


def turned(name, profile, mat=None, parent=None, paint=None, rows=160, cols=192, shape=None, tex=(2048, 1024), **wood_args):
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


def shell_radius(d, thick, bevel=0.16):
    """Returns a shell's radius; d is the distance inside its edge."""
    s = clamp01(d / bevel)
    return np.where(d > 0, 1 + thick * (1 - (1 - s) ** 2.4), 1 + np.maximum(d * 2.0, -0.08))


def bar(name, points, radii, mat, parent=None, n=64, sides=28, caps=True, soften=0):
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


def ball(name, centre, radius, mat, parent=None, scale=(1, 1, 1), rotation=(0, 0, 0), segments=64):
    prof = [(math.sin(a), -math.cos(a)) for a in np.linspace(0, math.pi, segments // 2 + 1)]
    ob = turned(name, prof, mat, parent, rows=segments, cols=segments)
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


def block(name, centre, size, mat, parent=None, rotation=(0, 0, 0), bevel=0.03):
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
