/** An object in a page's JSON-LD. */
type Thing = Record<string, unknown>;

/** Checks a value and returns its error, if there is one. */
type Rule = (value: unknown) => string | undefined;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

const text: Rule = (value) => (typeof value === 'string' && value.trim() ? undefined : 'is no text');
const absoluteUrl: Rule = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value) ? undefined : 'is no absolute URL';
const day: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : 'is no day';
const headline: Rule = (value) =>
  text(value) ?? (String(value).length > 110 ? 'is longer than 110 letters' : undefined);
/** Returns a rule that accepts one of these types, or a reference to one that is described on the home page. */
const one =
  (...types: string[]): Rule =>
  (value) => {
    if (!isThing(value)) return 'is no thing';
    if (value['@type'] === undefined) return absoluteUrl(value['@id']) && 'refers to nothing';
    return types.includes(String(value['@type'])) ? undefined : `is a ${value['@type']}`;
  };
const listOf =
  (type: string, min: number): Rule =>
  (value) =>
    !Array.isArray(value) || value.length < min
      ? `holds fewer than ${min}`
      : value.map(one(type)).find((fault) => fault !== undefined);

/**
 * Properties that schema.org and Google's guidelines require, for each type used here. Recommended ones count as
 * required.
 */
const required: Record<string, Record<string, Rule>> = {
  Organization: { name: text },
  WebSite: { name: text, url: absoluteUrl, publisher: one('Organization') },
  PostalAddress: { streetAddress: text, addressCountry: text },
  BreadcrumbList: { itemListElement: listOf('ListItem', 2) },
  ListItem: { position: (value) => (Number.isInteger(value) ? undefined : 'is no whole number'), name: text },
  FAQPage: { mainEntity: listOf('Question', 1) },
  Question: { name: text, acceptedAnswer: one('Answer') },
  Answer: { text },
  Person: { name: text, url: absoluteUrl },
  Service: { name: text, description: text, url: absoluteUrl, provider: one('Organization') },
  CreativeWork: { name: text, description: text, url: absoluteUrl, image: absoluteUrl, creator: one('Organization') },
  Article: { headline, description: text, url: absoluteUrl, image: absoluteUrl, author: one('Organization', 'Person') },
  BlogPosting: {
    headline,
    description: text,
    url: absoluteUrl,
    mainEntityOfPage: absoluteUrl,
    image: absoluteUrl,
    datePublished: day,
    author: one('Person'),
    publisher: one('Organization'),
  },
};

/** Returns the errors of an object and its nested objects, each with its path. */
function faultsOf(thing: Thing, way: string): string[] {
  const type = String(thing['@type']);
  const rules = required[type];
  // A reference to an object on another page has no other properties.
  if (thing['@type'] === undefined) return [];
  if (!rules) return [`${way} is a ${type}, for which there is no rule`];
  const own = Object.entries(rules).flatMap(([name, rule]) => {
    const fault = name in thing ? rule(thing[name]) : 'is missing';
    return fault ? [`${way}.${name} ${fault}`] : [];
  });
  const inside = Object.entries(thing).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isThing)
      .flatMap((each, index) => faultsOf(each, `${way}.${name}[${index}]`)),
  );
  return [...own, ...inside];
}

/** Types that a page must contain, by the pattern of its path. */
const kinds: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/service\/./, ['Service', 'BreadcrumbList']],
  [/^\/portfolio\/./, ['CreativeWork', 'BreadcrumbList']],
  [/^\/case-study\/./, ['Article', 'BreadcrumbList']],
  [/^\/team\/./, ['Person', 'BreadcrumbList']],
  [/^\/blog\/./, ['BlogPosting', 'BreadcrumbList']],
  [/^\/faq$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/(about|portfolio|team|blog)$/, ['BreadcrumbList']],
];

/** Returns the errors in the structured data of an indexable page. */
export function structuredDataFaults(path: string, blocks: string[]): string[] {
  const things = blocks.map((block) => JSON.parse(block) as Thing);
  const types = things.map((thing) => thing['@type']);
  const wanted = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as Thing[] | undefined;
  return [
    ...wanted.filter((type) => !types.includes(type)).map((type) => `${path} has no ${type}`),
    ...things.filter((thing) => thing['@context'] !== 'https://schema.org').map(() => `${path} has data of no context`),
    ...things.flatMap((thing) => faultsOf(thing, `${path} ${thing['@type']}`)),
    ...things
      .filter(({ url }) => url !== undefined && new URL(String(url)).pathname !== path)
      .map(({ url }) => `${path} describes ${url}`),
    // The last crumb is the page itself. All other crumbs need a URL.
    ...(crumbs ?? []).flatMap((crumb, index) => [
      ...(crumb.position === index + 1 ? [] : [`${path} counts its crumbs wrongly`]),
      ...(index === crumbs!.length - 1 || !absoluteUrl(crumb.item) ? [] : [`${path} has a crumb that leads nowhere`]),
    ]),
  ];
}

/** Returns the path of every URL of this site in the structured data. */
export function addressesIn(blocks: string[], origin: string): string[] {
  const found: string[] = [];
  const look = (value: unknown, name = '') => {
    if (typeof value === 'string' && name !== '@id' && name !== '@context' && value.startsWith(origin))
      found.push(new URL(value).pathname);
    else if (isThing(value))
      for (const [key, inner] of Object.entries(value)) look(inner, Array.isArray(value) ? name : key);
  };
  for (const block of blocks) look(JSON.parse(block));
  return found;
}
