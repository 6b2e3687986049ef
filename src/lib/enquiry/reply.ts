import * as z from 'zod/mini';
import type { Messages } from '../queries/messages.ts';
import { type EnquiryMessages, emailField, nameField, textField } from './rules.ts';

/** Fields of a reply to an article, by the names they are sent under. */
export type Reply = Record<'full_name' | 'email' | 'website' | 'comment' | 'post', string>;

/** One message for each field that breaks a rule. */
export type ReplyErrors = Partial<Reply>;

/** Validation messages, from src/content/messages.yaml. */
type ReplyMessages = EnquiryMessages & Messages['blog']['reply']['errors'];

/** Id of the sample article, which is shown for unknown ids. */
export const samplePost = 'sample';

/** Maximum lengths (characters) of the fields that only a reply has. */
const replyLengths = { website: 2000, comment: 5000, post: 200 };

/** Returns the schema of a reply. `isPost` returns true if there is a post with an id. */
export const replySchema = (messages: ReplyMessages, isPost: (id: string) => boolean) =>
  z.object({
    full_name: nameField(messages),
    email: emailField(messages),
    website: textField(replyLengths.website, messages.website.required, messages).check(
      z.refine(isWebAddress, messages.website.address),
    ),
    comment: textField(replyLengths.comment, messages.comment.required, messages),
    post: textField(replyLengths.post, messages.post.unknown, messages).check(
      z.refine((id) => id === samplePost || isPost(id), messages.post.unknown),
    ),
  });

function isWebAddress(typed: string): boolean {
  const text = typed.trim();
  return /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
}
