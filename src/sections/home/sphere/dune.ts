import frontTall from '../../../assets/sphere/front-tall.avif?url';
import frontWide from '../../../assets/sphere/front-wide.avif?url';
import plateTall from '../../../assets/sphere/plate-tall.avif?url';
import plateWide from '../../../assets/sphere/plate-wide.avif?url';
import sphereTall from '../../../assets/sphere/sphere-tall.avif?url';
import sphereWide from '../../../assets/sphere/sphere-wide.avif?url';

/** A first picture and what was cut out of it, in its own pixels: artwork/sphere/cut.py says so. */
const wide = {
  width: 2880,
  height: 1800,
  /** The sphere's middle and radius, and how perspective draws it out. */
  sphere: { x: 619.1, y: 609.9, radius: 459.3, form: [1.0158, 0.0162, 0.0162, 0.9847] },
  /** Area of the cut-out of the dune without the sphere. */
  plate: { top: 90, width: 1785, height: 1062 },
  files: { sphere: sphereWide, plate: plateWide, front: frontWide },
};
const tall: typeof wide = {
  width: 1800,
  height: 3000,
  sphere: { x: 817, y: 1219.1, radius: 458.2, form: [0.9978, 0.0013, 0.0013, 1.0022] },
  plate: { top: 660, width: 1800, height: 1140 },
  files: { sphere: sphereTall, plate: plateTall, front: frontTall },
};

/** The radius of the sphere's drawing, as a part of half of its file's width. */
export const filled = 468 / 480;

/** Returns the geometry of the first screen's dune as currently shown (px from the corner of its frame). */
export function duneIn(image: HTMLImageElement) {
  const dune = image.naturalWidth > image.naturalHeight ? wide : tall;
  const { clientWidth, clientHeight } = image;
  const scale = Math.max(clientWidth / dune.width, clientHeight / dune.height);
  const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const left = ((clientWidth - dune.width * scale) * across) / 100;
  const top = ((clientHeight - dune.height * scale) * down) / 100;
  const { plate, files } = dune;
  const { form } = dune.sphere;
  const radius = dune.sphere.radius * scale;
  const sphere = { x: left + dune.sphere.x * scale, y: top + dune.sphere.y * scale, radius };
  return {
    files,
    form,
    sphere,
    /** The sand that it is sunk in. */
    front: { left: sphere.x - radius, top: sphere.y + 0.7 * radius, width: 2 * radius, height: 0.35 * radius },
    plate: { left, top: top + plate.top * scale, width: plate.width * scale, height: plate.height * scale },
  };
}

/** Returns true if the cut-outs belong to the hero's picture, which an editor can replace. */
export const isOfDune = (image: HTMLImageElement) => {
  const files = image.closest('picture')?.innerHTML ?? '';
  return /hero-dune-\d/.test(files) && /hero-dune-tall-\d/.test(files);
};
