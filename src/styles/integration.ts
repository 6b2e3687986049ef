import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { accentFaults } from './accent.ts';

/** Stops a build whose accent cannot be seen or read, and says why; `astro dev` says so and goes on. */
export function accentCheck(): AstroIntegration {
  return {
    name: 'accent-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        const faults = accentFaults(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
        if (faults.length === 0) return;
        const message = faults.map((fault) => `src/styles/tokens.css: ${fault}`).join('\n');
        if (command === 'dev') return logger.error(message);
        const error = new Error(message);
        error.stack = '';
        throw error;
      },
    },
  };
}
