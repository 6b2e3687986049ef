/** Asks the registry for known weaknesses of the dependencies that visitors meet; says so where it does not answer that. */
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const answer: { metadata?: { vulnerabilities: Record<string, number> }; message?: string } = JSON.parse(stdout || '{}');
const counts = answer.metadata?.vulnerabilities;
if (!counts) console.log(`Not audited: the registry does not answer (${answer.message ?? 'no reason given'}).`);
else {
  console.log(
    `Known weaknesses: ${['critical', 'high', 'moderate', 'low'].map((name) => `${counts[name] ?? 0} ${name}`).join(', ')}.`,
  );
  if ((counts.critical ?? 0) + (counts.high ?? 0) > 0) process.exitCode = 1;
}
