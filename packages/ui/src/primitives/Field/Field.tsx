import { type ReactNode, useId } from 'react';
import { useIntoView } from '../Refusal/useIntoView';
import * as styles from './Field.css';

export interface FieldProps {
  label: string;
  /** One line that helps before a mistake is made. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Draws the control with the ids that tie the words to it. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control with its label above, hint below and error in its place. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = error ?? hint;
  const told = useIntoView<HTMLParagraphElement>(error ?? false);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': message ? messageId : undefined })}
      {message && (
        <p ref={told} id={messageId} className={error ? styles.error : styles.hint}>
          {message}
        </p>
      )}
    </div>
  );
}
