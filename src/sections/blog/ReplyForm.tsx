import { Button } from '../../components/Button/Button.tsx';
import forms from '../../components/classes/Form.module.css';
import row from '../../components/classes/Row.module.css';
import stack from '../../components/classes/Stack.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Field } from '../../components/Field/Field.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Reply, ReplyErrors } from '../../lib/enquiry/reply.ts';
import { honeypotField } from '../../lib/enquiry/rules.ts';
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
  posted?: { values: Partial<Reply>; errors: ReplyErrors; notice: string } | undefined;
}

/** Pattern that rejects blank input. A textarea has no `pattern` attribute; the script and the server check it. */
const pattern = '.*\\S.*';

const inputs = [
  { name: 'full_name', autoComplete: 'name', pattern },
  { name: 'email', type: 'email', autoComplete: 'email', pattern },
  { name: 'website', inputMode: 'url', autoComplete: 'url', pattern },
  { name: 'comment', multiline: true, rows: 4 },
] as const;

/** Renders Leave A Reply. With script reply.ts sends it, without script the browser posts it. */
export function ReplyForm({ post, email, urls, messages, honeypot, posted }: ReplyFormProps) {
  const firstError = inputs.find(({ name }) => posted?.errors[name])?.name;
  return (
    <section className={`${stack.stack} ${styles.reply}`} aria-labelledby="reply">
      <Heading id="reply">{messages.title}</Heading>
      <p className={styles.intro}>{messages.intro}</p>
      <form
        className={forms.form}
        method="post"
        action={urls.form}
        data-reply
        data-blank-message={messages.blank}
        data-api={urls.api}
      >
        {inputs.map(({ name, ...input }) => (
          <Field
            key={name}
            id={`reply-${name}`}
            name={name}
            label={messages.labels[name]}
            error={posted?.errors[name]}
            required
            defaultValue={posted?.values[name]}
            autoFocus={name === firstError}
            {...input}
          />
        ))}
        <input type="hidden" name="post" value={post} />
        <VisuallyHidden as="div" aria-hidden="true">
          <label htmlFor="reply-subject">{honeypot}</label>
          <input id="reply-subject" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <div className={`${row.spread} ${forms.foot}`}>
          <p
            id="reply-note"
            className={`${forms.notice} ${dot.before} ${styles.note}`}
            tabIndex={-1}
            role="status"
            // biome-ignore lint/a11y/noAutofocus: the response to a reply that was not stored opens at this note
            autoFocus={posted && !firstError}
          >
            <span className={styles.before}>{posted?.notice ?? messages.before}</span>
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
