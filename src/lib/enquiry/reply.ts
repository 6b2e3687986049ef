import type { Messages } from '../queries/messages.ts';
import { checkTexts, type EnquiryMessages, emailRule, nameRule, textField } from './rules.ts';

/** Fields of a reply to an article, by the names they are sent under. */
export type Reply = Record<'full_name' | 'email' | 'website' | 'comment' | 'post', string>;

/** One message for each field that breaks a rule. */
export type ReplyErrors = Partial<Reply>;

/** Validation messages, from src/content/messages.yaml. */
type ReplyMessages = EnquiryMessages & Messages['blog']['reply']['errors'];

/** Id of the sample article, which is shown for unknown ids. */
export const samplePost = 'sample';

/** Maximum length of each field (characters). */
const maxLengths = { website: 2000, comment: 5000, post: 200 };

/** Checks a reply by the rules of the enquiry. `isPost` returns true if there is a post with an id. */
export function checkReply(input: unknown, messages: ReplyMessages, isPost: (id: string) => boolean) {
  const { tooLong, website, comment, post, notText } = messages;
  const rules = {
    full_name: nameRule(messages),
    email: emailRule(messages),
    website: textField(maxLengths.website, tooLong, website.required, (url) => isWebAddress(url) || website.address),
    comment: textField(maxLengths.comment, tooLong, comment.required),
    post: textField(maxLengths.post, tooLong, post.unknown, (id) => id === samplePost || isPost(id) || post.unknown),
  };
  return checkTexts(input, rules, notText);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && !/\s/.test(text) && URL.canParse(text);
}
