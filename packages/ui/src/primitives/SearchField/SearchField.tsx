import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './SearchField.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called on every key, and with an empty text by the cross. */
  onChange: (detail: { value: string }) => void;
  /** What can be found, such as "Horse or seller". */
  placeholder?: string;
  disabled?: boolean;
}

/** A text to look for. The cross and Escape empty it, and the focus stays where it is. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  disabled = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label}>
      {(ids) => (
        <div className={styles.box}>
          <Icon icon={IconSearch} className={styles.glass} />
          <input
            {...ids}
            ref={input}
            className={styles.input}
            type="search"
            value={value}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || value === '') return;
              // Else an open sheet around the field would close with it.
              event.preventDefault();
              onChange({ value: '' });
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={placeholder}
            disabled={disabled}
          />
          {value !== '' && !disabled && (
            <div className={styles.clear}>
              <IconButton
                label={`Clear ${label.toLowerCase()}`}
                icon={<Icon icon={IconX} />}
                onPress={() => {
                  onChange({ value: '' });
                  input.current?.focus();
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
