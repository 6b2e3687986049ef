import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { UserError } from '../lib/user-error.ts';
import { accentErrors } from '../styles/accent-shades.ts';

/** Stops a build whose accent has too little contrast. `astro dev` only logs it. */
export function accentCheck(): AstroIntegration {
  return {
    name: 'accent-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        const errors = accentErrors(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'));
        if (errors.length === 0) return;
        const message = errors.map((error) => `src/styles/tokens.css: ${error}`).join('\n');
        if (command === 'dev') return logger.error(message);
        throw new UserError(message);
      },
    },
  };
}
