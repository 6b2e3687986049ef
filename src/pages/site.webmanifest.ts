import { getPage } from '../lib/queries/pages.ts';
import { getSite } from '../lib/queries/site.ts';
import { path } from '../lib/routes.ts';
import { colour } from '../styles/colour.ts';

/** Responds with the web app manifest: name, colours and icons for installing the site. */
export async function GET() {
  const [{ name, locale }, { description }] = [await getSite(), await getPage('home')];
  const icon = (file: string, size: number) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return Response.json({
    name,
    short_name: name,
    description,
    lang: locale,
    start_url: path('home'),
    scope: path('home'),
    display: 'browser',
    theme_color: colour('light'),
    background_color: colour('light'),
    icons: [icon('icon-192', 192), icon('icon-512', 512), { ...icon('icon-maskable-512', 512), purpose: 'maskable' }],
  });
}
