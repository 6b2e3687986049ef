import type { ComponentProps } from 'react';
import styles from './Field.module.css';

type FieldProps = ComponentProps<'input'> &
  ComponentProps<'textarea'> & {
    id: string;
    label: string;
    /** Message of an invalid value. */
    error?: string | undefined;
    /** Renders a textarea. */
    multiline?: boolean;
  };

/** Renders a text field with its label and its error message. */
export function Field({ id, label, error, multiline, ...props }: FieldProps) {
  const input = {
    ...props,
    id,
    className: styles.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && `${id}-error`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {multiline ? <textarea {...input} /> : <input {...input} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
