import { expect, test } from 'vitest';
import { readContentFolder } from '../../content/read-folder.ts';
import { checkContent } from './check-content.ts';
import { formatMistakes } from './mistake.ts';

const content = readContentFolder();
const text = (file: string) => new TextDecoder().decode(content.get(file));
const firstOf = (folder: string) => [...content.keys()].find((file) => file.startsWith(folder))!;
const post = firstOf('posts/');
const caseStudy = firstOf('case-studies/');

/** Returns the mistakes that are reported after a match in a file is replaced. */
function after(file: string, right: RegExp, wrong: string) {
  const before = text(file);
  const changed = before.replace(right, wrong);
  expect(changed, `${right} is found in ${file}`).not.toBe(before);
  return checkContent(new Map(content).set(file, new TextEncoder().encode(changed)));
}
const lineIn = (file: string, found: RegExp) => text(file).slice(0, text(file).search(found)).split('\n').length;

test('the current content has no mistakes', () => {
  expect(formatMistakes(checkContent(content))).toMatch(/^0 mistakes/);
});

/** Cases: name, file, text to replace, replacement, expected message on the line of the replacement. */
const onItsLine: [string, string, RegExp, string, RegExp][] = [
  ['a misspelt field', 'projects.yaml', /^ {2}picture:/m, '  pictrue:', /"pictrue"; did you mean "picture"/],
  ['an unknown field', 'team.yaml', /^ {2}designation:/m, '  shoe: 42\n  designation:', /Unrecognized key: "shoe"/],
  ['an unknown "order" field', 'services.yaml', /^ {2}title:/m, '  order: 3\n  title:', /Unrecognized key/],
  ['a misspelt nested field', 'team.yaml', /^ {4}linkedin:/m, '    linkdin:', /did you mean/],
  ['a locale without a country', 'site.yaml', /^ {2}locale: .*/m, '  locale: en', /a language and a country/],
  [
    'an unknown category',
    'projects.yaml',
    /^ {2}category: \S+/m,
    '  category: posters',
    /expected one of "web_design"/,
  ],
  [
    'a misspelt category',
    'projects.yaml',
    /^ {2}category: \S+/m,
    '  category: web_desing',
    /did you mean "web_design"\?/,
  ],
  [
    'an unknown picture',
    'team.yaml',
    /^ {2}picture: \S+/m,
    '  picture: a-camel',
    /no picture called "a-camel"; your own goes into src\/content\/pictures/,
  ],
  ['a misspelt picture', 'team.yaml', /^ {2}picture: \S+/m, '  picture: about-desc', /did you mean "about-desk"\?/],
  ['an empty text', 'team.yaml', /^ {2}designation: .+/m, '  designation: ""', /is empty/],
  ['a text with a colon', 'team.yaml', /^ {2}designation: .+/m, '  designation: Head: words', /colon in quotes/],
  [
    'a text with a colon in a list',
    'case-studies/marsa-creek.yaml',
    /^ {6}- \S.+/m,
    '      - They ask: who is ill?',
    /received object: put a text with a colon in quotes/,
  ],
  ['a title with a colon in a post', post, /^title: .*/m, 'title: Calls: counted', /put a text with a colon in quotes/],
  ['a text with a hash', 'team.yaml', /^ {2}designation: .+/m, '  designation: Our #1', /put the text in quotes/],
  ['a text of spaces only', 'team.yaml', /^ {2}designation: .+/m, '  designation: "   "', /is empty/],
  ['nothing after the colon', 'team.yaml', /^ {2}designation: .+/m, '  designation:', /expected string, received null/],
  [
    'a number instead of a text',
    'team.yaml',
    /^ {2}designation: .+/m,
    '  designation: 12',
    /received number: put it in quotes, "12"/,
  ],
  [
    'a boolean instead of a text',
    'team.yaml',
    /^ {2}designation: .+/m,
    '  designation: true',
    /received boolean: put it in quotes/,
  ],
  ['a date without quotes', post, /^date: .+/m, 'date: 2026-03-20', /quote the date, "2026-03-20"/],
  ['an impossible date', post, /^date: .+/m, 'date: "2026-02-30"', /Invalid date; one is written "2026-03-20"/],
  ['a date in words', post, /^date: .+/m, 'date: March 20', /Invalid date; one is written/],
  ['an author outside the team', post, /^author: .+/m, 'author: nobody', /team\.yaml has no entry called "nobody"/],
  ['a tag in upper case', post, /^tags: .+/m, 'tags: [SEO]', /a tag is lower-case words/],
  ['no tag', post, /^tags: .+/m, 'tags: []', /expected array to have >=1 items/],
  ['a slug in a post', post, /^title:/m, 'slug: another\ntitle:', /Unrecognized key/],
  [
    'a subtitle that is too long',
    post,
    /^subtitle: .+/m,
    `subtitle: ${'word '.repeat(50)}end`,
    /expected string to have <=170 characters/,
  ],
  [
    'a text instead of a list',
    post,
    /^tags: .+/m,
    'tags: briefs',
    /expected array, received string: begin its lines with/,
  ],
  [
    'an unknown service',
    'projects.yaml',
    /^ {2}services: \[.+/m,
    '  services: [brandy]',
    /services\.yaml has no entry called "brandy"/,
  ],
  [
    'an unknown project',
    caseStudy,
    /^project: .+/m,
    'project: atlantis',
    /projects\.yaml has no entry called "atlantis"/,
  ],
  [
    'an unknown testimonial',
    caseStudy,
    /^testimonial: .+/m,
    'testimonial: jane',
    /testimonials\.yaml has no entry called "jane"/,
  ],
  ['a year that is not an integer', 'projects.yaml', /^ {2}year: .+/m, '  year: 20.25', /expected int/],
  [
    'a year in quotes',
    'projects.yaml',
    /^ {2}year: .+/m,
    '  year: "2025"',
    /expected number, received string: remove its quotes/,
  ],
  ['a price of 0', 'pricing.yaml', /^ {2}price: .+/m, '  price: { monthly: 0, yearly: 10 }', /price\.monthly/],
  [
    'a button with a broken link',
    'pricing.yaml',
    /^ {2}btnLink: .+/m,
    '  btnLink: /kontakt',
    /leads to \/kontakt, which is no page of this site; did you mean "\/contact"/,
  ],
  [
    'a button to an unknown project',
    'project-blocks.yaml',
    /^ {2}btnLink: .+/m,
    '  btnLink: /portfolio/atlantis',
    /is no page of this site/,
  ],
  [
    'a button link without a leading slash',
    'project-blocks.yaml',
    /^ {2}btnLink: .+/m,
    '  btnLink: portfolio',
    /a path of this site starts with \//,
  ],
  ['half a star too many', 'testimonials.yaml', /^ {2}ratings: .+/m, '  ratings: 5.5', /expected number to be <=5/],
  ['an unknown film', 'video-slides.yaml', /^ {2}film: .+/m, '  film: casablanca', /no film called "casablanca"/],
  ['an invalid email address', 'site.yaml', /^ {2}email: .+/m, '  email: hello at example', /Invalid email address/],
  [
    'a network’s home page instead of a profile',
    'site.yaml',
    /https:\/\/www\.instagram\.com\/[^"]+/,
    'https://www.instagram.com/',
    /leads to no profile/,
  ],
  [
    'a misspelt <agency>',
    'pages/home.yaml',
    /^title: .+/m,
    'title: We are <agancy>',
    /holds <agancy>, which is not a variable; did you mean "agency"\?/,
  ],
  [
    'a misspelt <city>',
    'pages/home.yaml',
    /^title: .+/m,
    'title: We are in <citty>',
    /holds <citty>, which is not a variable; did you mean "city"\?/,
  ],
  ['HTML in a text', 'faq.yaml', /^ {2}question: .+/m, '  question: What <b>now</b>?', /holds HTML/],
  ['an entry with a key that is not a slug', 'services.yaml', /^[a-z-]+:$/m, 'A Service:', /is no name for an entry/],
];

test.each(onItsLine)('reports %s with its line', (_what, file, right, wrong, report) => {
  const found = after(file, right, wrong);
  expect(formatMistakes(found)).toMatch(report);
  expect(found.map((one) => one.file)).toContain(file);
  expect(found.map((one) => one.line)).toContain(lineIn(file, right));
});

/** Cases whose mistake is reported in another file or line than the replacement. */
const elsewhere: [string, string, RegExp, string, RegExp][] = [
  [
    'a missing field',
    'team.yaml',
    /^ {2}designation: .+\n/m,
    '',
    /designation {2}Invalid input: expected string, received undefined/,
  ],
  ['a missing list of messages', 'messages.yaml', /^numberWords:/m, 'skip:', /numberWords {2}Invalid input/],
  ['two entries with the same key', 'services.yaml', /^([a-z-]+):\n((?: .*\n)+)/m, '$&$1:\n$2', /keys must be unique/i],
  ['an unclosed bracket', 'faq.yaml', /^ {2}category: .*/m, '  category: [', /end with a \]/],
  ['a tab before a field', 'faq.yaml', /^ {2}category:/m, '\tcategory:', /Tabs are not allowed.*indent with spaces/],
  [
    'one picture in a post',
    post,
    /^figures:[\s\S]*?\n---/m,
    'figures:\n  - { picture: about-desk, caption: A table }\n---',
    /two pictures at least/,
  ],
  [
    'four stories instead of three',
    'projects.yaml',
    /^ {2}story:\n/m,
    '$&    - { title: One more, text: And more }\n',
    /exactly 3 items/,
  ],
  [
    'a picture of another project in a case study',
    'case-studies/marsa-creek.yaml',
    /^ +pictures: \[/m,
    '$&about-desk, ',
    /has no picture "about-desk" under marsa-creek/,
  ],
  ['a post without front matter', post, /^---\n/, '', /has no front matter/],
  [
    'a broken link in a post',
    post,
    /\n\n## /,
    '\n\nSee [this](/atlantis).\n\n## ',
    /leads to \/atlantis, which is no page/,
  ],
  [
    'a link in a post without a leading slash',
    post,
    /\n\n## /,
    '\n\nSee [this](contact).\n\n## ',
    /leads to "contact"; a page of this site starts with \//,
  ],
  [
    'a film with both a link and a file',
    'pages/digital-agency.yaml',
    /^ {4}(?:file|href): .+$/m,
    '    file: film-sun\n    href: https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    /has either "href" and "by", or "file" and "description"/,
  ],
  ['a picture in a post’s text', post, /\n\n## /, '\n\n![A camel](camel.jpg)\n\n## ', /listed under "figures"/],
  ['a script in a post', post, /\n\n## /, '\n\n<script>alert(1)</script>\n\n## ', /holds HTML \(<script>/],
  [
    'the agency’s name in a post’s text',
    post,
    /\n\n## /,
    '\n\nWe at <agency> say so.\n\n## ',
    /a variable, which is replaced in YAML files only/,
  ],
];

test.each(elsewhere)('reports %s', (_what, file, right, wrong, report) => {
  const found = after(file, right, wrong);
  expect(formatMistakes(found)).toMatch(report);
  expect(found.every((one) => one.file === file && one.line > 0)).toBe(true);
});

test('reports bytes that are not UTF-8 with their line', () => {
  const file = 'team.yaml';
  const line = lineIn(file, /^ {2}designation:/m);
  const bytes = Buffer.from(text(file).replace(/^ {2}designation: /m, '  designation: Caf\u00e9 '), 'latin1');
  const [first] = checkContent(new Map(content).set(file, bytes));
  expect(first).toMatchObject({ file, line, reason: expect.stringContaining('UTF-8') });
});

test('reports missing files, unused files and invalid file names', () => {
  const without = new Map(content);
  without.delete('team.yaml');
  expect(formatMistakes(checkContent(without))).toContain('src/content/team.yaml:1  is missing');
  const more = new Map(content)
    .set('posts/Two Messages.md', content.get(post)!)
    .set('faqs.yaml', content.get('faq.yaml')!);
  const report = formatMistakes(checkContent(more));
  expect(report).toContain('src/content/posts/Two Messages.md:1  has an invalid name');
  expect(report).toContain('src/content/faqs.yaml:1  is not used; did you mean "faq.yaml"?');
});

test('reports all mistakes at once, by file', () => {
  const both = new Map(content)
    .set('team.yaml', Buffer.from(text('team.yaml').replace(/^ {2}designation:/m, '  design:')))
    .set(post, Buffer.from(text(post).replace(/^author: .+/m, 'author: nobody')));
  const report = formatMistakes(checkContent(both));
  expect(report).toMatch(/^3 mistakes in the content:/);
  expect(report.indexOf(post)).toBeLessThan(report.indexOf('team.yaml:'));
});
