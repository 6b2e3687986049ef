import { expect, test, vi } from 'vitest';
import { createHealth } from './health.ts';

test('concurrent health checks share one write', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const probe = vi.fn(async () => {});
  const health = createHealth({ probe });
  await Promise.all([health.check(), health.check()]);
  await health.check();
  expect(probe).toHaveBeenCalledOnce();

  vi.advanceTimersByTime(1000);
  probe.mockRejectedValueOnce(new Error('disk full'));
  await expect(health.check()).rejects.toThrow('disk full');
  await expect(health.check()).rejects.toThrow('disk full');
  expect(probe).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(1000);
  await health.check();
  vi.useRealTimers();
});
