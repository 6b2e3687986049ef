import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import forms from '../../components/classes/Form.module.css';
import row from '../../components/classes/Row.module.css';
import dot from '../../components/Dot/Dot.module.css';
import { Field } from '../../components/Field/Field.tsx';
import { Interpolate } from '../../components/Interpolate/Interpolate.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  enquiryFields,
  enquirySchema,
} from '../../lib/enquiry/rules.ts';
import { sendEnquiry } from '../../lib/enquiry/send.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import styles from './EnquiryForm.module.css';
import { keepDigits } from './keep-digits.ts';
import { useInitialValues } from './use-initial-values.ts';

interface EnquiryFormProps {
  /** The absolute host of the API, or empty for the site's own origin. */
  apiHost: string;
  phone: string;
  email: string;
  /** The URL that the form posts to without script, and the pages about privacy and terms. */
  links: { review: string; privacy: string; terms: string };
  messages: Messages['enquiryForm'];
  /** Suggestions for the project type. */
  projectTypes: string[];
  /** The values that were posted without script, their errors and a notice. */
  posted?: { values: Partial<Enquiry>; errors: EnquiryErrors; notice?: string | undefined } | undefined;
}

const empty = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as Enquiry;

// No field has autocomplete `off`: browsers would not restore its value when the visitor comes back to the page.
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
export default function EnquiryForm({
  apiHost,
  phone,
  email,
  links,
  messages,
  projectTypes,
  posted,
}: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<'idle' | 'sent' | 'failed'>('idle');
  /** True while the empty fields are collapsed after success; focus expands them. */
  const [isFolded, setFolded] = useState(false);
  const schema = useMemo(() => enquirySchema(messages.rules), [messages]);
  const [errors] = useState(() => asFieldErrors(posted?.errors));
  const { register, handleSubmit, reset, setFocus, setValue, setError, formState } = useForm<Enquiry>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    errors,
  });
  const busy = formState.isSubmitting;

  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Scrolls the label and message of the focused field into view, below the header.
    if (formState.submitCount > 0) firstError(form.current)?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [formState.submitCount]);
  useEffect(() => {
    if (status !== 'idle' && !firstError(form.current)) notice.current?.focus();
  }, [status]);

  useInitialValues(form, setValue);

  const send = handleSubmit(async (enquiry) => {
    setStatus('idle');
    try {
      const response = await sendEnquiry(apiHost, { ...enquiry, ...honeypot(form.current) });
      if (response.success) {
        reset(empty);
        setStatus('sent');
        setFolded(true);
        return;
      }
      for (const [index, [field, message]] of Object.entries(response.errors).entries())
        setError(field as EnquiryField, { message }, { shouldFocus: index === 0 });
      throw new Error('The enquiry service did not take the enquiry');
    } catch (error) {
      console.error(error);
      setStatus('failed');
    }
  });

  const isSending = useRef(false);
  /**
   * Ignores a double click: the button is disabled only after the next render. After success it opens the form again.
   */
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isFolded) return setFocus('full_name');
    if (isSending.current) return;
    isSending.current = true;
    // Validates the focused field now, so that its validation on blur does not replace an error of the server.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await send();
    isSending.current = false;
  };

  const renderField = (name: EnquiryField) => {
    const { onChange, ...rest } = register(name);
    return (
      <Field
        key={name}
        {...rest}
        {...inputs[name]}
        id={name}
        label={messages.labels[name]}
        error={formState.errors[name]?.message}
        placeholder={messages.placeholders[name]}
        required={!schema.shape[name].safeParse('').success}
        // Without script this moves the focus to the first error.
        autoFocus={name === enquiryFields.find((each) => posted?.errors[each])}
        defaultValue={posted?.values[name]}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          if (name === 'contact' && event.target instanceof HTMLInputElement) keepDigits(event.target);
          return onChange(event);
        }}
      />
    );
  };

  return (
    <form ref={form} className={forms.form} method="post" action={apiHost + links.review} noValidate onSubmit={submit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is in its fields */}
      <div
        className={`${styles.fields} ${isFolded ? dot.after : ''}`}
        data-folded={isFolded || undefined}
        onFocus={() => setFolded(false)}
      >
        {enquiryFields.map(renderField)}
      </div>
      <datalist id="project-types">
        {projectTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <VisuallyHidden as="div" aria-hidden="true">
        <label htmlFor="subject">{messages.honeypot}</label>
        <input id="subject" name="subject" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <div className={`${row.spread} ${forms.foot}`}>
        <p
          ref={notice}
          className={`${forms.notice} ${dot.before} ${styles.status}`}
          role="status"
          data-state={status === 'idle' ? undefined : status}
          tabIndex={-1}
        >
          {status === 'sent' && messages.sent}
          {status === 'failed' && (
            <Interpolate
              text={messages.failed}
              parts={{ phone: <PhoneLink number={phone} />, email: <a href={`mailto:${email}`}>{email}</a> }}
            />
          )}
          {status === 'idle' && (posted?.notice ?? messages.idle)}
        </p>
        {/* Prevents blur on mouse down: an error shown on blur would move the button away from the pointer. */}
        <Button type="submit" disabled={busy} onMouseDown={(event) => event.preventDefault()}>
          {busy ? messages.submitting : isFolded ? messages.another : messages.submit}
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

const asFieldErrors = (errors: EnquiryErrors = {}): FieldErrors<Enquiry> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, { type: 'server', message }]));

/** Returns the first invalid field. */
const firstError = (form: HTMLFormElement | null) => form?.querySelector('[aria-invalid="true"]');

/** Returns the value of the honeypot field, which only bots fill in. */
function honeypot(form: HTMLFormElement | null) {
  const subject = form?.elements.namedItem('subject');
  return subject instanceof HTMLInputElement && subject.value ? { subject: subject.value } : {};
}
