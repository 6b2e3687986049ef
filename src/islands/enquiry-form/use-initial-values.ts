import { type RefObject, useEffect } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Enquiry } from '../../lib/enquiry/rules.ts';
import { keepDigits } from './keep-digits.ts';

/** Sets the project type that the URL names, and removes letters from a contact number typed before hydration. */
export function useInitialValues(form: RefObject<HTMLFormElement | null>, setValue: UseFormSetValue<Enquiry>) {
  useEffect(() => {
    const contact = form.current?.elements.namedItem('contact');
    if (contact instanceof HTMLInputElement && contact.value) {
      keepDigits(contact);
      setValue('contact', contact.value);
    }
    // The page of a service and the plans of the pricing section link to this form with their names.
    const projectType = new URLSearchParams(location.search).get('project_type');
    const field = form.current?.elements.namedItem('project_type');
    if (projectType && field instanceof HTMLInputElement && !field.value) setValue('project_type', projectType);
  }, [form, setValue]);
}
