import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Filled } from '../../i18n/Filled.tsx';
import fields from '../../islands/enquiry-form/EnquiryForm.module.css';
import type { Words } from '../../queries/words.ts';
import styles from './ReplyForm.module.css';

const inputs = [
  { id: 'reply-name', label: 'name', autoComplete: 'name' },
  { id: 'reply-email', label: 'email', type: 'email', autoComplete: 'email' },
  { id: 'reply-website', label: 'website', inputMode: 'url', autoComplete: 'url' },
] as const;

/** What blanks alone do not match; a text box has no such rule, and leaves it to the script. */
const notBlank = '.*\\S.*';

/**
 * Leave A Reply (spec section 5): the browser checks it and nothing is sent. Its fields have no names, so that
 * they stay out of the address; sending it leads to the note below, with or without script (behaviours/reply.ts).
 */
export function ReplyForm({ email, words }: { email: string; words: Words['blog']['reply'] }) {
  return (
    <section className={styles.reply} aria-labelledby="reply">
      <Heading id="reply">{words.title}</Heading>
      <p className={styles.rules}>{words.rules}</p>
      <form className={fields.form} action="#reply-note" data-reply={words.blank}>
        {inputs.map(({ id, label, ...input }) => (
          <div key={id} className={fields.field}>
            <label htmlFor={id} className={fields.label}>
              {words[label]}
            </label>
            <input id={id} className={fields.input} required pattern={notBlank} {...input} />
          </div>
        ))}
        <div className={fields.field}>
          <label htmlFor="reply-comment" className={fields.label}>
            {words.comment}
          </label>
          <textarea id="reply-comment" className={fields.input} required rows={4} />
        </div>
        <div className={fields.foot}>
          <p id="reply-note" className={styles.note} tabIndex={-1} role="status">
            <span className={styles.before}>{words.before}</span>
            <span className={styles.after}>
              <Filled text={words.after} parts={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
            </span>
          </p>
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
    </section>
  );
}
