// What the plates share: an <svg> as large as the page, random numbers that are the same each time, and shapes.

/** A generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const [width, height] = [innerWidth, innerHeight];
const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
svg.setAttribute('style', 'position:absolute;inset:0');

function draw(name, attributes, text) {
  const shape = svg.appendChild(document.createElementNS(svg.namespaceURI, name));
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value);
  if (text !== undefined) shape.textContent = text;
  return shape;
}
