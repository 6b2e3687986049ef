import * as z from 'zod';
import { faqCategories, photographCategories, postCategories, projectCategories } from '../../lib/categories.ts';
import { enquiryFields, shortFields } from '../../lib/enquiry/rules.ts';
import { isLocale } from '../../lib/i18n/is-locale.ts';
import { agency } from '../agency.ts';
import { template } from './template.ts';

/** Text without placeholders. */
const text = template();

/** Locale of the plural forms. The check of site.yaml reports an invalid one. */
const locale = isLocale(agency.locale) ? agency.locale : 'en';

/**
 * Returns the schema of a text that depends on a number: a form for each plural category of the site's language. Every
 * form contains the placeholders. Those for zero, one and two may leave out `{count}` ("There is one page").
 */
function plural(...names: string[]) {
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const form = (category: string) => {
    const exact = ['zero', 'one', 'two'].includes(category);
    const rest = names.filter((name) => name !== 'count');
    return exact ? template(...names).or(template(...rest)) : template(...names);
  };
  const forms = Object.fromEntries(categories.map((category) => [category, form(category)]));
  return z.strictObject(forms as unknown as Record<Intl.LDMLPluralRule, z.ZodOptional<z.ZodType<string>>>);
}

/** Returns the schema of an object with a text for each of the keys. */
const texts = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

const message = z.strictObject({ title: text, description: text, heading: text, text });

const steps = { previous: text, next: text, show: template('number', 'count') };

/** Messages of controls, grouped by place. messages.yaml describes each. */
export const messagesSchema = z.strictObject({
  document: texts(['skip']),
  header: texts(['navigation', 'menu', 'closeMenu', 'menuNavigation', 'alternativeHomes']),
  footer: texts(['navigation', 'contact', 'vision', 'terms', 'privacy']),
  breadcrumb: texts(['label']),
  applyForMeeting: texts(['title', 'button']),
  links: texts([
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
  sentPage: texts(['title']),
  enquiryForm: z.strictObject({
    labels: texts(enquiryFields),
    placeholders: z.partialRecord(z.enum(enquiryFields), text),
    errors: z.strictObject({
      full_name: texts(['required', 'letters']),
      email: texts(['required', 'address']),
      project_type: texts(['required']),
      contact: texts(['required', 'digits']),
      message: texts(['required']),
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
  slider: texts(['carousel', 'slide']).extend({
    position: template('number', 'count'),
    shown: template('number', 'count'),
  }),
  sliders: z.strictObject({
    awards: texts(['label']).extend(steps),
    cards: z.strictObject(steps),
    posts: texts(['label', 'play', 'pause']).extend(steps),
    projects: texts(['label']).extend(steps),
    services: texts(['label']).extend(steps),
    team: texts(['label', 'statements']).extend(steps),
    testimonials: texts(['label', 'people']).extend(steps),
  }),
  rating: template('ratings'),
  marquee: texts(['pause', 'services', 'moreServices']),
  networks: texts(['facebook', 'instagram', 'linkedin', 'x', 'youtube']),
  team: texts(['navigation', 'next', 'sample']).extend({
    profile: template('name', 'network'),
    work: template('name'),
    ask: template('name'),
    all: template('number'),
  }),
  portfolio: texts([
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
    categories: texts(projectCategories),
  }),
  caseStudy: texts(['name', 'overview', 'research', 'strategy', 'guideline', 'result', 'next', 'sample']),
  services: texts([
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
  ]),
  blog: z.strictObject({
    feed: text,
    categories: texts(postCategories),
    by: template('author'),
    minutes: plural('count'),
    unknownPost: template('id'),
    pagination: texts(['label', 'next']).extend({ page: template('number') }),
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
    beyondLastPage: template('page'),
    beyondLastPageIntro: plural('count'),
    readNext: text,
    sidebar: texts([
      'label',
      'search',
      'searchHint',
      'searchButton',
      'categories',
      'archives',
      'months',
      'tags',
    ]).extend({
      posts: plural(),
    }),
    reply: texts(['title', 'intro', 'blank', 'before', 'after', 'submit']).extend({
      labels: texts(['full_name', 'email', 'website', 'comment']),
      errors: z.strictObject({
        website: texts(['required', 'address']),
        comment: texts(['required']),
        post: texts(['unknown']),
      }),
      failed: template('email'),
    }),
  }),
  faq: z.strictObject({ navigation: text, categories: texts(faqCategories) }),
  pricing: texts(['legend', 'monthly', 'yearly', 'monthlyNote', 'yearlyNote']).extend({
    projectType: template('plan'),
  }),
  digital: texts(['facts', 'phone', 'email', 'office', 'hours']),
  photographs: texts(['tabs', 'see', 'legend', 'all']).extend({
    shown: template('shown', 'count'),
    categories: texts(photographCategories),
  }),
  lightbox: texts(['label', 'download', 'zoom', 'rotate', 'close', 'previous', 'next']).extend({
    position: template('number', 'count'),
  }),
  videoPopup: z.strictObject({
    credit: template('name', 'by'),
    creditOnYouTube: template('name', 'by'),
    close: text,
  }),
  showcase: texts([
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
  numberWords: z.array(text),
  mail: z.strictObject({
    labels: texts([...shortFields, 'website', 'post', 'received']),
    time: template('time'),
    enquiry: z.strictObject({ subject: template('id', 'project', 'name'), footer: template('id', 'host', 'name') }),
    reply: z.strictObject({ subject: template('id', 'post', 'name'), footer: template('id', 'host', 'name') }),
    notice: texts(['noReason', 'stored', 'show', 'resend']).extend({
      subject: template('id'),
      failed: template('id', 'host', 'time'),
    }),
  }),
  server: z.strictObject({
    api: texts(['400', '403', '404', '405', '413', '415', '429', '500', '503']),
    page: texts(['400', '403', '405', '413', '415']),
  }),
});
