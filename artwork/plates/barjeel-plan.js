// The plan of Barjeel's courtyard house, 660 x 500 units around its middle, for the plates that show it.

const towerCorners = [[140, -180], [260, -180], [260, -60], [140, -60]];

/** Draws court, walls and tower around a point. `court` is the court's colour. */
function drawPlan(cx, cy, scale, court) {
  const path = (...parts) => parts.map((part) => `M${part.map(([x, y]) => `${cx + x * scale} ${cy + y * scale}`).join('L')}`).join('');
  const wall = { fill: 'none', stroke: '#1f2623' };
  draw('path', { d: `${path([[-68, -70], [52, -70], [52, 50], [-68, 50]])}z`, fill: court, stroke: '#1f2623', 'stroke-width': 4 });
  draw('path', { d: path([[60, 250], [330, 250], [330, -250], [-330, -250], [-330, 250], [-60, 250]]), ...wall, 'stroke-width': 13 * scale });
  draw('path', { d: path([[-120, -250], [-120, -40]], [[-120, 60], [-120, 250]], [[-330, 10], [-210, 10]], [[60, 250], [60, 150]], [[60, 60], [60, 100], [330, 100]]), ...wall, 'stroke-width': 8 * scale });
  draw('path', { d: `${path(towerCorners)}z`, fill: '#f5f2e9', stroke: '#1f2623', 'stroke-width': 8 * scale });
  draw('path', { d: path([[170, -158], [170, -82]], [[200, -158], [200, -82]], [[230, -158], [230, -82]]), ...wall, 'stroke-width': 4 });
}
