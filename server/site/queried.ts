/**
 * A page that is asked for with a query (`/blog?q=sand`) differs from the built one only in what its head says of it,
 * and in its main part. A page under src/pages/-/ renders these two; the rest is the built page's, its policy too.
 */
import type { FastifyReply } from 'fastify';
import { type Rendered, sendCompressed } from './pages.ts';
import type { SiteFile } from './static.ts';

/** Where the head's own part ends (src/layouts/Head.astro). */
const headEnd = '<!--shared-->';

/** What a built page has before, between and behind what a query changes. */
type Around = [before: Buffer, between: Buffer, behind: Buffer];

const around = new WeakMap<Buffer, Around>();

function aroundOf(built: Buffer): Around {
  const known = around.get(built);
  if (known) return known;
  const [title, end, main] = ['<title>', headEnd, '<main'].map((mark) => built.indexOf(mark));
  const behind = built.indexOf('</main>') + '</main>'.length;
  const parts: Around = [built.subarray(0, title), built.subarray(end, main), built.subarray(behind)];
  around.set(built, parts);
  return parts;
}

/** Sends a built page with what a query changes of it. */
export function sendQueried(reply: FastifyReply, part: Rendered, { headers, kept }: SiteFile) {
  reply.code(part.status).headers({ ...headers, 'cache-control': 'no-store' });
  return sendCompressed(reply, inBuilt(kept!.bodies.identity, part.body));
}

/** Puts a page's own head and main part in place of the built page's. Nothing a visitor sent stands in either as markup. */
function inBuilt(built: Buffer, part: Buffer): Buffer {
  const [before, between, behind] = aroundOf(built);
  const head = part.subarray(0, part.indexOf(headEnd));
  const main = part.subarray(part.indexOf('<main'));
  return Buffer.concat([before, head, between, main, behind]);
}
