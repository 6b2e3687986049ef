import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import fields from '../../islands/enquiry-form/EnquiryForm.module.css';
import styles from './ReplyForm.module.css';

const inputs = [
  { id: 'reply-name', label: 'Full Name', autoComplete: 'name' },
  { id: 'reply-email', label: 'Email', type: 'email', autoComplete: 'email' },
  { id: 'reply-website', label: 'Website', inputMode: 'url', autoComplete: 'url' },
] as const;

/** What blanks alone do not match; a text box has no such rule, and leaves it to the script. */
const notBlank = '.*\\S.*';

/**
 * Leave A Reply (spec section 5): the browser checks it and nothing is sent. Its fields have no names, so that
 * they stay out of the address; sending it leads to the note below, with or without script (behaviours/reply.ts).
 */
export function ReplyForm({ email }: { email: string }) {
  return (
    <section className={styles.reply} aria-labelledby="reply">
      <Heading id="reply">Leave A Reply</Heading>
      <p className={styles.rules}>Your email address will not be published. Required fields are marked *</p>
      <form className={fields.form} action="#reply-note" data-reply>
        {inputs.map(({ id, label, ...input }) => (
          <div key={id} className={fields.field}>
            <label htmlFor={id} className={fields.label}>
              {label}*
            </label>
            <input id={id} className={fields.input} required pattern={notBlank} {...input} />
          </div>
        ))}
        <div className={fields.field}>
          <label htmlFor="reply-comment" className={fields.label}>
            Write Your Comment*
          </label>
          <textarea id="reply-comment" className={fields.input} required rows={4} />
        </div>
        <div className={fields.foot}>
          <p id="reply-note" className={styles.note} tabIndex={-1} role="status">
            <span className={styles.before}>Comments are closed: the form is checked, and nothing is sent.</span>
            <span className={styles.after}>
              Comments are closed, and nothing was sent. If you would like us to read it, write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </span>
          </p>
          <Button type="submit">Post Comment</Button>
        </div>
      </form>
    </section>
  );
}
