#!/usr/bin/env python3
"""Renders the pictures that are missing or changed.

    python3 artwork/render.py                 what is missing or changed
    python3 artwork/render.py NAME ...        these, whatever their state
    python3 artwork/render.py NAME --draft    small and quick, to artwork/drafts/, to judge a composition
    python3 artwork/render.py --list          every picture and its state

The script runs twice: outside Blender it decides what to do, inside it builds one scene and renders it.
"""

import argparse
import ast
import fcntl
import hashlib
import json
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
MASTERS, DRAFTS, SCENES = HERE / "masters", HERE / "drafts", HERE / "scenes"
STAMPS = MASTERS / "stamps.json"
LOCK = Path("/tmp/render.lock")  # a render takes every core: one at a time, also across terminals
DRAFT_EDGE, DRAFT_SAMPLES = 440, 16


def catalogue():
    """Picture name to (scene file, size), read from the @picture(...) lines without running them."""
    found = {}
    for file in sorted(SCENES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "picture":
                found[node.args[0].value] = file
    return found


def fingerprint(file):
    """Changes when the scene file does, or a module or texture that it names."""
    text = file.read_text()
    parts = [file, HERE / "world.py", *(m for m in sorted(HERE.glob("*.py")) if f"from {m.stem} import" in text or f"import {m.stem} as" in text)]
    parts += [t for t in sorted(HERE.glob("textures/*.png")) if t.name in text]
    return hashlib.sha256(b"".join(p.read_bytes() for p in parts if p.is_file())).hexdigest()[:16]


def stamps():
    return json.loads(STAMPS.read_text()) if STAMPS.exists() else {}


def stale(name, file):
    return not (MASTERS / f"{name}.png").exists() or stamps().get(name) != fingerprint(file)


def smooth_grain(png, strength):
    """Takes the last grain out of a finished picture; Debian's Blender is built without a denoiser."""
    clean = png.with_suffix(".clean.png")
    filters = f"nlmeans=s={strength}:p=5:r=9"
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", png, "-vf", filters, clean], check=True)
    clean.replace(png)


@contextmanager
def the_only_render():
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def system_environment():
    """Debian's Blender looks for its Python on the PATH and must find the system's, not a version manager's."""
    return {**{k: v for k, v in os.environ.items() if not k.startswith("PY")}, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}


def render(name, file, draft, edge):
    folder = DRAFTS if draft else MASTERS
    folder.mkdir(exist_ok=True)
    inside = ["--inside", name, str(file), str(folder), str(edge if draft else 0)]
    before = fingerprint(file)
    run = subprocess.run(["nice", "-n", "15", "blender", "-b", "--python-exit-code", "1", "-P", __file__, "--", *inside],
                         capture_output=True, text=True, env=system_environment())
    if run.returncode:
        sys.exit(f"{name}:\n{run.stdout[-1500:]}\n{run.stderr[-3000:]}")
    grain = next(line.split()[1] for line in run.stdout.splitlines() if line.startswith("GRAIN "))
    if float(grain) and not draft:
        smooth_grain(folder / f"{name}.png", grain)
    if not draft:
        STAMPS.write_text(json.dumps({**stamps(), name: before}, indent=1, sort_keys=True))
    took = next((line for line in run.stdout.splitlines() if line.startswith(" Time:")), "")
    print(f"{name}: {folder / name}.png {took.strip()}", flush=True)


def inside_blender(name, file, folder, edge):
    """Builds and renders one picture; only here is bpy to be had."""
    sys.path[:0] = [str(HERE), str(SCENES)]
    import importlib

    import world

    importlib.import_module(Path(file).stem)
    entry = world.PICTURES[name]
    width, height, samples = entry["width"], entry["height"], entry["samples"]
    if int(edge):
        scale = int(edge) / max(width, height)
        width, height, samples = round(width * scale), round(height * scale), DRAFT_SAMPLES
    world.reset()
    entry["build"]()
    world.render(name, width, height, samples, folder)
    print("GRAIN", entry["grain"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--edge", type=int, default=DRAFT_EDGE, help="longer side of a draft in pixels")
    parser.add_argument("--list", action="store_true")
    wanted = parser.parse_args()
    pictures = catalogue()
    if unknown := set(wanted.names) - set(pictures):
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}")
    if wanted.list:
        for name, file in sorted(pictures.items()):
            print(f"{name:32} {file.name:16} {'to render' if stale(name, file) else 'current'}")
        return
    names = wanted.names or [name for name, file in pictures.items() if stale(name, file)]
    # Drafts are seconds each and go through in one turn; a final lets others in after it.
    for batch in [names] if wanted.draft else [[name] for name in names]:
        with the_only_render():
            for name in batch:
                render(name, pictures[name], wanted.draft, wanted.edge)


if "--inside" in sys.argv:
    inside_blender(*sys.argv[sys.argv.index("--inside") + 1 :])
elif __name__ == "__main__":
    main()
