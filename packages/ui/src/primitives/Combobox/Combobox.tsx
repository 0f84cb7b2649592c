import { Combobox as Base } from '@base-ui/react/combobox';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { Field } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import type { SelectOption } from '../Select/Select';
import * as styles from './Combobox.css';

export interface ComboboxProps<Value extends string = string> {
  label: string;
  options: readonly SelectOption<Value>[];
  /** `null` while nothing is picked. */
  value: Value | null;
  /** `null` when the text is emptied. */
  onChange: (detail: { value: Value | null }) => void;
  placeholder?: string;
  /** Said when no option holds the text. */
  emptyText: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

/** One of many, found by typing a part of its name. For a few, use `Select`. */
export function Combobox<Value extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  hint,
  error,
  disabled = false,
}: ComboboxProps<Value>) {
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(picked: SelectOption<Value> | null) =>
        onChange({ value: picked?.value ?? null })
      }
      disabled={disabled}
    >
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <div className={styles.box}>
            <Base.Input
              {...ids}
              className={styles.input}
              placeholder={placeholder}
              aria-invalid={error !== undefined || undefined}
            />
            <Base.Trigger className={styles.opener} aria-label={`Show all: ${label}`}>
              <Icon icon={IconChevronDown} />
            </Base.Trigger>
          </div>
        )}
      </Field>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            <Base.Empty className={styles.empty}>{emptyText}</Base.Empty>
            <Base.List className={styles.list} aria-label={label}>
              {(option: SelectOption<Value>) => (
                <Base.Item key={option.value} value={option} className={styles.option}>
                  <span className={styles.name}>{option.label}</span>
                  <Base.ItemIndicator>
                    <Icon icon={IconCheck} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
