import { type Elevation, elevations } from './elevations.ts';

/** How wide the drawings' own units are. */
const units = 516;

/**
 * Lays over each picture of a street the line drawing of what it shows, which goes from its top down. What remains of it
 * as the page is scrolled is a matter of styles: the house is built again, course by course.
 */
export default function masonry(street: HTMLElement, signal: AbortSignal): void {
  // Where scrolling cannot drive it, the houses stand.
  if (!CSS.supports('animation-timeline: scroll()')) return;
  const sheets: HTMLElement[] = [];
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    for (const [index, sheet] of sheets.entries())
      sheet.animate(
        { clipPath: ['inset(0 0 100%)', 'inset(0 0 0)'] },
        { duration: 1300, delay: 160 * index, fill: 'backwards', easing: 'cubic-bezier(0.3, 0.6, 0.2, 1)' },
      );
    for (const sheet of sheets) sheet.hidden = false;
  });
  const fit = new ResizeObserver(() => {
    for (const sheet of sheets) draw(sheet.querySelector('canvas')!);
  });
  for (const house of street.querySelectorAll<HTMLElement>('[data-elevation]')) {
    const elevation = elevations[house.dataset.elevation!];
    if (!elevation) continue;
    const sheet = document.createElement('span');
    sheet.ariaHidden = 'true';
    sheet.hidden = true;
    sheet.append(document.createElement('canvas'));
    house.append(sheet);
    sheets.push(sheet);
  }
  observer.observe(street);
  fit.observe(street);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    fit.disconnect();
    for (const sheet of sheets) sheet.remove();
  });

  function draw(canvas: HTMLCanvasElement): void {
    const house = canvas.closest<HTMLElement>('[data-elevation]')!;
    drawElevation(canvas, house, elevations[house.dataset.elevation!]!);
  }
}

/** Draws it as large as its picture is, of which the frame shows a part. */
function drawElevation(canvas: HTMLCanvasElement, house: HTMLElement, { height, lines, shade, sphere }: Elevation) {
  const shown = Math.max(house.clientWidth / units, house.clientHeight / height);
  const scale = shown * Math.min(devicePixelRatio, 2);
  canvas.width = Math.round(units * scale);
  canvas.height = Math.round(height * scale);
  const styles = getComputedStyle(house);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.fillStyle = styles.getPropertyValue('--stone');
  context.fillRect(0, 0, units, height);
  context.strokeStyle = styles.getPropertyValue('--ink');

  const shaded = new Path2D(shade);
  context.save();
  context.clip(shaded);
  context.lineWidth = 0.5 / shown;
  context.beginPath();
  for (let x = -height; x < units; x += 5 / shown) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
  context.restore();

  context.lineWidth = 1.2 / shown;
  context.stroke(new Path2D(lines));
  context.beginPath();
  context.arc(sphere.x, sphere.y, sphere.radius, 0, 7);
  context.fillStyle = styles.getPropertyValue('--signal');
  context.fill();
}
