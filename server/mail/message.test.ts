import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import type { StoredEnquiry } from '../enquiries/store.ts';
import { asLocalTime } from '../local-time.ts';
import { anEnquiry, hostileTexts } from '../testing.ts';
import { composeMessage, composeNotice } from './message.ts';

const stored = (changes: Parameters<typeof anEnquiry>[0] = {}): StoredEnquiry => ({
  id: 7,
  created_at: '2026-03-15T21:30:00.000Z',
  held: null,
  ...anEnquiry(changes),
});
const write = (changes = {}) => composeMessage(stored(changes), 'https://www.example.com:8443');

describe('the e-mail about an enquiry', () => {
  test('tells everything, and is answered to the visitor', () => {
    const message = write({ message: 'line one\r\nline two' });
    expect(message.subject).toBe('Enquiry 7: Branding, from Amélie Haddad');
    expect(message.replyTo).toEqual({ name: 'Amélie Haddad', address: 'amelie@example.com' });
    expect(message.text).toBe(
      [
        'Name:     Amélie Haddad',
        'E-mail:   amelie@example.com',
        'Project:  Branding',
        'Phone:    0501234567',
        `Received: ${asLocalTime('2026-03-15T21:30:00.000Z')} in ${agency.city}`,
        '',
        'line one',
        'line two',
        '',
        '-- ',
        'Enquiry 7 at www.example.com:8443. Answer this e-mail to write to Amélie Haddad.',
      ].join('\n'),
    );
    for (const text of ['Amélie Haddad', 'amelie@example.com', '0501234567', 'line one\nline two'])
      expect(message.html).toContain(text);
  });

  test('has no line for what was left empty', () => {
    expect(write({ project_type: '' }).text).not.toContain('Project:');
  });

  test('is in the colours of the site', () => {
    const [, accent] = /--signal: (#\w+);/.exec(readFileSync('src/styles/tokens.css', 'utf8'))!;
    expect(write().html).toContain(`border-left:3px solid ${accent}`);
    expect(write().html).not.toContain('undefined');
  });

  test('is the same at every attempt', () => {
    expect(write()).toEqual(write());
    expect(write().messageId).toBe('<enquiry-7-1773610200000@www.example.com>');
  });

  test.each(hostileTexts)('shows %j and obeys none of it', (text) => {
    const { subject, replyTo, html, text: plain } = write({ full_name: text, project_type: text, message: text });
    for (const header of [subject, replyTo.name]) expect(header).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(plain).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
    expect(html).not.toMatch(/<script|<img/i);
  });
});

describe('the e-mail about a refusal', () => {
  const refused = [
    { address: 'to@agency.example', state: 'failed', at: '2026-03-15T21:30:00.000Z', reason: '550 no\r\nsuch mailbox' },
  ] as const;

  test('tells by whom and why, and nothing of what the visitor wrote', () => {
    const notice = composeNotice(stored(), [...refused], 'https://www.example.com');
    expect(notice.subject).toBe('Enquiry 7 could not be delivered');
    expect(notice.text).toContain('  to@agency.example: 550 no such mailbox\n');
    expect(notice.text).toContain('npm run enquiries -- show 7');
    for (const personal of Object.values(anEnquiry())) expect(JSON.stringify(notice)).not.toContain(personal);
  });

  test('is marked as sent by a machine, which none answers', () => {
    const { headers } = composeNotice(stored(), [...refused], 'https://www.example.com');
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });
});
