"""Builds and renders scenes: materials, geometry, sun, sky, camera, the sphere.

Colours are hex values of the site's palette. For surfaces they are the albedo (`linear`). For lights, skies and
screens they are the colour in the finished picture: `shown` inverts `grade`.
"""

import json
import math
import os
import tempfile
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from colour import (
    DUSK, INK, LIMESTONE, MIST, PAPER, SAND, SIGNAL, SKY, encode_srgb, grade, linear, rgba, shoulder, shown, smooth, srgb,
)

HERE = Path(__file__).resolve().parent

# ------------------------------------------------------------------ pictures

PICTURES = {}


def picture(name, width, height, samples=16, bounces=2, grain=0.1):
    """Registers a function that builds the scene of one picture, with its size in pixels.

    `bounces` of diffuse light: 1 on open sand, 3 in courtyards and rooms. `grain` is the share (0 to 1) of the noisy
    picture that is mixed in again in sunlight.
    """

    def register(build):
        PICTURES[name] = {"build": build, "width": width, "height": height, "samples": samples, "bounces": bounces, "grain": grain}
        return build

    return register


# ------------------------------------------------------------- noise on grids


def _lattice(ix, iy, seed):
    n = (ix * 374761393 + iy * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0 * 2 - 1


def noise2(x, y, seed=0):
    """Returns smooth value noise (-1 to 1), always the same for a seed."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    ix, iy = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - ix, y - iy
    fx, fy = fx**3 * (fx * (fx * 6 - 15) + 10), fy**3 * (fy * (fy * 6 - 15) + 10)
    a, b = _lattice(ix, iy, seed), _lattice(ix + 1, iy, seed)
    c, d = _lattice(ix, iy + 1, seed), _lattice(ix + 1, iy + 1, seed)
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def fbm(x, y, seed=0, octaves=4, gain=0.5):
    total, weight = 0.0, 1.0
    for octave in range(octaves):
        # Each octave is rotated, so that the lattice is not visible as a grid.
        turn = 0.7 * octave
        u, v = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        total = total + weight * noise2(u * 2**octave + 17 * octave, v * 2**octave - 9 * octave, seed + octave)
        weight *= gain
    return total


def ripples(x, y, length=0.22, wind=0.3, seed=3):
    """Returns the height of wind ripples (0 to 1): long windward sides, short lee sides, forking crests."""
    along = x * math.cos(wind) + y * math.sin(wind)
    across = -x * math.sin(wind) + y * math.cos(wind)
    warp = 0.55 * fbm(along * 0.55 / (length * 5), across * 0.9 / (length * 5), seed, 3)
    warp = warp + 0.12 * fbm(along / (length * 1.6), across / (length * 4), seed + 7, 2)
    phase = (along / length + warp * 2.2) % 1.0
    wave = np.where(phase < 0.68, smooth(0, 0.68, phase), 1 - smooth(0.68, 1.0, phase))
    patch = 0.55 + 0.45 * fbm(x / (length * 9), y / (length * 9), seed + 11, 2)
    return wave * np.clip(patch, 0.12, 1)


# ----------------------------------------------------------------- materials


class Nodes:
    """Adds and links nodes of a shader."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            name = key.replace("_", " ")
            if hasattr(value, "is_output"):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def ramp(self, factor, stops):
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1.0)
        self.link(factor, node.inputs["Fac"])
        return node.outputs["Color"]


def _new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material.node_tree)
    return material, nodes, material.node_tree.nodes["Principled BSDF"]


