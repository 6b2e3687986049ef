import * as z from 'zod';
import { enquiryFields, shortFields } from '../../lib/enquiry/rules.ts';
import { faqCategories, photographCategories, postCategories, projectCategories } from '../../lib/fixed-lists.ts';
import { agency } from '../agency.ts';
import { template } from './template.ts';

/** Text without placeholders. */
const text = template();

/**
 * Returns the schema of a text that depends on a number: a form for each plural category of the site's language. A form
 * for one exact number may do without `{count}`.
 */
function plural(...names: string[]) {
  const categories = new Intl.PluralRules(agency.locale).resolvedOptions().pluralCategories;
  const form = (category: string) => {
    const exact = ['zero', 'one', 'two'].includes(category);
    const rest = names.filter((name) => name !== 'count');
    return exact ? template(...names).or(template(...rest)) : template(...names);
  };
  const forms = Object.fromEntries(categories.map((category) => [category, form(category)]));
  return z.strictObject(forms as unknown as Record<Intl.LDMLPluralRule, z.ZodOptional<z.ZodType<string>>>);
}

/** Returns the schema of an object with a text for each of the keys. */
const each = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const message = z.strictObject({ title: text, description: text, heading: text, text });

const steps = { previous: text, next: text, show: template('number', 'count') };

