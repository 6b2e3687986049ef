/**
 * A page that is asked for with a query (`/blog?q=sand`) differs from the built one only in what its head says of it,
 * and in its main part. A page under src/pages/-/ renders these two; the rest is the built page's, its policy too.
 */
import type { FastifyReply } from 'fastify';
import { type Rendered, sendCompressed } from './pages.ts';
import type { SiteFile } from './static.ts';

/** Sends a built page with what a query changes of it. */
export function sendQueried(reply: FastifyReply, part: Rendered, { headers, kept }: SiteFile) {
  reply.code(part.status).headers({ ...headers, 'cache-control': 'no-store' });
  return sendCompressed(reply, Buffer.from(inBuilt(kept!.bodies.identity.toString(), part.body.toString())));
}

/** Where the head's own part ends (src/layouts/Head.astro). */
const headEnd = '<!--shared-->';

/** Puts a page's own head and main part in place of the built page's. Nothing a visitor sent stands in either as markup. */
function inBuilt(built: string, part: string): string {
  return [
    built.slice(0, built.indexOf('<title>')),
    part.slice(0, part.indexOf(headEnd)),
    built.slice(built.indexOf(headEnd), built.indexOf('<main')),
    part.slice(part.indexOf('<main')),
    built.slice(built.indexOf('</main>') + '</main>'.length),
  ].join('');
}
