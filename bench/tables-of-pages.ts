import { machine, type Read, table } from './table.ts';

/** The budgets of docs/architecture.md: times in ms, sizes in KiB. */
const budgets = { score: 100, lcpFirst: 1000, lcp: 1200, tbt: 10, cls: 0, homeTotal: 100, script: 5, ahead: 85 };

/** What a site of 300 posts and 100 projects may cost: CPU in seconds and milliseconds. */
const growthTargets = { cold: 120, search: 5 };

/** The pages that were measured, each once. */
const pagesOf = ({ results }: Read): string[] => [...new Set<string>(results.map(({ page }: Read) => page))];

const floorOf = ({ results }: Read): Read => Object.values(results)[0];

/** What is said of each measurement of the pages, by the name of its file. */
export const pageTables = {
  lighthouse: (read: Read) => `## Lighthouse

\`npm run bench\` (after \`npm run build\`) runs Lighthouse 13 with its mobile settings (a slow phone on slow 4G, simulated)
against the built server in Chromium's headless shell, which is warm, three times a page, and keeps the middle one of
each figure. Times in ms, sizes in KiB over the wire before anybody touches the page; "ahead" are the scripts of islands
that a page fetches once it is loaded, which no other figure counts. "x floor" is LCP as a multiple of an empty page's in
the same run.
\`npm run bench -- /about /faq\` measures these and prints them only.

${table(
  'page,perf,a11y,best practices,SEO,FCP,LCP,x floor,TBT,CLS,total,script,ahead,requests,budgets'.split(','),
  Object.entries<Read>(read.results).map(([page, one], index) => [
    page,
    one.performance,
    ...(index === 0 ? ['-', '-', '-'] : [one.accessibility, one.bestPractices, one.seo]),
    one.fcp,
    one.lcp,
    (one.lcp / floorOf(read).lcp).toFixed(2),
    one.tbt,
    one.cls,
    one.total,
    one.script,
    one.ahead ?? '',
    one.requests,
    index === 0 ? '' : verdict(page, one),
  ]),
)}

Budgets: all four scores ${budgets.score}; LCP at most ${budgets.lcpFirst} (home and contact) or ${budgets.lcp}; TBT at most ${budgets.tbt}; CLS ${budgets.cls}; the home page
at most ${budgets.homeTotal} in all; script at most ${budgets.script} before load, and at most ${budgets.ahead} fetched ahead after it.

${machine(read)}`,
  shift: (read: Read) => `## Layout shift, in a real browser

\`npm run bench:shift\` scrolls each page to its end and back, by finger on a phone and by wheel on a desktop, with the
typeface arriving a second late. All that moved by itself is added up, which is at least what counts as CLS (good: under
0.1). Named routes (\`npm run bench:shift -- / /faq\`) replace their rows.

${table(
  ['page', 'phone', 'desktop', 'what moved most'],
  pagesOf(read).map((page) => {
    const [phone, desktop] = ['phone', 'desktop'].map((visitor) =>
      read.results.find((one: Read) => one.page === page && one.visitor === visitor),
    );
    const worst = phone.sum > desktop.sum ? phone : desktop;
    return [page, phone.sum, desktop.sum, worst.sum >= 0.001 ? `\`${worst.what}\`` : ''];
  }),
)}

${machine(read)}`,
  latency: (read: Read) => `## Interaction latency, in a real browser

