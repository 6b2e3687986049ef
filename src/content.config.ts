import { type CollectionKey, defineCollection, reference } from 'astro:content';
import { readFileSync } from 'node:fs';
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { lampText } from './components/DotMatrix/signs.ts';
import { videoId } from './components/VideoPopup/video.ts';
import { filmNames, pictureNames, stepIcons } from './media/names.ts';
import { faqCategories } from './taxonomy/faq.ts';
import { photographCategories } from './taxonomy/photographs.ts';
import { projectCategories, projectTones } from './taxonomy/projects.ts';
import { slideAboves, slideGrounds, slideKeeps, slidePlaces } from './taxonomy/showcases.ts';

/** A picture by its name in src/assets/pictures; a name that is not there fails the build. */
const pictureName = z.string().refine((name) => pictureNames.has(name), {
  error: ({ input }) =>
    `there is no picture called "${input}" in src/assets/pictures/manifest.json; check the spelling or add it (see artwork/README.md)`,
});

const { agency } = parse(readFileSync('src/content/site.yaml', 'utf8'));

/** The same data with the agency's name wherever a text says `<agency>`. */
function named(data: unknown): unknown {
  if (typeof data === 'string') return data.replaceAll('<agency>', agency.name);
  if (Array.isArray(data)) return data.map(named);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value)]));
}

/** A YAML file of named entries. Astro's own loader only logs what it cannot read, and builds without it. */
function yaml(path: string, entry: (data: unknown, order: number) => Record<string, unknown>): Loader {
  const parser = (text: string) =>
    Object.fromEntries(Object.entries(parse(text)).map(([id, data], position) => [id, entry(named(data), position)]));
  const loader = file(path, { parser });
  const load: Loader['load'] = async (context) => {
    try {
      parser(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
    await loader.load(context);
  };
  return { ...loader, load };
}

/** A YAML file of named entries, which keep the order they stand in. */
const list = (path: string) => yaml(path, (data, order) => ({ ...(data as object), order }));
const order = z.number();

/** An entry of another list, by the key it has in that list's file; one that is not there fails the build. */
const entryOf = <Name extends CollectionKey>(name: Name) => {
  const path = `src/content/${name}.yaml`;
  return reference(name).refine(({ id }) => Object.hasOwn(parse(readFileSync(path, 'utf8')), id), {
    error: ({ input }) => `${path} has no entry called "${(input as { id: string }).id}"`,
  });
};

/** Somebody's own page on a network; the network's front page is nobody's and fails the build. */
const profile = z.url().refine((url) => new URL(url).pathname.length > 1, {
  error: ({ input }) => `"${input}" leads to no profile; leave the line out where there is none`,
});

/** The agency itself: name, contact details, words that every page shares. */
const site = defineCollection({
  loader: yaml('src/content/site.yaml', (data) => data as Record<string, unknown>),
  schema: z.object({
    name: z.string(),
    titleSuffix: z.string(),
    phone: z.string(),
    email: z.email(),
    address: z.array(z.string()).min(1),
    // The quarter and the city, as said in passing.
    place: z.string(),
    map: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      plan: z.string(),
      show: z.string(),
      note: z.string(),
      name: z.string(),
      directions: z.string(),
    }),
    hours: z.string(),
    blurb: z.string(),
    vision: z.string(),
    copyright: z.string(),
    legalLinks: z.enum(['home', 'pages']),
    social: z.array(z.object({ name: z.string(), url: profile })),
    facts: z.array(z.object({ title: z.string(), factNumber: z.string() })).length(3),
    sectors: z.array(z.string()).length(12),
  }),
});

const block = z.object({ title: z.string(), text: z.string() });
const heading = z.object({ title: z.string() });

/** The words of one page, block by block, from its file in src/content/pages; each is a collection of one. */
const page = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  defineCollection({
    loader: glob({ pattern: `${name}.yaml`, base: 'src/content/pages' }),
    schema: z.preprocess(named, schema),
  });

const pageHome = page(
  'home',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    hero: block.extend({ picture: pictureName, pictureTall: pictureName }),
    about: z.object({ title: z.string(), text: z.array(z.string()), picture: pictureName }),
    services: heading,
    celebrate: heading,
    sectors: heading,
    projects: heading,
    team: heading,
    testimonials: heading,
    promise: z.string(),
    partners: heading,
    gallery: block,
    blog: heading,
    enquiry: block,
  }),
);

