import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { nextPaint } from '../../behaviours/next-paint.ts';
import { Button } from '../../components/Button/Button.tsx';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import {
  checkEnquiry,
  digitsOnly,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  type EnquiryMessages,
  enquiryFields,
  requiredFields,
} from '../../enquiry/schema.ts';
import { sendEnquiry } from '../../enquiry/send.ts';
import { Filled } from '../../i18n/Filled.tsx';
import type { Words } from '../../queries/words.ts';
import { useAwake } from '../use-awake.ts';
import styles from './EnquiryForm.module.css';

interface EnquiryFormProps {
  /** The absolute host of the API, or empty for the site's own origin. */
  apiHost: string;
  phone: string;
  email: string;
  /** Where the form goes without script, and the pages about privacy and terms. */
  links: { review: string; privacy: string; terms: string };
  words: Words['enquiryForm'];
  /** Suggestions for the project type. */
  projectTypes: string[];
  /** What a visitor without script sent, its errors, and the notice about it. */
  sent?: { values: Partial<Enquiry>; errors: EnquiryErrors; notice?: string | undefined } | undefined;
}

const empty = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as Enquiry;

const resolverWith =
  (messages: EnquiryMessages): Resolver<Enquiry> =>
  (values) => {
    const checked = checkEnquiry(values, messages);
    if (checked.ok) return { values: checked.enquiry, errors: {} };
    const errors: FieldErrors<Enquiry> = {};
    for (const field of enquiryFields) {
      const message = checked.errors[field];
      if (message) errors[field] = { type: 'rule', message };
    }
    return { values: {}, errors };
  };

// None says `off`: the browser would not bring back what was typed, when the visitor comes back to the page.
const inputs = {
  full_name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  project_type: { list: 'project-types' },
  contact: { type: 'tel', autoComplete: 'tel', inputMode: 'numeric' },
  message: { rows: 4 },
} as const;

/**
 * The enquiry form (spec sections 4, 5 and 7). It checks each field when it is left and all when it is sent,
 * keeps everything typed until the agency has it, and without script posts itself to the server.
 */
export default function EnquiryForm({ apiHost, phone, email, links, words, projectTypes, sent }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<'idle' | 'sent' | 'failed'>('idle');
  /** Whether the fields, empty again, are folded into the sphere; they open as soon as one of them has the focus. */
  const [isFolded, setFolded] = useState(false);
  const { register, handleSubmit, reset, setValue, setError, formState } = useForm<Enquiry>({
    mode: 'onTouched',
    resolver: resolverWith(words.rules),
  });
  const busy = formState.isSubmitting;
  const required = requiredFields(words.rules);
  useAwake(form);

  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // It has the focus; its label and message come into view with it, below the header.
    if (formState.submitCount > 0) firstError(form.current)?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [formState.submitCount]);
  useEffect(() => {
    if (status !== 'idle' && !firstError(form.current)) notice.current?.focus();
  }, [status]);

  useEffect(() => {
    // Digits only, also for what was typed before the form was awake.
    const contact = form.current?.elements.namedItem('contact');
    if (!(contact instanceof HTMLInputElement) || !contact.value) return;
    keepDigits(contact);
    setValue('contact', contact.value);
  }, [setValue]);

  const send = handleSubmit(async (enquiry) => {
    setStatus('idle');
    try {
      const answer = await sendEnquiry(apiHost, { ...enquiry, ...honeypot(form.current) });
      if (answer.success) {
        reset(empty);
        setStatus('sent');
        setFolded(true);
        return;
      }
      for (const [index, [field, message]] of Object.entries(answer.errors).entries())
        setError(field as EnquiryField, { message }, { shouldFocus: index === 0 });
      throw new Error('The enquiry service did not take the enquiry');
    } catch (error) {
      console.error(error);
      setStatus('failed');
    }
  });

  const pressed = useRef(false);
  /** The browser first shows that the button was pressed (next-paint.ts); pressed twice by then, it sends once. */
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pressed.current) return;
    pressed.current = true;
    // Blurred now, a field is checked now, not after the server has reported an error on it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await nextPaint();
    pressed.current = false;
    await send();
  };

  const field = (name: EnquiryField) => {
    const { onChange, ...rest } = register(name);
    // The server's error is shown until the hydrated form has one of its own.
    const error = formState.errors[name]?.message ?? (formState.isDirty || busy ? undefined : sent?.errors[name]);
    const shared = {
      ...rest,
      ...inputs[name],
      placeholder: name === 'contact' || name === 'message' ? words.placeholders[name] : undefined,
      id: name,
      className: styles.input,
      required: required.includes(name),
      // Without script nothing else moves the focus to the error.
      autoFocus: name === enquiryFields.find((each) => sent?.errors[each]),
      defaultValue: sent?.values[name],
      'aria-invalid': error !== undefined,
      'aria-describedby': error ? `${name}-error` : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (name === 'contact' && event.target instanceof HTMLInputElement) keepDigits(event.target);
        return onChange(event);
      },
    };
    return (
      <div key={name} className={styles.field}>
        <label htmlFor={name} className={styles.label}>
          {words.labels[name]}
        </label>
        {name === 'message' ? <textarea {...shared} /> : <input {...shared} />}
        {error && (
          <p id={`${name}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    );
  };

  return (
    <form ref={form} className={styles.form} method="post" action={apiHost + links.review} noValidate onSubmit={submit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is a field in it */}
      <div className={styles.fields} data-folded={isFolded || undefined} onFocus={() => setFolded(false)}>
        {enquiryFields.map(field)}
      </div>
      <datalist id="project-types">
        {projectTypes.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <VisuallyHidden as="div" aria-hidden="true">
        <label htmlFor="website">{words.honeypot}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
      <div className={styles.foot}>
        <p ref={notice} className={styles.status} role="status" data-status={status} tabIndex={-1}>
          {status === 'sent' && words.sent}
          {status === 'failed' && (
            <Filled
              text={words.failed}
              parts={{ phone: <PhoneLink number={phone} />, email: <a href={`mailto:${email}`}>{email}</a> }}
            />
          )}
          {status === 'idle' && (sent?.notice ?? words.idle)}
        </p>
        {/* Leaving a field may put an error above the button, which would move it away from under the pointer. */}
        <Button type="submit" disabled={busy} onMouseDown={(event) => event.preventDefault()}>
          {busy ? words.submitting : words.submit}
        </Button>
      </div>
      <p className={styles.smallPrint}>
        <Filled
          text={words.smallPrint}
          parts={{
            privacy: <a href={links.privacy}>{words.privacy}</a>,
            terms: <a href={links.terms}>{words.terms}</a>,
          }}
        />
      </p>
    </form>
  );
}

/** Removes all but digits from a field; the caret stays between the same two of them. */
function keepDigits(input: HTMLInputElement) {
  const { value, selectionEnd } = input;
  const digits = digitsOnly(value);
  if (digits === value) return;
  const caret = digitsOnly(value.slice(0, selectionEnd ?? value.length)).length;
  input.value = digits;
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
/** The first invalid field. */
const firstError = (form: HTMLFormElement | null) => form?.querySelector('[aria-invalid="true"]');

/** The content of the honeypot field, which only bots fill in. */
function honeypot(form: HTMLFormElement | null) {
  const website = form?.elements.namedItem('website');
  return website instanceof HTMLInputElement && website.value ? { website: website.value } : {};
}
