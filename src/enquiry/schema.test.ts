import { describe, expect, it } from 'vitest';
import { checkEnquiry, digitsOnly, enquiryFields, limits } from './schema.ts';

const good = {
  full_name: 'Leïla Haddad',
  email: 'leila@haddad.example',
  project_type: 'Branding',
  contact: '971501234567',
  message: 'Forty years of boats.',
};

const errors = (change: object) => {
  const checked = checkEnquiry({ ...good, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('an enquiry', () => {
  it('that breaks no rule is kept exactly as typed', () => {
    const typed = { ...good, full_name: ' Leïla  Haddad ', message: '  <b>\u0000</b>\n' };
    expect(checkEnquiry(typed)).toEqual({ ok: true, enquiry: typed });
  });

  it('needs all five fields, whatever else is sent', () => {
    const missing = {
      full_name: 'Please provide a full name',
      email: 'Email is required',
      project_type: 'Project type is required',
      contact: 'Contact number is required',
      message: 'Message is required!',
    };
    for (const nothing of [{}, null, undefined, 'text', 7, [], { full_name: '  ', email: 5, message: { a: 1 } }])
      expect(checkEnquiry(nothing)).toEqual({ ok: false, errors: missing });
  });

  it.each(['anna', 'ANNA', 'Zoë Ångström', 'José Núñez', 'Œuvre', 'نور السويدي', '田辺 ゆき'])(
    'takes the name %s',
    (full_name) => {
      expect(errors({ full_name })).toEqual({});
    },
  );

  it.each(['R2D2', 'Anna!', 'O’Brien-Smith', '<b>Anna</b>', 'a@b.example', 'Anna\nBo'])(
    'does not take the name %j',
    (full_name) => {
      expect(errors({ full_name })).toEqual({ full_name: 'The full name should only contain alphabetical characters' });
    },
  );

  it.each(['leila', 'leila@haddad', '@haddad.example', 'a b@c.example', 'a@b..example'])(
    'does not take the e-mail %j',
    (email) => {
      expect(errors({ email })).toEqual({ email: 'Please enter a valid email address' });
    },
  );

  it.each(['+971501234567', '050 123', 'abc', '٠٥٠'])('does not take the contact number %j', (contact) => {
    expect(errors({ contact })).toEqual({ contact: 'The contact number should only contain digits' });
  });

  it('is bounded in every field, and says so', () => {
    for (const field of enquiryFields) {
      const long = (field === 'contact' ? '1' : 'a').repeat(limits[field] + 1);
      expect(errors({ [field]: long })[field]).toMatch(new RegExp(`at most ${limits[field]} (characters|digits)`));
    }
    expect(errors({ message: 'a'.repeat(limits.message), full_name: 'a'.repeat(limits.full_name) })).toEqual({});
  });
});

it('the phone field takes the digits of what is typed or pasted, Arabic ones too', () => {
  expect(digitsOnly('+971 (0)50-123')).toBe('971050123');
  expect(digitsOnly('٠٥٠ ١٢٣')).toBe('050123');
  expect(digitsOnly('phone')).toBe('');
  expect(digitsOnly('1'.repeat(50))).toHaveLength(limits.contact);
});
