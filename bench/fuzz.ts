/** Sends hostile requests to the built server: `npm run bench:fuzz -- <requests> <seed>`. */

import { connect } from 'node:net';
import { openStore } from '../server/store/store.ts';
import { siteMessages } from '../src/content/site-messages.ts';
import { checkForm, enquirySchema } from '../src/lib/enquiry/rules.ts';
import { type Attack, attack } from '../tests/fuzz/attack.ts';
import { smuggled } from '../tests/fuzz/requests.ts';
import { anEnquiry } from '../tests/helpers/samples.ts';
import { report, requested, withServer } from './harness.ts';

const runs = Number(requested[0] ?? 25_000);
const seed = Number(requested[1] ?? 1);
const attackers = 16;
const warmUp = Math.min(5000, Math.floor(runs / 2));

await withServer({}, async (server) => {
  const slow = slowRequests(server.port, 40);
  const found: Attack = { cases: 0, kinds: {}, statuses: {}, acknowledged: 0, slowestMs: 0 };
  /** Runs several attacks at the same time, each with its own seed. */
  const attackAll = (cases: number, firstSeed: number) =>
    Promise.all(
      Array.from({ length: attackers }, (_, n) =>
        attack(server.port, { runs: Math.ceil(cases / attackers), seed: firstSeed + n }, found),
      ),
    );
  await attackAll(warmUp, seed);
  const warm = server.memory();
  await attackAll(runs - warmUp, seed + attackers);
  const end = server.memory();
  const slowResult = await slow;
  if (slowResult.refused < slowResult.opened)
    throw new Error(`slow requests were not refused: ${JSON.stringify(slowResult)}`);

  const health = await fetch(`${server.url}/healthz`);
  const response = await fetch(`${server.url}/api/create/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anEnquiry({ message: 'after the attack' })),
  });
  if (!health.ok || !response.ok || server.process.exitCode !== null)
    throw new Error('The server is not healthy afterwards');

  const store = await openStore({ databaseUrl: '', dataDir: server.dataDir }, console.error);
  let stored = 0;
  let wrong = 0;
  for await (const enquiry of store.each({ spam: 'any' })) {
    stored++;
    if (!checkForm(enquirySchema(siteMessages.enquiryForm.errors), enquiry).ok || enquiry.message === smuggled) wrong++;
  }
  await store.close();
  const acknowledged = found.acknowledged + 1;
  if (stored !== acknowledged || wrong > 0) throw new Error(`stored ${stored} of ${acknowledged}, ${wrong} wrong`);
  if (end > warm + 64) throw new Error(`memory grew from ${warm} to ${end} MiB`);

  report('fuzz', { seed, ...found, acknowledged, stored, wrong, slow: slowResult, memory: { warm, end } });
});

/** Sends requests at a byte a second, half of them in their headers, half in their body, until they are refused. */
async function slowRequests(port: number, opened: number) {
  const started = performance.now();
  const connections = Array.from({ length: opened }, async (_, n) => {
    const start =
      n % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '
        : 'POST /api/create/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n';
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.write(start);
    const drip = setInterval(() => socket.writable && socket.write('x'), 1000);
    const giveUp = setTimeout(() => socket.destroy(), 90_000);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    clearTimeout(giveUp);
    return response.startsWith('HTTP/1.1 408 ');
  });
  const refused = (await Promise.all(connections)).filter(Boolean).length;
  return { opened, refused, seconds: Math.round((performance.now() - started) / 1000) };
}
