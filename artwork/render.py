#!/usr/bin/env python3
"""Renders the pictures that are missing or changed, to artwork/masters/NAME.png and NAME.avif.

    /usr/bin/python3 artwork/render.py                 what is missing or changed, the most seen first
    /usr/bin/python3 artwork/render.py NAME ...        these, whatever their state
    /usr/bin/python3 artwork/render.py NAME --draft    small and quick, to artwork/drafts/, to judge a composition
    /usr/bin/python3 artwork/render.py --list          every picture and its state

One render runs at a time on a machine, at the lowest priority. It stands still while artwork/.pause or
/tmp/render.pause exists, and stops at once, leaving nothing half done, on Ctrl-C or SIGTERM.
The script runs twice: outside Blender it decides what to do, inside it builds one scene and renders it.
"""

import argparse
import fcntl
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path

HERE = Path(__file__).resolve().parent
MASTERS, DRAFTS = HERE / "masters", HERE / "drafts"
STAMPS = MASTERS / "stamps.json"
# A render takes every core: one at a time, also across terminals. Drafts do not wait behind a final.
LOCKS = {False: Path("/tmp/render.lock"), True: Path("/tmp/render-draft.lock")}
PAUSES = (HERE / ".pause", Path("/tmp/render.pause"))
DRAFT_EDGE, DRAFT_SAMPLES = 440, 16
# What visitors meet first is rendered first.
ORDER = ("hero-", "contact-", "project-", "case-", "showcase-", "about-", "arch-", "gallery-", "team-", "service-", "client-", "post-")


def stamps():
    return json.loads(STAMPS.read_text()) if STAMPS.exists() else {}


def stale(name, fingerprint):
    return not (MASTERS / f"{name}.avif").exists() or stamps().get(name) != fingerprint


def rank(name):
    return next((place for place, start in enumerate(ORDER) if name.startswith(start)), len(ORDER)), name


@contextmanager
def the_only_render(draft=False):
    with LOCKS[draft].open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def system_environment():
    """Debian's Blender looks for its Python on the PATH and must find the system's, not a version manager's."""
    return {**{k: v for k, v in os.environ.items() if not k.startswith("PY")}, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}


class Failed(Exception):
    """A step went wrong; what it said."""


def stop_when_told():
    """SIGTERM ends the script as Ctrl-C does: by way of every `finally`."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def run(name, command):
    """Runs a step at the lowest priority, held while a pause file exists; it ends with this script."""
    with tempfile.TemporaryFile("w+") as said:
        # Whatever ends this script, the kernel ends the step with it.
        command = ["setpriv", "--pdeathsig", "KILL", "nice", "-n", "19", *map(str, command)]
        step = subprocess.Popen(command, stdout=said, stderr=said, env=system_environment(), start_new_session=True)
        # Within a session of its own, `nice` counts only against itself: the session is made to give way, too.
        with suppress(OSError):
            Path(f"/proc/{step.pid}/autogroup").write_text("19")
        held = False
        try:
            while step.poll() is None:
                if held != any(pause.exists() for pause in PAUSES):
                    held = not held
                    os.killpg(step.pid, signal.SIGSTOP if held else signal.SIGCONT)
                time.sleep(0.2)
        finally:
            if step.poll() is None:
                os.killpg(step.pid, signal.SIGKILL)
                step.wait()
        if step.returncode:
            said.seek(0)
            raise Failed(f"{name}:\n{said.read()[-4000:]}")


def render(name, module, fingerprint, draft, edge):
    folder = DRAFTS if draft else MASTERS
    folder.mkdir(exist_ok=True)
    passes, png, began = folder / f"{name}.npz", folder / f"{name}.png", time.time()
    try:
        inside = ["--inside", name, module, passes, edge if draft else 0]
        run(name, ["blender", "-b", "--python-exit-code", "1", "-P", __file__, "--", *inside])
        rendered = time.time()
        run(name, ["/usr/bin/python3", HERE / "develop.py", passes, png])
    finally:
        passes.unlink(missing_ok=True)
        png.with_suffix(".part.png").unlink(missing_ok=True)
    developed = time.time()
    if not draft:
        drawing = png.with_name(f"{name}-drawing.png")
        run(name, ["node", HERE / "keep.mjs", name, *([drawing.stem] if drawing.exists() else [])])
        STAMPS.write_text(json.dumps({**stamps(), name: fingerprint}, indent=1, sort_keys=True) + "\n")
    print(f"{name}: {png} rendered in {rendered - began:.0f} s, developed in {developed - rendered:.0f} s", flush=True)


def inside_blender(name, module, target, edge):
    """Builds and renders one picture; only here is bpy to be had."""
    sys.path[:0] = [str(HERE), str(HERE / "scenes")]
    import importlib

    import world

    importlib.import_module(module)
    entry = world.PICTURES[name]
    width, height, samples = entry["width"], entry["height"], entry["samples"]
    if int(edge):
        scale = int(edge) / max(width, height)
        width, height, samples = round(width * scale), round(height * scale), max(DRAFT_SAMPLES, samples)
    world.reset()
    entry["build"]()
    world.render(entry, width, height, samples, target)


def main():
    from sources import fingerprint, pictures

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--edge", type=int, default=DRAFT_EDGE, help="longer side of a draft in pixels")
    parser.add_argument("--list", action="store_true")
    wanted = parser.parse_args()
    found = pictures()
    if unknown := set(wanted.names) - set(found):
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}")
    if wanted.list:
        for name in sorted(found, key=rank):
            print(f"{name:32} {found[name][0]:16} {'to render' if stale(name, fingerprint(*found[name])) else 'current'}")
        return
    stop_when_told()
    names = wanted.names or sorted((name for name in found if stale(name, fingerprint(*found[name]))), key=rank)
    # Drafts are seconds each and go through in one turn; a final lets others in after it.
    failures = 0
    for batch in [names] if wanted.draft else [[name] for name in names]:
        with the_only_render(wanted.draft):
            for name in batch:
                try:
                    render(name, found[name][0], fingerprint(*found[name]), wanted.draft, wanted.edge)
                except Failed as failure:  # the others are not to wait for it
                    failures += 1
                    print(failure, file=sys.stderr, flush=True)
    sys.exit(bool(failures))


if "--inside" in sys.argv:
    inside_blender(*sys.argv[sys.argv.index("--inside") + 1 :])
elif __name__ == "__main__":
    main()