const pageContact = page(
  'contact',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    hero: heading.extend({ picture: pictureName }),
    visit: block,
    sent: block,
  }),
);

const pageAbout = page(
  'about',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    intro: z.object({ title: z.string(), text: z.array(z.string()), pictures: z.array(pictureName).length(3) }),
    celebrate: heading,
    beliefs: z.array(block).length(3),
    why: z.object({ title: z.string(), points: z.array(block).length(6) }),
    team: heading,
  }),
);

const legalPage = z.strictObject({
  title: z.string(),
  description: z.string().max(170),
  heading: z.string(),
  intro: z.string(),
  // Headings with what stands under them, a paragraph each.
  parts: z.array(z.object({ title: z.string(), text: z.array(z.string()).min(1) })).min(3),
  // What whoever takes the site over is to know.
  note: z.string().optional(),
  changed: z.iso.date(),
});

const pagePrivacy = page('privacy', legalPage);

const pageTerms = page('terms', legalPage);

const pageServices = page(
  'services',
  z.strictObject({ title: z.string(), description: z.string().max(170), heading: z.string() }),
);

const rest = { heading: z.string(), text: z.string(), rest: block };

const pageTeam = page('team', z.strictObject({ title: z.string(), description: z.string().max(170), ...rest }));

const pageFaq = page('faq', z.strictObject({ title: z.string(), description: z.string().max(170), ...rest }));

/** The questions clients ask, in the categories of spec section 2. */
const faq = defineCollection({
  loader: list('src/content/faq.yaml'),
  schema: z.strictObject({
    order,
    category: z.enum(faqCategories),
    question: z.string(),
    answer: z.array(z.string()).min(1),
  }),
});

const pagePortfolio = page(
  'portfolio',
  z.strictObject({ title: z.string(), description: z.string().max(170), heading: z.string() }),
);

/** A drawing in src/assets/icons/steps, by its name. */
const stepIcon = z.string().refine((name) => stepIcons.has(name), {
  error: ({ input }) => `there is no icon called "${input}" in src/assets/icons/steps`,
});

const pageBlog = page(
  'blog',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    heading: z.string(),
    intro: z.string(),
    // Who introduces the blog beside its list.
    editor: entryOf('team'),
  }),
);

const pagePhotography = page(
  'photography',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    hero: block.extend({
      button: z.string(),
      tabs: z
        .array(
          z.strictObject({
            title: z.string(),
            picture: pictureName,
            category: z.enum(photographCategories),
            // Which part of the picture is kept where the strip is lower than it.
            crop: z.enum(['top', 'middle', 'bottom']).default('middle'),
          }),
        )
        .length(4),
    }),
    about: z.object({
      title: z.string(),
      text: z.array(z.string()).min(1),
      picture: pictureName,
      link: z.object({ name: z.string(), href: z.string().startsWith('/') }),
    }),
    services: heading.extend({
      cards: z.array(block.extend({ picture: pictureName, service: entryOf('services') })).min(4),
    }),
    gallery: block,
    // The picture from edge to edge between the prices and the posts.
    panorama: pictureName,
    facts: z.object({ title: z.string(), facts: z.array(z.object({ title: z.string(), factNumber: z.string() })) }),
    pricing: block,
    blog: heading,
    enquiry: block,
    visit: block,
  }),
);

/** A fun fact: "40K", "Happy Clients". */
const fact = z.strictObject({ title: z.string(), factNumber: z.string() });

/** The freelancer's home: a letter from one of the team. */
const pageFreelancer = page(
  'freelancer',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    writer: entryOf('team'),
    envelope: heading.extend({ note: z.string(), button: z.string(), postmark: z.string() }),
    letter: z.object({ place: z.string(), greeting: z.string(), text: z.array(z.string()).min(1), sign: z.string() }),
    skills: block,
    services: block.extend({ services: z.array(entryOf('services')).min(1) }),
    works: block,
    replies: heading,
    posts: block,
    answer: block.extend({ button: z.string() }),
  }),
);

