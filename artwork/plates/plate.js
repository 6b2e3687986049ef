// For all plates: an <svg> as large as the page, and a function for shapes.

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
