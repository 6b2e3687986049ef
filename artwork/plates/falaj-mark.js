/** Draws Falaj's logo (src/assets/logos/falaj.svg), with its line from the label's left edge at `edge` (px). */
function drawFalaj(x, y, scale, colour, edge) {
  const line = { fill: 'none', stroke: colour, 'stroke-width': 5.76, transform: `translate(${x} ${y}) scale(${scale})` };
  for (const d of [
    'M12.35 7.94h-1.64a5.76 5.76 0 0 0-5.77 5.77v23.88a4.53 4.53 0 0 0 4.53 4.53H69.6a4.53 4.53 0 0 0 4.53-4.53V15.35',
    'M0 18.65h12.35M31.71 35.53V15.35M40.76 4.65v30.88M65.06 35.53V15.35',
    'M31.7 25.44a7.41 7.41 0 1 1-14.82 0 7.41 7.41 0 0 1 14.83 0zM65.06 25.44a7.41 7.41 0 1 1-14.82 0 7.41 7.41 0 0 1 14.82 0z',
    `M${(edge - x) / scale} 42.12H9.5`,
  ])
    draw('path', { d, ...line });
  const drop = 'M74.12 3c2.14 2.64 3.37 4.36 3.37 6.01a3.38 3.38 0 0 1-6.75 0c0-1.65 1.24-3.37 3.38-6.01';
  draw('path', { d: drop, fill: colour, transform: line.transform });
}
