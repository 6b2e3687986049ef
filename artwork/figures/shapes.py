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


def mesh_object(name, verts, faces, material, parent=None, smooth_shade=True, uvs=None, colours=None):
    """Builds an object from vertices and faces. `uvs` and `colours` (sRGB, read by the material 'attr') are per vertex."""
    mesh = bpy.data.meshes.new(name)
    verts, faces = (part.tolist() if hasattr(part, "tolist") else part for part in (verts, faces))
    mesh.from_pydata(verts, [], faces)
    if smooth_shade:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    if uvs is not None:
        uv_layer = mesh.uv_layers.new(name="UVMap")
        vertex_of_corner = np.empty(len(mesh.loops), dtype=np.int32)
        mesh.loops.foreach_get("vertex_index", vertex_of_corner)
        uv_layer.data.foreach_set("uv", uvs[vertex_of_corner].ravel())
    if colours is not None:
        attribute = mesh.attributes.new("paint", "FLOAT_COLOR", "POINT")
        opaque = np.c_[linear_from_srgb(colours), np.ones(len(colours))]
        attribute.data.foreach_set("color", opaque.astype(np.float32).ravel())
    if material is not None:
        mesh.materials.append(material)
    mesh.validate()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if parent is not None:
        thing.parent = parent
    return thing


def grid_faces(rows, cols, closed=False):
    """Returns the faces of a grid of vertices; `closed` joins the last column to the first."""
    row = np.arange(rows - 1)[:, None]
    column = np.arange(cols - (0 if closed else 1))[None, :]
    next_column = (column + 1) % cols
    a, b = row * cols + column, row * cols + next_column
    return np.stack([a, b, b + cols, a + cols], -1).reshape(-1, 4)


def catmull(points, count):
    """Returns `count` evenly spaced points on a smooth line."""
    given = np.asarray(points, float)
    # The line needs a point beyond each end.
    given = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    line = []
    for i in range(1, len(given) - 2):
        step = np.linspace(0, 1, 40, endpoint=False)[:, None]
        a, b, c, d = given[i - 1], given[i], given[i + 1], given[i + 2]
        line.append(0.5 * (2 * b + (c - a) * step + (2 * a - 5 * b + 4 * c - d) * step ** 2 + (3 * b - a - 3 * c + d) * step ** 3))
    line = np.vstack(line + [given[-2:-1]])
    # A fourth column is the radius of a bar: it does not count as length.
    lengths = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line[:, :3], axis=0), axis=1))]
    evenly = np.linspace(0, lengths[-1], count)
    return np.stack([np.interp(evenly, lengths, line[:, k]) for k in range(line.shape[1])], 1)


def make_image(name, pixels):
    h, w, _ = pixels.shape
    img = bpy.data.images.new(name, w, h)
    data = np.ones((h, w, 4), np.float32)
    data[..., :3] = clamp01(pixels)
    img.pixels.foreach_set(data.ravel())
    img.pack()
    return img


def turned(name, profile, material=None, parent=None, paint=None, rows=160, cols=192, shape=None, tex=(2048, 1024),
           **wood_args):
    """Rotates a profile of (radius, z) about Z; `paint(theta, z, radius)` colours it.

    `shape(theta, z, radius)` can return a new radius, for folds. theta 0 is the front.
    """
    line = catmull(profile, rows)
    line[:, 0] = np.maximum(line[:, 0], 0.0)
    angles = np.linspace(-math.pi, math.pi, cols + 1)  # the seam is at the back
    theta, z = np.meshgrid(angles, line[:, 1])
    radius = np.repeat(line[:, :1], cols + 1, 1)
    if shape is not None:
        radius = shape(theta, z, radius)
    verts = np.stack([radius * np.sin(theta), -radius * np.cos(theta), z], -1).reshape(-1, 3)
    along = np.linspace(0, 1, rows)
    uv = np.stack(np.broadcast_arrays((theta + math.pi) / (2 * math.pi), along[:, None]), -1).reshape(-1, 2)
    if paint is not None:
        tex_width, tex_height = tex
        tex_along = (np.arange(tex_height) + 0.5) / tex_height
        row_z, row_radius = np.interp(tex_along, along, line[:, 1]), np.interp(tex_along, along, line[:, 0])
        tex_angles = ((np.arange(tex_width) + 0.5) / tex_width * 2 - 1) * math.pi
        tex_theta, tex_z = np.meshgrid(tex_angles, row_z)
        tex_radius = np.repeat(row_radius[:, None], tex_width, 1)
        material = wood(None, image=make_image(name, paint(tex_theta, tex_z, tex_radius)), **wood_args)
    return mesh_object(name, verts, grid_faces(rows, cols + 1), material, parent, uvs=uv)


