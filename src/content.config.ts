import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { list, named, yaml } from './content/loaders.ts';
import { awards } from './content/schemas/awards.ts';
import { caseStudies } from './content/schemas/case-studies.ts';
import { faq } from './content/schemas/faq.ts';
import { gallery } from './content/schemas/gallery.ts';
import { aboutPage } from './content/schemas/pages/about.ts';
import { architecturePage } from './content/schemas/pages/architecture.ts';
import { blogPage } from './content/schemas/pages/blog.ts';
import { contactPage } from './content/schemas/pages/contact.ts';
import { creativePage } from './content/schemas/pages/creative.ts';
import { creativePortfolioPage } from './content/schemas/pages/creative-portfolio.ts';
import { digitalPage } from './content/schemas/pages/digital.ts';
import { faqPage } from './content/schemas/pages/faq.ts';
import { freelancerPage } from './content/schemas/pages/freelancer.ts';
import { headingPage } from './content/schemas/pages/heading.ts';
import { homePage } from './content/schemas/pages/home.ts';
import { legalPage } from './content/schemas/pages/legal.ts';
import { marketingPage } from './content/schemas/pages/marketing.ts';
import { personalPage } from './content/schemas/pages/personal.ts';
import { photographyPage } from './content/schemas/pages/photography.ts';
import { teamPage } from './content/schemas/pages/team.ts';
import { partners } from './content/schemas/partners.ts';
import { photographs } from './content/schemas/photographs.ts';
import { pictures } from './content/schemas/pictures.ts';
import { posts } from './content/schemas/posts.ts';
import { pricing } from './content/schemas/pricing.ts';
import { projectBlocks } from './content/schemas/project-blocks.ts';
import { projects } from './content/schemas/projects.ts';
import { resume } from './content/schemas/resume.ts';
import { services } from './content/schemas/services.ts';
import { showcaseSlides } from './content/schemas/showcase-slides.ts';
import { site } from './content/schemas/site.ts';
import { skills } from './content/schemas/skills.ts';
import { team } from './content/schemas/team.ts';
import { testimonials } from './content/schemas/testimonials.ts';
import { videoSlides } from './content/schemas/video-slides.ts';

/** The words of one page, block by block, from its file in src/content/pages; each is a collection of one. */
const page = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  defineCollection({
    loader: glob({ pattern: `${name}.yaml`, base: 'src/content/pages' }),
    schema: z.preprocess(named, schema),
  });

export const collections = {
  site: defineCollection({
    loader: yaml('src/content/site.yaml', (data) => data as Record<string, unknown>),
    schema: site,
  }),
  pictures: defineCollection({
    loader: yaml('src/content/pictures.yaml', (words) => (typeof words === 'object' ? { ...words } : { alt: words })),
    schema: pictures,
  }),
  pageHome: page('home', homePage),
  pageContact: page('contact', contactPage),
  pageAbout: page('about', aboutPage),
  pagePrivacy: page('privacy', legalPage),
  pageTerms: page('terms', legalPage),
  pageServices: page('services', headingPage),
  pageTeam: page('team', teamPage),
  pageFaq: page('faq', faqPage),
  faq: defineCollection({ loader: list('src/content/faq.yaml'), schema: faq }),
  pagePortfolio: page('portfolio', headingPage),
  pageBlog: page('blog', blogPage),
  pagePhotography: page('photography', photographyPage),
  pageFreelancer: page('freelancer', freelancerPage),
  pageArchitecture: page('architecture', architecturePage),
  pageCreative: page('creative', creativePage),
  pagePersonal: page('personal', personalPage),
  resume: defineCollection({ loader: list('src/content/resume.yaml'), schema: resume }),
  skills: defineCollection({ loader: list('src/content/skills.yaml'), schema: skills }),
  pageDigital: page('digital', digitalPage),
  pageMarketing: page('marketing', marketingPage),
  awards: defineCollection({ loader: list('src/content/awards.yaml'), schema: awards }),
  pageShowcasePortfolio: page('showcase-portfolio', headingPage),
  pageCaseStudyShowcase: page('case-study-showcase', headingPage),
  pageVideoShowcase: page('video-showcase', headingPage),
  pageCreativePortfolio: page('creative-portfolio', creativePortfolioPage),
  showcaseSlides: defineCollection({ loader: list('src/content/showcase-slides.yaml'), schema: showcaseSlides }),
  videoSlides: defineCollection({ loader: list('src/content/video-slides.yaml'), schema: videoSlides }),
  projectBlocks: defineCollection({ loader: list('src/content/project-blocks.yaml'), schema: projectBlocks }),
  services: defineCollection({ loader: list('src/content/services.yaml'), schema: services }),
  projects: defineCollection({ loader: list('src/content/projects.yaml'), schema: projects }),
  caseStudies: defineCollection({
    loader: glob({ pattern: '*.yaml', base: 'src/content/case-studies' }),
    schema: caseStudies,
  }),
  team: defineCollection({ loader: list('src/content/team.yaml'), schema: team }),
  testimonials: defineCollection({ loader: list('src/content/testimonials.yaml'), schema: testimonials }),
  // One Markdown file a post, whose name is the last part of its address.
  posts: defineCollection({ loader: glob({ pattern: '*.md', base: 'src/content/posts' }), schema: posts }),
  partners: defineCollection({ loader: list('src/content/partners.yaml'), schema: partners }),
  gallery: defineCollection({ loader: list('src/content/gallery.yaml'), schema: gallery }),
  photographs: defineCollection({ loader: list('src/content/photographs.yaml'), schema: photographs }),
  pricing: defineCollection({ loader: list('src/content/pricing.yaml'), schema: pricing }),
};
