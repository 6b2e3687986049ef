"""Builds the studio of a portrait: backdrop, light and camera."""

import math

import bpy
import numpy as np
from mathutils import Vector

from figures.body import FLOOR
from figures.materials import trowelled_plaster
from figures.shapes import grid_faces, mesh_object


def studio(backdrop, sun=4.4, azimuth=48, elevation=24, fill=0.55, wall=1.9, floor=FLOOR, colour=(1.0, 0.82, 0.60),
           softness=2.2, fill_colour=(0.80, 0.90, 1.0), shade=True):
    """Builds a curved backdrop, a low sun from the left and a sky."""
    plaster = trowelled_plaster(backdrop)
    profile = [(-9.0, floor), (wall - 1.2, floor)]
    profile += [(wall - 1.2 + 1.2 * math.sin(angle), floor + 1.2 - 1.2 * math.cos(angle)) for angle in np.linspace(0.1, math.pi / 2, 16)]
    profile += [(wall, floor + 14.0)]
    sides = np.linspace(-14, 14, 2)
    verts = np.array([(x, y, z) for y, z in profile for x in sides])
    mesh_object("sweep", verts, grid_faces(len(profile), 2), plaster)

    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = sun, math.radians(softness), colour
    lamp = bpy.data.objects.new("sun", light)
    turn, rise = math.radians(azimuth), math.radians(elevation)
    beam = Vector((math.sin(turn) * math.cos(rise), math.cos(turn) * math.cos(rise), -math.sin(rise)))
    lamp.rotation_euler = beam.to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    if shade:
        # A wall outside the picture shades the backdrop's upper corner.
        right = Vector((math.cos(turn), -math.sin(turn), 0))
        up = right.cross(beam)
        corners = [(-1.75, 4.5), (-2.75, -1.2), (-9, -1.2), (-9, 9), (-1.0, 9)]
        mesh_object("shade", [tuple(right * x + up * y - beam * 16) for x, y in corners], [(0, 1, 2, 3, 4)], plaster)

    sky = bpy.context.scene.world
    sky.use_nodes = True
    background = sky.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*fill_colour, 1)
    background.inputs["Strength"].default_value = fill


def look(location, target, lens=85, fstop=0.30, focus=None, shift=(0, 0)):
    """Adds the camera of a portrait. `lens` is in mm for a picture 36 mm high; `fstop=None` turns the blur off."""
    optics = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", optics)
    bpy.context.collection.objects.link(camera)
    camera.location = location
    camera.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    optics.lens, optics.sensor_width, optics.sensor_fit = lens, 36, "VERTICAL"
    optics.sensor_height = 36
    optics.shift_x, optics.shift_y = shift
    optics.dof.use_dof = fstop is not None
    if fstop:
        optics.dof.aperture_fstop = fstop
        optics.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = camera
    return camera
