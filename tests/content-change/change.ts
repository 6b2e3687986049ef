/**
 * Turns a copy of the project into the site of another agency: another name, city and accent, every headline, figure
 * and message changed, one of each kind of item added and one removed, one home removed.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Document,
  isPair,
  isScalar,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { contentFiles, removePage } from '../../scripts/remove-page.ts';
import { sources } from '../../src/content/sources.ts';

/** The files of all lists. In each, a copy of the first entry is added and the last entry is removed. */
const lists = Object.values(sources)
  .filter(({ kind }) => kind === 'list')
  .map(({ path }) => path);
/** The lists whose entries other files refer to. */
const referenced = ['projects.yaml', 'services.yaml', 'team.yaml', 'testimonials.yaml'];
/** Id of the entry that is added to every list. */
const added = 'added-one';

/** Page that is removed as docs/extending.md says. */
const removedPage = 'personalPortfolio';

/** Changes the copy of the project in that folder. */
export function changeContent(folder: string): void {
  const at = (...path: string[]) => join(folder, ...path);
  const content = (...path: string[]) => at('src/content', ...path);
  const edit = (path: string, change: (text: string) => string) => {
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} was to change`);
    writeFileSync(path, after);
  };
  const editYaml = (path: string, change: (document: Document) => void) =>
    edit(path, (text) => {
      const document = parseDocument(text);
      change(document);
      return document.toString({ lineWidth: 0 });
    });

  removePage(removedPage, folder);
  // Another agency does not keep the counts and texts of the specification.
  rmSync(at('tests/sweeps/spec-counts.spec.ts'));
  // The added entries reuse pictures of other pages.
  rmSync(at('tests/sweeps/picture-repeats.spec.ts'));

  for (const list of lists) {
    const ids = Object.keys(parse(readFileSync(content(list), 'utf8')));
    const [first, last] = [ids[0], ids.at(-1)!];
    editYaml(content(list), (document) => {
      addEntry(document);
      document.delete(last);
    });
    if (referenced.includes(list)) for (const path of contentFiles(content())) renameReferences(path, last);
    if (list === 'projects.yaml') {
      cpSync(at(`src/assets/logos/${first}.svg`), at(`src/assets/logos/${added}.svg`));
      rmSync(at(`src/assets/logos/${last}.svg`));
    }
  }
  editYaml(content('team.yaml'), (document) =>
    document.setIn([added, 'social'], document.createNode({ linkedin: 'https://www.linkedin.com/in/added-example' })),
  );

  const studies = readdirSync(content('case-studies')).sort();
  cpSync(content('case-studies', studies[0]!), content(`case-studies/${added}.yaml`));
  editYaml(content(`case-studies/${added}.yaml`), (document) => {
    document.set('project', added);
    document.set('title', 'Another study, added here');
    document.set('description', 'What came of a project that was added while this was tried.');
    for (const part of [['overview'], ['research', 'strategy'], ['research', 'guideline'], ['result']])
      document.deleteIn([...part, 'pictures']);
  });
  const removedStudy = studies.at(-1)!;
  rmSync(content('case-studies', removedStudy));
  // The only page that names case studies.
  renameReferences(content('pages/creative-portfolio.yaml'), removedStudy.replace('.yaml', ''));

  const posts = readdirSync(content('posts')).sort();
  const texts = posts.map((post) => readFileSync(content('posts', post), 'utf8'));
  const services: Record<string, { picture: string }> = parse(readFileSync(content('services.yaml'), 'utf8'));
  const pictures = Object.values(services)
    .map(({ picture }) => picture)
    .filter((picture) => !texts.some((text) => text.includes(`: ${picture}\n`)));
  writeFileSync(content(`posts/${added}.md`), anotherPost(texts[0]!, pictures));
  rmSync(content('posts', posts.at(-1)!));

  // Tests a page without its own pictures, which shows that of the home page.
  editYaml(content('pages/faq.yaml'), (document) => {
    document.delete('sharePicture');
    document.delete('menuPicture');
  });
  for (const path of contentFiles(content())) changeWords(path, editYaml, edit);
  editYaml(content('messages.yaml'), (document) =>
    visit(document, {
      Pair(_, { value }) {
        if (isScalar(value) && typeof value.value === 'string' && !/[{<]/.test(value.value))
          value.value = turned(value.value);
      },
    }),
  );
  editYaml(content('site.yaml'), (document) => {
    const settings = {
      name: 'Reed, Falcon & Sons',
      city: 'Doha',
      country: 'QA',
      timeZone: 'Asia/Qatar',
      place: 'West Bay, Doha',
      phone: '+974 4400 0000',
      email: 'salaam@reedfalcon.example',
      address: ['Floor 3, Sky Tower', 'West Bay', 'Doha, Qatar'],
    };
    for (const [key, value] of Object.entries(settings)) document.setIn(['agency', key], document.createNode(value));
  });
  // This agency's film is on a video site.
  editYaml(content('pages/digital-agency.yaml'), (document) => {
    const film = document.getIn(['video', 'film']) as YAMLMap;
    film.delete('file');
    film.delete('description');
    film.set('by', 'the Blender Foundation');
    film.set('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  });
  edit(at('src/styles/tokens.css'), (text) =>
    text.replace(/--accent: #\w+;/, '--accent: #0b7a75;').replace(/--on-accent: [^;]+;/, '--on-accent: var(--light);'),
  );
}

type Edit = (path: string, change: (text: string) => string) => void;

/** Puts a copy of a list's first entry at its end, under a name and with a headline of its own. */
function addEntry(document: Document): void {
  const map = document.contents as YAMLMap;
  const first = map.items[0] as Pair<Scalar, YAMLMap>;
  const entry = first.value!.clone() as YAMLMap;
  for (const key of ['title', 'name', 'avatarName', 'question', 'btnText'])
    if (entry.has(key)) entry.set(key, `${entry.get(key)}, added here`);
  // The page of the new entry must not show pictures of another page.
  for (const key of ['pictures', 'featured', 'pictureOn']) entry.delete(key);
  map.add(document.createPair(added, entry));
}

/**
 * Replaces references and links to a removed entry with those to the added one. An id at the start of a line is the key
 * of an entry in another list and is not replaced.
 */
function renameReferences(path: string, id: string): void {
  const text = readFileSync(path, 'utf8');
  const after = text.replace(new RegExp(`(?<!^)(?<![\\w-])${id}(?![\\w-])`, 'gm'), added);
  if (after !== text) writeFileSync(path, after);
}

/** Returns a post of the same text under another headline, with its own pictures. */
function anotherPost(post: string, [first, second]: string[]): string {
  const figures = `figures:\n${[first, second].map((name) => `  - picture: ${name}\n    caption: Added here, to be looked at.`).join('\n')}`;
  return post
    .replace(/^title: .*$/m, 'title: A post that was added here')
    .replace(/^subtitle: .*$/m, 'subtitle: Written to see whether the blog takes one more.')
    .replace(/^pictureOn:.*\n( .*\n)*/m, '')
    .replace(/^figures:\n( .*\n)+/m, `${figures}\n`);
}

/** The keys of headlines, and those of figures. */
const headlines = new Set(['title', 'heading', 'opening', 'question']);
const figures = new Set(['factNumber', 'figure', 'monthly', 'yearly']);

/** Changes every headline and every figure of a file. */
function changeWords(path: string, editYaml: (path: string, change: (document: Document) => void) => void, edit: Edit) {
  if (path.endsWith('.md'))
    return edit(path, (text) =>
      text.replace(/^title: (["']?)(.*?)\1$/m, (_, quote, title) => `title: ${quote}${turned(title)}${quote}`),
    );
  const text = readFileSync(path, 'utf8');
  if (![...headlines, ...figures].some((key) => new RegExp(`\\b${key}:`).test(text))) return;
  editYaml(path, (document) =>
    visit(document, (_, node) => {
      if (!isPair(node) || !isScalar(node.key) || !isScalar(node.value)) return;
      const { value } = node.value;
      if (headlines.has(String(node.key.value)) && typeof value === 'string' && !/[{<]/.test(value))
        node.value.value = turned(value);
      if (figures.has(String(node.key.value))) node.value.value = counted(value);
    }),
  );
}

/** Returns the text with its first word at the end, so that it keeps its length. */
function turned(text: string): string {
  const words = text.split(' ');
  return words.length > 1 ? [...words.slice(1), words[0]].join(' ') : `${text} anew`;
}

/** Returns another figure of the same kind: 40 becomes 42. */
const counted = (figure: unknown) =>
  typeof figure === 'number'
    ? figure + 2
    : String(figure).replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 2) % 10));
