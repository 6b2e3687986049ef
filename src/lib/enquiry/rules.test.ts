import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../tests/helpers/samples.ts';
import { siteMessages } from '../../content/site-messages.ts';
import { digitsOnly } from '../i18n/digits-only.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { checkForm, enquiryFields, enquirySchema, maxLengths } from './rules.ts';

const { errors: texts } = siteMessages.enquiryForm;
const schema = enquirySchema(texts);
const checkEnquiry = (input: unknown) => checkForm(schema, input);

const good = anEnquiry();

const errors = (change: object) => {
  const checked = checkEnquiry({ ...good, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('an enquiry', () => {
  it('that is valid is returned exactly as typed', () => {
    const typed = { ...good, full_name: ' Leïla  Haddad ', message: '  <b>\u0000</b>\n' };
    expect(checkEnquiry(typed)).toEqual({ ok: true, texts: typed });
  });

  it('requires all five fields', () => {
    const missing = {
      full_name: texts.full_name.required,
      email: texts.email.required,
      project_type: texts.project_type.required,
      contact: texts.contact.required,
      message: texts.message.required,
    };
    for (const nothing of [{}, null, undefined, 'text', 7, [], { full_name: '  ', email: null }])
      expect(checkEnquiry(nothing)).toEqual({ ok: false, errors: missing });
  });

  it('rejects values that are not texts', () => {
    expect(errors({ contact: 971501234567, message: { a: 1 } })).toEqual({
      contact: texts.notText,
      message: texts.notText,
    });
  });

  it.each(['anna', 'ANNA', 'Zoë Ångström', 'José Núñez', 'Œuvre', 'نور السويدي', '田辺 ゆき'])(
    'accepts the name %s',
    (full_name) => {
      expect(errors({ full_name })).toEqual({});
    },
  );

  it.each(['R2D2', 'Anna!', 'O’Brien-Smith', '<b>Anna</b>', 'a@b.example', 'Anna\nBo'])(
    'rejects the name %j',
    (full_name) => {
      expect(errors({ full_name })).toEqual({ full_name: texts.full_name.letters });
    },
  );

  it('accepts invisible characters in a name, and keeps them', () => {
    // Between the two halves of a Persian name, before and after an Arabic one, and in the middle of a Latin one.
    for (const full_name of ['علی\u200cرضا', '\u200fنور السويدي\u200e', '\u202bنور\u202c', 'Le\u00adïla\ufeff Haddad'])
      expect(checkEnquiry({ ...good, full_name })).toMatchObject({ ok: true, texts: { full_name } });
    expect(errors({ full_name: 'R2\u200cD2' })).toHaveProperty('full_name');
  });

  it('rejects fields with invisible characters only', () => {
    expect(errors({ full_name: ' \u200f\u200c ', message: '\u200b' })).toEqual({
      full_name: texts.full_name.required,
      message: texts.message.required,
    });
  });

  it.each([
    'leila@haddad.example',
    'l.e.i.l.a+site@haddad.example',
    "!#$%&'*+/=?^_`{|}~-@haddad.example",
    'LEILA@HADDAD.EXAMPLE',
    '0@0.example',
    `${'a'.repeat(64)}@haddad.example`,
    `leila@${'a'.repeat(63)}.example`,
    'leila@xn--mgbh0fb.example',
    '"leila haddad"@haddad.example',
    String.raw`"a\"b@c\\"@haddad.example`,
    'leila@مثال.إختبار',
    'leila@bücher.example',
    'leila@例え.テスト',
    'leila@उदाहरण.परीक्षा',
    ' leila@haddad.example ',
  ])('accepts the email address %s', (email) => {
    expect(errors({ email })).toEqual({});
  });

  it.each([
    'leila',
    '@haddad.example',
    'leila@',
    'leila@localhost',
    '.leila@haddad.example',
    'leila.@haddad.example',
    'le..ila@haddad.example',
    'a b@c.example',
    'a@b..example',
    'a@.example',
    'a@example.',
    'a@b-.de',
    'a@-b.de',
    'a@b_c.example',
    'a@b@c.example',
    'a@b.example, c@d.example',
    'a@[192.0.2.1]',
    '"a"b"@haddad.example',
    '"a\nb"@haddad.example',
    `${'a'.repeat(65)}@haddad.example`,
    `"${'a'.repeat(63)}"@haddad.example`,
    `leila@${'a'.repeat(64)}.example`,
    'leila\u200b@haddad.example',
    'leila@haddad\u200f.example',
  ])('rejects the email address %j', (email) => {
    expect(errors({ email })).toEqual({ email: texts.email.address });
  });

  it('accepts addresses that the HTML standard allows, if the domain has a dot and no two dots are adjacent', () => {
    // https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
    const standard =
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
    const text = fc.string({ unit: fc.constantFrom(...'aZ09.-_@!+/`~ ,;[]()<>'), minLength: 1, maxLength: 12 });
    const plain = fc.oneof(
      text,
      fc.tuple(text, text).map(([local, domain]) => `${local}@${domain}`),
    );
    fc.assert(
      fc.property(plain, (email) => {
        fc.pre(email.trim() !== '');
        const isValid = standard.test(email.trim()) && !/^\.|\.\.|\.@|@[^.]*$/.test(email.trim());
        expect(errors({ email }).email === undefined).toBe(isValid);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['+971501234567', '050 123', 'abc', '٠٥٠'])('rejects the contact number %j', (contact) => {
    expect(errors({ contact })).toEqual({ contact: texts.contact.digits });
  });

  it('has a maximum length with a message in every field', () => {
    for (const field of enquiryFields) {
      const long = (field === 'contact' ? '1' : 'a').repeat(maxLengths[field] + 1);
      const message = field === 'contact' ? texts.tooManyDigits : texts.tooLong;
      expect(errors({ [field]: long })[field]).toBe(interpolate(message, { max: maxLengths[field] }));
    }
    expect(errors({ message: 'a'.repeat(maxLengths.message), full_name: 'a'.repeat(maxLengths.full_name) })).toEqual(
      {},
    );
  });
});

it('the phone field keeps Western, Arabic and Persian digits only', () => {
  expect(digitsOnly('+971 (0)50-123')).toBe('971050123');
  expect(digitsOnly('٠١٢٣٤ ٥٦٧٨٩')).toBe('0123456789');
  expect(digitsOnly('۰۱۲۳۴ ۵۶۷۸۹')).toBe('0123456789');
  expect(digitsOnly('phone')).toBe('');
  expect(digitsOnly('1'.repeat(50))).toHaveLength(50);
});
