import type { AstroIntegration } from 'astro';
import { readContentFolder } from '../../content/read-folder.ts';
import { prepareOwnPictures } from '../../lib/media/own-pictures/prepare.ts';
import { UserError } from '../../lib/user-error.ts';
import { checkContent } from './check-content.ts';
import { formatMistakes, type Mistake } from './mistake.ts';

/** Stops a build that has mistakes in its content and lists all of them. The dev server shows them in the browser. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        const mistakes = await allMistakes();
        if (mistakes.length === 0) return;
        if (command !== 'dev') throw new UserError(formatMistakes(mistakes));
        logger.error(formatMistakes(mistakes));
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, path) => {
          if (!/[\\/]src[\\/]content[\\/].*\.\w+$/.test(path) || path.endsWith('.ts')) return;
          const mistakes = await allMistakes();
          // The names of pictures are read when Astro starts, so new ones need a restart.
          if (/[\\/]content[\\/]pictures[\\/]/.test(path)) await server.restart();
          if (mistakes.length === 0) return;
          logger.error(formatMistakes(mistakes));
          server.ws.send({ type: 'error', err: { message: formatMistakes(mistakes), stack: '' } });
        });
      },
    },
  };
}

async function allMistakes(): Promise<Mistake[]> {
  const refused = await prepareOwnPictures();
  const pictures = refused.map(({ file, reason }) => ({ file: `pictures/${file}`, line: 1, reason }));
  return [...pictures, ...checkContent(readContentFolder())];
}
