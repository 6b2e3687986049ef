#!/usr/bin/env python3
"""Renders the pictures that are missing or changed, to artwork/masters/NAME.png and NAME.avif.

    /usr/bin/python3 artwork/render.py                 renders missing and changed pictures, the most viewed first
    /usr/bin/python3 artwork/render.py NAME ...        renders these pictures, also if they are current
    /usr/bin/python3 artwork/render.py NAME --draft    renders a small draft to artwork/drafts/ in seconds
    /usr/bin/python3 artwork/render.py --list          lists all pictures and whether they are current

One render runs at a time on a machine, at the lowest priority. It pauses while artwork/.pause or
/tmp/render.pause exists. Ctrl-C and SIGTERM stop it at once and leave no incomplete files.
The script runs twice: outside Blender it selects the pictures, inside Blender it builds and renders one scene.
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
# A render uses all cores, so a lock allows one at a time on the machine. Drafts have their own lock.
LOCKS = {False: Path("/tmp/render.lock"), True: Path("/tmp/render-draft.lock")}
PAUSES = (HERE / ".pause", Path("/tmp/render.pause"))
DRAFT_EDGE, DRAFT_SAMPLES = 440, 16
# Prefixes of names, in the order of rendering: the most viewed pictures first.
ORDER = ("hero-", "contact-", "project-", "case-", "showcase-", "about-", "arch-", "gallery-", "team-", "service-", "client-", "post-")


def stamps():
    return json.loads(STAMPS.read_text()) if STAMPS.exists() else {}


def is_stale(name, fingerprint):
    return not (MASTERS / f"{name}.avif").exists() or stamps().get(name) != fingerprint


def rank(name):
    return next((place for place, start in enumerate(ORDER) if name.startswith(start)), len(ORDER)), name


@contextmanager
def render_lock(draft=False):
    with LOCKS[draft].open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def system_environment():
    """Returns an environment in which Debian's Blender finds the system's Python, not a version manager's."""
    return {**{k: v for k, v in os.environ.items() if not k.startswith("PY")}, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}


class StepFailed(Exception):
    """Error of a failed step; its message is the output of the step."""


def exit_on_sigterm():
    """Makes SIGTERM run all `finally` blocks, as Ctrl-C does."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def run(name, command):
    """Runs a command at the lowest priority and pauses it while a pause file exists."""
    with tempfile.TemporaryFile("w+") as output:
        # The kernel kills the step if this script ends for any reason.
        command = ["setpriv", "--pdeathsig", "KILL", "nice", "-n", "19", *map(str, command)]
        step = subprocess.Popen(command, stdout=output, stderr=output, env=system_environment(), start_new_session=True)
        # In its own session, `nice` has no effect on other sessions, so the session's priority is lowered, too.
        with suppress(OSError):
            Path(f"/proc/{step.pid}/autogroup").write_text("19")
        is_paused = False
        try:
            while step.poll() is None:
                if is_paused != any(pause.exists() for pause in PAUSES):
                    is_paused = not is_paused
                    os.killpg(step.pid, signal.SIGSTOP if is_paused else signal.SIGCONT)
                time.sleep(0.2)
        finally:
            if step.poll() is None:
                os.killpg(step.pid, signal.SIGKILL)
                step.wait()
        if step.returncode:
            output.seek(0)
            raise StepFailed(f"{name}:\n{output.read()[-4000:]}")


def render(name, module, fingerprint, draft, edge):
    folder = DRAFTS if draft else MASTERS
    folder.mkdir(exist_ok=True)
    passes, png, began = folder / f"{name}.npz", folder / f"{name}.png", time.time()
    try:
        arguments = ["--inside", name, module, passes, edge if draft else 0]
        run(name, ["blender", "-b", "--python-exit-code", "1", "-P", __file__, "--", *arguments])
        rendered = time.time()
        run(name, ["/usr/bin/python3", HERE / "develop.py", passes, png])
    finally:
        passes.unlink(missing_ok=True)
        png.with_suffix(".part.png").unlink(missing_ok=True)
    developed = time.time()
    if not draft:
        drawing = png.with_name(f"{name}-drawing.png")
        run(name, ["node", HERE / "encode-master.mjs", name, *([drawing.stem] if drawing.exists() else [])])
        STAMPS.write_text(json.dumps({**stamps(), name: fingerprint}, indent=1, sort_keys=True) + "\n")
    print(f"{name}: {png} rendered in {rendered - began:.0f} s, developed in {developed - rendered:.0f} s", flush=True)


def inside_blender(name, module, target, edge):
    """Builds and renders one picture. Runs inside Blender, where bpy can be imported."""
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
    arguments = parser.parse_args()
    found = pictures()
    if unknown := set(arguments.names) - set(found):
        sys.exit(f"no such picture: {', '.join(sorted(unknown))}")
    if arguments.list:
        for name in sorted(found, key=rank):
            print(f"{name:32} {found[name][0]:16} {'to render' if is_stale(name, fingerprint(*found[name])) else 'current'}")
        return
    exit_on_sigterm()
    names = arguments.names or sorted((name for name in found if is_stale(name, fingerprint(*found[name]))), key=rank)
    # All drafts share one lock, because each takes seconds. Full renders release it after each picture.
    failures = 0
    for batch in [names] if arguments.draft else [[name] for name in names]:
        with render_lock(arguments.draft):
            for name in batch:
                try:
                    render(name, found[name][0], fingerprint(*found[name]), arguments.draft, arguments.edge)
                except StepFailed as failure:  # the other pictures are still rendered
                    failures += 1
                    print(failure, file=sys.stderr, flush=True)
    sys.exit(bool(failures))


if "--inside" in sys.argv:
    inside_blender(*sys.argv[sys.argv.index("--inside") + 1 :])
elif __name__ == "__main__":
    main()
