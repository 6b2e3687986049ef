"""Runs Intel Open Image Denoise's networks in PyTorch on the CPU, because Debian's Blender lacks them.

The weights in `networks/` are from Open Image Denoise 2 (Apache-2.0), copied from npm's denoiser@0.0.11.
"""

import os
import struct
from functools import lru_cache
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

torch.set_num_threads(int(os.environ.get("RENDER_THREADS", "2")))
NETWORKS = Path(__file__).resolve().parent / "networks"
TILE, OVERLAP = 768, 112  # (px) an output pixel depends on about 100 px around it


def read_tza(path):
    """Reads tensors by name from Open Image Denoise's archive format, version 2."""
    data = path.read_bytes()
    magic, major, _, position = struct.unpack_from("<HBBQ", data, 0)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is not a tensor archive of version 2")

    def take(format):
        nonlocal position
        found = struct.unpack_from("<" + format, data, position)
        position += struct.calcsize("<" + format)
        return found

    tensors = {}
    for _ in range(take("I")[0]):
        name = take(f"{take('H')[0]}s")[0].decode()
        dimensions = take("B")[0]
        shape = take(f"{dimensions}I")
        take(f"{dimensions}s")  # letters of the layout
        kind = take("c")[0]
        values = np.frombuffer(data, "<f4" if kind == b"f" else "<f2", int(np.prod(shape)), take("Q")[0])
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


class Network:
    """Runs the U-Net of Open Image Denoise, normal or large."""

    def __init__(self, name):
        tensors = read_tza(NETWORKS / f"{name}.tza")
        self.tensors = {key: t.contiguous(memory_format=torch.channels_last) if t.ndim == 4 else t for key, t in tensors.items()}
        self.large = "enc_conv1b.weight" in tensors

    def convolve(self, name, x):
        return F.relu_(F.conv2d(x, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"], padding=1))

    def encode(self, x):
        """Yields the features at 1/2, 1/4, 1/8 and 1/16 of the size."""
        if not self.large:
            x = self.convolve("enc_conv0", x)
        for level in (1, 2, 3, 4):
            for part in "ab" if self.large else ("",):
                x = self.convolve(f"enc_conv{level}{part}", x)
            x = F.max_pool2d(x, 2)
            yield x

    def __call__(self, picture):
        picture = picture.contiguous(memory_format=torch.channels_last)
        levels = list(self.encode(picture))
        x = self.convolve("enc_conv5b", self.convolve("enc_conv5a", levels[3]))
        for level, skipped in zip((4, 3, 2, 1), (*levels[2::-1], picture)):
            x = torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skipped], 1)
            x = self.convolve(f"dec_conv{level}b", self.convolve(f"dec_conv{level}a", x))
        return self.convolve("dec_conv1c" if self.large else "dec_conv0", x)


@lru_cache
def network(name):
    return Network(name)


def in_tiles(net, features):
    """Runs a network on (rows, columns, channels) and returns (rows, columns, 3). Tiles avoid 20 GB of memory."""
    rows, cols, _ = features.shape
    full_rows, full_cols = (rows + 15) // 16 * 16, (cols + 15) // 16 * 16
    x = torch.from_numpy(np.ascontiguousarray(features.transpose(2, 0, 1), np.float32))[None]
    x = F.pad(x, (0, full_cols - cols, 0, full_rows - rows), mode="replicate")
    out = torch.empty(1, 3, full_rows, full_cols)
    with torch.inference_mode():
        for top in range(0, full_rows, TILE):
            for left in range(0, full_cols, TILE):
                bottom, right = min(full_rows, top + TILE), min(full_cols, left + TILE)
                a, l = max(0, top - OVERLAP), max(0, left - OVERLAP)
                tile = net(x[:, :, a : min(full_rows, bottom + OVERLAP), l : min(full_cols, right + OVERLAP)])
                out[:, :, top:bottom, left:right] = tile[:, :, top - a : bottom - a, left - l : right - l]
    return out[0, :, :rows, :cols].numpy().transpose(1, 2, 0)


# Open Image Denoise's transfer function: converts linear light to about 0 to 1, the networks' input.
A, B, C, D, E, G, H = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _forward(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + G) + H))


def _backward(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - H) / E) - G))


WHITE = float(_forward(np.array(65504.0)))


def mean_exposure(light):
    """Returns the factor that brings the log mean of blocks of 16x16 px to middle grey."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169])
    rows, cols = (n // 16 for n in luminance.shape)
    blocks = luminance[: rows * 16, : cols * 16].reshape(rows, 16, cols, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(blocks).mean() if blocks.size else 1.0


def clean_normals(normal):
    return in_tiles(network("rt_nrm"), np.clip(normal, -1, 1) * 0.5 + 0.5) * 2 - 1


def denoise(light, albedo, normal):
    """Removes noise from linear light. `albedo` and clean `normal` let the network distinguish texture from noise."""
    light = np.maximum(light, 0)
    scale = mean_exposure(light)
    parts = [_forward(light * scale) / WHITE, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    out = in_tiles(network("rt_hdr_calb_cnrm_large"), np.concatenate(parts, axis=-1))
    return _backward(out * WHITE) / scale
