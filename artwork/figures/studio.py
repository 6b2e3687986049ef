"""Builds the studio of a portrait: backdrop, light and camera."""

import math

import bpy
import numpy as np
from mathutils import Vector

from figures.body import FLOOR
from figures.materials import trowelled_plaster
from figures.shapes import grid_faces, mesh_object


def studio(backdrop, sun=4.4, azimuth=48, elevation=24, fill=0.55, wall=1.9, floor=FLOOR, colour=(1.0, 0.82, 0.60), softness=2.2, fill_colour=(0.80, 0.90, 1.0), shade=True):
    """Builds a curved backdrop, a low sun from the left and a sky."""
    mat = trowelled_plaster(backdrop)
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
