import type { CollectionEntry } from 'astro:content';
import { fill } from '../i18n/fill.ts';
import { forPhone, picture } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { faqCategories } from '../taxonomy/faq.ts';
import { inOrder } from './shared.ts';
import { getSite } from './site.ts';
import { getWords } from './words.ts';

/** A member as the grid and the way to the next one take them. */
async function card({ id, data: { name, designation, picture: portrait } }: CollectionEntry<'team'>) {
  return { id, name, designation, href: path('team', id), picture: await picture(portrait) };
}

/** The whole team, as its grid takes it. */
export async function teamCards() {
  return Promise.all((await inOrder('team')).map(card));
}

/** One member with everything their page shows, and who comes next; the first is also the sample (spec section 2). */
export async function memberProfile(id?: string) {
  const members = await inOrder('team');
  const index = id ? members.findIndex((member) => member.id === id) : 0;
  const [member, next] = [members[index], members[(index + 1) % members.length]];
  if (!member || !next) throw new Error(`team.yaml has nobody called "${id}"`);
  const { name, designation, statement, biography, work, facts, social } = member.data;
  const known = await card(member);
  const { place, locale } = await getSite();
  const { descriptions } = await getWords();
  return {
    member: { ...known, picture: await forPhone(known.picture), statement, biography, work, facts, social },
    next: await card(next),
    title: name,
    count: members.length,
    description: fill(descriptions.member, {
      name,
      designation: designation.toLocaleLowerCase(locale),
      place,
      statement,
    }),
  };
}

/** The questions by category, in order. */
export async function faqByCategory() {
  const questions = await inOrder('faq');
  const { faq } = await getWords();
  return faqCategories.map((id) => ({
    id,
    title: faq.categories[id],
    questions: questions
      .filter(({ data }) => data.category === id)
      .map(({ id: key, data: { question, answer } }) => ({ id: key, question, answer })),
  }));
}
