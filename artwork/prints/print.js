// What the families of prints share. `print` is set by prints.mjs: the project's facts, and its cover as a data address.

const colours = {
  ink: [20, 22, 26],
  dusk: [42, 48, 54],
  paper: [243, 242, 238],
  mist: [223, 228, 227],
  sky: [185, 203, 208],
  sand: [227, 196, 143],
  signal: [242, 67, 15],
};
const css = ([r, g, b], alpha = 1) => `rgb(${r} ${g} ${b} / ${alpha})`;

/** A canvas as large as the page in real pixels. */
function sheet() {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.width = innerWidth * devicePixelRatio;
  canvas.height = innerHeight * devicePixelRatio;
  return canvas.getContext('2d', { willReadFrequently: true });
}

/**
 * The cover, read at any place: `tone` is its lightness from 0 to 1, stretched over what it has, `signal` whether it
 * is the signal's colour there. `part` is the piece of it that is used, in parts of its size; u and v are within that.
 */
async function cover({ x = 0, y = 0, w = 1, h = 1 } = {}, width = 1200) {
  const image = new Image();
  image.src = print.cover;
  await image.decode();
  const height = Math.round((width * h * image.height) / (w * image.width));
  const canvas = new OffscreenCanvas(width, height);
  const at = canvas.getContext('2d', { willReadFrequently: true });
  at.drawImage(image, x * image.width, y * image.height, w * image.width, h * image.height, 0, 0, width, height);
  const { data } = at.getImageData(0, 0, width, height);
  const light = new Float32Array(width * height);
  const red = new Uint8Array(width * height);
  const warmth = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++) {
    const [r, g, b] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    light[i] = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
    red[i] = r > 95 && r > 1.75 * g && r > 1.9 * b && r - b > 70 ? 1 : 0;
    warmth[i] = (r - b) / 255;
  }
  const sorted = light.filter((_, i) => i % 37 === 0 && !red[i]).sort();
  const [low, high] = [sorted[Math.floor(sorted.length * 0.01)], sorted[Math.floor(sorted.length * 0.99)]];
  const index = (u, v) =>
    Math.min(height - 1, Math.max(0, Math.floor(v * height))) * width +
    Math.min(width - 1, Math.max(0, Math.floor(u * width)));
  return {
    image,
    canvas,
    width,
    height,
    light,
    red,
    tone: (u, v) => Math.min(1, Math.max(0, (light[index(u, v)] - low) / (high - low))),
    raw: (u, v) => light[index(u, v)],
    warmth: (u, v) => warmth[index(u, v)],
    signal: (u, v) => red[index(u, v)] === 1,
  };
}

/** Where the sphere stands in the cover and how large it is, in parts of the cover's width. */
async function sphere() {
  const { width, height, red } = await cover({}, 400);
  // The largest square-ish group of red pixels: flood fill, then the fullest of those that are as wide as high.
  const seen = new Uint8Array(red.length);
  let best = { score: 0 };
  for (let start = 0; start < red.length; start++) {
    if (!red[start] || seen[start]) continue;
    const stack = [start];
    seen[start] = 1;
    let [count, left, right, top, bottom] = [0, width, 0, height, 0];
    while (stack.length) {
      const i = stack.pop();
      const [px, py] = [i % width, Math.floor(i / width)];
      count++;
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
    const score = round > 0.8 && fill > 0.68 && fill < 0.86 ? count : 0;
    if (score > best.score)
      best = {
        score,
        x: (left + right + 1) / 2 / width,
        y: (top + bottom + 1) / 2 / height,
        r: Math.max(w, h) / 2 / width,
      };
  }
  return best;
}

const done = () => document.documentElement.setAttribute('data-done', '');
