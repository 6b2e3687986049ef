import { getCollection } from 'astro:content';
import { getPage, inOrder } from '../queries/shared.ts';
import { path } from '../routes.ts';

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
  const creativePortfolio = await getPage('pageCreativePortfolio');
  const [slide] = await inOrder('showcaseSlides');
  const [film] = await inOrder('videoSlides');
  const freelancer = await getPage('pageFreelancer');
  const architecture = await getPage('pageArchitecture');
  const creativeSolution = await getPage('pageCreative');
  const personal = await getPage('pagePersonal');
  const team = await inOrder('team');
  const portraitOf = (id: string) => team.find((member) => member.id === id)?.data.picture ?? dune;
  return new Map<string, ShareImage>([
    [path('home'), { title: home.hero.title, picture: dune }],
    [path('about'), { title: about.title, picture: group }],
    [path('contact'), { title: contact.hero.title, picture: contact.hero.picture }],
    [path('service'), { title: (await getPage('pageServices')).heading, picture: about.intro.pictures[2] ?? dune }],
    [
      path('portfolio'),
      { title: (await getPage('pagePortfolio')).heading, picture: pictureOf(projects[0]?.id) ?? dune },
    ],
    [path('team'), { title: (await getPage('pageTeam')).heading, picture: group }],
    [path('faq'), { title: (await getPage('pageFaq')).heading, picture: about.intro.pictures[1] ?? dune }],
    [path('privacy'), { title: (await getPage('pagePrivacy')).heading, picture: contact.hero.picture }],
    [path('terms'), { title: (await getPage('pageTerms')).heading, picture: contact.hero.picture }],
    [path('digital'), { title: digital.hero.title, picture: digital.video.film.picture }],
    [
      path('marketing'),
      { title: `${marketing.hero.opening} ${marketing.hero.emphasis}`, picture: marketing.hero.picture },
    ],
    [path('photography'), { title: photography.hero.title, picture: photography.hero.tabs[3]?.picture ?? dune }],
    [path('freelancer'), { title: freelancer.hero.title, picture: portraitOf(freelancer.writer.id), isPortrait: true }],
    [path('architecture'), { title: architecture.hero.title, picture: architecture.hero.pictures[0] ?? dune }],
    [
      path('creativeSolution'),
      { title: creativeSolution.hero.title, picture: creativeSolution.hero.pictures[1] ?? dune },
    ],
    [path('personal'), { title: personal.title, picture: portraitOf(personal.person.id), isPortrait: true }],
    [path('blog'), { title: (await getPage('pageBlog')).heading, picture: dune }],
    [path('creativePortfolio'), { title: creativePortfolio.heading, picture: creativePortfolio.picture }],
    [
      path('showcasePortfolio'),
      { title: (await getPage('pageShowcasePortfolio')).heading, picture: slide?.data.picture ?? dune },
    ],
    [
      path('caseStudyShowcase'),
      { title: (await getPage('pageCaseStudyShowcase')).heading, picture: pictureOf(projects[0]?.id) ?? dune },
    ],
    [
      path('videoShowcase'),
      { title: (await getPage('pageVideoShowcase')).heading, picture: film?.data.picture ?? dune },
    ],
    ...(await inOrder('services')).map(({ id, data }): [string, ShareImage] => [
      path('service', id),
      { title: data.title, picture: data.picture ?? pictureOf(data.related[0]?.id) ?? dune },
    ]),
    ...projects.map(({ id, data }): [string, ShareImage] => [
      path('portfolio', id),
      { title: data.title, picture: data.picture ?? dune },
    ]),
    ...(await getCollection('caseStudies')).map(({ id, data }): [string, ShareImage] => [
      path('caseStudy', id),
      { title: data.title, picture: pictureOf(data.project.id) ?? dune },
    ]),
    ...team.map(({ id, data }): [string, ShareImage] => [
      path('team', id),
      { title: data.name, picture: data.picture, isPortrait: true },
    ]),
    ...(await getCollection('posts')).map(({ id, data }): [string, ShareImage] => [
      path('blog', id),
      { title: data.title, picture: data.figures[0].picture },
    ]),
  ]);
}

let built: Promise<Map<string, ShareImage>> | undefined;

/** Where the share image of a page is; a page without one of its own shares that of the home page. */
export async function shareImagePath(page: string): Promise<string> {
  // Every page asks, those that are rendered on demand at every request; only in development may the list still change.
  if (!built || import.meta.env.DEV) built = shareImages();
  const own = page !== path('home') && (await built).has(page);
  return `/share${own ? page : '/home'}.jpg`;
}