def surface(colour, rough=0.7, spec=0.25, mottle=0.05, mottle_size=1.0, grain=0.0, grain_size=0.02, relief=0.0,
            relief_size=0.5, fleck=0.0, fleck_size=0.02, coat=0.0, metal=0.0):
    """Builds paint, plaster, stone or sand: variation in colour (mottle, fleck) and bumps (fine grain, large relief).

    Sizes are lengths in the scene, so that a material looks the same on objects of any size. Flecks are finer than
    bumps can be at few samples: they are part of the albedo, which has no noise, so the denoiser keeps them sharp.
    """
    material, nodes, bsdf = _new_material("surface")
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Specular"].default_value = spec
    bsdf.inputs["Clearcoat"].default_value = coat
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.2
    bsdf.inputs["Metallic"].default_value = metal
    place = nodes.add("NewGeometry").outputs["Position"]
    base = linear(colour)
    if mottle:
        broad = nodes.add("TexNoise", Vector=place, Scale=1.0 / mottle_size, Detail=5.0, Roughness=0.6, Distortion=0.4)
        tint = nodes.ramp(broad.outputs["Fac"], [(0.25, base * (1 - mottle)), (0.75, np.minimum(base * (1 + mottle), 1))])
        if fleck:
            fine = nodes.add("TexNoise", Vector=place, Scale=1.0 / fleck_size, Detail=6.0, Roughness=0.75)
            shade = nodes.ramp(fine.outputs["Fac"], [(0.3, np.full(3, 1 - 2 * fleck)), (0.46, np.ones(3)), (0.7, np.full(3, 1 + fleck))])
            mix = nodes.add("MixRGB", Fac=1.0, Color1=tint, Color2=shade)
            mix.blend_type = "MULTIPLY"
            tint = mix.outputs["Color"]
        nodes.link(tint, bsdf.inputs["Base Color"])
    else:
        bsdf.inputs["Base Color"].default_value = (*base, 1)
    normal = None
    for size, depth, detail in ((relief_size, relief, 3.0), (grain_size, grain, 4.0)):
        if not depth:
            continue
        rise = nodes.add("TexNoise", Vector=place, Scale=1.0 / size, Detail=detail, Roughness=0.55)
        bump = nodes.add("Bump", Strength=1.0, Distance=depth, Height=rise.outputs["Fac"])
        if normal:
            nodes.link(normal, bump.inputs["Normal"])
        normal = bump.outputs["Normal"]
    if normal:
        nodes.link(normal, bsdf.inputs["Normal"])
    return material


def plaster(colour=LIMESTONE, scale=1.0, **more):
    """Builds hand-trowelled lime plaster; `scale` multiplies the sizes of its texture."""
    given = dict(rough=0.85, spec=0.15, mottle=0.06, mottle_size=0.9 * scale, grain=0.008 * scale,
                 grain_size=0.045 * scale, relief=0.03 * scale, relief_size=0.35 * scale, fleck=0.07,
                 fleck_size=0.06 * scale)
    return surface(colour, **{**given, **more})


def sand_paint(colour=SAND, scale=1.0, **more):
    given = dict(rough=0.9, spec=0.12, mottle=0.07, mottle_size=0.7 * scale, grain=0.003 * scale,
                 grain_size=0.008 * scale, relief=0.012 * scale, relief_size=0.09 * scale, fleck=0.04,
                 fleck_size=0.02 * scale)
    return surface(colour, **{**given, **more})


def signal_paint():
    """Builds the sphere's matte paint, which has the colour #f2430f in full sun."""
    return surface("#f2400d", rough=0.5, spec=0.25, mottle=0.0, grain=0.0)


