"""The reel: thirty seconds in which the sphere keeps its place and the pictures round it change.

Each shot is one picture, drawn so that its sphere has the place and size that the reel's sphere has at that moment. The
size falls and rises by a constant share a second, so that the sphere is at first as large as on the dune, then as small
as in the traffic, and fills the screen at the end. A picture opens out of the sphere of the one before.

    /usr/bin/python3 artwork/reel.py            writes src/assets/films/reel.mp4 and reel.webm (about ten minutes)
    /usr/bin/python3 artwork/reel.py --sheet    writes artwork/drafts/reel.jpg, two frames a second
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

# The pictures, and the radius of the sphere in pixels as each begins. Found by trying: what surrounds the spheres of two
# neighbours must fill the screen at that radius and at one place, without either being enlarged by more than 1.65.
first, last = 560, 2700
shots = [
    ("hero-dune", first), ("project-oud-ember", 367), ("project-wahat", 227), ("project-falaj", 192),
    ("project-nakhla", 149), ("falaj-line", 119), ("falaj-stencil", 76), ("wahat-road", 44), ("barjeel-august", 38),
    ("nakhla-roofs", 51), ("sidra-leaves", 57), ("qamar-questions", 64), ("falaj-crate", 92), ("oud-card", 116),
    ("project-qamar", 162), ("sidra-wall", 181), ("project-layl", 203), ("project-sidra", 227),
    ("project-marsa-creek", 254), ("project-barjeel", 285), ("contact-threshold", 318),
]  # fmt: skip
lengths = [2.6] + [1.32] * (len(shots) - 2) + [2.3]
opening = 11 / rate


class Shot:
    """A picture at several sizes, and where its sphere is in it."""

    def __init__(self, name, folder):
        png = folder / f"{name}.png"
        read = "const [from, to] = process.argv.slice(1); await (await import('sharp')).default(from).png().toFile(to)"
        subprocess.run(
            ["node", "--input-type=module", "-e", read, str(here / f"masters/{name}.avif"), str(png)],
            cwd=here.parent, check=True,
        )  # fmt: skip
        self.sizes = [cv2.imread(str(png))]
        while self.sizes[-1].shape[1] > 300:
            self.sizes.append(cv2.pyrDown(self.sizes[-1]))
        self.height, self.width = self.sizes[0].shape[:2]
        small = cv2.resize(self.sizes[0], (1200, round(1200 * self.height / self.width)), interpolation=cv2.INTER_AREA)
        blue, green, red = (small[..., channel].astype(int) for channel in range(3))
        vermilion = ((red > 140) & (red > 2 * green) & (red > 2.4 * blue)).astype(np.uint8)
        _, _, spots, _ = cv2.connectedComponentsWithStats(vermilion)
        left, top, across, _, _ = spots[1 + np.argmax(spots[1:, 4])]
        scale = self.width / 1200
        # Its foot may be in the sand: it is as high as it is wide.
        self.x, self.y, self.radius = (left + across / 2) * scale, (top + across / 2) * scale, across / 2 * scale

    def room(self, radius):
        """Where the sphere may stand, from and to, across and down, for the picture to fill the screen."""
        scale = radius / self.radius
        return (
            (width - scale * (self.width - self.x), scale * self.x),
            (height - scale * (self.height - self.y), scale * self.y),
        )

    def draw(self, x, y, radius):
        """The frame, and where the sphere has come to stand in it."""
        across, down = self.room(radius)
        x, y = within(x, across), within(y, down)
        scale, size = radius / self.radius, 0
        while scale < 0.5 and size < len(self.sizes) - 1:
            scale, size = scale * 2, size + 1
        shift = np.array(
            [[scale, 0, x - radius / self.radius * self.x], [0, scale, y - radius / self.radius * self.y]]
        )
        how = cv2.INTER_CUBIC if scale > 0.9 else cv2.INTER_LINEAR
        frame = cv2.warpAffine(self.sizes[size], shift, (width, height), flags=how, borderMode=cv2.BORDER_REFLECT)
        return frame, x, y


def within(value, bounds):
    low, high = bounds
    return (low + high) / 2 if low > high else min(max(value, low), high)


def smooth(times, values):
    """A curve through the values that has no corners and overshoots none of them (Fritsch and Carlson)."""
    values = np.array(values, float)
    steps = np.diff(times)
    slopes = np.diff(values) / steps
    tangents = np.zeros(len(values))
    for index in range(1, len(values) - 1):
        before, after = slopes[index - 1], slopes[index]
        if before * after > 0:
            one, other = 2 * steps[index] + steps[index - 1], steps[index] + 2 * steps[index - 1]
            tangents[index] = (one + other) / (one / before + other / after)

    def at(time):
        index = min(max(np.searchsorted(times, time, "right") - 1, 0), len(steps) - 1)
        step, part = steps[index], (time - times[index]) / steps[index]
        return (
            values[index] * (1 + 2 * part) * (1 - part) ** 2
            + tangents[index] * step * part * (1 - part) ** 2
            + values[index + 1] * part**2 * (3 - 2 * part)
            + tangents[index + 1] * step * part**2 * (part - 1)
        )

    return at


def frames(every=1):
    with tempfile.TemporaryDirectory() as folder:
        pictures = [Shot(name, Path(folder)) for name, _ in shots]
    times = np.concatenate([[0], np.cumsum(lengths)])
    radii = [radius for _, radius in shots] + [last]
    places = [(within(690, pictures[0].room(first)[0]), within(600, pictures[0].room(first)[1]))]
    for before, after, radius in zip(pictures, pictures[1:], radii[1:]):
        rooms = zip(before.room(radius), after.room(radius))
        both = [(max(one[0], other[0]), min(one[1], other[1])) for one, other in rooms]
        wanted = [0.6 * place + 0.4 * middle for place, middle in zip(places[-1], (1000, 620))]
        places.append(tuple(within(value, bounds) for value, bounds in zip(wanted, both)))
    places.append((width / 2, height / 2))
    radius_at = smooth(times, np.log(radii))
    x_at, y_at = (smooth(times, [place[axis] for place in places]) for axis in (0, 1))
    down, across = np.mgrid[0:height, 0:width]

    for frame in range(0, round(times[-1] * rate), every):
        time = frame / rate
        index = min(np.searchsorted(times, time, "right") - 1, len(shots) - 1)
        radius, x, y = np.exp(radius_at(time)), x_at(time), y_at(time)
        image, x, y = pictures[index].draw(x, y, radius)
        part = (time - times[index]) / opening
        if index > 0 and part < 1:
            old, _, _ = pictures[index - 1].draw(x, y, radius)
            open_to = radius + (part * part * (3 - 2 * part)) ** 2 * 2300
            share = np.clip((open_to - np.hypot(across - x, down - y)) / 3 + 0.5, 0, 1)[..., None]
            image = (image * share + old * (1 - share)).astype(np.uint8)
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
        h264 = ["-c:v", "libx264", "-preset", "slow", "-crf", "25", "-level", "5.0", "-movflags", "+faststart"]
        av1 = ["-c:v", "libsvtav1", "-preset", "6", "-crf", "40", "-g", "150"]
        for codec, file in ((h264, "reel.mp4"), (av1, "reel.webm")):
            subprocess.run([*quiet, "-i", raw, *codec, "-pix_fmt", "yuv420p", "-an", films / file], check=True)


if __name__ == "__main__":
    sheet() if "--sheet" in sys.argv else write()
