import { describe, expect, test, vi } from 'vitest';
import { siteMessages } from '../../src/content/site-messages.ts';
import { anEnquiry, aReply } from '../../tests/helpers/samples.ts';
import type { SubmissionStore } from '../store/store.ts';
import { posts } from './posts.ts';
import { createSubmissionService, unlimited } from './service.ts';

/** A recipient that differs for each post, and for enquiries, whose post is empty. */
const recipientOf = (post = '') => ({ channel: 'email' as const, target: `${post || 'agency'}@example.com` });

function makeService({ fails = false } = {}) {
  const add = vi.fn<SubmissionStore['add']>(async () => {
    if (fails) throw new Error('disk full');
    return { id: 1, isNew: true };
  });
  const log = { info: vi.fn(), error: vi.fn() };
  const service = createSubmissionService({
    store: { add },
    log,
    now: () => Date.parse('2026-03-15T08:00:00Z'),
    recipientsOf: (post) => [recipientOf(post)],
  });
  return { service, add, log };
}

describe('an enquiry', () => {
  test('that is valid is stored with its five fields only', async () => {
    const { service, add } = makeService();
    expect(await service.receiveEnquiry({ ...anEnquiry(), subject: '', admin: true }, unlimited)).toEqual({
      outcome: 'stored',
    });
    expect(add).toHaveBeenCalledExactlyOnceWith(anEnquiry(), {
      spam: null,
      at: new Date('2026-03-15T08:00:00Z'),
      recipients: [recipientOf()],
    });
  });

  test.each([null, undefined, 'text', 7, [], [anEnquiry()]])('that is not an object (%j) is invalid', async (input) => {
    expect(await makeService().service.receiveEnquiry(input, unlimited)).toMatchObject({ outcome: 'invalid' });
  });

  test('that the store rejects returns a retryable error and logs the reason', async () => {
    const { service, log } = makeService({ fails: true });
    expect(await service.receiveEnquiry(anEnquiry(), unlimited)).toEqual({
      outcome: 'unavailable',
      status: 503,
      retryAfter: 10,
    });
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('spam detection', () => {
  test.each([
    ['has no JavaScript', { subject: '' }],
    ['uses the API', {}],
    ['sends something odd', { subject: ['x'] }],
    ['left a space in the honeypot', { subject: ' ' }],
  ])('does not mark an enquiry as spam if the sender %s', async (_what, extra) => {
    const { service, add } = makeService();
    await service.receiveEnquiry({ ...anEnquiry(), ...extra }, unlimited);
    expect(add).toHaveBeenCalledWith(anEnquiry(), expect.objectContaining({ spam: null }));
  });
});

describe('a reply', () => {
  const reply = aReply([...posts.keys()][0]!);

  test('is stored with its post, and delivered to the recipients of that post', async () => {
    const { service, add } = makeService();
    expect(await service.receiveReply({ ...reply, subject: '' }, unlimited)).toEqual({ outcome: 'stored' });
    const { comment, ...rest } = reply;
    expect(add).toHaveBeenCalledExactlyOnceWith(
      { ...rest, kind: 'reply', message: comment },
      { spam: null, at: new Date('2026-03-15T08:00:00Z'), recipients: [recipientOf(reply.post)] },
    );
  });

  test('that is invalid returns a message for each field', async () => {
    const { service } = makeService();
    expect(await service.receiveReply({ ...reply, website: 'haddad', post: 'none' }, unlimited)).toEqual({
      outcome: 'invalid',
      errors: {
        website: siteMessages.blog.reply.errors.website.address,
        post: siteMessages.blog.reply.errors.post.unknown,
      },
    });
  });

  test('is stored as spam if its honeypot is filled', async () => {
    const { service, add } = makeService();
    await service.receiveReply({ ...reply, subject: 'x' }, unlimited);
    expect(add).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ spam: 'honeypot' }));
  });

  test.each(['perMinute', 'perDay'] as const)('has the same limit as an enquiry: %s', async (limit) => {
    const { service } = makeService();
    const limited = { ...unlimited, [limit]: async () => 45 };
    const refused = { outcome: 'unavailable', status: 429, retryAfter: 45 };
    expect(await service.receiveReply(reply, limited)).toEqual(refused);
    expect(await service.receiveEnquiry(anEnquiry(), limited)).toEqual(refused);
  });
});
