import { withAccent } from './accent-shades.ts';
import { customMedia } from './custom-media.ts';

/** All cascade layers, weakest first, so that the build's file order never decides between two rules. */
const layers = ['reset', 'base', 'print', 'components', 'islands', 'sections'];

/** Folders whose styles belong to a layer with another name. */
const layerOfFolder: Record<string, string> = {
  layouts: 'sections',
  pages: 'sections',
  styleguide: 'sections',
};

/**
 * Returns a Vite plugin that puts each style sheet of `src/` into the cascade layer of its folder. A section can thus
 * override the component to which it passes a class. Style sheets in `src/styles/` name their layers themselves; those
 * imported as text have none. All others get the breakpoints; tokens.css gets the colours that follow from the accent.
 */
export function styleSheetPlugin() {
  return {
    name: 'style-sheet',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/src\/.+\.css$/ },
      handler(source: string, id: string) {
        const folder = /\/src\/([^/]+)\//.exec(id)?.[1] ?? '';
        const head = `${customMedia}\n@layer ${layers.join(', ')};`;
        if (folder === 'styles') return `${head}\n${withAccent(source)}`;
        return `${head}\n@layer ${layerOfFolder[folder] ?? folder} {\n${source}\n}`;
      },
    },
  };
}
