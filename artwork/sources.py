"""Finds the code and the files that a picture depends on.

A picture counts as changed if the code of its own scene has changed, not if another scene in the same file has.
"""

import ast
import hashlib
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
TEXTURES = HERE / "textures"


@lru_cache
def module(name):
    """Returns the definitions of a module's top-level names, and where its imported names come from.

    `figures.shapes` is the file figures/shapes.py. Returns None for a module that is not in this folder.
    """
    path = name.replace(".", "/")
    file = next((f for f in (HERE / f"{path}.py", HERE / f"scenes/{path}.py") if f.exists()), None)
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


def without_docstrings(node):
    """Removes the docstrings of a definition: they do not change its picture."""
    for each in ast.walk(node):
        if isinstance(each, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(each) is not None:
            each.body = each.body[1:]
    return node


def reach(module_name, name, seen):
    """Adds the definition of a name, and of all names that it uses, to `seen`."""
    found = module(module_name)
    if not found or (module_name, name) in seen:
        return
    defined, imported = found
    if name in imported:
        return reach(*imported[name], seen)
    if name not in defined:
        return
    seen[module_name, name] = without_docstrings(defined[name])
    for node in ast.walk(defined[name]):
        if isinstance(node, ast.Name):
            reach(module_name, node.id, seen)


def fingerprint(module_name, function):
    """Returns a hash of a picture's code and textures. Comments, docstrings and formatting do not count."""
    module.cache_clear()  # an author may edit a scene while others are rendered
    seen = {}
    reach(module_name, function, seen)
    # All pictures are registered in this list, so it is the same for each.
    code = {key: ast.dump(node) for key, node in seen.items() if key != ("world", "PICTURES")}
    used = {node.value for found in seen.values() for node in ast.walk(found) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    textures = [(TEXTURES / name).read_bytes() for name in sorted(used) if name.endswith(".png") and (TEXTURES / name).exists()]
    return hashlib.sha256(b"".join([repr(sorted(code.items())).encode(), *textures])).hexdigest()[:16]


def pictures():
    """Returns the module and function of each picture, read from the @picture(...) lines without running them."""
    found = {}
    for file in sorted((HERE / "scenes").glob("*.py")):
        for node in ast.parse(file.read_text()).body:
            for call in getattr(node, "decorator_list", []):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "picture":
                    found[call.args[0].value] = (file.stem, node.name)
    return found