def glow(colour, strength=1.0):
    """Builds a light-emitting material with this colour in the picture."""
    material, nodes, bsdf = _new_material("glow")
    emission = nodes.add("Emission", Color=(*shown(colour), 1), Strength=strength)
    nodes.link(emission.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    return material


def lantern(colour, strength=1.15, rim=0.55):
    """Builds the material of a lit globe, darker towards its rim, so that it looks round."""
    material, nodes, bsdf = _new_material("lantern")
    facing = nodes.add("LayerWeight", Blend=0.5).outputs["Facing"]
    light = nodes.ramp(facing, [(0.0, np.minimum(shown(colour) * strength, 4)), (0.9, shown(colour) * strength * rim)])
    emission = nodes.add("Emission", Color=light)
    nodes.link(emission.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    return material


def glass(tint=(0.93, 0.97, 0.97), rough=0.02, ior=1.45):
    material, _, bsdf = _new_material("glass")
    bsdf.inputs["Base Color"].default_value = (*tint, 1)
    bsdf.inputs["Transmission"].default_value = 1.0
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["IOR"].default_value = ior
    return material


def thin_cloth(colour, through=0.4):
    """Builds translucent cloth; `through` is the share of light that it transmits (0 to 1)."""
    material, nodes, bsdf = _new_material("cloth")
    paint = rgba(colour)
    front, back = nodes.add("BsdfDiffuse", Color=paint), nodes.add("BsdfTranslucent", Color=paint)
    weave = nodes.add("TexNoise", Vector=nodes.add("NewGeometry").outputs["Position"], Scale=90.0, Detail=2.0)
    bump = nodes.add("Bump", Strength=0.25, Distance=0.01, Height=weave.outputs["Fac"]).outputs["Normal"]
    nodes.link(bump, front.inputs["Normal"])
    mix = nodes.add("MixShader", Fac=through)
    nodes.link(front.outputs[0], mix.inputs[1])
    nodes.link(back.outputs[0], mix.inputs[2])
    nodes.link(mix.outputs[0], material.node_tree.nodes["Material Output"].inputs["Surface"])
    return material


def printed(path, rough=0.85):
    """Builds paper with a picture."""
    material, nodes, bsdf = _new_material("print")
    texture = nodes.add("TexImage")
    texture.image, texture.extension = bpy.data.images.load(str(path)), "EXTEND"
    nodes.link(texture.outputs["Color"], bsdf.inputs["Base Color"])
    bsdf.inputs["Roughness"].default_value, bsdf.inputs["Specular"].default_value = rough, 0.1
    return material


def decal(path, colour, rough=0.8, worn=0.0, worn_size=0.1):
    """Builds paint that is opaque where the image is black. `worn` (0 to 1) makes spots of it transparent."""
    material, nodes, bsdf = _new_material("decal")
    texture = nodes.add("TexImage")
    texture.image, texture.extension = bpy.data.images.load(str(path)), "EXTEND"
    there = nodes.add("Invert", Color=texture.outputs["Color"]).outputs[0]
    if worn:
        place = nodes.add("NewGeometry").outputs["Position"]
        spots = nodes.add("TexNoise", Vector=place, Scale=1.0 / worn_size, Detail=8.0, Roughness=0.65)
        held = nodes.ramp(spots.outputs["Fac"], [(0.30 + 0.2 * worn, (1 - worn,) * 3), (0.42 + 0.2 * worn, (1, 1, 1))])
        there = nodes.add("MixRGB", Fac=1.0, Color1=there, Color2=held)
        there.blend_type = "MULTIPLY"
        there = there.outputs[0]
    nodes.link(there, bsdf.inputs["Alpha"])
    bsdf.inputs["Base Color"].default_value = rgba(colour)
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Specular"].default_value = 0.15
    return material


def screen(path, shine=0.85, gloss=0.12):
    """Builds a display: the image keeps its colours in any light, with a faint reflection."""
    material, nodes, bsdf = _new_material("screen")
    texture = nodes.add("TexImage")
    texture.image = bpy.data.images.load(str(path))
    texture.extension = "EXTEND"
    nodes.link(texture.outputs["Color"], bsdf.inputs["Emission"])
    bsdf.inputs["Emission Strength"].default_value = shine
    bsdf.inputs["Base Color"].default_value = (0.01, 0.01, 0.01, 1)
    bsdf.inputs["Roughness"].default_value = gloss
    bsdf.inputs["Specular"].default_value = 0.25
    return material


# ------------------------------------------------------------------ geometry


def link(name, mesh, material=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    thing = bpy.data.objects.new(name, mesh)
    thing.location, thing.rotation_euler = location, rotation
    if material:
        mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def smooth_shading(mesh, angle=None):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    if angle:
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)


def mesh_from_grid(name, points, material=None, closed=False, thickness=0.0, **place):
    """Builds a mesh from an array (rows, columns, 3); `closed` joins the last column to the first."""
    rows, cols, _ = points.shape
    index = np.arange(rows * cols).reshape(rows, cols)
    right = np.roll(index, -1, axis=1)
    a, b, c, d = index[:-1], right[:-1], right[1:], index[1:]
    if not closed:
        a, b, c, d = (part[:, :-1] for part in (a, b, c, d))
    faces = np.stack([a, b, c, d], axis=-1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * cols)
    mesh.vertices.foreach_set("co", points.reshape(-1).astype(np.float32))
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.reshape(-1).astype(np.int32))
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.update(calc_edges=True)
    smooth_shading(mesh)
    thing = link(name, mesh, material, **place)
    if thickness:
        solid = thing.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 0
    return thing


def ground(height, material, x=(-6, 6), y=(-4, 12), steps=(500, 600), denser=1.0):
    """Builds ground from height(x, y). `denser` above 1 makes rows denser near the camera."""
    u = np.linspace(x[0], x[1], steps[0])
    v = y[0] + (y[1] - y[0]) * np.linspace(0, 1, steps[1]) ** denser
    gx, gy = np.meshgrid(u, v)
    return mesh_from_grid("ground", np.stack([gx, gy, height(gx, gy)], axis=-1), material)


def sphere(radius, location, material=None, name="sphere"):
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=128, v_segments=64, radius=radius)
    shape.to_mesh(mesh)
    shape.free()
    smooth_shading(mesh)
    return link(name, mesh, material or signal_paint(), location)


