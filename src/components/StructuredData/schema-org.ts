import type { Agency } from '../../lib/queries/agency.ts';
import { path, sharePath } from '../../lib/routes.ts';

/** A schema.org object without its context. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Returns the absolute URL of a path on this site. */
const absoluteUrl = (pathname: string) => new URL(pathname, import.meta.env.SITE).href;

const agencyId = () => ({ '@id': absoluteUrl('/#agency') });

/** Returns the agency, which all other objects refer to. */
export const organization = (agency: Agency): Thing => ({
  '@type': 'Organization',
  ...agencyId(),
  name: agency.name,
  url: absoluteUrl(path('home')),
  logo: absoluteUrl('/icon-512.png'),
  description: agency.blurb,
  email: agency.email,
  telephone: agency.phone,
  address: { '@type': 'PostalAddress', streetAddress: agency.address.join(', '), addressCountry: agency.country },
  ...(agency.social.length > 0 && { sameAs: agency.social.map(({ url }) => url) }),
});

/** Returns the site itself, for the home page. */
export const webSite = (agency: Agency): Thing => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#site'),
  name: agency.name,
  url: absoluteUrl(path('home')),
  inLanguage: agency.locale,
  publisher: agencyId(),
});

/** Returns the breadcrumb trail from the home page to a page. The Breadcrumb component adds it. */
export const breadcrumbList = (crumbs: { label: string; href?: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href ? { item: absoluteUrl(href) } : {}),
  })),
});

/** Returns the questions and answers of the FAQ. */
export const faqPage = (questions: { question: string; answer: string[] }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});

interface PersonData {
  name: string;
  designation: string;
  href: string;
  picture: { fallback: string };
}

/** Describes a member of the team. */
export const person = ({ name, designation, href, picture }: PersonData): Thing => ({
  '@type': 'Person',
  '@id': absoluteUrl(`${href}#person`),
  name,
  jobTitle: designation,
  url: absoluteUrl(href),
  image: absoluteUrl(picture.fallback),
  worksFor: agencyId(),
});

interface ServiceData {
  title: string;
  subtitle: string;
  href: string;
}

/** Describes a service. */
export const service = ({ title, subtitle, href }: ServiceData, agency: Agency): Thing => ({
  '@type': 'Service',
  name: title,
  description: subtitle,
  url: absoluteUrl(href),
  provider: agencyId(),
  areaServed: agency.country,
});

interface WorkData {
  title: string;
  description: string;
  href: string;
}

/** Returns the URL of the share image of a project, case study or post (src/lib/metadata/share-images.ts). */
const shareImage = (href: string) => absoluteUrl(sharePath(href));

/** Describes a project of the portfolio. */
export const project = ({
  title,
  description,
  href,
  year,
  client,
}: WorkData & { year: number; client: string }): Thing => ({
  '@type': 'CreativeWork',
  name: title,
  description,
  url: absoluteUrl(href),
  image: shareImage(href),
  creator: agencyId(),
  dateCreated: String(year),
  sourceOrganization: { '@type': 'Organization', name: client },
});

/** Describes a case study. */
export const caseStudy = ({ title, description, href }: WorkData, agency: Agency): Thing => ({
  '@type': 'Article',
  headline: title,
  description,
  url: absoluteUrl(href),
  mainEntityOfPage: absoluteUrl(href),
  image: shareImage(href),
  author: { '@type': 'Organization', ...agencyId(), name: agency.name, url: absoluteUrl(path('home')) },
  publisher: agencyId(),
});

interface PostData {
  title: string;
  subtitle: string;
  href: string;
  /** Date in the format 2022-03-20. */
  date: string;
  author: { name: string; href: string };
}

/** Describes an article of the blog. */
export const blogPosting = ({ title, subtitle, href, date, author }: PostData): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description: subtitle,
  url: absoluteUrl(href),
  mainEntityOfPage: absoluteUrl(href),
  image: shareImage(href),
  datePublished: date,
  author: { '@type': 'Person', name: author.name, url: absoluteUrl(author.href) },
  publisher: agencyId(),
});
