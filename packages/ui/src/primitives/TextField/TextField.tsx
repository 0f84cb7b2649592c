import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { useWritten } from '../Field/useWritten';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './TextField.css';

export type TextFieldKind = 'text' | 'email' | 'password';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (detail: { value: string }) => void;
  /** @default 'text' */
  kind?: TextFieldKind;
  /** One line that helps before a mistake is made. */
  hint?: string;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Wrong, as said somewhere else, such as above the form. */
  invalid?: boolean;
  /** For the browser's memory: `email`, `current-password`, `name` and so on. */
  autoComplete?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** One line to type. A password can be looked at before it is sent. */
export function TextField({
  label,
  value,
  onChange,
  kind = 'text',
  hint,
  error,
  invalid = false,
  autoComplete,
  placeholder,
  required = false,
  disabled = false,
}: TextFieldProps) {
  const written = useWritten<HTMLInputElement>(value, onChange);
  const [revealed, setRevealed] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={styles.box}>
          <input
            {...ids}
            {...written}
            className={kind === 'password' ? styles.password : control}
            type={revealed ? 'text' : kind}
            aria-invalid={invalid || error !== undefined || undefined}
            autoComplete={autoComplete}
            // What a phone would do to a name ruins an address or password.
            autoCapitalize={kind === 'text' ? undefined : 'none'}
            spellCheck={kind === 'text' ? undefined : false}
            placeholder={placeholder}
            required={required}
            disabled={disabled}
          />
          {kind === 'password' && (
            <div className={styles.reveal}>
              <IconButton
                label={revealed ? 'Hide password' : 'Show password'}
                icon={<Icon icon={revealed ? IconEyeOff : IconEye} size="medium" />}
                onPress={() => setRevealed(!revealed)}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