def box(size, location, material, bevel=0.03, rotation=(0, 0, 0), worn=0.0, seed=0):
    """Builds a block centred at `location`. `worn` makes its faces uneven, like cut stone."""
    mesh = bpy.data.meshes.new("box")
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=min(bevel, min(size) * 0.45), segments=4, profile=0.5, affect="EDGES")
    if worn:
        bmesh.ops.subdivide_edges(shape, edges=[e for e in shape.edges if e.calc_length() > max(size) / 8], cuts=10, use_grid_fill=True)
        co = np.array([v.co[:] for v in shape.verts])
        for axis in range(3):
            p, q = co[:, (axis + 1) % 3], co[:, (axis + 2) % 3]
            lift = worn * fbm(p * 1.7 + seed * 3.1, q * 1.7 + co[:, axis] * 2.3, seed + axis, 3)
            for vertex, amount in zip(shape.verts, lift):
                vertex.co[axis] += amount
    shape.to_mesh(mesh)
    shape.free()
    smooth_shading(mesh, 40)
    return link("box", mesh, material, location, rotation)


def lathe(profile, location, material, segments=160, smooth_angle=50, rotation=(0, 0, 0), thickness=0.0):
    """Rotates a profile of (radius, height) pairs about Z."""
    profile = np.asarray(profile, float)
    angle = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    r, z = profile[:, :1], profile[:, 1:]
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z + 0 * angle], axis=-1)
    thing = mesh_from_grid("lathe", points, material, closed=True, thickness=thickness, location=location, rotation=rotation)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(smooth_angle)
    return thing


def rounded(points, radius=0.05, steps=6):
    """Rounds the corners of an open (radius, height) profile for `lathe`."""
    points = [np.asarray(p, float) for p in points]
    out = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        reach = min(radius, np.linalg.norm(before - here) * 0.49, np.linalg.norm(after - here) * 0.49)
        a = here + (before - here) / np.linalg.norm(before - here) * reach
        b = here + (after - here) / np.linalg.norm(after - here) * reach
        for t in np.linspace(0, 1, steps):
            out.append((1 - t) ** 2 * a + 2 * t * (1 - t) * here + t * t * b)
    return out + [points[-1]]


def arch_outline(width, height, x=0.0, base=0.0, steps=40):
    """Returns the outline of a round arch; `height` is from base to crown."""
    r = width / 2
    turn = np.linspace(0, math.pi, steps)
    head = [(x + r * math.cos(t), base + height - r + r * math.sin(t)) for t in turn]
    return [(x + r, base), *head, (x - r, base)]


def disc_outline(radius, x=0.0, y=0.0, steps=72):
    turn = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    return [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turn]