/** The architecture agency's home, for those who build. */
const pageArchitecture = page(
  'architecture',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    hero: block.extend({ button: z.string(), pictures: z.array(pictureName).length(3) }),
    services: heading.extend({ services: z.array(entryOf('services')).min(4) }),
    // As many as the drawn plan has numbered rooms.
    rooms: heading.extend({ rooms: z.array(block).length(5) }),
    projects: heading.extend({ projects: z.array(entryOf('projects')).length(4) }),
    facts: block.extend({ facts: z.array(fact).length(4) }),
    team: heading,
    statement: z.object({ text: z.string(), sign: z.string() }),
  }),
);

/** The home of creative solutions: the studio table. */
const pageCreative = page(
  'creative',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    hero: block.extend({ button: z.string(), pictures: z.array(pictureName).length(4) }),
    services: heading.extend({ services: z.array(entryOf('services')).length(4) }),
    process: heading.extend({ steps: z.array(block).length(4) }),
    voices: heading,
    mat: heading.extend({ projects: z.array(entryOf('projects')).length(5) }),
  }),
);

/** The home of one person: a résumé that reads like a poster. */
const pagePersonal = page(
  'personal',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    person: entryOf('team'),
    hero: z.object({ text: z.string(), button: z.string() }),
    resume: heading,
    skills: block,
    awards: heading,
    projects: heading.extend({ projects: z.array(entryOf('projects')).length(4) }),
    posts: heading.extend({ posts: z.array(reference('posts')).min(1) }),
  }),
);

/** The stops of one person's way, first to last (spec section 3). */
const resume = defineCollection({
  loader: list('src/content/resume.yaml'),
  schema: z.strictObject({ order, year: z.int(), title: z.string(), subTitle: z.string() }),
});

/** What one person can do, in per cent (spec section 9). */
const skills = defineCollection({
  loader: list('src/content/skills.yaml'),
  schema: z.strictObject({ order, title: z.string(), factNumber: z.int().min(0).max(100), note: z.string() }),
});

/** A film, whose it is, and what its poster says. */
const film = z.strictObject({
  name: z.string(),
  by: z.string(),
  href: z.url().refine((link) => videoId(link), 'a film is linked to as https://www.youtube.com/watch?v=...'),
  label: z.string(),
  picture: pictureName,
});

const pageDigital = page(
  'digital',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    hero: block,
    facts: z.array(fact.extend({ factNumber: z.string().regex(lampText, 'lamps show digits and K') })).length(4),
    video: block.extend({ film }),
    projects: heading,
    awards: heading,
    blog: heading,
    clients: heading,
  }),
);

const pageMarketing = page(
  'marketing',
  z.strictObject({
    title: z.string(),
    description: z.string().max(170),
    // The first part of the line is said quietly, the second is not.
    hero: z.strictObject({ quiet: z.string(), loud: z.string(), text: z.string(), picture: pictureName }),
    video: block.extend({ film }),
    services: heading.extend({
      boxes: z.array(z.strictObject({ service: entryOf('services'), picture: pictureName })).length(4),
    }),
    process: z.strictObject({ title: z.string(), statement: z.string(), steps: z.array(block).length(4) }),
    projects: heading,
    facts: heading.extend({ facts: z.array(fact).length(4) }),
    pricing: block,
    blog: heading,
    partners: heading,
  }),
);

const fullWidthPage = { title: z.string(), description: z.string().max(170), heading: z.string() };

const pageShowcasePortfolio = page('showcase-portfolio', z.strictObject(fullWidthPage));

const pageCaseStudyShowcase = page('case-study-showcase', z.strictObject(fullWidthPage));

const pageVideoShowcase = page('video-showcase', z.strictObject(fullWidthPage));

const pageCreativePortfolio = page(
  'creative-portfolio',
  z.strictObject({
    ...fullWidthPage,
    text: z.string(),
    picture: pictureName,
    projects: heading,
    caseStudies: heading.extend({ shown: z.array(reference('caseStudies')).length(2) }),
    partners: heading,
  }),
);

