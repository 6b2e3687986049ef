import type { AstroIntegration } from 'astro';

/** Adds `client:wake`, the way this site's islands hydrate; see wake.ts. */
export function wakeDirective(): AstroIntegration {
  return {
    name: 'wake-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './src/behaviours/wake.ts' });
      },
    },
  };
}
