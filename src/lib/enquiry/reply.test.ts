import { expect, it } from 'vitest';
import { aReply } from '../../../tests/helpers/samples.ts';
import { siteMessages } from '../../content/site-messages.ts';
import { type Reply, replySchema } from './reply.ts';
import { checkForm } from './rules.ts';

const texts = { ...siteMessages.enquiryForm.errors, ...siteMessages.blog.reply.errors };
const good = aReply('count-the-calls');
const check = (input: unknown) =>
  checkForm(
    replySchema(texts, (id) => id === 'count-the-calls'),
    input,
  );

it('returns a valid reply as typed', () => {
  expect(check({ ...good, admin: true })).toEqual({ ok: true, texts: good });
  for (const change of [{ post: 'sample' }, { website: 'HTTP://haddad.example' }, { comment: 'x'.repeat(5000) }])
    expect(check({ ...good, ...change })).toMatchObject({ ok: true });
});

it.each<[Partial<Reply>, keyof Reply, string]>([
  [{ full_name: 'R2D2' }, 'full_name', texts.full_name.letters],
  [{ email: 'leila' }, 'email', texts.email.address],
  [{ website: ' ' }, 'website', texts.website.required],
  [{ website: 'haddad.example' }, 'website', texts.website.address],
  [{ website: 'javascript:alert(1)' }, 'website', texts.website.address],
  [{ website: 'https://' }, 'website', texts.website.address],
  [{ website: 'https://a b.example' }, 'website', texts.website.address],
  [{ comment: '\u200b' }, 'comment', texts.comment.required],
  [{ comment: 'x'.repeat(5001) }, 'comment', texts.tooLong.replace('{max}', '5000')],
  [{ post: 'no-such-post' }, 'post', texts.post.unknown],
])('returns a message for %j', (change, field, message) => {
  expect(check({ ...good, ...change })).toEqual({ ok: false, errors: { [field]: message } });
});

it('requires all five fields', () => {
  expect(Object.keys((check(null) as { errors: object }).errors)).toEqual(Object.keys(good));
});
