import { Button } from '../../components/Button/Button.tsx';
import forms from '../../components/classes/Form.module.css';
import row from '../../components/classes/Row.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Field } from '../../components/Field/Field.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { enquiryFields, honeypotField } from '../../lib/enquiry/rules.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './EnquiryForm.module.css';
import { type PostedEnquiry, useEnquiryForm } from './use-enquiry-form.ts';

interface EnquiryFormProps {
  apiOrigin: string;
  phone: string;
  email: string;
  /** The URL that the form posts to without script, and the pages about privacy and terms. */
  links: { review: string; privacy: string; terms: string };
  messages: Messages['enquiryForm'];
  /** Suggestions for the project type. */
  projectTypes: string[];
  posted?: PostedEnquiry | undefined;
}

// No visible field has autocomplete `off`: browsers would not restore its value when the visitor comes back to the page.
const inputs = {
  full_name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  project_type: { list: 'project-types' },
  contact: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric' },
  message: { multiline: true, rows: 4 },
} as const;

/**
 * Renders the enquiry form (docs/spec.md, sections 4, 5 and 7). It validates each field on blur and all on submit, and
 * keeps the values until the server has stored them. Without script it is posted to the server.
 */
export default function EnquiryForm(props: EnquiryFormProps) {
  const { apiOrigin, phone, email, links, messages, projectTypes, posted } = props;
  const { form, notice, outcome, isSending, isFolded, handleFocus, handleSubmit, fieldProps } = useEnquiryForm({
    apiOrigin,
    errors: messages.errors,
    posted,
  });
  return (
    <form
      ref={form}
      className={forms.form}
      method="post"
      action={apiOrigin + links.review}
      noValidate
      onSubmit={handleSubmit}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is in its fields */}
      <div
        className={`${styles.fields} ${isFolded ? dot.after : ''}`}
        data-folded={isFolded || undefined}
        onFocus={handleFocus}
      >
        {enquiryFields.map((name) => (
          <Field
            key={name}
            {...fieldProps(name)}
            {...inputs[name]}
            id={name}
            label={messages.labels[name]}
            placeholder={messages.placeholders[name]}
          />
        ))}
      </div>
      <datalist id="project-types">
        {projectTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <VisuallyHidden as="div" aria-hidden="true">
        <label htmlFor={honeypotField}>{messages.honeypot}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <div className={`${row.spread} ${forms.foot}`}>
        <p
          ref={notice}
          className={`${forms.notice} ${dot.before} ${styles.status}`}
          role="status"
          data-state={outcome}
          tabIndex={-1}
        >
          {outcome === 'sent' && messages.sent}
          {outcome === 'failed' && (
            <Interpolate
              text={messages.failed}
              parts={{ phone: <PhoneLink number={phone} />, email: <a href={`mailto:${email}`}>{email}</a> }}
            />
          )}
          {!outcome && (posted?.notice ?? messages.idle)}
        </p>
        {/* Prevents blur on mouse down: an error shown on blur would move the button away from the pointer. */}
        <Button type="submit" disabled={isSending} onMouseDown={(event) => event.preventDefault()}>
          {isSending ? messages.submitting : isFolded ? messages.another : messages.submit}
        </Button>
      </div>
      <p className={styles.legal}>
        <Interpolate
          text={messages.legal}
          parts={{
            privacy: <a href={links.privacy}>{messages.privacy}</a>,
            terms: <a href={links.terms}>{messages.terms}</a>,
          }}
        />
      </p>
    </form>
  );
}
