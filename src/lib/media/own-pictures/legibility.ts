import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import type { Sharp } from 'sharp';
import { readTokens } from '../../../styles/read-tokens.ts';
import type { Scheme } from '../../../styles/scheme.ts';

/** Opacities of the scrim over a picture (%). */
const steps = [0, 25, 45, 65, 85] as const;
type ScrimOpacity = (typeof steps)[number];

/** Scrim and text colour for a picture that was not composed for text. */
export interface Legibility {
  /** `light` if dark text is more legible, `dark` if light text is. */
  scheme: Scheme;
  /** Scrims that text in each scheme needs for a contrast of 4.5:1. */
  scrims: Record<Scheme, ScrimOpacity>;
}

const tokens = readTokens(readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8'), 'light');
/** Colours of text and page. */
export const ink = tokens.get('ink')!;
export const paper = tokens.get('paper')!;

/** Returns a grey (0 to 255) as a colour. */
const grey = (value: number) => `#${Math.round(value).toString(16).padStart(2, '0').repeat(3)}`;
/** Returns the mean of a colour's channels (0 to 255). */
const greyOf = (hex: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 3;

/** Measures the darkest and the lightest 2 % of a picture, because text may be placed there. */
export async function legibility(picture: Sharp): Promise<Legibility> {
  const small = await picture.resize(64, 64, { fit: 'fill' }).greyscale().raw().toBuffer();
  const greys = [...small].sort((a, b) => a - b);
  const at = (part: number) => greys[Math.floor((greys.length - 1) * part)]!;
  const scrim = (type: string, background: string, worst: number) =>
    steps.find((step) => wcagContrast(type, grey(worst + ((greyOf(background) - worst) * step) / 100)) >= 4.5) ?? 85;
  const middle = grey(at(0.5));
  return {
    scheme: wcagContrast(ink, middle) >= wcagContrast(paper, middle) ? 'light' : 'dark',
    scrims: { light: scrim(ink, paper, at(0.02)), dark: scrim(paper, ink, at(0.98)) },
  };
}
