"""Builds the materials of the figures: lacquered wood, plain paint and metal, and the backdrop's plaster."""

import bpy

from colour import rgba
from world import signal_paint

# Colours of painted wood and of hair. WOOD_INK is another value than INK in colour.py, and so on.
WOOD_INK = "#1b1d22"
WOOD_SKY = "#a9c2cb"
WOOD_PAPER = "#ece8de"
BLACK_HAIR = "#1d191a"
BROWN_HAIR = "#50301f"
GOLD = "#c79a4b"

_materials = {}


def _node(tree, kind, **inputs):
    node = tree.nodes.new(kind)
    for key, value in inputs.items():
        node.inputs[key.replace("_", " ")].default_value = value
    return node


def wood(colour, kind="paint", image=None, rough=0.38, coat=0.55, grain=1.0, rings=1.0):
    """Builds lacquered wood.

    kind: 'paint' or 'cloth' (opaque), 'skin' (a stain: the grain is visible),
    'attr' (colour from the mesh).
    """
    key = (str(colour), kind, image.name if image else "", rough, coat, grain, rings)
    if key in _materials:
        return _materials[key]
    material = bpy.data.materials.new(f"{kind}-{len(_materials)}")
    material.use_nodes = True
    tree = material.node_tree
    link = tree.links.new
    bsdf = tree.nodes["Principled BSDF"]
    bsdf.inputs["Roughness"].default_value = rough
    bsdf.inputs["Clearcoat"].default_value = coat
    bsdf.inputs["Clearcoat Roughness"].default_value = 0.16
    bsdf.inputs["Specular"].default_value = 0.4

    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    # Long fibres: noise stretched along the grain.
    stretched = _node(tree, "ShaderNodeMapping", Scale=(6.0, 6.0, 0.42), Rotation=(0.06, 0.10, 0.0))
    link(coordinates.outputs["Object"], stretched.inputs["Vector"])
    fibre = _node(tree, "ShaderNodeTexNoise", Scale=2.6, Detail=6.0, Roughness=0.66, Distortion=0.5)
    link(stretched.outputs["Vector"], fibre.inputs["Vector"])
    # Tool marks: noise that depends on height only.
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    link(coordinates.outputs["Object"], axes.inputs["Vector"])
    tool_mark = tree.nodes.new("ShaderNodeTexNoise")
    tool_mark.noise_dimensions = "1D"
    tool_mark.inputs["Scale"].default_value = 15.0
    tool_mark.inputs["Detail"].default_value = 3.0
    link(axes.outputs["Z"], tool_mark.inputs["W"])

    fibre_bump = _node(tree, "ShaderNodeBump", Strength=0.22 * grain, Distance=0.012)
    link(fibre.outputs["Fac"], fibre_bump.inputs["Height"])
    mark_bump = _node(tree, "ShaderNodeBump", Strength=0.20 * rings, Distance=0.014)
    link(tool_mark.outputs["Fac"], mark_bump.inputs["Height"])
    link(fibre_bump.outputs["Normal"], mark_bump.inputs["Normal"])
    link(mark_bump.outputs["Normal"], bsdf.inputs["Normal"])
    link(mark_bump.outputs["Normal"], bsdf.inputs["Clearcoat Normal"])

    if image is not None:
        texture = tree.nodes.new("ShaderNodeTexImage")
        texture.image = image
        texture.interpolation = "Cubic"
        texture.extension = "EXTEND"
        source = texture.outputs["Color"]
    elif kind == "attr":
        attribute = tree.nodes.new("ShaderNodeAttribute")
        attribute.attribute_name = "paint"
        source = attribute.outputs["Color"]
    else:
        flat = tree.nodes.new("ShaderNodeRGB")
        flat.outputs[0].default_value = rgba(colour)
        source = flat.outputs[0]

    # Paint is a little uneven; a stain also shows growth rings.
    unevenness = tree.nodes.new("ShaderNodeMapRange")
    depth = 0.12 if kind == "skin" else 0.07
    unevenness.inputs["From Min"].default_value = 0.3
    unevenness.inputs["From Max"].default_value = 0.7
    unevenness.inputs["To Min"].default_value = 1 - depth
    unevenness.inputs["To Max"].default_value = 1 + depth * 0.5
    link(fibre.outputs["Fac"], unevenness.inputs["Value"])
    uneven = tree.nodes.new("ShaderNodeMixRGB")
    uneven.blend_type = "MULTIPLY"
    uneven.inputs["Fac"].default_value = 1.0
    link(source, uneven.inputs["Color1"])
    link(unevenness.outputs["Result"], uneven.inputs["Color2"])
    finish = uneven.outputs["Color"]
    if kind == "skin":
        tilted = _node(tree, "ShaderNodeMapping", Rotation=(0.10, 0.22, 0.35), Location=(1.1, 0.5, 0.3), Scale=(1.0, 1.0, 0.45))
        link(coordinates.outputs["Object"], tilted.inputs["Vector"])
        growth_ring = tree.nodes.new("ShaderNodeTexWave")
        growth_ring.wave_type = "RINGS"
        growth_ring.rings_direction = "Z"
        for setting, value in {"Scale": 2.0, "Distortion": 3.2, "Detail": 3.0, "Detail Scale": 0.7}.items():
            growth_ring.inputs[setting].default_value = value
        link(tilted.outputs["Vector"], growth_ring.inputs["Vector"])
        ring_shade = tree.nodes.new("ShaderNodeMapRange")
        growth_ring.wave_profile = "SAW"
        ring_shade.inputs["To Min"].default_value = 1.03
        ring_shade.inputs["To Max"].default_value = 0.88
        link(growth_ring.outputs["Fac"], ring_shade.inputs["Value"])
        ringed = tree.nodes.new("ShaderNodeMixRGB")
        ringed.blend_type = "MULTIPLY"
        ringed.inputs["Fac"].default_value = 1.0
        link(finish, ringed.inputs["Color1"])
        link(ring_shade.outputs["Result"], ringed.inputs["Color2"])
        finish = ringed.outputs["Color"]
    link(finish, bsdf.inputs["Base Color"])
    _materials[key] = material
    return material


