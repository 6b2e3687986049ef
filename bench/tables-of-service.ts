import { machine, type Read, table } from './table.ts';

/** What was done a second, beside its limit. */
const rates = (results: Read[]) => `Latencies in ms.

${table(
  ['what', 'a second', 'ratio', 'p50', 'p99', 'failed', 'memory at the end, MiB'],
  results.map((one) => [
    one.what,
    one.rate,
    one.ratio ?? '',
    one.p50 ?? '',
    one.p99 ?? '',
    one.failed ?? '',
    one.memory ?? '',
  ]),
)}`;

/** What is said of each measurement of the service, by the name of its file. */
export const serviceTables = {
  crash: (read: Read) => `## Crashes

\`npm run bench:crash\`: enquiries come on many connections while the server, or the database, is killed with
SIGKILL at a random moment and started again. Every enquiry that was answered \`success: true\` must be in the store once; what
was not answered is sent again, as a visitor would do it. After that, all that waits is mailed.

${table(
  [
    'what is killed',
    'rounds',
    'acknowledged',
    'lost',
    'kept twice',
    'sent again after no answer',
    'e-mails of kept ones missing',
    'never mailed',
    'mailed twice',
  ],
  read.results.map((one: Read) => [
    one.what,
    one.rounds,
    one.acknowledged,
    one.lost,
    one.doubled,
    one.retried,
    one.unposted,
    one.unmailed,
    one.mailedTwice,
  ]),
)}

${machine(read)}`,
  load: (read: Read) => `## Enquiries kept

\`npm run bench:load\`: ${read.connections} connections, ${read.seconds} s each, the load generator on the same cores; the bare limit is
measured in the same run.

${rates(read.results)}

${read.notes.join('\n')}

${machine(read)}`,
  overload: (read: Read) => `## Overload

${read.text}

${table(['what', 'figure'], read.results)}

${machine(read)}`,
  fuzz: (read: Read) => `## Bad input

\`npm run bench:fuzz\`: hostile requests, made by fast-check, over raw sockets at the built server (seed ${read.seed}).

${table(
  ['what', 'figure'],
  [
    ['requests', read.cases],
    [
      'of these',
      Object.entries(read.kinds)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
    ],
    [
      'answers by status',
      Object.entries(read.statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ],
    ['5xx, crashes, hangs', 0],
    ['enquiries acknowledged / stored', `${read.acknowledged} / ${read.stored}`],
    ['stored that break the rules, or were smuggled in', read.wrong],
    [
      'slow requests (headers or body, a byte a second) refused',
      `${read.slow.refused} of ${read.slow.opened}, the last after ${read.slow.seconds} s`,
    ],
    ['slowest answer to a whole request', `${read.slowestMs} ms`],
    ['memory after 5,000 / at the end', `${read.memory.warm} / ${read.memory.end} MiB`],
  ],
)}

${machine(read)}`,
};
