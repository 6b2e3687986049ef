// The flacon of Oud & Ember, as artwork/scenes/projects.py models it: eight sides, a gold cap. For plates that load plate.js.

/**
 * Draws a flacon that stands at `x`, `y`; `half` is half of its width in pixels. Colours: `body`, `facets` for the
 * edges between its sides, `line` around it, `cap`, and `label` if it has one.
 */
function flacon(x, y, half, { body, facets, line = 'none', cap, label }) {
  const at = ([right, up]) => `${(x + right * half).toFixed(1)} ${(y - up * half).toFixed(1)}`;
  const shape = (side, fill, stroke) => {
    const mirrored = side.map(([right, up]) => [-right, up]).reverse();
    draw('path', { d: `M${[...side, ...mirrored].map(at).join('L')}z`, fill, stroke, 'stroke-width': 2, 'stroke-linejoin': 'round' });
  };
  const bottle = [[0.68, 0], [1, 0.36], [1, 1.47], [0.5, 2], [0.29, 2.04], [0.29, 2.3]];
  shape(bottle, body, line);
  if (facets)
    for (const side of [-1, 1]) {
      const edge = [[0.3, 0], [0.42, 0.34], [0.42, 1.47], [0.19, 2.02]].map(([right, up]) => at([right * side, up]));
      draw('path', { d: `M${edge.join('L')}`, fill: 'none', stroke: facets, 'stroke-width': Math.max(1, half / 34) });
    }
  if (facets) for (const up of [0.35, 1.47]) draw('path', { d: `M${at([-1, up])}L${at([1, up])}`, stroke: facets, 'stroke-width': Math.max(1, half / 34) });
  shape([[0.36, 2.28], [0.36, 2.4]], cap, line === 'none' ? cap : line);
  shape([[0.24, 2.44], [0.41, 2.6], [0.41, 2.98], [0.24, 3.18]], cap, line === 'none' ? cap : line);
  if (label) shape([[0.36, 0.5], [0.36, 1.34]], label, 'none');
}
