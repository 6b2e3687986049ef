const files = import.meta.glob<string>('../../assets/logos/**/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const drawings = import.meta.glob<string>('../../assets/logos/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A client's logo for components: its file and its aspect ratio. */
export interface LogoData {
  src: string;
  width: number;
  height: number;
}

const noLogo = (name: string) => new Error(`"${name}" has no logo with a viewBox in src/assets/logos/${name}.svg`);

/** Returns the logo of that name. Throws if src/assets/logos has none or its viewBox is missing. */
export function getLogo(name: string): LogoData {
  const file = `../../assets/logos/${name}.svg`;
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawings[file] ?? '') ?? [];
  if (!width || !height) throw noLogo(name);
  return { src: files[file] ?? '', width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

/** Returns the Arabic logo of that name, if src/assets/logos/arabic has one. */
export const arabicLogo = (name: string): LogoData | undefined =>
  drawings[`../../assets/logos/arabic/${name}.svg`] === undefined ? undefined : getLogo(`arabic/${name}`);

/**
 * Returns the viewBox and markup of a logo for pages that animate its strokes. Each stroke has a path length of 1.
 * Throws if src/assets/logos has none or its viewBox is missing.
 */
export function logoDrawing(name: string): { viewBox: string; markup: string } {
  const file = `../../assets/logos/${name}.svg`;
  const [, viewBox, markup] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(drawings[file] ?? '') ?? [];
  if (!viewBox || !markup) throw noLogo(name);
  return { viewBox, markup: markup.replaceAll('<path', '$& pathLength="1"') };
}
