"""What a picture is made of: the code that its function reaches, however far, and the files named in it.

So a picture counts as changed when its own scene did, and not when another in the same file did.
"""

import ast
import hashlib
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
TEXTURES = HERE / "textures"


@lru_cache
def module(name):
    """Top-level name to what defines it, and name to the module of the project it is imported from; None if foreign."""
    file = next((f for f in (HERE / f"{name}.py", HERE / f"scenes/{name}.py") if f.exists()), None)
    if not file:
        return None
    defined, imported = {}, {}
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            defined[node.name] = node
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            for target in ast.walk(node):
                if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store):
                    defined[target.id] = node
        elif isinstance(node, ast.ImportFrom):
            imported |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
    return defined, imported


def reach(module_name, name, seen):
    found = module(module_name)
    if not found or (module_name, name) in seen:
        return
    defined, imported = found
    if name in imported:
        return reach(*imported[name], seen)
    if name not in defined:
        return
    seen[module_name, name] = defined[name]
    for node in ast.walk(defined[name]):
        if isinstance(node, ast.Name):
            reach(module_name, node.id, seen)


def fingerprint(module_name, function):
    """Changes when the picture would, as far as its code and textures tell. Comments and layout do not count."""
    module.cache_clear()  # an author edits while others render
    seen = {}
    reach(module_name, function, seen)
    # Every picture is registered in this list, which says nothing about any of them.
    code = {key: ast.dump(node) for key, node in seen.items() if key != ("world", "PICTURES")}
    used = {node.value for found in seen.values() for node in ast.walk(found) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    textures = [(TEXTURES / name).read_bytes() for name in sorted(used) if name.endswith(".png") and (TEXTURES / name).exists()]
    return hashlib.sha256(b"".join([repr(sorted(code.items())).encode(), *textures])).hexdigest()[:16]


def pictures():
    """Picture name to (module, function), read from the @picture(...) lines without running them."""
    found = {}
    for file in sorted((HERE / "scenes").glob("*.py")):
        for node in ast.parse(file.read_text()).body:
            for call in getattr(node, "decorator_list", []):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "picture":
                    found[call.args[0].value] = (file.stem, node.name)
    return found
