/** Diameter of the largest dot (units); dots are drawn in steps of half a unit. */
export const maxDiameter = 17;
/** Number of colour steps between sand and ink. */
export const colourSteps = 5;

/**
 * Draws dots in all sizes and colours into a cache: copying pixels is much cheaper than drawing circles in each frame.
 */
export function drawDots(element: Element, scale: number) {
  // The drawing's computed colours include those of forced colours and user styles.
  const styles = getComputedStyle(element.querySelector('svg')!);
  const cell = Math.ceil(maxDiameter * scale) + 2;
  const sheet = document.createElement('canvas');
  sheet.width = cell * maxDiameter * 2;
  sheet.height = cell * colourSteps * 2;
  const context = sheet.getContext('2d', { willReadFrequently: true })!;
  for (const [half, from] of ['--grain', '--accent'].entries())
    for (let tone = 0; tone < colourSteps; tone++)
      for (let step = 0; step < maxDiameter * 2; step++) {
        context.beginPath();
        context.arc((step + 0.5) * cell, (half * colourSteps + tone + 0.5) * cell, (step * scale) / 4, 0, 7);
        const inkShare = tone / (colourSteps - 1);
        for (const [name, alpha] of [
          [from, 1 - inkShare ** 4],
          ['--ink', inkShare],
        ] as const) {
          context.globalAlpha = alpha;
          context.fillStyle = styles.getPropertyValue(name);
          context.fill();
        }
      }
  const pixels = new Uint32Array(context.getImageData(0, 0, sheet.width, sheet.height).data.buffer);
  return { pixels, width: sheet.width, cell };
}
