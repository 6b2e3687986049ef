import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealthCheck } from './health.ts';

function makeHealthCheck() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const probe = vi.fn(async () => {});
  return { probe, checkHealth: createHealthCheck({ probe }) };
}

test('health checks within a second share one write', async () => {
  const { probe, checkHealth } = makeHealthCheck();
  await Promise.all([checkHealth(), checkHealth()]);
  await checkHealth();
  expect(probe).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await checkHealth();
  expect(probe).toHaveBeenCalledTimes(2);
});

test('a failed write fails the checks of its second only', async () => {
  const { probe, checkHealth } = makeHealthCheck();
  probe.mockRejectedValueOnce(new Error('disk full'));
  await expect(checkHealth()).rejects.toThrow('disk full');
  await expect(checkHealth()).rejects.toThrow('disk full');
  expect(probe).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await checkHealth();
});
