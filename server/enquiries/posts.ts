import { readdirSync, readFileSync } from 'node:fs';
import { readYaml } from '../../src/content/read-yaml.ts';

const folder = new URL('../../src/content/posts/', import.meta.url);
const team = readYaml('team.yaml') as Record<string, { email?: string }>;

/** All posts by their ids, with the author's email address if team.yaml has one. */
export const posts = new Map<string, { authorEmail: string | undefined }>(
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      // Reads only the author's line, so that a mistake elsewhere in a post does not stop the server.
      const [, author = ''] = /^author:\s*["']?([^"'\s]+)/m.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
      return [file.slice(0, -3), { authorEmail: team[author]?.email }];
    }),
);
