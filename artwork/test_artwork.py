#!/usr/bin/env python3
"""Tests the scripts with renders of 240x160 px, in half a minute.

    /usr/bin/python3 artwork/test_artwork.py
"""

import importlib.util
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
MISSING = [what for what, there in (
    ("Blender", shutil.which("blender")), ("PyTorch", importlib.util.find_spec("torch")), ("OpenCV", importlib.util.find_spec("cv2")),
) if not there]

SCENE = """
import sys
sys.path[:0] = [{here!r}, {here!r} + "/scenes"]
import world
from world import box, camera, ground, haze, plaster, sand_paint, sky, sphere, sun, surface

entry = dict(bounces=1, grain=0.0)
for samples, target in ((4, "few"), (16, "some"), (256, "many")):
    world.reset()
    sky()
    sun(elevation=20)
    ground(lambda x, y: 0 * x, sand_paint(), (-40, 40), (-8, 300), (40, 200))
    sphere(1.0, (-1.3, 0, 1.0))
    sphere(1.0, (1.3, 0, 1.0), surface("#8a5a3a", rough=0.25, metal=1.0, mottle=0), "metal")
    box((0.8, 0.8, 4), (4.5, 60, 2), plaster())
    haze(5, 80, "#d5d3ca", 0.9)
    camera((0, -9, 1.6), (0, 0, 1.2), lens=50)
    world.render(entry, 240, 160, samples, {folder!r} + "/" + target + ".npz")
"""


def psnr(a, b):
    return -10 * np.log10(np.mean((a - b) ** 2))


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)}")
class Pictures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from render import system_environment

        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "scene.py"
            script.write_text(SCENE.format(here=str(HERE), folder=folder))
            command = ["blender", "-b", "--python-exit-code", "1", "-P", str(script)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=system_environment())
            cls.passes = {name: dict(np.load(f"{folder}/{name}.npz")) for name in ("few", "some", "many")}

    def test_denoised_render_is_closer_to_256_samples_than_raw_render(self):
        from colour import encode_srgb, grade
        from develop import develop

        long = encode_srgb(develop(self.passes["many"]))
        for name, gain in (("few", 8), ("some", 8)):
            clean = encode_srgb(develop(self.passes[name]))
            raw = encode_srgb(grade(with_haze(self.passes[name])))
            self.assertGreater(psnr(clean, long), psnr(raw, long) + gain, name)

    def test_denoiser_does_not_change_a_picture_without_noise(self):
        from colour import encode_srgb, grade
        from develop import develop

        long = self.passes["many"]
        self.assertGreater(psnr(encode_srgb(develop(long)), encode_srgb(grade(with_haze(long)))), 38)

    def test_albedo_of_metal_and_edge_of_sky_is_not_black(self):
        from develop import guide_albedo

        found = self.passes["many"]
        albedo = guide_albedo(*(found[key].astype(np.float32) for key in ("colour", "albedo")), found["air"][..., 1])
        self.assertGreater(albedo.max(axis=-1).min(), 0.01)

    def test_haze_covers_distant_objects_but_not_the_sky(self):
        amount, solid = self.passes["many"]["air"][..., 0], self.passes["many"]["air"][..., 1]
        self.assertEqual(amount[solid == 0].max(), 0)
        self.assertLess(amount[-1].max(), 0.05)
        horizon = np.argmax(solid[:, 2] > 0.5)
        self.assertGreater(amount[horizon + 2, 2], 0.5)


def with_haze(passes):
    import json

    from develop import mix

    colour = json.loads(str(passes["look"]))["haze"]
    return mix(passes["light"], colour, passes["air"][..., :1].astype(np.float32))


class Sources(unittest.TestCase):
    def changes(self, picture, module_name, changed):
        """Returns true if another definition of `changed` makes the picture out of date."""
        import sources

        name = sources.pictures()[picture]
        before = sources.fingerprint(*name)
        real = sources.module

        def module(asked):
            found = real(asked)
            if asked == module_name and found:
                self.assertIn(changed, found[0])
                defined = {**found[0], changed: sources.ast.parse("changed = 1").body[0]}
                return defined, found[1]
            return found

        module.cache_clear = real.cache_clear
        sources.module = module
        try:
            return sources.fingerprint(*name) != before
        finally:
            sources.module = real

    def test_fingerprint_changes_only_with_code_that_the_scene_uses(self):
        for place, what, same in (("world", "ripples", False), ("dunes", "hero_height", False), ("world", "glass", True), ("dunes", "wind_tower", True)):
            self.assertEqual(not self.changes("hero-dune", place, what), same, f"{place}.{what}")

    def test_picture_of_a_figure_changes_with_every_module_of_the_figures(self):
        used = {"body": "Figure", "cast": "CAST", "clients": "hessa", "clothing": "peter_pan", "heads": "strands", "materials": "wood",
                "paint": "over", "props": "pawn", "shapes": "star", "studio": "look", "team": "yuki"}
        self.assertEqual(set(used), {file.stem for file in (HERE / "figures").glob("[!_]*.py")})
        for place, what in used.items():
            self.assertTrue(self.changes("team-yuki", f"figures.{place}", what), f"{place}.{what}")
        self.assertFalse(self.changes("hero-dune", "figures.shapes", "star"))

    def test_scenes_import_names_so_that_the_fingerprint_finds_them(self):
        import ast

        import sources

        for file in (*HERE.glob("scenes/*.py"), *HERE.glob("figures/*.py"), HERE / "world.py"):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Import):
                    whole = [alias.name for alias in node.names if sources.module(alias.name)]
                    self.assertEqual(whole, [], f"{file.name} imports a module instead of names")
                elif isinstance(node, ast.ImportFrom):
                    self.assertEqual(node.level, 0, f"{file.name} has a relative import")
                    whole = [alias.name for alias in node.names if sources.module(f"{node.module}.{alias.name}")]
                    self.assertEqual(whole, [], f"{file.name} imports a module instead of names")


class Steps(unittest.TestCase):
    """Tests how a step of a render is paused and stopped; the step is `sleep`."""

    def setUp(self):
        self.pause = Path(self.enterContext(tempfile.TemporaryDirectory())) / "pause"
        script = (f"import pathlib, sys; sys.path.insert(0, {str(HERE)!r}); import render; "
                  f"render.PAUSES = (pathlib.Path({str(self.pause)!r}),); render.exit_on_sigterm(); render.run('x', ['sleep', '1000'])")
        self.render = subprocess.Popen([sys.executable, "-c", script])
        self.addCleanup(self.render.wait)
        self.addCleanup(self.render.kill)
        self.step = self.until(lambda: Path(f"/proc/{self.render.pid}/task/{self.render.pid}/children").read_text().split())[0]

    def until(self, found):
        while not (value := found()):
            time.sleep(0.02)
        return value

    def state(self):
        return Path(f"/proc/{self.step}/stat").read_text().split()[2]

    def test_step_pauses_while_a_pause_file_exists(self):
        self.pause.touch()
        self.until(lambda: self.state() == "T")
        self.pause.unlink()
        self.until(lambda: self.state() == "S")

    def test_step_ends_with_the_script_that_started_it(self):
        self.render.terminate()
        self.assertEqual(self.render.wait(), 143)
        self.until(lambda: not Path(f"/proc/{self.step}").exists() or self.state() == "Z")


if __name__ == "__main__":
    sys.path[:0] = [str(HERE)]
    if MISSING:
        print(f"SKIPPED: {', '.join(MISSING)} not installed, so nothing was rendered", file=sys.stderr)
    unittest.main(verbosity=2)