_ball = {}


def ball_directions(level=8):
    """Returns vertices and faces of a fine icosphere (cached)."""
    if level not in _ball:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=level, radius=1)
        thing = bpy.context.object
        mesh = thing.data
        directions = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", directions)
        faces = np.empty(len(mesh.loops), dtype=np.int32)
        mesh.loops.foreach_get("vertex_index", faces)
        bpy.data.objects.remove(thing)
        bpy.data.meshes.remove(mesh)
        directions = directions.reshape(-1, 3)
        _ball[level] = (directions / np.linalg.norm(directions, axis=1, keepdims=True), faces.reshape(-1, 3))
    return _ball[level]


def star(name, radius, material, parent=None, level=8, paint=None):
    """Builds a ball with radius(x, y, z) for each unit direction."""
    directions, faces = ball_directions(level)
    radii = radius(directions[:, 0], directions[:, 1], directions[:, 2])
    # Remove faces deep inside the head: they only cost time.
    is_outside = radii > 0.93
    is_seen = is_outside[faces].any(axis=1)
    seen_faces = faces[is_seen]
    seen_vertices = np.unique(seen_faces)
    new_index = np.zeros(len(directions), dtype=np.int64)
    new_index[seen_vertices] = np.arange(len(seen_vertices))
    verts = (directions * radii[:, None])[seen_vertices]
    colours = None
    if paint is not None:
        colours = paint(directions[seen_vertices, 0], directions[seen_vertices, 1], directions[seen_vertices, 2])
    return mesh_object(name, verts, new_index[seen_faces], material, parent, colours=colours)


def shell_radius(distance, thick, bevel=0.16):
    """Returns a shell's radius from the distance inside its edge."""
    height = clamp01(distance / bevel)
    return np.where(distance > 0, 1 + thick * (1 - (1 - height) ** 2.4), 1 + np.maximum(distance * 2.0, -0.08))