/** Messages of controls, grouped by place. messages.yaml describes each. */
export const messagesSchema = z.strictObject({
  document: each(['skip']),
  header: each(['navigation', 'menu', 'closeMenu', 'menuNavigation', 'alternativeHomes']),
  footer: each(['navigation', 'contact', 'vision', 'terms', 'privacy']),
  breadcrumb: each(['label']),
  applyForMeeting: each(['title', 'button']),
  links: each([
    'aboutUs',
    'allPosts',
    'backToHome',
    'followUs',
    'getInTouch',
    'letsTalk',
    'loadMore',
    'meetTheTeam',
    'ourServices',
    'ourWork',
    'seeAllProjects',
    'seeAllServices',
    'seeMore',
    'wholePortfolio',
  ]).extend({ followUsOn: template('network') }),
  notFoundPage: message,
  errorPage: message.extend({ text: template('phone', 'email') }),
  busyPage: message,
  sentPage: each(['title']),
  enquiryForm: z.strictObject({
    labels: each(enquiryFields),
    placeholders: z.partialRecord(z.enum(enquiryFields), text),
    errors: z.strictObject({
      full_name: each(['required', 'letters']),
      email: each(['required', 'address']),
      project_type: each(['required']),
      contact: each(['required', 'digits']),
      message: each(['required']),
      tooLong: template('max'),
      tooManyDigits: template('max'),
      notText: text,
    }),
    honeypot: text,
    submit: text,
    submitting: text,
    another: text,
    idle: text,
    sent: text,
    failed: template('phone', 'email'),
    legal: template('privacy', 'terms'),
    privacy: text,
    terms: text,
  }),
  postedForm: z.strictObject({ invalid: text, failed: template('phone', 'email') }),
  slider: each(['carousel', 'slide']).extend({
    position: template('number', 'count'),
    shown: template('number', 'count'),
  }),
  sliders: z.strictObject({
    awards: each(['label']).extend(steps),
    cards: z.strictObject(steps),
    posts: each(['label', 'play', 'pause']).extend(steps),
    projects: each(['label']).extend(steps),
    services: each(['label']).extend(steps),
    team: each(['label', 'statements']).extend(steps),
    testimonials: each(['label', 'people']).extend(steps),
  }),
  rating: template('ratings'),
  marquee: each(['pause', 'services', 'moreServices']),
  networks: each(['facebook', 'instagram', 'linkedin', 'x', 'youtube']),
  team: each(['navigation', 'next', 'sample']).extend({
    profile: template('name', 'network'),
    work: template('name'),
    ask: template('name'),
    all: template('number'),
  }),
  portfolio: each([
    'filter',
    'all',
    'client',
    'sector',
    'year',
    'category',
    'services',
    'neighbours',
    'previous',
    'next',
    'caseStudy',
    'sample',
  ]).extend({
    shown: template('shown', 'count'),
    projectsShown: template('shown', 'count'),
    logo: template('client'),
    categories: each(projectCategories),
  }),
  caseStudy: each(['name', 'overview', 'research', 'strategy', 'guideline', 'result', 'next', 'sample']),
  services: each([
    'steps',
    'deliverables',
    'audience',
    'duration',
    'price',
    'ask',
    'projects',
    'next',
    'unknown',
    'noContent',
    'noContentDescription',
  ]),
  blog: z.strictObject({
    feed: text,
    categories: each(postCategories),
    by: template('author'),
    minutes: plural('count'),
    unknownPost: template('id'),
    pagination: each(['label', 'next']).extend({ page: template('number') }),
    found: plural('number').extend({ none: text }),
    foundTitle: template('title', 'found'),
    foundDescription: template('found'),
    pageTitle: template('title', 'page'),
    filters: text,
    removeFilter: template('filter'),
    filteredBy: z.strictObject({
      q: template('value'),
      category: template('value'),
      tag: template('value'),
      month: template('value'),
    }),
    crumb: text,
    noneFound: plural('count'),
    someFound: text,
    tooFar: template('page'),
    tooFarIntro: plural('count'),
    readNext: text,
    sidebar: each(['label', 'search', 'searchButton', 'categories', 'archives', 'months', 'tags']).extend({
      posts: plural(),
    }),
    reply: each(['title', 'intro', 'blank', 'before', 'after', 'submit']).extend({
      labels: each(['full_name', 'email', 'website', 'comment']),
      errors: z.strictObject({
        website: each(['required', 'address']),
        comment: each(['required']),
        post: each(['unknown']),
      }),
      failed: template('email'),
    }),
  }),
  faq: z.strictObject({ navigation: text, categories: each(faqCategories) }),
  pricing: each(['legend', 'monthly', 'yearly', 'monthlyNote', 'yearlyNote']).extend({
    contract: template('timeline'),
    projectType: template('plan'),
  }),
  digital: each(['facts', 'phone', 'email', 'office', 'hours']),
  photographs: each(['tabs', 'see', 'legend', 'all']).extend({
    shown: template('shown', 'count'),
    categories: each(photographCategories),
  }),
  lightbox: each(['label', 'download', 'zoom', 'rotate', 'close', 'previous', 'next']).extend({
    position: template('number', 'count'),
  }),
  videoPopup: z.strictObject({
    credit: template('name', 'by'),
    creditOnYouTube: template('name', 'by'),
    close: text,
  }),
  showcase: each([
    'slides',
    'previous',
    'next',
    'viewCaseStudy',
    'seeProject',
    'noVideo',
    'playFilm',
    'pauseFilm',
    'purpose',
  ]).extend({
    slide: template('number', 'count', 'name'),
    viewCaseStudyOf: template('title'),
    film: template('title'),
    purposeOf: template('title'),
  }),
  legal: z.strictObject({ contact: text, changed: template('day') }),
  descriptions: z.strictObject({
    project: template('title', 'subtitle', 'client'),
    service: template('title', 'place', 'subtitle', 'duration'),
    member: template('name', 'designation', 'place', 'statement'),
  }),
  llms: each(['pages']),
  numbers: z.array(text),
  mail: z.strictObject({
    labels: each([...shortFields, 'website', 'post', 'received']),
    time: template('time'),
    enquiry: z.strictObject({ subject: template('id', 'project', 'name'), footer: template('id', 'host', 'name') }),
    reply: z.strictObject({ subject: template('id', 'post', 'name'), footer: template('id', 'host', 'name') }),
    notice: each(['noReason', 'stored', 'show', 'resend']).extend({
      subject: template('id'),
      failed: template('id', 'host', 'time'),
    }),
  }),
  server: z.strictObject({
    api: each(['400', '403', '404', '405', '413', '415', '429', '500', '503']),
    page: each(['400', '403', '405', '413', '415']),
    http: each(['oneHost', 'malformedHost']),
  }),
});
