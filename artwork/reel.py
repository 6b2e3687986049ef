"""Makes the reel: 30 s of client work, in which each picture opens as a circle from the one before.

    /usr/bin/python3 artwork/reel.py            writes src/assets/films/reel.mp4 and reel.webm (about eight minutes)
    /usr/bin/python3 artwork/reel.py --sheet    writes artwork/drafts/reel.jpg, two frames per second
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import cv2
import numpy as np

here = Path(__file__).parent
films = here.parent / "src/assets/films"
width, height, rate = 1920, 1080, 30
vermilion = (15, 67, 242)  # blue, green, red

# Picture, duration (s), and the point to zoom in on (0 to 1 of width and height).
shots = [
    ("hero-dune", 2.6, 0.2, 0.36), ("project-marsa-creek", 1.7, 0.45, 0.5), ("marsa-window", 1.3, 0.5, 0.5),
    ("project-falaj", 1.7, 0.4, 0.5), ("falaj-lorry", 1.3, 0.5, 0.5), ("project-sidra", 1.7, 0.4, 0.4),
    ("sidra-wall", 1.3, 0.5, 0.5), ("project-dirhamly", 1.7, 0.48, 0.45), ("project-qamar", 1.7, 0.4, 0.4),
    ("project-barjeel", 1.7, 0.5, 0.5), ("project-layl", 1.7, 0.5, 0.45), ("layl-taxi", 1.3, 0.5, 0.5),
    ("project-oud-ember", 1.7, 0.42, 0.55), ("oud-card", 1.3, 0.3, 0.3), ("project-wahat", 1.7, 0.5, 0.5),
    ("project-nakhla", 1.7, 0.5, 0.5), ("nakhla-roofs", 1.3, 0.5, 0.5), ("contact-threshold", 2.6, 0.69, 0.57),
]  # fmt: skip
opening = 0.5  # duration of a transition (s)
drift = 0.035  # zoom per second


def load(name, folder):
    """Reads a master and resizes it to 1.15 times the film's size."""
    png = folder / f"{name}.png"
    read = "const [from, to] = process.argv.slice(1); await (await import('sharp')).default(from).png().toFile(to)"
    master = here / f"masters/{name}.avif"
    subprocess.run(["node", "--input-type=module", "-e", read, str(master), str(png)], cwd=here.parent, check=True)
    picture = cv2.imread(str(png))
    scale = 1.15 * max(width / picture.shape[1], height / picture.shape[0])
    return cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)


def zoomed(picture, x, y, seconds):
    """Returns the frame after some seconds of zoom, and the position of the point in it (px)."""
    rows, columns = picture.shape[:2]
    scale = max(width / columns, height / rows) * (1 + drift * seconds)
    left = min(max(x * columns * scale - width / 2, 0), columns * scale - width)
    top = min(max(y * rows * scale - height / 2, 0), rows * scale - height)
    frame = cv2.warpAffine(picture, np.array([[scale, 0, -left], [0, scale, -top]]), (width, height), flags=cv2.INTER_LINEAR)
    return frame, (x * columns * scale - left, y * rows * scale - top)


def circle(frame, inside, middle, radius, rim):
    """Draws another frame inside a circle with a vermilion rim."""
    across, down = np.meshgrid(np.arange(width), np.arange(height))
    distance = np.hypot(across - middle[0], down - middle[1])
    for fill, outer in ((np.array(vermilion), radius + rim), (inside, radius)):
        share = np.clip(outer - distance + 0.5, 0, 1)[..., None]
        frame = frame * (1 - share) + fill * share
    return frame.astype(np.uint8)


def frames(every=1):
    ends = np.cumsum([length for _, length, _, _ in shots])
    with tempfile.TemporaryDirectory() as folder:
        before = after = None
        for index, (name, length, x, y) in enumerate(shots):
            before, after = after, load(name, Path(folder))
            start = ends[index] - length
            for frame in range(round(start * rate), round(ends[index] * rate)):
                if frame % every:
                    continue
                seconds = frame / rate - start
                image, middle = zoomed(after, x, y, seconds)
                if index and seconds < opening:
                    _, duration, *point = shots[index - 1]
                    progress = seconds / opening
                    image = circle(zoomed(before, *point, duration + seconds)[0], image, middle, 2300 * progress**3, 46 * (1 - progress) + 8)
                if index == len(shots) - 1:  # the sphere fills the screen
                    progress = max(0, (seconds - length + 0.9) / 0.8)
                    image = circle(image, image, middle, 0, 2300 * progress**3) if progress else image
                yield np.ascontiguousarray(image)


def sheet():
    small = [cv2.resize(frame, (320, 180), interpolation=cv2.INTER_AREA) for frame in frames(rate // 2)]
    small += [np.zeros_like(small[0])] * (-len(small) % 8)
    rows = [np.hstack(small[start : start + 8]) for start in range(0, len(small), 8)]
    cv2.imwrite(str(here / "drafts/reel.jpg"), np.vstack(rows))


def write():
    quiet = ["ffmpeg", "-y", "-loglevel", "error"]
    size = ["-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{width}x{height}", "-r", str(rate), "-i", "-"]
    with tempfile.TemporaryDirectory() as folder:
        raw = f"{folder}/reel.mkv"
        lossless = ["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", raw]
        with subprocess.Popen([*quiet, *size, *lossless], stdin=subprocess.PIPE) as encoder:
            for frame in frames():
                encoder.stdin.write(frame.tobytes())
        h264 = ["-c:v", "libx264", "-preset", "slow", "-crf", "31.5", "-level", "5.0", "-movflags", "+faststart", "-pix_fmt", "yuv420p"]
        av1 = ["-c:v", "libsvtav1", "-preset", "6", "-crf", "40", "-g", "150", "-pix_fmt", "yuv420p10le"]
        for codec, file in ((h264, "reel.mp4"), (av1, "reel.webm")):
            subprocess.run([*quiet, "-i", raw, *codec, "-an", films / file], check=True)


if __name__ == "__main__":
    sheet() if "--sheet" in sys.argv else write()
