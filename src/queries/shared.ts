import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import type { ShowingPage } from '../content/schemas/shown.ts';
import { dateParts } from '../i18n/dates.ts';
import { logo } from '../media/logos.ts';
import { type PictureData, picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { getSite } from './site.ts';
import { getWords } from './words.ts';

/** One entry of the timeline (spec section 3). */
export interface Award {
  year: number;
  name: string;
  position: string;
  type: string;
}

/** What a client said, and who said it (spec section 3). */
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

/** How often a plan is paid. */
export type Billing = 'monthly' | 'yearly';

/** The collections that hold the words of one page. */
type Page = Extract<CollectionKey, `page${string}`>;
/** The collections whose entries keep the order of their file. */
type Ordered = {
  [Name in CollectionKey]: CollectionEntry<Name>['data'] extends { order: number } ? Name : never;
}[CollectionKey];

/** The entries of a list in the order in which they stand in its file. */
export async function inOrder<Name extends Ordered>(name: Name): Promise<CollectionEntry<Name>[]> {
  return (await getCollection(name)).sort((a, b) => a.data.order - b.data.order);
}

/** The entry of a list and its neighbours in the file's order; after the last comes the first. */
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

/** The services that `wanted` picks, or all fifteen, as the list of a page takes them. */
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

/** Services as boxes, each with the picture that it is given for them. */
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

/** The first five of the team, as the team slider takes them (spec section 2). */
export async function sliderMembers() {
  return Promise.all((await inOrder('team')).slice(0, 5).map(sliderMember));
}

/** A member of the team with what is said of them. */
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

/** All testimonials, as their slider takes them. */
export async function sliderTestimonials(): Promise<Testimonial[]> {
  return Promise.all(
    (await inOrder('testimonials')).map(async ({ id, data }) => ({
      ...data,
      id,
      thumbnail: await picture(data.thumbnail, { widest: 320 }),
    })),
  );
}

/** The three teasers of a page, oldest first (spec section 9). */
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

/** The partners with their logos, and the shape of each as its drawing gives it. */
export async function partnerLogos() {
  return (await inOrder('partners')).map(({ id, data: { name } }) => ({ name, ...logo(id) }));
}

/** The plans and what they cost, as the pricing section takes them. */
export async function pricingPlans(): Promise<Plan[]> {
  return (await inOrder('pricing')).map(({ data }) => data);
}

/** The awards in their order, as their slider takes them. */
export async function awards(): Promise<Award[]> {
  return (await inOrder('awards')).map(({ data: { year, name, position, type } }) => ({ year, name, position, type }));
}

/** What every enquiry form needs to know. */
export async function enquiryFormProps(site: { phone: string; email: string }) {
  return {
    apiHost: import.meta.env.PUBLIC_API_HOST ?? '',
    phone: site.phone,
    email: site.email,
    words: (await getWords()).enquiryForm,
    links: { review: path('review'), privacy: path('privacy'), terms: path('terms') },
    projectTypes: (await inOrder('services')).map(({ data }) => data.title),
  };
}
