// Functions for all families of prints. prints.mjs sets `print`: the project's facts, and its cover as a data URL.

const colours = {
  ink: [20, 22, 26],
  dusk: [42, 48, 54],
  paper: [243, 242, 238],
  mist: [223, 228, 227],
  sky: [185, 203, 208],
  sand: [227, 196, 143],
  signal: [242, 67, 15],
};
/** Accent colours of clients, by prefix of their pictures' names. Other pictures have the agency's vermilion. */
const accents = {
  marsa: '#e0a21b',
  falaj: '#2f5f92',
  sidra: '#5d8a3a',
  dirhamly: '#f2430f',
  qamar: '#6f9a80',
  barjeel: '#2f7d66',
  layl: '#ffb02e',
  oud: '#d2a24a',
  wahat: '#f2d21f',
  nakhla: '#2f7d46',
};
const client = Object.keys(accents).find((id) => print.picture?.replace('project-', '').startsWith(id));
const rgb = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
if (client) colours.signal = rgb(accents[client]);
const css = ([r, g, b], alpha = 1) => `rgb(${r} ${g} ${b} / ${alpha})`;

/** Returns hue (degrees), saturation and value (0 to 1). */
function hsv([r, g, b]) {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range === 0) return [0, 0, most / 255];
  const sixth = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [sixth * 60, range / most, most / 255];
}
// In some light the client's colour is paler in the picture (`accentInPicture`).
const accent = hsv(print.accentInPicture ? rgb(print.accentInPicture) : colours.signal);
/** Returns true if the colour has the accent's hue and enough of its saturation and value. */
function isAccent(colour) {
  const [hue, saturation, value] = hsv(colour);
  const apart = Math.abs(((hue - accent[0] + 540) % 360) - 180);
  return apart < 15 && saturation > 0.55 * accent[1] && value > Math.max(0.25, 0.8 * accent[2] ** 2);
}

/** Returns the context of a canvas as large as the page (device pixels). */
function sheet() {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * Reads the cover, or the part `x, y, w, h` of it (0 to 1). The results are functions of u and v (0 to 1 of the part):
 * `tone` returns the lightness (0 to 1, full contrast), `signal` returns true where the colour is the accent. Both read the
 * cover in `width` pixels, blurred by `blur` pixels.
 */
async function cover({ x = 0, y = 0, w = 1, h = 1 } = {}, width = 1200, blur = 0) {
  const image = new Image();
  image.src = print.cover;
  await image.decode();
  const height = Math.round((width * h * image.height) / (w * image.width));
  const canvas = new OffscreenCanvas(width, height);
  const at = canvas.getContext('2d', { willReadFrequently: true });
  at.filter = `blur(${blur}px)`;
  at.drawImage(image, x * image.width, y * image.height, w * image.width, h * image.height, 0, 0, width, height);
  const { data } = at.getImageData(0, 0, width, height);
  const light = new Float32Array(width * height);
  const red = new Uint8Array(width * height);
  const warmth = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const [r, g, b] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    light[i] = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
    red[i] = (client ? isAccent([r, g, b]) : r > 95 && r > 2.3 * g && r > 1.9 * b && r - b > 70) ? 1 : 0;
    warmth[i] = (r - b) / 255;
  }
  const sorted = light.filter((_, i) => i % 37 === 0 && !red[i]).sort();
  const [low, high] = [sorted[Math.floor(sorted.length * 0.01)], sorted[Math.floor(sorted.length * 0.99)]];
  // A dark cover is lightened, so that its prints are not black.
  const middle = (sorted[Math.floor(sorted.length * 0.5)] - low) / (high - low);
  const lift = print.tone === 'dusk' ? Math.max(0.5, Math.min(1, Math.log(0.3) / Math.log(middle))) : 1;
  const index = (u, v) =>
    Math.min(height - 1, Math.max(0, Math.floor(v * height))) * width +
    Math.min(width - 1, Math.max(0, Math.floor(u * width)));
  return {
    image,
    width,
    height,
    light,
    red,
    tone: (u, v) => Math.min(1, Math.max(0, (light[index(u, v)] - low) / (high - low))) ** lift,
    raw: (u, v) => light[index(u, v)],
    warmth: (u, v) => warmth[index(u, v)],
    signal: (u, v) => red[index(u, v)] === 1,
  };
}

/**
 * Returns the position and radius of the accent (parts of the cover's size): the brightest area of a client's accent
 * colour, or the sphere in the agency's own pictures.
 */
async function sphere() {
  const { width, height, red, light } = await cover({}, 400);
  // Flood fill: finds size, bounds and brightness of each connected area in the accent's colour.
  const seen = new Uint8Array(red.length);
  let best = { score: 0, x: 0.5, y: 0.5, r: 0.1 };
  for (let start = 0; start < red.length; start++) {
    if (!red[start] || seen[start]) continue;
    const stack = [start];
    seen[start] = 1;
    let [count, brightness, left, right, top, bottom] = [0, 0, width, 0, height, 0];
    while (stack.length) {
      const i = stack.pop();
      const [px, py] = [i % width, Math.floor(i / width)];
      count++;
      brightness += light[i];
      left = Math.min(left, px);
      right = Math.max(right, px);
      top = Math.min(top, py);
      bottom = Math.max(bottom, py);
      for (const next of [i - 1, i + 1, i - width, i + width])
        if (red[next] && !seen[next]) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    const [w, h] = [right - left + 1, bottom - top + 1];
    const fill = count / (w * h);
    const round = Math.min(w, h) / Math.max(w, h);
    const isSphere = round > 0.8 && fill > 0.68 && fill < 0.86;
    const score = client ? brightness : isSphere ? count : 0;
    if (score <= best.score) continue;
    const r = Math.max(w, h) / 2 / width;
    best = {
      score,
      x: (left + right + 1) / 2 / width,
      y: (top + bottom + 1) / 2 / height,
      r: client ? Math.min(0.13, Math.max(0.05, r)) : r,
    };
  }
  return best;
}

/**
 * Draws the clear areas of the cover over the print, unchanged, so that they can be read, with a `margin` round each. The
 * cover fills `x, y, width, height` (px).
 */
function drawClearAreas(c, { image }, [x, y, width, height], margin = 0) {
  const layer = new OffscreenCanvas(c.canvas.width, c.canvas.height);
  const at = layer.getContext('2d');
  at.lineJoin = 'round';
  for (const corners of print.clearAreas) {
    // Screens, cards and signs have round corners.
    const rounding = width / (corners.length === 4 ? 40 : 250);
    at.lineWidth = rounding + 2 * margin;
    const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
    at.beginPath();
    // The stroke rounds the corners, so the path is inside them.
    for (const [u, v] of corners)
      at.lineTo(
        x + u * width + (Math.sign(middle[0] - u) * rounding) / 2,
        y + v * height + (Math.sign(middle[1] - v) * rounding) / 2,
      );
    at.closePath();
    at.fill();
    at.stroke();
  }
  at.globalCompositeOperation = 'source-in';
  at.drawImage(image, x, y, width, height);
  c.drawImage(layer, 0, 0);
}

const done = () => document.documentElement.setAttribute('data-done', '');