def slab(outline, depth, material, holes=(), bevel=0.02, location=(0, 0, 0), rotation=(math.pi / 2, 0, 0)):
    """Builds a flat shape with holes, `depth` thick and upright by default: walls, tiles, letters."""
    curve = bpy.data.curves.new("slab", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = max(depth / 2 - bevel, 0.0), bevel, 3
    for points in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.points.foreach_set("co", [n for x, y in points for n in (x, y, 0, 1)])
        spline.use_cyclic_u = True
    curve.materials.append(material)
    thing = bpy.data.objects.new("slab", curve)
    thing.location, thing.rotation_euler = location, rotation
    bpy.context.scene.collection.objects.link(thing)
    return thing


def rounded_rectangle(width, height, radius, steps=12):
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for t in np.linspace(start, start + 90, steps):
            points.append((cx * (width / 2 - radius) + radius * math.cos(math.radians(t)),
                           cy * (height / 2 - radius) + radius * math.sin(math.radians(t))))
    return points


def image_plane(width, height, material, location=(0, 0, 0), rotation=(math.pi / 2, 0, 0), radius=0.0):
    """Builds a sheet covered by an image; `radius` rounds its corners."""
    outline = rounded_rectangle(width, height, max(radius, 1e-4))
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata([(x, y, 0) for x, y in outline], [], [list(range(len(outline)))])
    uv = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y = outline[loop.vertex_index]
        uv.data[loop.index].uv = (x / width + 0.5, y / height + 0.5)
    return link("sheet", mesh, material, location, rotation)


def group(things, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Groups objects under one parent."""
    parent = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(parent)
    for thing in things:
        thing.parent = parent
    parent.location, parent.rotation_euler = location, rotation
    return parent


# ----------------------------------------------------------- light and camera


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("sky")


def sun(elevation=16, azimuth=-60, strength=4.2, softness=1.2, colour=(1.0, 0.80, 0.58)):
    """Adds the sun. Azimuth (degrees): 0 is behind the camera (which looks along +Y), -90 left, 90 right."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(softness), colour
    thing = bpy.data.objects.new("sun", lamp)
    el, az = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def area(location, target, size, power, colour=(1, 1, 1)):
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy, lamp.size, lamp.color = power, size, colour
    thing = bpy.data.objects.new("area", lamp)
    thing.location = location
    thing.rotation_euler = (Vector(location) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sky(top="#9fb9c3", middle=SKY, horizon="#dcd8cd", fill=0.85, fill_colour=(0.62, 0.74, 0.86), span=0.55):
    """Adds a sky: a gradient for the camera, and simpler light on objects, cool above, warm at the horizon."""
    tree = bpy.context.scene.world.node_tree or _use_nodes(bpy.context.scene.world)
    tree.nodes.clear()
    nodes = Nodes(tree)
    height = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Generated"]).outputs["Z"]
    seen = nodes.ramp(height, [(0.0, shown(horizon)), (span * 0.45, shown(middle)), (span, shown(top))])
    cool = np.array(fill_colour) * fill
    warm = np.array((0.86, 0.74, 0.60)) * fill
    lit = nodes.ramp(height, [(0.0, warm), (0.35, cool), (1.0, cool)])
    camera_ray = nodes.add("LightPath").outputs["Is Camera Ray"]
    mixed = nodes.add("MixRGB", Fac=camera_ray, Color1=lit, Color2=seen).outputs[0]
    background = nodes.add("Background", Color=mixed)
    nodes.link(background.outputs[0], nodes.add("OutputWorld").inputs["Surface"])


def _use_nodes(world):
    world.use_nodes = True
    return world.node_tree


def camera(location, target, lens=50, shift=(0, 0), focus=None, aperture=0.0):
    """Adds the camera (36 mm on the longer side). `focus` is a point; `aperture` an f-number, 0 for no blur."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 5000
    thing = bpy.data.objects.new("camera", data)
    thing.location = location
    thing.rotation_euler = (Vector(location) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        data.dof.focus_distance = (Vector(location) - Vector(focus or target)).length
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def haze(near, far, colour="#d5d3ca", most=0.85):
    """Makes distant objects fade to this colour. `develop.py` adds the haze after denoising."""
    bpy.context.scene["haze"] = [near, far, most, *shown(colour)]


def line_drawing():
    """Makes a line drawing, NAME-drawing, with the picture. Both get a white sky, so that pages can multiply them with
    a colour. The scene needs `haze` in the colour of its sky: the drawing reads depth from it.
    """
    bpy.context.scene["drawing"] = True


def exposure(value):
    bpy.context.scene["exposure"] = value


# -------------------------------------------------------------------- render


def settings(width, height, samples):
    """Sets up Cycles for films and returns the scene: few diffuse bounces, many in glass, and adaptive sampling."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.015, max(8, samples // 3)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 14, 3, 8
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "OPEN_EXR", "32"
    scene.render.threads_mode, scene.render.threads = "FIXED", int(os.environ.get("RENDER_THREADS", "2"))
    return scene


def render(entry, width, height, samples, target):
    """Renders the current scene and writes the passes for `develop.py` to one npz file."""
    scene = settings(width, height, samples)
    cycles, layer = scene.cycles, scene.view_layers[0]
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.05, 6 if samples <= 16 else 10
    cycles.diffuse_bounces, cycles.transparent_max_bounces = entry["bounces"], 24
    scene.world.cycles.sampling_method = "NONE"
    layer.cycles.denoising_store_passes = layer.use_pass_diffuse_color = True
    _write_air(layer, scene.get("haze"))
    passes = {"light": "Image", "colour": "DiffCol", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "air": "air"}
    with tempfile.TemporaryDirectory() as folder:
        _to_files(scene, passes, folder)
        bpy.ops.render.render()
        found = {key: read_pixels(Path(folder) / f"{key}-{scene.frame_current:04d}.exr")[::-1].astype(np.float32 if key == "light" else np.float16) for key in passes}
    look = {"haze": list(scene["haze"])[3:] if "haze" in scene else None, "exposure": scene.get("exposure", 1.0), "grain": entry["grain"], "drawing": "drawing" in scene}
    np.savez(target, look=json.dumps(look), **found)


def _write_air(layer, haze):
    """Adds a pass with the amount of haze before each pixel (0 to 1), and how much of the pixel is not sky.

    Every material writes it, so its edges are as smooth as the picture's. A depth pass would leave a rim.
    """
    layer.aovs.add().name = "air"
    near, far, most = list(haze)[:3] if haze else (0, 1, 0)
    for material in bpy.data.materials:
        if not material.use_nodes:
            continue
        nodes = Nodes(material.node_tree)

        def reckon(operation, a, b=0.0):
            node = nodes.add("Math")
            node.operation = operation
            for socket, value in zip(node.inputs, (a, b)):
                if hasattr(value, "is_output"):
                    nodes.link(value, socket)
                else:
                    socket.default_value = value
            return node.outputs[0]

        beyond = reckon("MAXIMUM", reckon("SUBTRACT", nodes.add("CameraData").outputs["View Z Depth"], near))
        clear = reckon("EXPONENT", reckon("MULTIPLY", beyond, -2.3 / (far - near)))
        amount = reckon("MULTIPLY", reckon("SUBTRACT", 1.0, clear), most)
        nodes.add("OutputAOV", Color=nodes.add("CombineXYZ", X=amount, Y=1.0).outputs[0]).name = "air"


def _to_files(scene, passes, folder):
    """Writes each pass to a separate EXR file."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, final = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], final.inputs[0])
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(folder)
    output.format.file_format, output.format.color_depth, output.format.exr_codec = "OPEN_EXR", "32", "NONE"
    output.file_slots.clear()
    for key, source in passes.items():
        output.file_slots.new(f"{key}-")
        tree.links.new(layers.outputs[source], output.inputs[f"{key}-"])


def read_pixels(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Linear"
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)[..., :3].astype(np.float64)


def write_png(path, pixels):
    """Writes linear display light to an 8-bit PNG, with dither against banding in skies."""
    rows, cols, _ = pixels.shape
    values = encode_srgb(pixels) + (np.random.default_rng(7).random((rows, cols, 1)) - 0.5) / 255
    image = bpy.data.images.new("out", cols, rows)
    image.colorspace_settings.name = "Raw"
    full = np.ones((rows, cols, 4), np.float32)
    full[..., :3] = np.clip(values, 0, 1)
    image.pixels.foreach_set(full.reshape(-1))
    image.filepath_raw, image.file_format = str(path), "PNG"
    image.save()
    bpy.data.images.remove(image)