/** The awards timeline, newest first (spec section 3). */
const awards = defineCollection({
  loader: list('src/content/awards.yaml'),
  schema: z.strictObject({ order, year: z.int(), name: z.string(), position: z.string(), type: z.string() }),
});

const services = defineCollection({
  loader: list('src/content/services.yaml'),
  schema: z.object({
    order,
    title: z.string(),
    subtitle: z.string(),
    picture: pictureName.optional(),
    featured: z.boolean().default(false),
    lede: z.string(),
    takes: z.string(),
    steps: z.array(z.object({ icon: stepIcon, title: z.string(), subtitle: z.string() })).length(3),
    gets: z.array(block).min(3),
    related: z.array(entryOf('projects')).min(1).max(2),
  }),
});

const projects = defineCollection({
  loader: list('src/content/projects.yaml'),
  schema: z.object({
    order,
    title: z.string(),
    subtitle: z.string(),
    client: z.string(),
    sector: z.string(),
    category: z.enum(projectCategories),
    // Without one, the project is shown by its client's logo.
    picture: pictureName.optional(),
    tone: z.enum(projectTones),
    year: z.int(),
    services: z.array(entryOf('services')).min(1),
    line: z.string(),
    story: z.array(block).length(3),
  }),
});

const figure = z.object({ figure: z.string(), label: z.string() });

const caseStudies = defineCollection({
  loader: glob({ pattern: '*.yaml', base: 'src/content/case-studies' }),
  schema: z.strictObject({
    project: entryOf('projects'),
    title: z.string(),
    description: z.string().max(170),
    overview: z.object({ lead: z.string(), text: z.array(z.string()).min(1) }),
    research: z.object({
      strategy: z.object({ lead: z.string(), text: z.array(z.string()).min(1), finding: z.string() }),
      guideline: z.object({ lead: z.string(), text: z.array(z.string()).min(1), rules: z.array(block).min(2) }),
    }),
    result: z.object({ lead: z.string(), text: z.array(z.string()).min(1), figures: z.array(figure).length(3) }),
    testimonial: entryOf('testimonials').optional(),
  }),
});

const team = defineCollection({
  loader: list('src/content/team.yaml'),
  schema: z.object({
    order,
    name: z.string(),
    designation: z.string(),
    statement: z.string(),
    biography: z.array(z.string()).min(1),
    work: z.array(block).length(3),
    facts: z.array(block).min(2),
    picture: pictureName,
    social: z.partialRecord(z.enum(['linkedin', 'twitter', 'youtube', 'facebook', 'instagram']), profile).default({}),
  }),
});

const testimonials = defineCollection({
  loader: list('src/content/testimonials.yaml'),
  schema: z.object({
    order,
    text: z.string(),
    avatarName: z.string(),
    avatarDesignation: z.string(),
    thumbnail: pictureName,
    // Half points on the scale of 0 to 5 (spec section 9).
    ratings: z.number().min(0).max(5).multipleOf(0.5),
  }),
});

const postPicture = z.strictObject({ picture: pictureName, caption: z.string() });

/** What illustrates a part of a post: a picture, or a few characters set large. */
const postFigure = z.union([
  postPicture,
  z.strictObject({
    // At most two short lines: they are set as large as the tile allows.
    tile: z.string().regex(/^[^\n]{1,10}(\n[^\n]{1,10})?$/, 'a tile holds one or two lines of at most ten characters'),
    tone: z.enum(['sand', 'sky', 'mist', 'dusk', 'signal']),
    caption: z.string(),
  }),
]);

/** The blog: one Markdown file a post, whose name is the last part of its address. */
const posts = defineCollection({
  loader: glob({ pattern: '*.md', base: 'src/content/posts' }),
  schema: z.strictObject({
    title: z.string(),
    subtitle: z.string().max(170),
    author: entryOf('team'),
    date: z.iso.date(),
    category: z.enum(['Branding', 'Content', 'Events', 'Photography', 'SEO', 'Strategy', 'Web development']),
    tags: z.array(z.string().regex(/^[a-z][a-z ]*$/, 'a tag is lower-case words')).min(1),
    quote: z.string(),
    // The first opens the article and stands for it wherever it is listed, the others stand within it, two side by side.
    figures: z
      .tuple([postPicture], postFigure)
      .refine(([, ...others]) => others.some((figure) => 'picture' in figure), 'a post has two pictures at least'),
  }),
});

