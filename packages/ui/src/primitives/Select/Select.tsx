import { IconChevronDown } from '@tabler/icons-react';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as styles from './Select.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string = string> {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (detail: { value: Value }) => void;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** One of a few. The browser's own list: it works with every keyboard, finger and reader. */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  disabled = false,
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={styles.box}>
          <select
            {...ids}
            className={styles.select}
            value={value}
            aria-invalid={error !== undefined || undefined}
            disabled={disabled}
            onChange={(event) => {
              const picked = options[event.currentTarget.selectedIndex];
              if (picked) onChange({ value: picked.value });
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={IconChevronDown} className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
