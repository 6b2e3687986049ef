import { getCollection } from 'astro:content';
import { getPage, inOrder } from '../queries/shared.ts';

/** What a page is shared with: its title, and the name of its picture. */
export type ShareImage = {
  title: string;
  picture: string;
  isPortrait?: boolean;
};

/** The pages that have an image of their own for where they are shared, by path. A new page is added here. */
export async function shareImages(): Promise<Map<string, ShareImage>> {
  const projects = await inOrder('projects');
  const pictureOf = (id: string | undefined) => projects.find((project) => project.id === id)?.data.picture;
  const home = await getPage('pageHome');
  const dune = home.hero.picture;
  const about = await getPage('pageAbout');
  const contact = await getPage('pageContact');
  const photography = await getPage('pagePhotography');
  const group = about.intro.pictures[0] ?? dune;
  const digital = await getPage('pageDigital');
  const marketing = await getPage('pageMarketing');
  const creative = await getPage('pageCreativePortfolio');
  const [slide] = await inOrder('showcaseSlides');
  const [film] = await inOrder('videoSlides');
  const freelancer = await getPage('pageFreelancer');
  const architecture = await getPage('pageArchitecture');
  const table = await getPage('pageCreative');
  const personal = await getPage('pagePersonal');
  const team = await inOrder('team');
  const portraitOf = (id: string) => team.find((member) => member.id === id)?.data.picture ?? dune;
  return new Map<string, ShareImage>([
    ['/', { title: home.hero.title, picture: dune }],
    ['/about', { title: about.title, picture: group }],
    ['/contact', { title: contact.hero.title, picture: contact.hero.picture }],
    ['/service', { title: (await getPage('pageServices')).heading, picture: about.intro.pictures[2] ?? dune }],
    ['/portfolio', { title: (await getPage('pagePortfolio')).heading, picture: pictureOf(projects[0]?.id) ?? dune }],
    ['/team', { title: (await getPage('pageTeam')).heading, picture: group }],
    ['/faq', { title: (await getPage('pageFaq')).heading, picture: about.intro.pictures[1] ?? dune }],
    ['/privacy', { title: (await getPage('pagePrivacy')).heading, picture: contact.hero.picture }],
    ['/terms', { title: (await getPage('pageTerms')).heading, picture: contact.hero.picture }],
    ['/digital-agency', { title: digital.hero.title, picture: digital.video.film.picture }],
    ['/marketing-agency', { title: `${marketing.hero.quiet} ${marketing.hero.loud}`, picture: marketing.hero.picture }],
    ['/photography-agency', { title: photography.hero.title, picture: photography.hero.tabs[3]?.picture ?? dune }],
    [
      '/freelancer-agency',
      { title: freelancer.envelope.title, picture: portraitOf(freelancer.writer.id), isPortrait: true },
    ],
    ['/architecture-agency', { title: architecture.hero.title, picture: architecture.hero.pictures[0] ?? dune }],
    ['/creative-solution', { title: table.hero.title, picture: table.hero.pictures[1] ?? dune }],
    ['/personal-portfolio', { title: personal.title, picture: portraitOf(personal.person.id), isPortrait: true }],
    ['/blog', { title: (await getPage('pageBlog')).heading, picture: dune }],
    ['/creative-portfolio', { title: creative.heading, picture: creative.picture }],
    [
      '/showcase-portfolio',
      { title: (await getPage('pageShowcasePortfolio')).heading, picture: slide?.data.picture ?? dune },
    ],
    [
      '/case-study-showcase',
      { title: (await getPage('pageCaseStudyShowcase')).heading, picture: pictureOf(projects[0]?.id) ?? dune },
    ],
    ['/video-showcase', { title: (await getPage('pageVideoShowcase')).heading, picture: film?.data.picture ?? dune }],
    ...(await inOrder('services')).map(({ id, data }): [string, ShareImage] => [
      `/service/${id}`,
      { title: data.title, picture: data.picture ?? pictureOf(data.related[0]?.id) ?? dune },
    ]),
    ...projects.map(({ id, data }): [string, ShareImage] => [
      `/portfolio/${id}`,
      { title: data.title, picture: data.picture ?? dune },
    ]),
    ...(await getCollection('caseStudies')).map(({ id, data }): [string, ShareImage] => [
      `/case-study/${id}`,
      { title: data.title, picture: pictureOf(data.project.id) ?? dune },
    ]),
    ...team.map(({ id, data }): [string, ShareImage] => [
      `/team/${id}`,
      { title: data.name, picture: data.picture, isPortrait: true },
    ]),
    ...(await getCollection('posts')).map(({ id, data }): [string, ShareImage] => [
      `/blog/${id}`,
      { title: data.title, picture: data.figures[0].picture },
    ]),
  ]);
}

let built: Promise<Map<string, ShareImage>> | undefined;

/** Where the share image of a page is; a page without one of its own shares that of the home page. */
export async function shareImagePath(path: string): Promise<string> {
  // Every page asks, those that are rendered on demand at every request; only in development may the list still change.
  if (!built || import.meta.env.DEV) built = shareImages();
  const own = path !== '/' && (await built).has(path);
  return `/share${own ? path : '/home'}.jpg`;
}
