import { oneLine } from '../lib/escape-controls.ts';
import { type StoredSubmission, shortFieldsOf } from '../store/schema.ts';
import { subjectOf } from './compose-email.ts';

/** Fields that the subject contains. */
const inSubject = new Set<string>(['full_name', 'project_type', 'post']);
/** Maximum length of the message in a summary (characters). */
const excerptLength = 500;

/** Returns a submission as one line for chat services. Markup, mentions and labelled links in it have no effect. */
export function summaryOf(submission: StoredSubmission): string {
  const { kind, message } = submission;
  const excerpt = message.length > excerptLength ? `${message.slice(0, excerptLength)}…`.toWellFormed() : message;
  const others = shortFieldsOf[kind].filter((field) => !inSubject.has(field)).map((field) => submission[field]);
  const parts = [subjectOf(submission), ...others, excerpt];
  return withoutMarkup(parts.map(oneLine).filter(Boolean).join(' · '));
}

/**
 * Escapes text for Slack and Mattermost. Slack reads three HTML entities. Markdown and mentions cannot be escaped in
 * both services, so their characters are replaced with similar ones.
 */
function withoutMarkup(text: string): string {
  const replacements: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '*': '∗',
    '~': '∼',
    '`': 'ˋ',
    '[': '(',
    ']': ')',
    '\\': '⧵',
  };
  return (
    text
      .replace(/[&<>*~`[\]\\]/g, (character) => replacements[character]!)
      // Inside a word, as in an email address, _ and @ have no special meaning.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, 'ˍ')
      .replace(/(?<![\p{L}\p{N}])@/gu, '＠')
  );
}
