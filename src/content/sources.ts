import type { z } from 'astro/zod';
import { kebabCase } from '../lib/letter-case.ts';
import type { PageName } from '../lib/routes.ts';
import { pageCollection } from './page-collection.ts';
import { caseStudies } from './schemas/case-studies.ts';
import type { pageHead } from './schemas/fields.ts';
import { awards, faq, gallery, partners, pricing, resume, skills, testimonials } from './schemas/lists.ts';
import { messagesSchema } from './schemas/messages.ts';
import { aboutPage } from './schemas/pages/about.ts';
import { architectureAgencyPage } from './schemas/pages/architecture-agency.ts';
import { blogPage } from './schemas/pages/blog.ts';
import { contactPage } from './schemas/pages/contact.ts';
import { creativePortfolioPage } from './schemas/pages/creative-portfolio.ts';
import { creativeSolutionPage } from './schemas/pages/creative-solution.ts';
import { digitalAgencyPage } from './schemas/pages/digital-agency.ts';
import { faqPage } from './schemas/pages/faq.ts';
import { freelancerAgencyPage } from './schemas/pages/freelancer-agency.ts';
import { homePage } from './schemas/pages/home.ts';
import { legalPage } from './schemas/pages/legal.ts';
import { marketingAgencyPage } from './schemas/pages/marketing-agency.ts';
import { personalPortfolioPage } from './schemas/pages/personal-portfolio.ts';
import { photographyAgencyPage } from './schemas/pages/photography-agency.ts';
import { headingPage, introPage, listPage } from './schemas/pages/simple.ts';
import { photographs } from './schemas/photographs.ts';
import { pictures } from './schemas/pictures.ts';
import { posts } from './schemas/posts.ts';
import { projectBlocks } from './schemas/project-blocks.ts';
import { projects } from './schemas/projects.ts';
import { services } from './schemas/services.ts';
import { showcaseSlides } from './schemas/showcase-slides.ts';
import { site } from './schemas/site.ts';
import { team } from './schemas/team.ts';
import { videoSlides } from './schemas/video-slides.ts';

/** Location of a collection in src/content and the schema of its entries. */
export interface Source<Schema extends z.ZodType = z.ZodType> {
  /**
   * `entries`: one YAML file, an entry under each key. `list`: the same, in an order that counts.
   * `page`: one YAML file that is the entry. `folder`: one file for each entry, named by the last part of its path.
   */
  kind: 'entries' | 'list' | 'page' | 'folder';
  path: string;
  schema: Schema;
}

const sourceOf =
  <Kind extends Source['kind']>(kind: Kind) =>
  <Schema extends z.ZodType>(path: string, schema: Schema) => ({ kind, path, schema });

const entries = sourceOf('entries');
const list = sourceOf('list');
const page = sourceOf('page');
const folder = sourceOf('folder');

/** Schemas of the files in src/content/pages. */
export const pageSchemas = {
  portfolio: headingPage,
  home: homePage,
  about: aboutPage,
  service: introPage,
  team: listPage,
  blog: blogPage,
  faq: faqPage,
  contact: contactPage,
  photographyAgency: photographyAgencyPage,
  digitalAgency: digitalAgencyPage,
  marketingAgency: marketingAgencyPage,
  freelancerAgency: freelancerAgencyPage,
  architectureAgency: architectureAgencyPage,
  creativeSolution: creativeSolutionPage,
  personalPortfolio: personalPortfolioPage,
  creativePortfolio: creativePortfolioPage,
  showcasePortfolio: headingPage,
  caseStudyShowcase: headingPage,
  videoShowcase: headingPage,
  privacy: legalPage,
  terms: legalPage,
} satisfies Record<PageName, z.ZodObject<typeof pageHead>>;

type PageSources = {
  [Name in PageName as `page${Capitalize<Name>}`]: { kind: 'page'; path: string; schema: (typeof pageSchemas)[Name] };
};

/** Returns the source of each page's collection: `pageCreativeSolution`, from pages/creative-solution.yaml. */
function pageSources(): PageSources {
  const collections = Object.entries(pageSchemas).map(([name, schema]) => {
    const file = kebabCase(name);
    return [pageCollection(name as PageName), page(`pages/${file}.yaml`, schema)];
  });
  return Object.fromEntries(collections);
}

/** The whole content, by the name of its collection. */
export const sources = {
  site: entries('site.yaml', site),
  messages: page('messages.yaml', messagesSchema),
  pictures: entries('pictures.yaml', pictures),
  services: list('services.yaml', services),
  projects: list('projects.yaml', projects),
  caseStudies: folder('case-studies/*.yaml', caseStudies),
  posts: folder('posts/*.md', posts),
  team: list('team.yaml', team),
  testimonials: list('testimonials.yaml', testimonials),
  partners: list('partners.yaml', partners),
  faq: list('faq.yaml', faq),
  pricing: list('pricing.yaml', pricing),
  awards: list('awards.yaml', awards),
  resume: list('resume.yaml', resume),
  skills: list('skills.yaml', skills),
  gallery: list('gallery.yaml', gallery),
  photographs: list('photographs.yaml', photographs),
  projectBlocks: list('project-blocks.yaml', projectBlocks),
  showcaseSlides: list('showcase-slides.yaml', showcaseSlides),
  videoSlides: list('video-slides.yaml', videoSlides),
  ...pageSources(),
} satisfies Record<string, Source>;
