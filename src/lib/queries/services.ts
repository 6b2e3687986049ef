import { getEntries } from 'astro:content';
import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { projectTile } from './projects.ts';
import { around, inOrder } from './shared.ts';

/** Returns the data of a service's page. */
export async function serviceDetails(id: string) {
  const services = await inOrder('services');
  const { at, entry, next } = around(services, id);
  const { data } = entry;
  return {
    ...data,
    position: at + 1,
    count: services.length,
    picture: data.picture ? await picture(data.picture) : undefined,
    related: await Promise.all(
      (await getEntries(data.related)).map((project) => projectTile(project, undefined, data.relatedShown[project.id])),
    ),
    next: { title: next.data.title, href: path('service', next.id), position: ((at + 1) % services.length) + 1 },
  };
}
