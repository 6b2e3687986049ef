import type { Sharp } from 'sharp';

/** How much of a plain colour lies over a picture, in per cent. */
type Veil = 0 | 25 | 45 | 65 | 85;

/** How type is laid over a picture that nobody composed for it. */
export interface Legibility {
  /** `light` carries ink best, `dark` paper. */
  ground: 'light' | 'dark';
  /** The veil of paper that ink needs, and that of ink that paper needs, for a contrast of 4.5:1. */
  veils: { ink: Veil; paper: Veil };
}

// The greys of type and veil (src/styles/tokens.css), in sRGB from 0 to 1.
const ink = 0.08;
const paper = 0.95;
const steps = [0, 25, 45, 65, 85] as const;

/** Looks at the darkest and the lightest fiftieth of a picture: type may come to lie there. */
export async function legibility(picture: Sharp): Promise<Legibility> {
  const small = await picture.resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer();
  const greys = [...small].map((value) => value / 255).sort((a, b) => a - b);
  const at = (part: number) => greys[Math.floor((greys.length - 1) * part)]!;
  const veil = (type: number, veilOf: number, worst: number) =>
    steps.find((step) => contrast(type, worst + ((veilOf - worst) * step) / 100) >= 4.5) ?? 85;
  return {
    ground: contrast(ink, at(0.5)) >= contrast(paper, at(0.5)) ? 'light' : 'dark',
    veils: { ink: veil(ink, paper, at(0.02)), paper: veil(paper, ink, at(0.98)) },
  };
}

/** Contrast of two greys (WCAG 2.2). */
function contrast(a: number, b: number): number {
  const [low, high] = [luminance(a), luminance(b)].sort((one, other) => one - other) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const luminance = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
