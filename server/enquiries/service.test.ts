import { describe, expect, test, vi } from 'vitest';
import { anEnquiry } from '../testing.ts';
import { networkOf } from './limiter.ts';
import { createEnquiryService } from './service.ts';
import type { EnquiryStore } from './store.ts';

const sender = { address: '192.0.2.1' };

function makeService({ limit = 0, fails = false } = {}) {
  const clock = { now: Date.parse('2026-03-15T08:00:00Z') };
  const add = vi.fn<EnquiryStore['add']>(async () => {
    if (fails) throw new Error('disk full');
    return { id: 1, created_at: '', isNew: true };
  });
  const log = { info: vi.fn(), error: vi.fn() };
  const service = createEnquiryService({ store: { add }, limit, log, now: () => clock.now });
  return { service, add, log, clock };
}

describe('an enquiry', () => {
  test('that keeps the rules is kept, with the five fields only', async () => {
    const { service, add } = makeService();
    expect(await service.receive({ ...anEnquiry(), website: '', admin: true }, sender)).toEqual({
      outcome: 'kept',
    });
    expect(add).toHaveBeenCalledExactlyOnceWith(anEnquiry(), {
      held: null,
      at: new Date('2026-03-15T08:00:00Z'),
      mail: false,
    });
  });

  test('that breaks rules comes back with a message for each field, and is not kept', async () => {
    const { service, add } = makeService();
    expect(await service.receive(anEnquiry({ full_name: 'R2D2', message: '' }), sender)).toEqual({
      outcome: 'invalid',
      errors: {
        full_name: 'The full name should only contain alphabetical characters',
        message: 'Message is required!',
      },
    });
    expect(add).not.toHaveBeenCalled();
  });

  test.each([null, undefined, 'text', 7, [], [anEnquiry()]])(
    'that is no object at all (%j) is invalid',
    async (input) => {
      expect(await makeService().service.receive(input, sender)).toMatchObject({ outcome: 'invalid' });
    },
  );

  test('that cannot be stored is answered as worth trying again, and the reason is logged', async () => {
    const { service, log } = makeService({ fails: true });
    expect(await service.receive(anEnquiry(), sender)).toEqual({ outcome: 'unavailable', retryAfter: 10 });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('leaves nothing personal in the log', async () => {
    const { service, log } = makeService();
    await service.receive(anEnquiry(), sender);
    const logged = JSON.stringify(log.info.mock.calls);
    for (const text of [...Object.values(anEnquiry()), sender.address]) expect(logged).not.toContain(text);
  });
});

describe('a bot', () => {
  test('that filled in what people cannot see is told the same, and its enquiry is held', async () => {
    const { service, add } = makeService();
    expect(await service.receive({ ...anEnquiry(), website: 'https://spam.example' }, sender)).toEqual({
      outcome: 'kept',
    });
    expect(add).toHaveBeenCalledExactlyOnceWith(anEnquiry(), expect.objectContaining({ held: 'honeypot' }));
  });

  test.each([
    ['is quick', { fill_ms: 12 }],
    ['has no JavaScript', { website: '' }],
    ['uses the API', {}],
    ['sends something odd', { website: ['x'] }],
    ['left a space in the trap', { website: ' ' }],
  ])('is not suspected in someone who %s', async (_what, extra) => {
    const { service, add } = makeService();
    await service.receive({ ...anEnquiry(), ...extra }, sender);
    expect(add).toHaveBeenCalledWith(anEnquiry(), expect.objectContaining({ held: null }));
  });
});

describe('the limit for each address', () => {
  test('turns away one too many until the minute is over, and nobody else', async () => {
    const { service, clock } = makeService({ limit: 2 });
    const send = (address: string) => service.receive(anEnquiry(), { address });
    await send('192.0.2.1');
    clock.now += 15_500;
    await send('192.0.2.1');
    expect(await send('192.0.2.1')).toEqual({ outcome: 'too-many', retryAfter: 45 });
    expect(await send('192.0.2.2')).toEqual({ outcome: 'kept' });
    clock.now += 44_500;
    expect(await send('192.0.2.1')).toEqual({ outcome: 'kept' });
  });

  test('makes nobody wait longer when the clock is put back', async () => {
    const { service, clock } = makeService({ limit: 1 });
    await service.receive(anEnquiry(), sender);
    expect(await service.receive(anEnquiry(), sender)).toMatchObject({ outcome: 'too-many' });
    clock.now -= 60 * 60_000;
    expect(await service.receive(anEnquiry(), sender)).toEqual({ outcome: 'kept' });
    expect(await service.receive(anEnquiry(), sender)).toEqual({ outcome: 'too-many', retryAfter: 60 });
  });

  test('counts what breaks the rules as well', async () => {
    const { service } = makeService({ limit: 1 });
    await service.receive({}, sender);
    expect(await service.receive(anEnquiry(), sender)).toMatchObject({ outcome: 'too-many' });
  });

  test('can be switched off', async () => {
    const { service } = makeService({ limit: 0 });
    for (let n = 0; n < 100; n++) expect(await service.receive(anEnquiry(), sender)).toEqual({ outcome: 'kept' });
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('counts %s as %s', (address, counted) => {
    expect(networkOf(address)).toBe(counted);
  });
});
