import duneAloneTall from '../../../assets/sphere/dune-alone-tall.avif?url';
import duneAloneWide from '../../../assets/sphere/dune-alone-wide.avif?url';
import foregroundTall from '../../../assets/sphere/foreground-tall.avif?url';
import foregroundWide from '../../../assets/sphere/foreground-wide.avif?url';
import sphereTall from '../../../assets/sphere/sphere-tall.avif?url';
import sphereWide from '../../../assets/sphere/sphere-wide.avif?url';

/** Size of the hero's picture and of its cut-outs (px of the picture), from artwork/sphere/cut.py. */
const wide = {
  width: 2880,
  height: 1800,
  /** Centre, radius and perspective distortion. */
  sphere: { x: 619.1, y: 609.9, radius: 459.3, transform: 'matrix(1.0158,0.0162,0.0162,0.9847,0,0)' },
  /** Area of the cut-out of the dune without the sphere. */
  duneAlone: { top: 90, width: 1785, height: 1062 },
  files: { sphere: sphereWide, duneAlone: duneAloneWide, foreground: foregroundWide },
};
const tall: typeof wide = {
  width: 1800,
  height: 3000,
  sphere: { x: 817, y: 1219.1, radius: 458.2, transform: 'matrix(0.9978,0.0013,0.0013,1.0022,0,0)' },
  duneAlone: { top: 660, width: 1800, height: 1140 },
  files: { sphere: sphereTall, duneAlone: duneAloneTall, foreground: foregroundTall },
};

/** Diameter of the sphere as a part of its file's width. */
export const sphereShare = 468 / 480;

/** Returns the hero's dune as currently shown (px from the corner of the hero). */
export function duneIn(image: HTMLImageElement) {
  const { width, height, files, ...dune } = image.naturalWidth > image.naturalHeight ? wide : tall;
  const { clientWidth, clientHeight } = image;
  const scale = Math.max(clientWidth / width, clientHeight / height);
  const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const left = image.offsetLeft + ((clientWidth - width * scale) * across) / 100;
  const top = image.offsetTop + ((clientHeight - height * scale) * down) / 100;
  const radius = dune.sphere.radius * scale;
  const sphere = { ...dune.sphere, x: left + dune.sphere.x * scale, y: top + dune.sphere.y * scale, radius };
  return {
    files,
    sphere,
    /** The sand in front of the sphere. */
    foreground: { left: sphere.x - radius, top: sphere.y + 0.7 * radius, width: 2 * radius, height: 0.35 * radius },
    duneAlone: {
      left,
      top: top + dune.duneAlone.top * scale,
      width: dune.duneAlone.width * scale,
      height: dune.duneAlone.height * scale,
    },
  };
}

/** Returns true if the hero still shows the picture that the cut-outs belong to. An editor can replace it. */
export const showsDune = (image: HTMLImageElement) => {
  const files = image.closest('picture')?.innerHTML ?? '';
  return /hero-dune-\d/.test(files) && /hero-dune-tall-\d/.test(files);
};
