import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealth } from './health.ts';

function makeHealth() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const probe = vi.fn(async () => {});
  return { probe, health: createHealth({ probe }) };
}

test('health checks within a second share one write', async () => {
  const { probe, health } = makeHealth();
  await Promise.all([health.check(), health.check()]);
  await health.check();
  expect(probe).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await health.check();
  expect(probe).toHaveBeenCalledTimes(2);
});

test('a failed write fails the checks of its second only', async () => {
  const { probe, health } = makeHealth();
  probe.mockRejectedValueOnce(new Error('disk full'));
  await expect(health.check()).rejects.toThrow('disk full');
  await expect(health.check()).rejects.toThrow('disk full');
  expect(probe).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await health.check();
});
