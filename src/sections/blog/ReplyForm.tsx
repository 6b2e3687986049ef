import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import fields from '../../islands/enquiry-form/EnquiryForm.module.css';
import type { Reply, ReplyErrors } from '../../lib/enquiry/reply.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './ReplyForm.module.css';

interface ReplyFormProps {
  /** Id of the article. */
  post: string;
  /** The agency's email address. */
  email: string;
  /** URLs that the form is sent to, with script and without. */
  urls: { api: string; form: string };
  messages: Messages['blog']['reply'];
  honeypot: string;
  /** The values that were posted without script, their errors and a notice. */
  sent?: { values: Partial<Reply>; errors: ReplyErrors; notice: string } | undefined;
}

const inputs = [
  { name: 'full_name', label: 'name', autoComplete: 'name' },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email' },
  { name: 'website', label: 'website', inputMode: 'url', autoComplete: 'url' },
  { name: 'comment', label: 'comment', rows: 4 },
] as const;

/** Pattern that rejects blank input. A textarea has no `pattern` attribute; the script and the server check it. */
const notBlank = '.*\\S.*';

/**
 * Renders Leave A Reply (docs/spec.md, section 5). With script client/reply.ts sends it, without script the browser
 * posts it.
 */
export function ReplyForm({ post, email, urls, messages, honeypot, sent }: ReplyFormProps) {
  const firstError = inputs.find(({ name }) => sent?.errors[name])?.name;
  return (
    <section className={styles.reply} aria-labelledby="reply">
      <Heading id="reply">{messages.title}</Heading>
      <p className={styles.rules}>{messages.rules}</p>
      <form className={fields.form} method="post" action={urls.form} data-reply={messages.blank} data-api={urls.api}>
        {inputs.map(({ name, label, ...input }) => {
          const error = sent?.errors[name];
          const shared = {
            ...{
              id: `reply-${label}`,
              name,
              className: fields.input,
              required: true,
              defaultValue: sent?.values[name],
            },
            ...(error && { 'aria-invalid': true, 'aria-describedby': `reply-${label}-error` }),
            autoFocus: name === firstError,
            ...input,
          };
          return (
            <div key={name} className={fields.field}>
              <label htmlFor={shared.id} className={fields.label}>
                {messages[label]}
              </label>
              {name === 'comment' ? <textarea {...shared} /> : <input {...shared} pattern={notBlank} />}
              {error && (
                <p id={`reply-${label}-error`} className={fields.error}>
                  {error}
                </p>
              )}
            </div>
          );
        })}
        <input type="hidden" name="post" value={post} />
        <VisuallyHidden as="div" aria-hidden="true">
          <label htmlFor="reply-subject">{honeypot}</label>
          <input id="reply-subject" name="subject" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <div className={fields.foot}>
          {/* biome-ignore lint/a11y/noAutofocus: the response to a reply that was not stored opens at this note */}
          <p id="reply-note" className={styles.note} tabIndex={-1} role="status" autoFocus={sent && !firstError}>
            <span className={styles.before}>{sent?.notice ?? messages.before}</span>
            <span className={styles.after}>{messages.after}</span>
            <span className={styles.failed}>
              <Interpolate text={messages.failed} parts={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
            </span>
          </p>
          <Button type="submit">{messages.submit}</Button>
        </div>
      </form>
    </section>
  );
}
