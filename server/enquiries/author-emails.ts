import { readdirSync, readFileSync } from 'node:fs';
import { readYaml } from '../../src/content/read-yaml.ts';

const folder = new URL('../../src/content/posts/', import.meta.url);
const team = readYaml('team.yaml') as Record<string, { email?: string }>;

/** The email address of each post's author, if team.yaml has one, by the id of the post. */
export const authorEmails = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      // Reads only the author's line, so that a mistake elsewhere in a post does not stop the server.
      const [, author = ''] = /^author:\s*["']?([^"'\s]+)/m.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
      return [file.slice(0, -3), team[author]?.email] as const;
    }),
);
