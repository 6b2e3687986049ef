import { type CollectionEntry, getEntries } from 'astro:content';
import type { ShowingPage } from '../../content/schemas/shown.ts';
import { stepDrawing } from '../media/drawings.ts';
import { picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { around, inOrder, requireEntry } from './entries.ts';
import { projectTile } from './projects.ts';

type Reference = { collection: 'services'; id: string };

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

/** Returns the services chosen by `wanted`, or all fifteen, for the list of a page. */
export async function serviceCards(
  page: ShowingPage,
  wanted: (service: CollectionEntry<'services'>['data']) => boolean = () => true,
) {
  return Promise.all(
    (await inOrder('services'))
      .filter(({ data }) => wanted(data))
      .map(async ({ id, data: { title, subtitle, price, shown, picture: usual } }) => {
        const name = shown[page] ?? usual;
        return {
          title,
          subtitle,
          price,
          href: path('service', id),
          picture: name ? await picture(name, { widest: 640 }) : undefined,
        };
      }),
  );
}

/** Returns services with their pictures for boxes. */
export async function serviceBoxes(boxes: { service: Reference; picture: string }[]) {
  return Promise.all(
    boxes.map(async ({ service, picture: name }) => {
      const { title, subtitle } = (await requireEntry(service)).data;
      return { title, subtitle, href: path('service', service.id), picture: await picture(name) };
    }),
  );
}

/** Returns the services that a page names, in its order. */
export async function namedServices(named: Reference[], page: ShowingPage) {
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
