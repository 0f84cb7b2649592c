import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Icon } from '../../../primitives/Icon/Icon';
import { SearchField, type SearchFieldProps } from '../../../primitives/SearchField/SearchField';
import { Select, type SelectProps } from '../../../primitives/Select/Select';
import { Text } from '../../../primitives/Text/Text';
import * as styles from './FilterBar.css';

export interface FilterChip {
  /** Handed back by `onChange`; never shown. */
  chipId: string;
  label: string;
  selected: boolean;
}

export interface FilterChips {
  /** Names the row for those who hear it, such as "Distance". */
  label: string;
  chips: readonly FilterChip[];
  onChange: (detail: { chipId: string; selected: boolean }) => void;
}

export interface FilterBarProps {
  /** Names the bar for those who hear it, such as "Filter horses". */
  label: string;
  search?: SearchFieldProps;
  selects?: readonly SelectProps[];
  /** Conditions that are switched on and off one by one. */
  chips?: FilterChips;
  /** How many are left, such as "24 horses". Announced when it changes. */
  count?: string;
  /** Takes every filter off again. Left out while none is set. */
  onClear?: (() => void) | undefined;
  /** More fields, folded away behind Advanced Filters. */
  advanced?: ReactNode;
}

/** What a list is narrowed by: a search, a few choices, and how many are left. */
export function FilterBar({
  label,
  search,
  selects = [],
  chips,
  count,
  onClear,
  advanced,
}: FilterBarProps) {
  // A condition that stands alone needs no line of its own.
  const single = chips?.chips.length === 1 ? chips : undefined;
  return (
    <search aria-label={label} className={styles.root}>
      {(search || selects.length > 0 || single) && (
        <div className={!search && selects.length > 3 ? styles.manyFields : styles.fields}>
          {search && (
            <div className={selects.length > 2 ? styles.searchOverMany : styles.search}>
              <SearchField {...search} />
            </div>
          )}
          {selects.map((select) => (
            <div key={select.label} className={styles.select}>
              <Select {...select} />
            </div>
          ))}
          {single && <Chips {...single} />}
        </div>
      )}
      {chips && !single && <Chips {...chips} />}
      {advanced && (
        <Disclosure title="Advanced Filters" icon={IconAdjustmentsHorizontal}>
          <div className={styles.more}>{advanced}</div>
        </Disclosure>
      )}
      {(count !== undefined || onClear) && (
        <div className={styles.foot}>
          <div role="status" className={styles.count}>
            <Text size="small" tone="muted">
              {count}
            </Text>
          </div>
          {onClear && (
            <div className={styles.clear}>
              <Button
                variant="quiet"
                size="small"
                icon={<Icon icon={IconX} size="small" />}
                onPress={onClear}
              >
                Clear filters
              </Button>
            </div>
          )}
        </div>
      )}
    </search>
  );
}

function Chips({ label, chips, onChange }: FilterChips) {
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {chips.map(({ chipId, label: text, selected }) => (
        <button
          key={chipId}
          type="button"
          className={styles.chip}
          aria-pressed={selected}
          onClick={() => onChange({ chipId, selected: !selected })}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
