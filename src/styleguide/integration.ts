import type { AstroIntegration } from 'astro';

/** Shows the tokens and the components with variants at `/styleguide` while the site is developed. A build has no such page. */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/styleguide.astro' });
      },
    },
  };
}