\`npm run bench:latency\` presses every control of every page, as a phone by finger and as a desktop by mouse, with the
processor slowed down ${read.slowdown} times, and writes into every field; of what opens (menu, panel, lightbox), also the controls
within. A control takes as long as what browsers report as interaction to next paint; the longest of all its presses
counts, and where one took too long, the middle of three visits. Target: ${read.target} ms. Named routes replace their rows.

${table(
  ['page', 'visitor', 'presses measured', 'median', 'longest', 'by', 'over the target'],
  pagesOf(read).flatMap((page) =>
    ['phone', 'desktop'].map((visitor) => {
      const ones = read.results
        .filter((one: Read) => one.page === page && one.visitor === visitor)
        .sort((a: Read, b: Read) => a.ms - b.ms);
      const over = ones.filter(({ ms }: Read) => ms > read.target);
      return [
        page,
        visitor,
        ones.length,
        ones[Math.floor(ones.length / 2)]?.ms,
        ones.at(-1)?.ms,
        ones.at(-1)?.control,
        over.map(({ control, ms }: Read) => `${control} ${ms}`).join(', ') || 'none',
      ];
    }),
  ),
)}

${machine(read)}`,
  growth: (read: Read) => `## Growth

\`npm run bench:growth\` makes copies of the project with more posts and projects, and builds each from nothing and again
after the headline of one post was changed. CPU in seconds over all processes of the build, the most memory of one in
MiB; all files without compressed copies in MiB; pages in KiB over the wire; a search in ms of the server's CPU, the
mean of ${read.searches}. Targets at 300 posts: ${growthTargets.cold} s from nothing, half of what it takes after a change, ${growthTargets.search} ms a search.

${table(
  'posts,projects,from nothing,memory,after a headline,share,all files,/blog,/portfolio,a search'.split(','),
  read.results.map((one: Read) => [
    one.posts,
    one.projects,
    one.cold.cpu,
    one.cold.memory,
    one.warm.cpu,
    `${Math.round((one.warm.cpu / one.cold.cpu) * 100)} %`,
    one.dist,
    one.blog,
    one.portfolio,
    one.search,
  ]),
)}

${machine(read)}`,
  taps: (read: Read) => `## From a tap to its answer, in a real browser

\`npm run bench:taps\` measures from the release of the finger to the first frame that shows the change, on a phone
(390 x 844 at 3 pixels) on slow 4G with the processor slowed down ${read.slowdown} times: with the control in view for two seconds after the
page has loaded, and as soon as the control is painted, while the page may still be arriving. Milliseconds, the middle
one of ${read.runs}; "before" is what they took before the lightbox, the films and the showcases became islands and pages fetched
their islands ahead. Targets: ${read.targets.idle} after two seconds, ${read.targets.atOnce} at once.

${table(
  ['what is tapped', 'page', 'after 2 s, before', 'after 2 s', 'at once, before', 'at once', 'over the target'],
  read.results.map((one: Read) => {
    const before = read.before.find(({ kind }: Read) => kind === one.kind);
    const over = [one.idle > read.targets.idle && 'after 2 s', one.atOnce > read.targets.atOnce && 'at once'];
    return [
      one.kind,
      one.page,
      before?.idle,
      one.idle,
      before?.atOnce,
      one.atOnce,
      over.filter(Boolean).join(', ') || 'none',
    ];
  }),
)}

${machine(read)}`,
  sharp: (read: Read) => `## The sharp picture, in a real browser

\`npm run bench:sharp\` measures when the first picture of a page is painted with the file that a phone of 390 x 844 at
three pixels needs, on slow 4G: milliseconds after the page was asked for, the middle one of ${read.runs}. Target: ${read.target}. The
small file that comes with the document is painted before.

${table(
  ['page', 'painted sharp', 'target'],
  read.results.map((one: Read) => [
    one.page,
    one.sharp ?? 'no picture',
    one.sharp && one.sharp > read.target ? 'not met' : 'met',
  ]),
)}

${machine(read)}`,
  frames: (read: Read) => `## Frames, in a real browser

\`npm run bench:frames\` counts for ${read.seconds} s each the frames that were shown, and those that came too late to be and were part of
a movement, as the browser's compositor reports them; "late" is the share of the page's own frames that came more than
32 ms after the one before. The phone's processor is slowed down ${read.slowdown} times. Chromium draws without a graphics card here,
on the same cores as everything else; the empty page says what that costs by itself.

${table(
  ['what runs', 'page', 'visitor', 'shown', 'dropped', 'share', 'late'],
  read.results.map((one: Read) => [one.what, one.page, one.visitor, one.shown, one.dropped, one.share, one.late]),
)}

${machine(read)}`,
};

function verdict(page: string, one: Read): string {
  const lcp = ['/', '/contact'].includes(page) ? budgets.lcpFirst : budgets.lcp;
  const broken = [
    Math.min(one.performance, one.accessibility, one.bestPractices, one.seo) < budgets.score && 'score',
    one.lcp > lcp && 'LCP',
    one.tbt > budgets.tbt && 'TBT',
    one.cls > budgets.cls && 'CLS',
    one.script > budgets.script && 'script',
    one.ahead > budgets.ahead && 'ahead',
    page === '/' && one.total > budgets.homeTotal && 'total',
  ].filter(Boolean);
  return broken.length === 0 ? 'met' : `not met: ${broken.join(', ')}`;
}
