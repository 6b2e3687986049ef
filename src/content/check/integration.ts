import type { AstroIntegration } from 'astro';
import { preparePhotographs } from '../../media/photographs/prepare.ts';
import { readContent } from './files.ts';
import { checkContent } from './index.ts';
import { type Mistake, told } from './mistake.ts';

/** Stops a build whose content holds mistakes, with all of them; while one edits, says so in the browser. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        const mistakes = await allMistakes();
        if (mistakes.length === 0) return;
        if (command !== 'dev') throw withoutStack(told(mistakes));
        logger.error(told(mistakes));
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, path) => {
          if (!/[\\/]src[\\/]content[\\/].*\.\w+$/.test(path) || path.endsWith('.ts')) return;
          const mistakes = await allMistakes();
          // New names are read at the start.
          if (/[\\/]content[\\/]pictures[\\/]/.test(path)) await server.restart();
          if (mistakes.length === 0) return;
          logger.error(told(mistakes));
          server.ws.send({ type: 'error', err: { message: told(mistakes), stack: '' } });
        });
      },
    },
  };
}

async function allMistakes(): Promise<Mistake[]> {
  const refused = await preparePhotographs();
  const photographs = refused.map(({ file, reason }) => ({ file: `pictures/${file}`, line: 1, reason }));
  return [...photographs, ...checkContent(readContent())];
}

/** An error whose message says it all. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
