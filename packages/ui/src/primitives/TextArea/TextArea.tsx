import { Field } from '../Field/Field';
import { useWritten } from '../Field/useWritten';
import * as styles from './TextArea.css';

export interface TextAreaProps {
  label: string;
  value: string;
  onChange: (detail: { value: string }) => void;
  /** One line that helps before a mistake is made. */
  hint?: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** The most characters that can be typed. */
  most?: number;
  placeholder?: string;
}

/** Several lines to type; it grows with them where the browser can. */
export function TextArea({
  label,
  value,
  onChange,
  hint,
  error,
  most,
  placeholder,
}: TextAreaProps) {
  const written = useWritten<HTMLTextAreaElement>(value, onChange);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          {...written}
          className={styles.area}
          rows={4}
          maxLength={most}
          placeholder={placeholder}
          aria-invalid={error !== undefined || undefined}
        />
      )}
    </Field>
  );
}
