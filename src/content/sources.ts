import type { z } from 'astro/zod';
import { awards } from './schemas/awards.ts';
import { caseStudies } from './schemas/case-studies.ts';
import { faq } from './schemas/faq.ts';
import { gallery } from './schemas/gallery.ts';
import { menu } from './schemas/menu.ts';
import { aboutPage } from './schemas/pages/about.ts';
import { architecturePage } from './schemas/pages/architecture.ts';
import { blogPage } from './schemas/pages/blog.ts';
import { contactPage } from './schemas/pages/contact.ts';
import { creativePage } from './schemas/pages/creative.ts';
import { creativePortfolioPage } from './schemas/pages/creative-portfolio.ts';
import { digitalPage } from './schemas/pages/digital.ts';
import { faqPage } from './schemas/pages/faq.ts';
import { freelancerPage } from './schemas/pages/freelancer.ts';
import { headingPage } from './schemas/pages/heading.ts';
import { homePage } from './schemas/pages/home.ts';
import { legalPage } from './schemas/pages/legal.ts';
import { marketingPage } from './schemas/pages/marketing.ts';
import { personalPage } from './schemas/pages/personal.ts';
import { photographyPage } from './schemas/pages/photography.ts';
import { teamPage } from './schemas/pages/team.ts';
import { partners } from './schemas/partners.ts';
import { photographs } from './schemas/photographs.ts';
import { pictures } from './schemas/pictures.ts';
import { posts } from './schemas/posts.ts';
import { pricing } from './schemas/pricing.ts';
import { projectBlocks } from './schemas/project-blocks.ts';
import { projects } from './schemas/projects.ts';
import { resume } from './schemas/resume.ts';
import { services } from './schemas/services.ts';
import { showcaseSlides } from './schemas/showcase-slides.ts';
import { site } from './schemas/site.ts';
import { skills } from './schemas/skills.ts';
import { team } from './schemas/team.ts';
import { testimonials } from './schemas/testimonials.ts';
import { videoSlides } from './schemas/video-slides.ts';
import { words } from './schemas/words.ts';

/** Where a collection's entries stand in src/content, and what each must hold. */
export interface Source<Schema extends z.ZodType = z.ZodType> {
  /**
   * `entries`: one YAML file, an entry under each key. `list`: the same, in an order that counts.
   * `page`: one YAML file that is the entry. `folder`: a file an entry, named after its address.
   */
  kind: 'entries' | 'list' | 'page' | 'folder';
  path: string;
  schema: Schema;
}

const of =
  <Kind extends Source['kind']>(kind: Kind) =>
  <Schema extends z.ZodType>(path: string, schema: Schema) => ({ kind, path, schema });

const entries = of('entries');
const list = of('list');
const page = of('page');
const folder = of('folder');

/** The whole content, by the name of its collection. */
export const sources = {
  site: entries('site.yaml', site),
  words: page('words.yaml', words),
  menu: page('menu.yaml', menu),
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
  pageHome: page('pages/home.yaml', homePage),
  pageAbout: page('pages/about.yaml', aboutPage),
  pageServices: page('pages/services.yaml', headingPage),
  pagePortfolio: page('pages/portfolio.yaml', headingPage),
  pageContact: page('pages/contact.yaml', contactPage),
  pageTeam: page('pages/team.yaml', teamPage),
  pageFaq: page('pages/faq.yaml', faqPage),
  pageBlog: page('pages/blog.yaml', blogPage),
  pageDigital: page('pages/digital.yaml', digitalPage),
  pageMarketing: page('pages/marketing.yaml', marketingPage),
  pagePhotography: page('pages/photography.yaml', photographyPage),
  pageFreelancer: page('pages/freelancer.yaml', freelancerPage),
  pageArchitecture: page('pages/architecture.yaml', architecturePage),
  pageCreative: page('pages/creative.yaml', creativePage),
  pagePersonal: page('pages/personal.yaml', personalPage),
  pageCreativePortfolio: page('pages/creative-portfolio.yaml', creativePortfolioPage),
  pageShowcasePortfolio: page('pages/showcase-portfolio.yaml', headingPage),
  pageCaseStudyShowcase: page('pages/case-study-showcase.yaml', headingPage),
  pageVideoShowcase: page('pages/video-showcase.yaml', headingPage),
  pagePrivacy: page('pages/privacy.yaml', legalPage),
  pageTerms: page('pages/terms.yaml', legalPage),
} satisfies Record<string, Source>;
