import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { sendFields } from '../../client/send-fields.ts';
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  enquiryFields,
  enquirySchema,
} from '../../lib/enquiry/rules.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { apiPaths } from '../../lib/routes.ts';
import { keepDigits } from './keep-digits.ts';
import { useInitialValues } from './use-initial-values.ts';

/** A form that was posted without script: its values, their errors and a notice. */
export interface PostedEnquiry {
  values: Partial<Enquiry>;
  errors: EnquiryErrors;
  notice?: string | undefined;
}

interface EnquiryFormOptions {
  apiHost: string;
  /** The messages for fields that break a rule. */
  errors: Messages['enquiryForm']['errors'];
  posted?: PostedEnquiry | undefined;
}

const empty = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as Enquiry;

/**
 * Validates the enquiry form, sends its five fields to `{apiHost}/api/create/contact` (docs/spec.md, section 7), and
 * moves the focus to the first error or to the notice.
 */
export function useEnquiryForm({ apiHost, errors: messages, posted }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState<'idle' | 'sent' | 'failed'>('idle');
  const [isFolded, setFolded] = useState(false);
  const schema = useMemo(() => enquirySchema(messages), [messages]);
  const [postedErrors] = useState(() => asFieldErrors(posted?.errors));
  const { register, handleSubmit, reset, setFocus, setValue, setError, formState } = useForm<Enquiry>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    errors: postedErrors,
  });

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
      const errors = await sendFields(apiHost + apiPaths.contact, { ...enquiry, ...honeypot(form.current) });
      for (const [index, [field, message]] of Object.entries(errors ?? {}).entries())
        setError(field as EnquiryField, { message }, { shouldFocus: index === 0 });
      if (errors) {
        console.error('The fields were not stored', errors);
        setStatus('failed');
        return;
      }
      reset(empty);
      setStatus('sent');
      setFolded(true);
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

  /** Returns the properties of a field. */
  const fieldProps = (name: EnquiryField) => {
    const { onChange, ...rest } = register(name);
    return {
      ...rest,
      error: formState.errors[name]?.message,
      required: !schema.shape[name].safeParse('').success,
      // Without script this moves the focus to the first error.
      autoFocus: name === enquiryFields.find((each) => posted?.errors[each]),
      defaultValue: posted?.values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (name === 'contact' && event.target instanceof HTMLInputElement) keepDigits(event.target);
        return onChange(event);
      },
    };
  };

  return {
    form,
    notice,
    status,
    /** True while the empty fields are collapsed after success; focus expands them. */
    isFolded,
    unfold: () => setFolded(false),
    isSubmitting: formState.isSubmitting,
    submit,
    fieldProps,
  };
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