/** The screens of the showcase portfolio: projects, and where in their pictures type may stand. */
const showcaseSlides = defineCollection({
  loader: list('src/content/showcase-slides.yaml'),
  schema: z.strictObject({
    order,
    project: entryOf('projects'),
    picture: pictureName,
    pictureTall: pictureName.optional(),
    ground: z.enum(slideGrounds),
    place: z.enum(slidePlaces),
    keep: z.enum(slideKeeps).default('top'),
    above: z.enum(slideAboves),
  }),
});

/** A film in src/assets/films by its name; a name that is not there fails the build. */
const filmName = z.string().refine((name) => filmNames.has(name), {
  error: ({ input }) => `there is no film called "${input}": src/assets/films holds no ${input}.webm and ${input}.mp4`,
});

/** The screens of the video showcase; `picture` is shown until the film plays. */
const videoSlides = defineCollection({
  loader: list('src/content/video-slides.yaml'),
  schema: z.strictObject({
    order,
    introTitle: z.string(),
    title: z.string(),
    film: filmName,
    picture: pictureName,
    href: z.string().startsWith('/'),
    ground: z.enum(slideGrounds),
    place: z.enum(['top', 'bottom']).default('bottom'),
  }),
});

/** The four project blocks of the creative portfolio. */
const projectBlocks = defineCollection({
  loader: list('src/content/project-blocks.yaml'),
  schema: z.strictObject({
    order,
    title: z.string(),
    subtitle: z.string(),
    btnText: z.string(),
    btnLink: z.string().startsWith('/'),
    picture: pictureName,
    category: z.string(),
  }),
});

const partners = defineCollection({
  loader: list('src/content/partners.yaml'),
  schema: z.object({ order, name: z.string() }),
});

const gallery = defineCollection({
  loader: list('src/content/gallery.yaml'),
  schema: z.object({ order, picture: pictureName }),
});

/** The photographs of the photography agency's gallery (spec section 3). */
const photographs = defineCollection({
  loader: list('src/content/photographs.yaml'),
  schema: z.strictObject({
    order,
    title: z.string(),
    subtitle: z.string(),
    src: pictureName,
    // What the lightbox shows, where it is another picture than the one in the grid.
    srcLg: pictureName.optional(),
    // In quarters of the width: 3 is a landscape of four to three, 6 a tall two to three.
    height: z.int().min(3).max(6),
    category: z.enum(photographCategories),
  }),
});

/** What the agency costs (spec section 9): three plans, each by the month or by the year. */
const pricing = defineCollection({
  loader: list('src/content/pricing.yaml'),
  schema: z.strictObject({
    order,
    title: z.string(),
    price: z.strictObject({ monthly: z.int().positive(), yearly: z.int().positive() }),
    currency: z.string().length(3),
    features: z.array(z.string()).length(6),
    btnLink: z.string(),
    btnText: z.string(),
    timeline: z.string(),
  }),
});

/** What each picture shows, in the words of someone describing it: its alternative text. */
const pictures = defineCollection({
  loader: yaml('src/content/pictures.yaml', (words) => (typeof words === 'object' ? { ...words } : { alt: words })),
  schema: z.strictObject({ alt: z.string().min(1), keep: z.enum(['left', 'right', 'top', 'bottom']).optional() }),
});

export const collections = {
  site,
  pictures,
  pageHome,
  pageContact,
  pageAbout,
  pagePrivacy,
  pageTerms,
  pageServices,
  pageTeam,
  pageFaq,
  faq,
  pagePortfolio,
  pageBlog,
  pagePhotography,
  pageFreelancer,
  pageArchitecture,
  pageCreative,
  pagePersonal,
  resume,
  skills,
  pageDigital,
  pageMarketing,
  awards,
  pageShowcasePortfolio,
  pageCaseStudyShowcase,
  pageVideoShowcase,
  pageCreativePortfolio,
  showcaseSlides,
  videoSlides,
  projectBlocks,
  services,
  projects,
  caseStudies,
  team,
  testimonials,
  posts,
  partners,
  gallery,
  photographs,
  pricing,
};
