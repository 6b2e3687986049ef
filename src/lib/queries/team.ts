import type { CollectionEntry } from 'astro:content';
import { interpolate } from '../i18n/interpolate.ts';
import { getPicture, inlinePhoneFile } from '../media/pictures.ts';
import { path } from '../routes.ts';
import { getAgency } from './agency.ts';
import { findWithNeighbours, getInOrder, type Reference, requireEntry } from './entries.ts';
import { getMessages } from './messages.ts';

/** Card of a team member. */
export type TeamCard = Awaited<ReturnType<typeof toTeamCard>>;

/** Returns the card of a team member. */
async function toTeamCard({ id, data: { name, designation, statement, picture: portrait } }: CollectionEntry<'team'>) {
  return { id, name, designation, statement, href: path('team', id), picture: await getPicture(portrait) };
}

/** Returns the whole team for its grid. */
export async function getTeamCards() {
  return Promise.all((await getInOrder('team')).map(toTeamCard));
}

/** The data of a member's page. */
export type MemberProfile = Awaited<ReturnType<typeof getMemberProfile>>;

/** Returns the data of a member's page and the card of the next member. */
export async function getMemberProfile(id: string) {
  const members = await getInOrder('team');
  const { entry: member, next } = findWithNeighbours(members, id);
  const { name, designation, biography, work, facts, social } = member.data;
  const memberCard = await toTeamCard(member);
  const { place, locale } = await getAgency();
  const { descriptions } = await getMessages();
  return {
    member: { ...memberCard, picture: await inlinePhoneFile(memberCard.picture), biography, work, facts, social },
    next: await toTeamCard(next),
    count: members.length,
    description: interpolate(descriptions.member, {
      name,
      designation: designation.toLocaleLowerCase(locale),
      place,
      statement: memberCard.statement,
    }),
  };
}

/** Returns the member of the team that content refers to. */
export async function getMember(reference: Reference<'team'>) {
  return toTeamCard(await requireEntry(reference));
}
