#!/usr/bin/env python3
"""Makes the looping films: 6 s, 24 frames per second, 1920x1080, no sound, no seam.

    python3 artwork/films.py NAME ...           writes src/assets/films/NAME.mp4 and .webm
    python3 artwork/films.py NAME --poster      writes the first frame in 2560x1440, masters/NAME.avif
    python3 artwork/films.py NAME --draft       writes eight frames at half size on one sheet, artwork/drafts/NAME.png
    python3 artwork/films.py NAME --encode      only encodes the film again

A film is a function in scenes/loops.py that yields its frames as linear light. To render 144 whole frames would
take hours, so the still parts are rendered once, and only the moving parts are rendered or computed per frame.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILMS, MASTERS, DRAFTS = HERE.parent / "src/assets/films", HERE / "masters", HERE / "drafts"
WIDTH, HEIGHT, RATE, SECONDS = 1920, 1080, 24, 6
COUNT = RATE * SECONDS
H264, AV1 = 20, 20


def encode(name):
    """Encodes a film's lossless master as MP4 and WebM for the site."""
    FILMS.mkdir(exist_ok=True, parents=True)
    master = MASTERS / f"{name}.mkv"
    quiet = ["nice", "-n", "19", "ffmpeg", "-v", "error", "-y"]
    common = ["-i", master, "-an", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-vf", "scale=out_color_matrix=bt709"]
    mp4 = [*quiet, *common, "-pix_fmt", "yuv420p", "-c:v", "libx264", "-preset", "slow", "-crf", str(H264), "-profile:v", "high", "-tune", "animation", "-movflags", "+faststart", FILMS / f"{name}.mp4"]
    # Ten bits per channel: skies have no visible steps.
    webm = [*quiet, *common, "-pix_fmt", "yuv420p10le", "-c:v", "libsvtav1", "-preset", "6", "-crf", str(AV1), "-g", str(COUNT), FILMS / f"{name}.webm"]
    for command in (mp4, webm):
        subprocess.run([str(part) for part in command], check=True, stderr=None if command is not webm else subprocess.DEVNULL)
    for kind in ("mp4", "webm"):
        print(f"{name}.{kind}: {(FILMS / f'{name}.{kind}').stat().st_size / 1024:.0f} KiB", flush=True)


def render_film(name, kind):
    from render import system_environment, render_lock

    with render_lock():
        command = ["nice", "-n", "19", "blender", "-b", "--python-exit-code", "1", "-P", __file__, "--", "--inside", name, kind]
        run = subprocess.run(command, capture_output=True, text=True, env=system_environment())
    if run.returncode:
        sys.exit(f"{name}:\n{run.stdout[-1500:]}\n{run.stderr[-3000:]}")


def inside_blender(name, kind):
    sys.path[:0] = [str(HERE), str(HERE / "scenes")]
    import numpy as np
    from loops import LOOPS
    from world import encode_srgb, grade, reset, write_png

    reset()
    width, height = {"draft": (WIDTH // 2, HEIGHT // 2), "poster": (2560, 1440), "film": (WIDTH, HEIGHT)}[kind]
    indexes = {"draft": range(0, COUNT, COUNT // 8), "poster": range(1), "film": range(COUNT)}[kind]
    frames = (grade(frame) for frame in LOOPS[name](width, height, indexes, kind == "draft"))
    if kind == "poster":
        write_png(MASTERS / f"{name}.png", next(frames))
        return
    if kind == "draft":
        rows = list(frames)
        write_png(DRAFTS / f"{name}.png", np.concatenate([np.concatenate(rows[i : i + 2], axis=1) for i in (6, 4, 2, 0)], axis=0))
        return
    # A dither that is equal in all frames prevents banding in skies and hardly enlarges the files.
    dither = (np.random.default_rng(7).random((height, width, 1)) - 0.5) / 255
    pipe = subprocess.Popen(["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", str(RATE), "-i", "-",
                             "-c:v", "ffv1", "-pix_fmt", "gbrp", str(MASTERS / f"{name}.mkv")], stdin=subprocess.PIPE)
    for frame in frames:
        pipe.stdin.write((np.clip(encode_srgb(frame) + dither, 0, 1)[::-1] * 255 + 0.5).astype(np.uint8).tobytes())
    pipe.stdin.close()
    if pipe.wait():
        raise SystemExit("ffmpeg failed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--draft", dest="kind", action="store_const", const="draft", default="film")
    parser.add_argument("--poster", dest="kind", action="store_const", const="poster")
    parser.add_argument("--encode", action="store_true")
    arguments = parser.parse_args()
    DRAFTS.mkdir(exist_ok=True)
    MASTERS.mkdir(exist_ok=True)
    for name in arguments.names:
        if not arguments.encode:
            render_film(name, arguments.kind)
        if arguments.kind == "poster":
            subprocess.run(["node", str(HERE / "encode-master.mjs"), name], check=True)
        if arguments.kind == "film":
            encode(name)


if "--inside" in sys.argv:
    inside_blender(*sys.argv[sys.argv.index("--inside") + 1 :])
elif __name__ == "__main__":
    main()
