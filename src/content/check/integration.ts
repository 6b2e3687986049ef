import type { AstroIntegration } from 'astro';
import { readContent } from './files.ts';
import { checkContent } from './index.ts';
import { told } from './mistake.ts';

/** Stops a build whose content holds mistakes, with all of them; while one edits, says so in the browser. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        const mistakes = checkContent(readContent());
        if (mistakes.length === 0) return;
        if (command !== 'dev') throw new Error(told(mistakes));
        logger.error(told(mistakes));
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', (_event, path) => {
          if (!/[\\/]src[\\/]content[\\/].*\.(ya?ml|mdx?)$/.test(path)) return;
          const mistakes = checkContent(readContent());
          if (mistakes.length === 0) return;
          logger.error(told(mistakes));
          server.ws.send({ type: 'error', err: { message: told(mistakes), stack: '' } });
        });
      },
    },
  };
}
