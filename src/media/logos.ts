const files = import.meta.glob<string>('../assets/logos/*.svg', { eager: true, query: '?url', import: 'default' });
const drawings = import.meta.glob<string>('../assets/logos/*.svg', { eager: true, query: '?raw', import: 'default' });

/** A client's logo as components take it: its file, and the shape that its drawing gives it. */
export interface LogoFacts {
  src: string;
  width: number;
  height: number;
}

/** A client's logo and its text. */
export interface Logo extends LogoFacts {
  alt: string;
}

/** The logo of that name. Throws when src/assets/logos has none, or one without a viewBox. */
export function logo(name: string): LogoFacts {
  const file = `../assets/logos/${name}.svg`;
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawings[file] ?? '') ?? [];
  if (!width || !height) throw new Error(`"${name}" has no logo with a viewBox in src/assets/logos/${name}.svg`);
  return { src: files[file] ?? '', width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

/** What is in a logo's file, for a page that draws its strokes one by one: each of them is one long. */
export function logoDrawing(name: string): { viewBox: string; markup: string } {
  const [, viewBox = '', markup = ''] =
    /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(drawings[`../assets/logos/${name}.svg`] ?? '') ?? [];
  return { viewBox, markup: markup.replaceAll('<path', '$& pathLength="1"') };
}
