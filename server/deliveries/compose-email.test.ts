import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteMessages } from '../../src/content/site-messages.ts';
import { interpolate } from '../../src/lib/i18n/interpolate.ts';
import { anEnquiry, aStoredEnquiry, hostileTexts, replyFields } from '../../tests/helpers/samples.ts';
import { asLocalTime } from '../lib/local-time.ts';
import { composeEmail, composeNotice } from './compose-email.ts';

/** Returns the lines of an email: labels of the content, padded to one width, and values. */
const linesOf = (rows: [label: string, value: string][]) => {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
};

const stored = aStoredEnquiry;
const write = (changes = {}) => composeEmail(stored(changes), 'https://www.example.com:8443');

const { labels, time, enquiry } = siteMessages.mail;

describe('the email about an enquiry', () => {
  test('has all fields, and the visitor as Reply-To', () => {
    const message = write({ message: 'line one\r\nline two' });
    expect(message.subject).toBe('Enquiry 7: Branding, from Amélie Haddad');
    expect(message.replyTo).toEqual({ name: 'Amélie Haddad', address: 'amelie@example.com' });
    expect(message.text).toBe(
      [
        ...linesOf([
          [labels.full_name, 'Amélie Haddad'],
          [labels.email, 'amelie@example.com'],
          [labels.project_type, 'Branding'],
          [labels.contact, '0501234567'],
          [labels.received, interpolate(time, { time: asLocalTime('2026-03-15T21:30:00.000Z') })],
        ]),
        '',
        'line one',
        'line two',
        '',
        '-- ',
        interpolate(enquiry.footer, { id: 7, host: 'www.example.com:8443', name: 'Amélie Haddad' }),
      ].join('\n'),
    );
    for (const text of ['Amélie Haddad', 'amelie@example.com', '0501234567', 'line one\nline two'])
      expect(message.html).toContain(text);
  });

  test('has no line for an empty field', () => {
    expect(write({ project_type: '' }).text).not.toContain(labels.project_type);
  });

  test('names article and website of a reply, and has the visitor as Reply-To', () => {
    const { subject, text, messageId, replyTo } = write({ ...replyFields, message: 'Well said.' });
    expect(subject).toBe('Reply 7 to count-the-calls, from Amélie Haddad');
    for (const [label, value] of [
      [labels.website, 'https://haddad.example'],
      [labels.post, 'https://www.example.com:8443/blog/count-the-calls'],
    ] as const)
      expect(text).toMatch(new RegExp(`^${label}: +${value}$`, 'm'));
    expect(text).toContain('Well said.');
    expect(messageId).toMatch(/^<reply-7-/);
    expect(replyTo.address).toBe('amelie@example.com');
  });

  test('uses the colours of the site', () => {
    const [, accent] = /--accent: (#\w+);/.exec(readFileSync('src/styles/tokens.css', 'utf8'))!;
    expect(write().html).toContain(`border-left:3px solid ${accent}`);
    expect(write().html).not.toContain('undefined');
  });

  test('is the same at every attempt', () => {
    expect(write()).toEqual(write());
    expect(write().messageId).toBe('<enquiry-7-1773610200000@www.example.com>');
  });

  test.each(hostileTexts)('shows %j as text', (text) => {
    const { subject, replyTo, html, text: plain } = write({ full_name: text, project_type: text, message: text });
    for (const header of [subject, replyTo.name]) expect(header).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(plain).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/);
    expect(html).not.toMatch(/<script|<img/i);
  });
});

describe('the email about a failed delivery', () => {
  const refused = [
    {
      channel: 'email',
      target: 'to@agency.example',
      state: 'failed',
      attempts: 1,
      at: '2026-03-15T21:30:00.000Z',
      reason: '550 no\r\nsuch mailbox',
    },
  ] as const;

  test('names recipient and reason, and no visitor data', () => {
    const notice = composeNotice(stored(), [...refused], 'https://www.example.com');
    expect(notice.subject).toBe('Enquiry 7 could not be delivered');
    expect(notice.text).toContain('  to@agency.example: 550 no such mailbox\n');
    expect(notice.text).toContain('npm run enquiries -- show 7');
    for (const personal of Object.values(anEnquiry())) expect(JSON.stringify(notice)).not.toContain(personal);
  });

  test('is marked as automatic', () => {
    const { headers } = composeNotice(stored(), [...refused], 'https://www.example.com');
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });
});
