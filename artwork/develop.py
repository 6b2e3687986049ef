#!/usr/bin/env python3
"""Makes a master (16 bits per channel) from a render's passes: denoises, adds haze, converts to sRGB.

    /usr/bin/python3 artwork/develop.py PASSES.npz MASTER.png

If the scene has a line drawing, it is written to MASTER-drawing.png.

Runs outside Blender, because PyTorch and Blender do not work in one process.
"""

import json
import sys
from pathlib import Path

import cv2
import numpy as np

from colour import INK, SIGNAL, encode_srgb, grade, linear, smooth
from denoise import clean_normals, denoise

NEAR_SKY = np.ones((5, 5), np.uint8)  # 2 px in each direction
HATCH = 11  # distance between hatching lines (px)


def guide_albedo(colour, denoising_albedo, solid):
    """Returns the albedo of each pixel without noise, as input for the denoiser.

    The diffuse colour is sharper than Cycles' denoising albedo, but is black for metal and glass, and leaves a
    dotted line at the edge of the sky. The denoising albedo is used there.
    """
    is_near_sky = cv2.dilate((solid < 0.999).astype(np.uint8), NEAR_SKY)[..., None] > 0
    is_black = colour.max(axis=-1, keepdims=True) < 0.004
    return np.where(is_near_sky | is_black, denoising_albedo, colour)


def with_grain(clean, raw, strength, exposure, solid):
    """Mixes part of the noise back in, as the grain of sand. Only in sunlight: shadow would look dirty."""
    bright = grade(clean, exposure).mean(axis=-1)
    amount = (strength * smooth(0.19, 0.41, bright) * (solid > 0.999))[..., None]
    return clean + amount * (np.clip(raw, clean * 0.6, clean * 1.5) - clean)


def develop(passes):
    """Returns the finished picture as linear display light (0 to 1), before the sRGB curve."""
    look = json.loads(str(passes["look"]))
    raw, air = passes["light"].astype(np.float32), passes["air"].astype(np.float32)
    solid = air[..., 1]
    albedo = guide_albedo(passes["colour"].astype(np.float32), passes["albedo"].astype(np.float32), solid)
    light = denoise(raw, albedo, clean_normals(passes["normal"].astype(np.float32)))
    light = with_grain(light, raw, look["grain"], look["exposure"], solid)
    if look["haze"]:
        light = mix(light, look["haze"], air[..., :1])
    pixels = grade(light, look["exposure"])
    if look["drawing"]:  # the sky becomes white
        pixels += (1 - solid[..., None]) * (1 - grade(np.array(look["haze"])))
    return pixels


def line_drawing(passes):
    """Returns an architect's drawing of the picture on white, in linear display light: edges in ink, outlines
    against the sky in thicker lines, shadow hatched, the sphere in its colour.
    """
    light, albedo, air = (passes[key].astype(np.float32) for key in ("light", "albedo", "air"))
    solid = air[..., 1]
    form = _contrast(clean_normals(passes["normal"].astype(np.float32))).max(axis=-1)
    paint = _contrast(cv2.GaussianBlur(np.sqrt(np.clip(albedo, 0, 1)), (0, 0), 1.2)).max(axis=-1)
    depth = _contrast(cv2.medianBlur(np.where(solid > 0.5, air[..., 0], 1), 3))
    outline = cv2.GaussianBlur(cv2.dilate((depth > 0.002).astype(np.float32), np.ones((2, 2))), (0, 0), 0.6)
    sunlit = cv2.GaussianBlur(light.mean(axis=-1) / np.maximum(albedo.mean(axis=-1), 0.04), (0, 0), 2.5)
    rows, columns = np.indices(solid.shape, np.float32)
    hatching = smooth(0.72, 0.95, abs((rows + columns) / HATCH % 1 - 0.5) * 2) * (1 - smooth(0.9, 1.2, sunlit)) * (solid > 0.5)
    ink = np.maximum.reduce([0.9 * smooth(0.3, 0.9, form), 0.9 * smooth(0.05, 0.16, paint), 0.55 * hatching, outline])
    sphere = (albedo[..., 0] > 0.5) & (albedo[..., 0] > 4 * albedo[..., 1])
    sphere = cv2.GaussianBlur(sphere.astype(np.float32), (0, 0), 1)[..., None]
    return mix(mix(np.ones(3), linear(SIGNAL), sphere), linear(INK), ink[..., None])


def _contrast(image):
    """Returns the difference between the largest and smallest value within 1 px of each pixel."""
    near = np.ones((3, 3), np.uint8)
    return cv2.dilate(image, near) - cv2.erode(image, near)


def mix(a, b, amount):
    return a * (1 - amount) + np.asarray(b) * amount


def write(target, pixels):
    incomplete = target.with_suffix(".part.png")
    cv2.imwrite(str(incomplete), np.round(encode_srgb(pixels)[..., ::-1] * 65535).astype(np.uint16))
    incomplete.replace(target)


def main(source, target):
    target = Path(target)
    with np.load(source) as passes:
        if json.loads(str(passes["look"]))["drawing"]:
            write(target.with_name(f"{target.stem}-drawing.png"), line_drawing(passes))
        write(target, develop(passes))


if __name__ == "__main__":
    main(*sys.argv[1:])
