import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { BuildInfo } from '../../src/lib/build/build-info.ts';
import { type InlineHashes, inlineHashes } from '../../src/lib/build/inline-hashes.ts';
import { queryFolder } from '../../src/lib/page-path.ts';
import { pagePolicy } from './security-headers.ts';

/** A file of the built site and the headers it is sent with. */
export interface SiteFile {
  /** Path inside the folder, with slashes. */
  name: string;
  headers: Record<string, string>;
}

/** Files of the build by the paths of their URLs. */
export interface StaticSite {
  root: string;
  files: Map<string, SiteFile>;
  notFoundPage: SiteFile;
  errorPage: SiteFile;
  /** Response to clients over their limit, and while the server is busy. */
  busyPage: SiteFile;
  /** Paths of the pages that answer queries (see BuildInfo). */
  pagesWithQuery: Set<string>;
  /** Hashes of the scripts that pages may contain (see BuildInfo). */
  trustedScripts: Set<string>;
}

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/**
 * Lists the files of the built site (Astro's `build.format: 'file'`). Only files of this list are served, so no URL
 * leads out of the folder. Throws if the folder or an error page is missing.
 */
export async function readSite(
  root: string,
  options: { apiOrigin: string } & Pick<BuildInfo, 'pagesWithQuery' | 'scripts'>,
): Promise<StaticSite> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll(sep, '/'));
  const fileNames = new Set(names);
  const trustedScripts = new Set(options.scripts);
  const pagesWithQuery = new Set(options.pagesWithQuery);
  const site = { root, files: new Map<string, SiteFile>(), pagesWithQuery, trustedScripts };
  const errorPages = new Map<string, SiteFile>();

  for (const name of names) {
    // Compressed copies are served as encodings of their originals.
    const original = name.replace(/\.(br|gz)$/, '');
    if (original !== name && fileNames.has(original)) continue;
    // Only documents contain inline scripts and styles.
    const hashes = /\.(html|svg)$/.test(name) ? inlineHashes(await readFile(join(root, name), 'utf8')) : undefined;
    if (hashes) hashes.scripts = hashes.scripts.filter((script) => trustedScripts.has(script));
    const file: SiteFile = { name, headers: headersOf(name, hashes, options.apiOrigin) };
    if (/^(404|500|503)\.html$/.test(name)) errorPages.set(name, file);
    else site.files.set(pathOf(name), file);
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
 * Returns the path that `/contact/`, `/contact.html` and `/index.html` redirect to, so that each page has one URL.
 * Returns undefined if there is no redirect.
 */
export function canonicalPath(path: string, { files }: StaticSite): string | undefined {
  const page = path.endsWith('.html') ? pathOf(path.slice(1)) : undefined;
  if (page && files.has(page)) return page;
  const bare = path.replace(/\/+$/, '');
  return bare !== path && isPagePath(bare) ? bare : undefined;
}

/**
 * Returns true if a decoded path can be that of a page. Returns false for `//`, `..`, backslashes, double encoding,
 * endpoints under `/_`, and pages in `queryFolder` (see `renderQuery`): Astro would accept them.
 */
export function isPagePath(path: string): boolean {
  if (`${path}/`.startsWith(`${queryFolder}/`)) return false;
  return /^\/(?!_|\/)/.test(path) && !/\/\/|\/\.{1,2}(\/|$)|%[\da-f]{2}|[\\\0-\x1f\x7f]/i.test(path);
}

/** Sends a file, compressed if possible. Answers 304 and ranges. */
export function sendFile(reply: FastifyReply, { name, headers }: SiteFile) {
  return reply.headers(headers).sendFile(name, { cacheControl: false });
}

/** Sends an error page that is not cached. */
export function sendErrorPage(reply: FastifyReply, status: 404 | 429 | 500 | 503, { name, headers }: SiteFile) {
  reply.code(status).headers({ ...headers, 'cache-control': 'no-store' });
  return reply.sendFile(name, { cacheControl: false, etag: false, lastModified: false, acceptRanges: false });
}

/** Returns the URL path of a file. That of a page has neither `.html` nor `index`. */
function pathOf(name: string): string {
  return `/${name}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function headersOf(name: string, hashes: InlineHashes | undefined, apiOrigin: string): Record<string, string> {
  const policy = hashes && { 'content-security-policy': pagePolicy(hashes, apiOrigin) };
  // The build names files in _astro by their content. Browsers ask for a page each time, and mostly get 304.
  const cacheControl = name.startsWith('_astro/') ? aYear : name.endsWith('.html') ? 'no-cache' : anHour;
  return { 'cache-control': cacheControl, ...policy };
}
