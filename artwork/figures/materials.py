"""Builds the materials of the figures: lacquered wood, plain paint and metal, and the backdrop's plaster."""

import bpy

from colour import rgba
from world import signal_paint

# Colours of the painted wood and of hair. Those named after a colour in colour.py have other values than it.
WOOD_INK = "#1b1d22"
WOOD_SKY = "#a9c2cb"
WOOD_PAPER = "#ece8de"
BLACK_HAIR = "#1d191a"
BROWN_HAIR = "#50301f"
GOLD = "#c79a4b"

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
        _materials["signal"] = signal_paint()
    return _materials["signal"]


def trowelled_plaster(colour):
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
