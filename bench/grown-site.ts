import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject } from '../tests/copy-project.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Copies the project to a folder and adds posts and projects up to these counts: copies of existing entries under new
 * names.
 */
export function growSite(folder: string, counts: { posts: number; projects: number }): void {
  copyProject(folder, ['artwork', 'tests']);

  const posts = join(folder, 'src/content/posts');
  const known = readdirSync(posts);
  for (let index = 0; known.length + index < counts.posts; index++) {
    const name = known[index % known.length]!;
    const date = new Date(Date.UTC(2021, 3, 30) - index * 6 * day).toISOString().slice(0, 10);
    const text = readFileSync(join(posts, name), 'utf8')
      .replace(/^title: ["']?(.*?)["']?$/m, (_, title) => `title: ${JSON.stringify(`${title}, again ${index + 1}`)}`)
      .replace(/^date: .*$/m, `date: "${date}"`);
    writeFileSync(join(posts, name.replace('.md', `-${index + 1}.md`)), text);
  }

  const list = join(folder, 'src/content/projects.yaml');
  const projects: Record<string, { title: string }> = parse(readFileSync(list, 'utf8'));
  const ids = Object.keys(projects);
  for (let index = 0; ids.length + index < counts.projects; index++) {
    const id = ids[index % ids.length]!;
    const copy = `${id}-${index + 1}`;
    projects[copy] = { ...projects[id]!, title: `${projects[id]!.title}, again ${index + 1}` };
    cpSync(join(folder, `src/assets/logos/${id}.svg`), join(folder, `src/assets/logos/${copy}.svg`));
  }
  writeFileSync(list, stringify(projects));
}

/** Changes the headline of an older post. */
export function changeHeadline(folder: string): void {
  const posts = join(folder, 'src/content/posts');
  const file = join(posts, readdirSync(posts).sort()[0]!);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Another headline, by the way'));
}
