/**
 * Checks production dependencies for known vulnerabilities and fails on high and critical ones. If the registry does
 * not support the request, it prints that and succeeds.
 */
import { spawnSync } from 'node:child_process';

interface AuditReport {
  metadata?: { vulnerabilities: Record<string, number> };
  message?: string;
}

/** Returns the JSON that npm prints, or the reason why there is none. */
function runAudit(): AuditReport {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: error?.message ?? 'its response is not JSON' };
  }
}

const { metadata, message = 'no reason given' } = runAudit();
const counts = metadata?.vulnerabilities;
if (!counts) console.log(`Not audited: the registry does not answer (${message}).`);
else {
  const countsByLevel = ['critical', 'high', 'moderate', 'low'].map((name) => `${counts[name] ?? 0} ${name}`);
  console.log(`Known vulnerabilities: ${countsByLevel.join(', ')}.`);
  if ((counts.critical ?? 0) + (counts.high ?? 0) > 0) process.exitCode = 1;
}
