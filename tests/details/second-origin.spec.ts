import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { messages, pageContent, posts } from '../helpers/content.ts';
import { enquiry, fill, notSent, reply } from '../helpers/forms.ts';
import { freePort } from '../helpers/free-port.ts';
import { waitForHydration } from '../helpers/hydration.ts';
import { startServer } from '../helpers/start-server.ts';

const article = `/blog/${posts[0]!.id}`;

/**
 * The pages on a host for static files, the service on another origin: what docs/running.md describes, with a
 * build of its own.
 */
interface TwoOrigins {
  pages: string;
  api: string;
  enquiries(): Record<string, string>[];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Starts a minimal static host: `/about` is about.html, missing files are 404.html. */
function staticHost(root: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const found = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(root, name))
      .find((file) => extname(file) && existsSync(file));
    response.writeHead(found ? 200 : 404, {
      'content-type': types[extname(found ?? '.html')] ?? 'application/octet-stream',
    });
    createReadStream(found ?? join(root, '404.html')).pipe(response);
  });
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const test = base.extend<object, { origins: TwoOrigins }>({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      // Within the project, so that its imports resolve.
      const dist = resolve(`node_modules/.cache/second-origin-${process.pid}`);
      const apiPort = await freePort();
      const host = staticHost(join(dist, 'client'));
      const pages = `http://127.0.0.1:${await listen(host)}`;
      const api = `http://localhost:${apiPort}`;

      const env = { ...process.env, SITE_URL: pages, PUBLIC_API_HOST: api, ASTRO_TELEMETRY_DISABLED: '1' };
      execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', dist], {
        env,
        stdio: 'ignore',
      });
      const server = await startServer({
        SITE_URL: pages,
        PUBLIC_API_HOST: api,
        PORT: String(apiPort),
        DIST_DIR: dist,
      });
      await use({ pages, api, enquiries: server.enquiries });
      await server.end();
      host.close();
      rmSync(dist, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test('an enquiry from another origin is stored, and the visitor sees the confirmation', async ({ page, origins }) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.goto(`${origins.pages}/contact`);
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Leila Haddad'));
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.getByLabel(messages.enquiryForm.labels.message)).toHaveValue('');
  expect(posted).toEqual([`${origins.api}/api/create/contact`]);
  expect(origins.enquiries()).toMatchObject([{ full_name: 'Leila Haddad' }]);
});

test('a page of an origin that is not allowed cannot send an enquiry', async ({ page, origins }) => {
  // The same host by another name is another origin.
  await page.goto(`${origins.pages.replace('127.0.0.1', 'localhost')}/contact`);
  const before = origins.enquiries().length;
  await waitForHydration(page.getByLabel(messages.enquiryForm.labels.message));
  await fill(page, enquiry('Mallory'));
  await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(notSent);
  await expect(page.getByLabel(messages.enquiryForm.labels.message)).not.toHaveValue('');
  expect(origins.enquiries()).toHaveLength(before);
});

test('a reply to an article is sent to the other origin', async ({ page, origins }) => {
  await page.goto(`${origins.pages}${article}`);
  await fill(page, reply('From another origin.'));
  await page.getByRole('button', { name: messages.blog.reply.submit }).click();
  await expect(page.getByText(messages.blog.reply.after)).toBeVisible();
  expect(origins.enquiries()).toContainEqual(
    expect.objectContaining({ kind: 'reply', message: 'From another origin.' }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the reply form posts to the other origin, whose response links back to the article', async ({
    page,
    origins,
  }) => {
    await page.goto(`${origins.pages}${article}`);
    await fill(page, reply('Without script.'));
    await page.getByRole('button', { name: messages.blog.reply.submit }).click();
    await expect(page.getByText(messages.blog.reply.after)).toBeVisible();
    await expect(page).toHaveURL(`${origins.pages}${article}#reply-note`);
  });

  test('the form posts to the other origin, which shows the confirmation', async ({ page, origins }) => {
    await page.goto(`${origins.pages}/contact`);
    await fill(page, enquiry('Omar Farouk'));
    await page.getByRole('button', { name: messages.enquiryForm.submit }).click();
    await expect(page).toHaveURL(`${origins.api}/contact/review`);
    await expect(page.getByRole('heading', { name: pageContent('contact').sent.title })).toBeVisible();
    expect(origins.enquiries()).toContainEqual(expect.objectContaining({ full_name: 'Omar Farouk' }));
  });
});
