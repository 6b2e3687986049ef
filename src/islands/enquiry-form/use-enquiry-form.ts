import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendFields } from '../../client/send-fields.ts';
import {
  checkForm,
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  enquiryFields,
  enquirySchema,
  honeypotField,
} from '../../lib/enquiry/rules.ts';
import type { Messages } from '../../lib/queries/messages.ts';
import { apiPaths } from '../../lib/routes.ts';
import { keepDigits } from './keep-digits.ts';

/** A form that was posted without script: its values, their errors and a notice. */
export interface PostedEnquiry {
  values: Partial<Enquiry>;
  errors: EnquiryErrors;
  notice?: string | undefined;
}

interface EnquiryFormOptions {
  apiOrigin: string;
  /** The messages for fields that break a rule. */
  errors: Messages['enquiryForm']['errors'];
  posted?: PostedEnquiry | undefined;
}

/**
 * Validates the enquiry form, sends its five fields to `{apiOrigin}/api/create/contact` (docs/spec.md, section 7), and
 * moves the focus to the first error or to the notice. The fields are uncontrolled inputs.
 */
export function useEnquiryForm({ apiOrigin, errors: messages, posted }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'sent' | 'failed'>();
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState(posted?.errors ?? {});
  const [isFolded, setIsFolded] = useState(false);
  /** Fields that are checked at every change: a field after its first blur, all fields after the first submit. */
  const checked = useRef(new Set<EnquiryField>());
  const schema = useMemo(() => enquirySchema(messages), [messages]);

  useEffect(() => {
    // Removes letters that were typed into the phone field before hydration.
    keepDigits(inputOf(form, 'contact'));
    // The page of a service and the plans of the pricing section link to this form with their names.
    inputOf(form, 'project_type').value ||= new URLSearchParams(location.search).get('project_type') ?? '';
  }, []);
  useEffect(() => {
    if (outcome && !firstInvalid(form)) notice.current!.focus();
  }, [outcome]);

  const check = () => {
    const values = enquiryFields.map((name) => [name, inputOf(form, name).value]);
    return checkForm(schema, Object.fromEntries(values));
  };
  const checkField = (name: EnquiryField) => {
    const result = check();
    setErrors((shown) => ({ ...shown, [name]: result.ok ? undefined : result.errors[name] }));
  };
  const showErrors = (found: EnquiryErrors) => {
    flushSync(() => setErrors(found));
    const field = firstInvalid(form);
    field?.focus();
    // Scrolls the label and the message into view, below the header.
    field?.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  const send = async (enquiry: Enquiry) => {
    // Renders at once, so that the second click of a double click finds a disabled button.
    flushSync(() => {
      setErrors({});
      setOutcome(undefined);
      setIsSending(true);
    });
    const honeypot = inputOf(form, honeypotField).value;
    try {
      const fieldErrors = await sendFields(apiOrigin + apiPaths.contact, {
        ...enquiry,
        ...(honeypot && { [honeypotField]: honeypot }),
      });
      setOutcome(fieldErrors ? 'failed' : 'sent');
      if (fieldErrors) {
        console.error('The fields were not stored', fieldErrors);
        showErrors(fieldErrors);
      } else {
        for (const name of enquiryFields) inputOf(form, name).value = '';
        checked.current.clear();
        setIsFolded(true);
      }
    } catch (error) {
      console.error(error);
      setOutcome('failed');
    }
    setIsSending(false);
  };

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // After success the button opens the form again.
    if (isFolded) return inputOf(form, 'full_name').focus();
    checked.current = new Set(enquiryFields);
    const result = check();
    if (result.ok) send(result.texts);
    else showErrors(result.errors);
  };

  /** Returns the properties of a field. */
  const fieldProps = (name: EnquiryField) => ({
    name,
    error: errors[name],
    required: !schema.shape[name].safeParse('').success,
    // Without script this moves the focus to the first error.
    autoFocus: name === enquiryFields.find((field) => posted?.errors[field]),
    defaultValue: posted?.values[name],
    onChange() {
      if (name === 'contact') keepDigits(inputOf(form, name));
      if (checked.current.has(name) || errors[name]) checkField(name);
    },
    onBlur() {
      // After success the focus leaves an emptied field, which must not show an error.
      if (isFolded) return;
      checked.current.add(name);
      // An error stays until the field is changed, because it may be the server's.
      if (!errors[name]) checkField(name);
    },
  });

  return {
    form,
    notice,
    outcome,
    isSending,
    /** True while the empty fields are collapsed after success; focus expands them. */
    isFolded,
    handleFocus: () => setIsFolded(false),
    handleSubmit,
    fieldProps,
  };
}

type FormRef = RefObject<HTMLFormElement | null>;

/** Returns a field of the form, which is rendered. */
const inputOf = (form: FormRef, name: string) => form.current!.elements.namedItem(name) as HTMLInputElement;

/** Returns the first invalid field. */
const firstInvalid = (form: FormRef) => form.current!.querySelector<HTMLElement>('[aria-invalid="true"]');
