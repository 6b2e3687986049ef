#!/usr/bin/env python3
"""From a rendered picture's passes to its master: denoise, haze, grade, 16 bits a channel.

    /usr/bin/python3 artwork/develop.py PASSES.npz MASTER.png

Works outside Blender, since PyTorch and Blender do not get on in one process.
"""

import json
import sys
from pathlib import Path

import cv2
import numpy as np

from colour import encode_srgb, grade, smooth
from denoise import clean_normals, denoise

NEAR_SKY = np.ones((5, 5), np.uint8)  # two pixels each way


def guide_albedo(colour, denoising_albedo, solid):
    """The paint of every pixel, free of grain.

    The diffuse colour is sharper than Cycles' denoising albedo, but black for metal and glass, and at the sky's
    edge it leaves a dotted line.
    """
    near_sky = cv2.dilate((solid < 0.999).astype(np.uint8), NEAR_SKY)[..., None] > 0
    black = colour.max(axis=-1, keepdims=True) < 0.004
    return np.where(near_sky | black, denoising_albedo, colour)


def with_grain(clean, raw, strength, exposure, solid):
    """A little of what the denoiser took, where the sun shines: sand keeps its grain. Shade would only look dirty."""
    bright = grade(clean, exposure).mean(axis=-1)
    amount = (strength * smooth(0.19, 0.41, bright) * (solid > 0.999))[..., None]
    return clean + amount * (np.clip(raw, clean * 0.6, clean * 1.5) - clean)


def mix_haze(light, amount, colour):
    """Distance fades into a colour. The amount comes with the passes, smooth at every edge."""
    return light * (1 - amount) + np.array(colour) * amount


def develop(passes):
    """Display light from 0 to 1, before the sRGB curve."""
    look = json.loads(str(passes["look"]))
    raw, air = passes["light"].astype(np.float32), passes["air"].astype(np.float32)
    solid = air[..., 1]
    albedo = guide_albedo(passes["colour"].astype(np.float32), passes["albedo"].astype(np.float32), solid)
    light = denoise(raw, albedo, clean_normals(passes["normal"].astype(np.float32)))
    light = with_grain(light, raw, look["grain"], look["exposure"], solid)
    if look["haze"]:
        light = mix_haze(light, air[..., :1], look["haze"])
    return grade(light, look["exposure"])


def main(source, target):
    with np.load(source) as passes:
        pixels = encode_srgb(develop(passes))
    half_done = Path(target).with_suffix(".part.png")
    cv2.imwrite(str(half_done), np.round(pixels[..., ::-1] * 65535).astype(np.uint16))
    half_done.replace(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
