import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { devApi } from './server/dev.ts';
import { accentCheck } from './src/integrations/accent-check.ts';
import { writeBuildInfo } from './src/integrations/build-info/integration.ts';
import { contentCheck } from './src/integrations/content-check/integration.ts';
import { styleguide } from './src/styleguide/integration.ts';
import { styleSheetPlugin } from './src/styles/style-sheet-plugin.ts';

const site = process.env.SITE_URL || 'http://localhost:4321';

export default defineConfig({
  site,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [
    contentCheck(),
    accentCheck(),
    // No component suspends, and streaming makes a search 50% slower. Without it `useId` has no prefix.
    react({ experimentalDisableStreaming: true }),
    devApi(),
    writeBuildInfo(),
    styleguide(),
  ],
  trailingSlash: 'never',
  // Inlines the styles, so that the first screen needs one request.
  build: { format: 'file', inlineStylesheets: 'always' },
  // A proxy may end TLS before us, and the form may be posted from another origin (PUBLIC_API_HOST).
  // There is no session to protect, so Astro's origin check would only lose enquiries.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [styleSheetPlugin()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Small files that islands share are one file: on a slow network each costs a round trip of its own.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\// },
                  { name: 'shared', test: /\/src\/(assets\/icons|components|lib)\//, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: '[hash]-[local]' }, drafts: { customMedia: true } },
    },
    build: {
      cssMinify: 'lightningcss',
      // Lazy chunks have no imports to preload; the helper would only add a file.
      modulePreload: false,
      // A page names hundreds of picture files; short hashes keep it small.
      rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:5][extname]' } },
      // Pictures and fonts stay files, however small: inside a page they would delay its first paint.
      assetsInlineLimit: (file) => (/\.(avif|jpg|woff2|svg)$/.test(file) ? false : undefined),
    },
  },
});
