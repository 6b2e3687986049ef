import { describe, expect, test, vi } from 'vitest';
import { anEnquiry } from '../testing.ts';
import { createDesk } from './desk.ts';
import { networkOf } from './limiter.ts';
import type { EnquiryStore } from './store.ts';

const sender = { address: '192.0.2.1' };

function openDesk({ limit = 0, fails = false } = {}) {
  const clock = { now: Date.parse('2026-03-15T08:00:00Z') };
  const add = vi.fn<EnquiryStore['add']>(async () => {
    if (fails) throw new Error('disk full');
    return { id: 1, created_at: '', isNew: true };
  });
  const log = { info: vi.fn(), error: vi.fn() };
  const desk = createDesk({ store: { add }, limit, log, now: () => clock.now });
  return { desk, add, log, clock };
}

describe('an enquiry', () => {
  test('that keeps the rules is kept, with the five fields only', async () => {
    const { desk, add } = openDesk();
    expect(await desk.receive({ ...anEnquiry(), website: '', admin: true }, sender)).toEqual({
      outcome: 'kept',
    });
    expect(add).toHaveBeenCalledExactlyOnceWith(anEnquiry(), {
      held: null,
      at: new Date('2026-03-15T08:00:00Z'),
      mail: false,
    });
  });

  test('that breaks rules comes back with a message for each field, and is not kept', async () => {
    const { desk, add } = openDesk();
    expect(await desk.receive(anEnquiry({ full_name: 'R2D2', message: '' }), sender)).toEqual({
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
      expect(await openDesk().desk.receive(input, sender)).toMatchObject({ outcome: 'invalid' });
    },
  );

  test('that cannot be stored is answered as worth trying again, and the reason is logged', async () => {
    const { desk, log } = openDesk({ fails: true });
    expect(await desk.receive(anEnquiry(), sender)).toEqual({ outcome: 'unavailable', retryAfter: 10 });
    expect(log.error).toHaveBeenCalledOnce();
  });

  test('leaves nothing personal in the log', async () => {
    const { desk, log } = openDesk();
    await desk.receive(anEnquiry(), sender);
    const logged = JSON.stringify(log.info.mock.calls);
    for (const text of [...Object.values(anEnquiry()), sender.address]) expect(logged).not.toContain(text);
  });
});

describe('a bot', () => {
  test('that filled in what people cannot see is told the same, and its enquiry is held', async () => {
    const { desk, add } = openDesk();
    expect(await desk.receive({ ...anEnquiry(), website: 'https://spam.example' }, sender)).toEqual({
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
    const { desk, add } = openDesk();
    await desk.receive({ ...anEnquiry(), ...extra }, sender);
    expect(add).toHaveBeenCalledWith(anEnquiry(), expect.objectContaining({ held: null }));
  });
});

describe('the limit for each address', () => {
  test('turns away one too many until the minute is over, and nobody else', async () => {
    const { desk, clock } = openDesk({ limit: 2 });
    const send = (address: string) => desk.receive(anEnquiry(), { address });
    await send('192.0.2.1');
    clock.now += 15_500;
    await send('192.0.2.1');
    expect(await send('192.0.2.1')).toEqual({ outcome: 'too-many', retryAfter: 45 });
    expect(await send('192.0.2.2')).toEqual({ outcome: 'kept' });
    clock.now += 44_500;
    expect(await send('192.0.2.1')).toEqual({ outcome: 'kept' });
  });

  test('makes nobody wait longer when the clock is put back', async () => {
    const { desk, clock } = openDesk({ limit: 1 });
    await desk.receive(anEnquiry(), sender);
    expect(await desk.receive(anEnquiry(), sender)).toMatchObject({ outcome: 'too-many' });
    clock.now -= 60 * 60_000;
    expect(await desk.receive(anEnquiry(), sender)).toEqual({ outcome: 'kept' });
    expect(await desk.receive(anEnquiry(), sender)).toEqual({ outcome: 'too-many', retryAfter: 60 });
  });

  test('counts what breaks the rules as well', async () => {
    const { desk } = openDesk({ limit: 1 });
    await desk.receive({}, sender);
    expect(await desk.receive(anEnquiry(), sender)).toMatchObject({ outcome: 'too-many' });
  });

  test('can be switched off', async () => {
    const { desk } = openDesk({ limit: 0 });
    for (let n = 0; n < 100; n++) expect(await desk.receive(anEnquiry(), sender)).toEqual({ outcome: 'kept' });
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