def plain(colour, rough=0.35, coat=0.0, metal=0.0, spec=0.5):
    """Builds a smooth paint or metal without grain."""
    key = ("plain", str(colour), rough, coat, metal, spec)
    if key not in _materials:
        material = bpy.data.materials.new(f"plain-{len(_materials)}")
        material.use_nodes = True
        bsdf = material.node_tree.nodes["Principled BSDF"]
        bsdf.inputs["Base Color"].default_value = rgba(colour)
        bsdf.inputs["Roughness"].default_value = rough
        bsdf.inputs["Clearcoat"].default_value = coat
        bsdf.inputs["Clearcoat Roughness"].default_value = 0.08
        bsdf.inputs["Metallic"].default_value = metal
        bsdf.inputs["Specular"].default_value = spec
        _materials[key] = material
    return _materials[key]


def signal():
    """Returns the sphere's paint, the same in all pictures."""
    if "signal" not in _materials:
        _materials["signal"] = signal_paint()
    return _materials["signal"]


def trowelled_plaster(colour):
    """Builds plaster with two sizes of trowel marks."""
    key = ("plaster", colour)
    if key in _materials:
        return _materials[key]
    material = bpy.data.materials.new(f"plaster-{len(_materials)}")
    material.use_nodes = True
    tree = material.node_tree
    bsdf = tree.nodes["Principled BSDF"]
    bsdf.inputs["Roughness"].default_value = 0.85
    bsdf.inputs["Specular"].default_value = 0.15
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    broad = _node(tree, "ShaderNodeTexNoise", Scale=0.8, Detail=3.0, Roughness=0.5, Distortion=0.6)
    fine = _node(tree, "ShaderNodeTexNoise", Scale=14.0, Detail=6.0, Roughness=0.6)
    for noise in (broad, fine):
        tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    unevenness = tree.nodes.new("ShaderNodeMapRange")
    for setting, value in {"From Min": 0.3, "From Max": 0.7, "To Min": 0.90, "To Max": 1.06}.items():
        unevenness.inputs[setting].default_value = value
    tree.links.new(broad.outputs["Fac"], unevenness.inputs["Value"])
    uneven = tree.nodes.new("ShaderNodeMixRGB")
    uneven.blend_type = "MULTIPLY"
    uneven.inputs["Fac"].default_value = 1.0
    uneven.inputs["Color1"].default_value = rgba(colour)
    tree.links.new(unevenness.outputs["Result"], uneven.inputs["Color2"])
    tree.links.new(uneven.outputs["Color"], bsdf.inputs["Base Color"])
    broad_bump = _node(tree, "ShaderNodeBump", Strength=0.35, Distance=0.10)
    fine_bump = _node(tree, "ShaderNodeBump", Strength=0.25, Distance=0.02)
    tree.links.new(broad.outputs["Fac"], broad_bump.inputs["Height"])
    tree.links.new(fine.outputs["Fac"], fine_bump.inputs["Height"])
    tree.links.new(broad_bump.outputs["Normal"], fine_bump.inputs["Normal"])
    tree.links.new(fine_bump.outputs["Normal"], bsdf.inputs["Normal"])
    _materials[key] = material
    return material
