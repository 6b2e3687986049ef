import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ShowingPage } from '../../content/schemas/shown.ts';
import { dateParts } from '../i18n/dates.ts';
import { logo } from '../media/logos.ts';
import { type PictureData, picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { getMessages } from './messages.ts';
import { getSite } from './site.ts';

/** One entry of the timeline (docs/spec.md, section 3). */
export interface Award {
  year: number;
  name: string;
  position: string;
  type: string;
}

/** A client's testimonial (docs/spec.md, section 3). */
export interface Testimonial {
  id: string;
  text: string;
  avatarName: string;
  avatarDesignation: string;
  ratings: number;
  thumbnail: PictureData;
}

/** One plan of the pricing section. */
export interface Plan {
  title: string;
  price: Record<Billing, number>;
  currency: string;
  features: string[];
  btnLink: string;
  btnText: string;
  timeline: string;
}

/** Billing periods of a plan. */
export type Billing = 'monthly' | 'yearly';

/** Names of the collections with the content of one page. */
type Page = Extract<CollectionKey, `page${string}`>;
/** Names of the collections whose entries keep the order of their file. */
type Ordered = {
  [Name in CollectionKey]: CollectionEntry<Name>['data'] extends { order: number } ? Name : never;
}[CollectionKey];

/** Returns the entries of a list in the order of its file. */
export async function inOrder<Name extends Ordered>(name: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(name)).sort((a, b) => a.data.order - b.data.order);
}

/** Returns an entry and its neighbours in the file's order; the first follows the last. */
export function around<Entry extends { id: string }>(entries: Entry[], id: string) {
  const at = entries.findIndex((entry) => entry.id === id);
  const entry = entries[at];
  const next = entries[(at + 1) % entries.length];
  const previous = entries.at(at - 1);
  if (!entry || !next || !previous) throw new Error(`There is no entry called "${id}"`);
  return { at, entry, next, previous };
}

/** The words of one page, by its collection; its file is in src/content/pages. */
export async function getPage<Name extends Page>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The words of ${name} are missing: see src/content/pages`);
  return entry.data;
}

/** Returns the services chosen by `wanted`, or all fifteen, for the list of a page. */
export async function serviceCards(
  page: ShowingPage,
  wanted: (service: CollectionEntry<'services'>['data']) => boolean = () => true,
) {
  return Promise.all(
    (await inOrder('services'))
      .filter(({ data }) => wanted(data))
      .map(async ({ id, data: { title, subtitle, shown, picture: usual } }) => {
        const name = shown[page] ?? usual;
        return {
          title,
          subtitle,
          href: path('service', id),
          picture: name ? await picture(name, { widest: 640 }) : undefined,
        };
      }),
  );
}

/** Returns services with their pictures for boxes. */
export async function serviceBoxes(boxes: { service: { id: string }; picture: string }[]) {
  return Promise.all(
    boxes.map(async ({ service: { id }, picture: name }) => {
      const service = await getEntry('services', id);
      if (!service) throw new Error(`services.yaml has no service called "${id}"`);
      const { title, subtitle } = service.data;
      return { title, subtitle, href: path('service', id), picture: await picture(name) };
    }),
  );
}

/** Returns the first five members for the team slider (docs/spec.md, section 2). */
export async function sliderMembers() {
  return Promise.all((await inOrder('team')).slice(0, 5).map(sliderMember));
}

/** Returns a member of the team with a description. */
export async function sliderMember({ id, data }: CollectionEntry<'team'>) {
  const { name, designation, statement, picture: portrait } = data;
  return {
    name,
    href: path('team', id),
    designation,
    statement,
    picture: await picture(portrait),
    socialHref: path('home'),
  };
}

/** Returns all testimonials for their slider. */
export async function sliderTestimonials(): Promise<Testimonial[]> {
  return Promise.all(
    (await inOrder('testimonials')).map(async ({ id, data }) => ({
      ...data,
      id,
      thumbnail: await picture(data.thumbnail, { widest: 320 }),
    })),
  );
}

/** The three teasers of a page, oldest first (docs/spec.md, section 9). */
export async function blogTeasers(page: ShowingPage) {
  const { locale } = await getSite();
  const posts = (await getCollection('posts')).sort((a, b) => a.data.date.localeCompare(b.data.date)).slice(-3);
  return Promise.all(
    posts.map(async ({ id, data }) => {
      const author = await getEntry(data.author);
      if (!author) throw new Error(`posts/${id}.md names an author who is not in team.yaml`);
      return {
        title: data.title,
        subtitle: data.subtitle,
        postHref: path('blog', id),
        thumb: await picture(data.shown[page] ?? data.figures[0].picture, { widest: 890 }),
        authorName: author.data.name,
        authorDesignation: author.data.designation,
        authorImg: await picture(author.data.picture, { widest: 320 }),
        ...dateParts(data.date, locale),
      };
    }),
  );
}

/** Returns the partners with their logos and aspect ratios. */
export async function partnerLogos() {
  return (await inOrder('partners')).map(({ id, data: { name } }) => ({ name, ...logo(id) }));
}

/** Returns the pricing plans. */
export async function pricingPlans(): Promise<Plan[]> {
  return (await inOrder('pricing')).map(({ data }) => data);
}

/** Returns the awards in their order. */
export async function awards(): Promise<Award[]> {
  return (await inOrder('awards')).map(({ data: { year, name, position, type } }) => ({ year, name, position, type }));
}

/** Returns the props of every enquiry form. */
export async function enquiryFormProps(site: { phone: string; email: string }) {
  return {
    apiHost: import.meta.env.PUBLIC_API_HOST ?? '',
    phone: site.phone,
    email: site.email,
    messages: (await getMessages()).enquiryForm,
    links: { review: path('review'), privacy: path('privacy'), terms: path('terms') },
    projectTypes: (await inOrder('services')).map(({ data }) => data.title),
  };
}
