// The flacon of Oud & Ember as in artwork/scenes/projects.py: eight sides, a gold cap. Needs plate.js.

/**
 * Draws a flacon with its foot at `x`, `y`; `half` is half of its width (px). Colours: `body`, `cap`, `line` around
 * both, `facets` (edges between the sides), `label`.
 */
function flacon(x, y, half, { body, facets, line, cap, label }) {
  const at = ([right, up]) => `${(x + right * half).toFixed(1)} ${(y - up * half).toFixed(1)}`;
  /** Draws a symmetric shape from its right side, given from bottom to top. */
  const shape = (side, fill, stroke = 'none') => {
    const mirrored = side.map(([right, up]) => [-right, up]).reverse();
    const d = `M${[...side, ...mirrored].map(at).join('L')}z`;
    draw('path', { d, fill, stroke, 'stroke-width': 2, 'stroke-linejoin': 'round' });
  };
  const edge = (...points) =>
    draw('path', { d: `M${points.map(at).join('L')}`, fill: 'none', stroke: facets, 'stroke-width': Math.max(1, half / 34) });

  shape([[0.68, 0], [1, 0.36], [1, 1.47], [0.5, 2], [0.29, 2.04], [0.29, 2.3]], body, line);
  if (facets) {
    for (const side of [-1, 1]) edge([0.3 * side, 0], [0.42 * side, 0.34], [0.42 * side, 1.47], [0.19 * side, 2.02]);
    for (const up of [0.35, 1.47]) edge([-1, up], [1, up]);
  }
  shape([[0.36, 2.28], [0.36, 2.4]], cap, line ?? cap);
  shape([[0.24, 2.44], [0.41, 2.6], [0.41, 2.98], [0.24, 3.18]], cap, line ?? cap);
  if (label) shape([[0.36, 0.5], [0.36, 1.34]], label);
}
