import { type CollectionEntry, getEntries, getEntry } from 'astro:content';
import type { ShowingPage } from '../../content/schemas/shown.ts';
import { stepDrawing } from '../media/drawings.ts';
import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { postsShownOn } from './blog.ts';
import { projectTile } from './projects.ts';
import { inOrder, sliderMember } from './shared.ts';

/** Content of the alternative homes of one person and of one trade, beyond what every page shows. */

/** Skills in per cent (docs/spec.md, section 9). */
export async function skills() {
  return (await inOrder('skills')).map(({ data: { title, factNumber, note } }) => ({ title, factNumber, note }));
}

/** A skill for its drawing. */
export type Skill = Awaited<ReturnType<typeof skills>>[number];

/** Returns the member of the team who owns the page. */
export async function memberOf({ id }: { id: string }) {
  const member = await getEntry('team', id);
  if (!member) throw new Error(`A page of src/content/pages names "${id}", who is not in team.yaml`);
  return sliderMember(member);
}

/** The services that a page names, in its order. */
export async function namedServices(named: { collection: 'services'; id: string }[], page: ShowingPage) {
  const entries: CollectionEntry<'services'>[] = await getEntries(named);
  return Promise.all(
    entries.map(async ({ id, data }) => {
      const { title, subtitle, takes, steps } = data;
      const name = data.shown[page] ?? data.picture;
      return {
        title,
        subtitle,
        takes,
        href: path('service', id),
        /** The drawing of its first step. */
        drawing: stepDrawing(steps[0]?.icon ?? ''),
        picture: name ? await picture(name, { widest: 1480 }) : undefined,
      };
    }),
  );
}

/** The posts that one member has written, newest first. */
export async function postsBy(name: string, page: ShowingPage) {
  return (await postsShownOn(page)).filter(({ author }) => author.name === name);
}

/** The projects that a page names, in its order. */
export async function namedProjects(named: { collection: 'projects'; id: string }[], page: ShowingPage) {
  return Promise.all((await getEntries(named)).map((project) => projectTile(project, page)));
}

/** The posts that a page names, in its order. */
export async function namedPosts(named: { collection: 'posts'; id: string }[], page: ShowingPage) {
  const posts = await postsShownOn(page);
  return named.flatMap(({ id }) => posts.filter((post) => post.id === id));
}

/** The stops of the résumé, first to last. */
export async function resume() {
  return (await inOrder('resume')).map(({ data: { year, title, subTitle } }) => ({ year, title, subTitle }));
}
