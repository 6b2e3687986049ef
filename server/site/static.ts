import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyReply } from 'fastify';
import { type KeptFile, keepFile, sendBody, sendKept } from './kept-file.ts';
import { type InlineHashes, inlineHashes, pagePolicy } from './security-headers.ts';

/** A file of the built site and the headers it is sent with. */
export interface SiteFile {
  /** Its path inside the folder, with slashes. */
  name: string;
  headers: Record<string, string>;
  /** Its content, where it is small and often asked for. */
  kept?: KeptFile;
}

/** What the build wrote for visitors, by the path of its address. */
export interface StaticSite {
  /** The folder that holds the files. */
  root: string;
  files: Map<string, SiteFile>;
  notFoundPage: SiteFile;
  errorPage: SiteFile;
  /** For clients over their limit, and while the server is busy. */
  busyPage: SiteFile;
  /** The hashes of the scripts that pages may hold (see Built). */
  trustedScripts: Set<string>;
}

/** What browsers are told about a kind of file that is kept. */
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/**
 * Lists the files of the built site (Astro's `build.format: 'file'`), once: the list is all that can ever be
 * asked for, so no address leads out of the folder. Throws when the folder or an error page is missing.
 */
export async function readSite(root: string, options: { apiHost: string; scripts: string[] }): Promise<StaticSite> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll(sep, '/'));
  const all = new Set(names);
  const trustedScripts = new Set(options.scripts);
  const site = { root, files: new Map<string, SiteFile>(), trustedScripts };
  const errorPages = new Map<string, SiteFile>();

  for (const name of names) {
    // A compressed copy is an encoding of its original, not a page of its own.
    if (all.has(name.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(name)) continue;
    // Only documents hold scripts and styles within themselves.
    const kept = /\.(html|js|css|svg)$/.test(name) ? await keepFile(join(root, name)) : undefined;
    const hashes = kept && /\.(html|svg)$/.test(name) ? inlineHashes(kept.bodies.identity.toString()) : undefined;
    if (hashes) hashes.scripts = hashes.scripts.filter((script) => trustedScripts.has(script));
    const file: SiteFile = { name, headers: headersOf(name, hashes, options.apiHost), ...(kept && { kept }) };
    if (/^(404|500|503)\.html$/.test(name)) errorPages.set(name, file);
    else site.files.set(addressOf(name), file);
  }

  const errorPage = (name: string) => {
    const file = errorPages.get(name);
    if (!file) throw new Error(`${name} is missing`);
    return file;
  };
  return {
    ...site,
    notFoundPage: errorPage('404.html'),
    errorPage: errorPage('500.html'),
    busyPage: errorPage('503.html'),
  };
}

/**
 * Where an address that is not quite a page's leads: `/contact/`, `/contact.html` and `/index.html` to the page.
 * Any other path loses the slash at its end too, so that each page has one address. Undefined when the path is fine.
 */
export function properPath(path: string, { files }: StaticSite): string | undefined {
  const page = path.endsWith('.html') ? addressOf(path.slice(1)) : undefined;
  if (page && files.has(page)) return page;
  const bare = path.replace(/\/+$/, '');
  return bare !== path && isPagePath(bare) ? bare : undefined;
}

/** Whether a file is a page, and no picture, script or feed. */
export function isPage({ name }: SiteFile): boolean {
  return name.endsWith('.html');
}

/**
 * Whether a decoded path is written as those of pages are. Astro also understands `//`, `..`, backslashes and what is
 * encoded twice, and has endpoints of its own under `/_` that no page of ours needs, such as /_image. What is under `/-/` answers
 * queries and has no address of its own (see `renderQuery`).
 */
export function isPagePath(path: string): boolean {
  return /^\/(?![_/]|-(\/|$))/.test(path) && !/\/\/|\/\.{1,2}(\/|$)|%[\da-f]{2}|[\\\0-\x1f\x7f]/i.test(path);
}

/** Sends a file, compressed if the build wrote it so and the client takes it; answers 304 and ranges. */
export function sendFile(reply: FastifyReply, { name, headers, kept }: SiteFile) {
  reply.headers(headers);
  if (kept) return sendKept(reply, kept);
  return reply.sendFile(name, { cacheControl: false });
}

/** Sends an error page with its status, which the client is not to keep. */
export function sendErrorPage(reply: FastifyReply, status: 404 | 429 | 500 | 503, { headers, kept }: SiteFile) {
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store' });
  return sendBody(reply, kept!.bodies);
}

/** The path under which visitors find a file: that of a page has neither `.html` nor `index`. */
function addressOf(name: string): string {
  return `/${name}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function headersOf(name: string, hashes: InlineHashes | undefined, apiHost: string): Record<string, string> {
  const policy = hashes && { 'content-security-policy': pagePolicy(hashes, apiHost) };
  // The build names these by their content. A page is asked about each time, and mostly answered 304.
  const keep = name.startsWith('_astro/') ? aYear : name.endsWith('.html') ? 'no-cache' : anHour;
  const type = types[name.slice(name.lastIndexOf('.') + 1)];
  return { 'cache-control': keep, ...(type && { 'content-type': type }), ...policy };
}
