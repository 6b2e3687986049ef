import { type CollectionEntry, getEntries } from 'astro:content';
import type { PicturePlace } from '../../content/schemas/picture-on.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { getPicture } from '../media/pictures.ts';
import { stepIcon } from '../media/step-icons.ts';
import { path } from '../routes.ts';
import { getAgency } from './agency.ts';
import { findWithNeighbours, getInOrder, type Reference, requireEntry } from './entries.ts';
import { getMessages } from './messages.ts';
import { getProjectTile } from './projects.ts';

/** Returns the data of a service's page. */
export async function getServiceDetails(id: string) {
  const services = await getInOrder('services');
  const { entry, next } = findWithNeighbours(services, id);
  const { data } = entry;
  const { title, subtitle, duration } = data;
  const { descriptions } = await getMessages();
  const { place } = await getAgency();
  return {
    ...data,
    description: interpolate(descriptions.service, { title, place, subtitle, duration }),
    steps: data.steps.map((step) => ({ ...step, icon: stepIcon(step.icon) })),
    picture: await getPicture(data.picture),
    related: await Promise.all(
      data.related.map(async ({ project, picture, result }) => {
        const tile = await getProjectTile(await requireEntry(project), picture);
        return { ...tile, result: result ?? tile.result };
      }),
    ),
    next: { title: next.data.title, detail: next.data.subtitle, href: path('service', next.id) },
  };
}

/** A row in a list of services. */
export type ServiceCard = Awaited<ReturnType<typeof getServiceCards>>[number];

/** Returns all services, or only the featured ones, for a list at a place. `widest`: see `getPicture`. */
export async function getServiceCards(place: PicturePlace, { featuredOnly = false, widest = 640 } = {}) {
  return Promise.all(
    (await getInOrder('services'))
      .filter(({ data }) => data.featured || !featuredOnly)
      .map(async ({ id, data: { title, subtitle, price, pictureOn, picture } }) => ({
        title,
        subtitle,
        price,
        href: path('service', id),
        picture: await getPicture(pictureOn[place] ?? picture, { widest }),
      })),
  );
}

/** A service that a page names. */
export type NamedService = Awaited<ReturnType<typeof getNamedServices>>[number];

/** Returns the services that a page names, in its order. `widest`: see `getPicture`. */
export async function getNamedServices(named: Reference<'services'>[], place: PicturePlace, widest = 1480) {
  const entries: CollectionEntry<'services'>[] = await getEntries(named);
  return Promise.all(
    entries.map(async ({ id, data }) => {
      const { title, subtitle, duration, steps } = data;
      return {
        title,
        subtitle,
        duration,
        href: path('service', id),
        /** The icon of its second step, which is the work itself. */
        icon: stepIcon(steps[1].icon),
        picture: await getPicture(data.pictureOn[place] ?? data.picture, { widest }),
      };
    }),
  );
}