def bar(name, points, radii, material, parent=None, count=64, sides=28, caps=True, soften=0):
    """Builds a round bar through points, with domed ends."""
    controls = np.asarray(points, float)
    control_radii = np.full(len(controls), radii) if np.isscalar(radii) else np.asarray(radii, float)
    line = catmull(np.c_[controls, control_radii], count)
    for _ in range(soften):  # smooth tight bends: elbows would have creases
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    centres, ring_radii = line[:, :3], line[:, 3]
    tangents = np.gradient(centres, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    if caps:  # extra rings in a quarter circle at both ends
        quarter = np.linspace(0, math.pi / 2, 9)[1:]
        start_centres = [centres[0] - tangents[0] * ring_radii[0] * math.sin(turn) for turn in quarter[::-1]]
        start_radii = [max(ring_radii[0] * math.cos(turn), 1e-4) for turn in quarter[::-1]]
        end_centres = [centres[-1] + tangents[-1] * ring_radii[-1] * math.sin(turn) for turn in quarter]
        end_radii = [max(ring_radii[-1] * math.cos(turn), 1e-4) for turn in quarter]
        centres = np.vstack([start_centres, centres, end_centres])
        tangents = np.vstack([[tangents[0]] * len(quarter), tangents, [tangents[-1]] * len(quarter)])
        ring_radii = np.r_[start_radii, ring_radii, end_radii]
    reference = np.array([0.0, 0.0, 1.0]) if abs(tangents[0][2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    rings = []
    across = np.cross(tangents[0], reference)
    for i in range(len(centres)):
        across = across - tangents[i] * np.dot(across, tangents[i])
        across /= np.linalg.norm(across)
        up = np.cross(tangents[i], across)
        rings.append(centres[i] + ring_radii[i] * (np.cos(angle)[:, None] * across + np.sin(angle)[:, None] * up))
    return mesh_object(name, np.vstack(rings), grid_faces(len(centres), sides, closed=True), material, parent)


def ball(name, centre, radius, material, parent=None, scale=(1, 1, 1), rotation=(0, 0, 0), segments=64):
    profile = [(math.sin(angle), -math.cos(angle)) for angle in np.linspace(0, math.pi, segments // 2 + 1)]
    thing = turned(name, profile, material, parent, rows=segments, cols=segments)
    thing.location = centre
    thing.scale = tuple(radius * stretch for stretch in scale)
    thing.rotation_euler = rotation
    return thing


def torus(name, centre, major, minor, material, parent=None, rotation=(0, 0, 0), shape=None, rows=160, cols=24):
    around = np.linspace(0, 2 * math.pi, rows, endpoint=False)[:, None]
    across = np.linspace(0, 2 * math.pi, cols, endpoint=False)[None, :]
    thickness = minor if shape is None else minor * shape(around, across)
    x = (major + thickness * np.cos(across)) * np.cos(around)
    y = (major + thickness * np.cos(across)) * np.sin(around)
    verts = np.stack(np.broadcast_arrays(x, y, thickness * np.sin(across)), -1).reshape(-1, 3)
    faces = grid_faces(rows + 1, cols, closed=True) % (rows * cols)
    thing = mesh_object(name, verts, faces, material, parent)
    thing.location = centre
    thing.rotation_euler = rotation
    return thing


def block(name, centre, size, material, parent=None, rotation=(0, 0, 0), bevel=0.03):
    """Builds a cuboid with rounded edges."""
    x, y, z = (length / 2 for length in size)
    corners = np.array([(i, j, k) for i in (-x, x) for j in (-y, y) for k in (-z, z)])
    faces = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])
    thing = mesh_object(name, corners, faces, material, parent, smooth_shade=False)
    thing.location, thing.rotation_euler = centre, rotation
    rounding = thing.modifiers.new("bevel", "BEVEL")
    rounding.width, rounding.segments = bevel, 4
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = 0.6
    thing.data.polygons.foreach_set("use_smooth", [True] * 6)
    return thing


def empty(name, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
    thing = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(thing)
    thing.parent, thing.location, thing.rotation_euler, thing.scale = parent, location, rotation, scale
    return thing


def fibonacci(count, seed=0, jitter=0.0):
    """Returns evenly spaced directions."""
    index = np.arange(count) + 0.5
    z = 1 - 2 * index / count
    angle = index * math.pi * (1 + 5 ** 0.5)
    radius = np.sqrt(1 - z * z)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), z], 1)
    points += np.random.default_rng(seed).normal(0, jitter, points.shape)
    return points / np.linalg.norm(points, axis=1, keepdims=True)


def knobs(x, y, z, count, width, seed=0, jitter=0.03):
    """Returns the height (0 to 1) of curls: domes over the head."""
    directions = np.stack([x, y, z], 1).astype(np.float32)
    centres = fibonacci(count, seed, jitter).astype(np.float32)
    cosine = np.concatenate([(part @ centres.T).max(1) for part in np.array_split(directions, 40)])
    angle = np.arccos(np.clip(cosine, -1, 1)) / width
    return np.sqrt(np.maximum(0, 1 - np.minimum(angle, 1) ** 2))
