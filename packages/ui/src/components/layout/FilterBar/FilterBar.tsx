import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure';
import { Icon } from '../../../primitives/Icon/Icon';
import { SearchField, type SearchFieldProps } from '../../../primitives/SearchField/SearchField';
import { Select, type SelectProps } from '../../../primitives/Select/Select';
import { Sheet } from '../../../primitives/Sheet/Sheet';
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
  /** How many of them narrow the list; a search that is in sight is not counted. */
  active: number;
  /** How many are left, such as "24 horses". Announced when it changes. */
  count?: string;
  /** Takes every filter off again. Left out while none is set. */
  onClear?: (() => void) | undefined;
  /** More fields, folded away behind Advanced Filters. */
  advanced?: ReactNode;
}

/** What a list is narrowed by, in one row: on a phone a search, and the rest on a sheet behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, selects = [], chips, active, count, onClear, advanced } = props;
  const [open, setOpen] = useState(false);
  // A condition that stands alone needs no line of its own.
  const single = chips?.chips.length === 1 ? chips : undefined;
  const choices = selects.length + (chips ? 1 : 0) + (advanced ? 1 : 0);
  // One choice is as soon made as a sheet is opened.
  const folds = choices > 1;
  return (
    <search aria-label={label} className={styles.root}>
      {(search || selects.length > 0 || folds || single) && (
        <div className={styles.fields}>
          {search && (
            <div className={styles.search}>
              <SearchField {...search} />
            </div>
          )}
          {folds && (
            <div className={styles.opener}>
              <Button
                variant="secondary"
                icon={<Icon icon={IconAdjustmentsHorizontal} />}
                onPress={() => setOpen(true)}
              >
                {active === 0 ? 'Filters' : `Filters (${active})`}
              </Button>
            </div>
          )}
          {selects.map((select) => (
            <div key={select.label} className={folds ? styles.foldedSelect : styles.select}>
              <Select {...select} />
            </div>
          ))}
          {single && (
            <div className={folds ? styles.folded : undefined}>
              <Chips {...single} />
            </div>
          )}
        </div>
      )}
      {chips && !single && (
        <div className={folds ? styles.folded : undefined}>
          <Chips {...chips} />
        </div>
      )}
      {advanced && (
        <div className={styles.folded}>
          <Disclosure title="Advanced Filters" icon={IconAdjustmentsHorizontal}>
            <div className={styles.more}>{advanced}</div>
          </Disclosure>
        </div>
      )}
      {(count !== undefined || onClear) && <Foot count={count} onClear={onClear} />}
      <Sheet open={open} edge="bottom" title="Filters" onClose={() => setOpen(false)}>
        <FilterSheet {...props} onDone={() => setOpen(false)} />
      </Sheet>
    </search>
  );
}

interface FilterSheetProps extends Pick<FilterBarProps, 'selects' | 'chips' | 'advanced'> {
  count?: string;
  onClear?: (() => void) | undefined;
  onDone: () => void;
}

/** The same choices below each other, near the thumb. What they leave stands behind them, and is told here. */
function FilterSheet({ selects = [], chips, advanced, count, onClear, onDone }: FilterSheetProps) {
  return (
    <div className={styles.root}>
      {selects.map((select) => (
        <Select key={select.label} {...select} />
      ))}
      {chips && <Chips {...chips} />}
      {advanced}
      <Foot count={count} onClear={onClear} />
      <Button wide onPress={onDone}>
        Show results
      </Button>
    </div>
  );
}

/** What is left, and the way back to all of it. */
function Foot({
  count,
  onClear,
}: {
  count: string | undefined;
  onClear: (() => void) | undefined;
}) {
  return (
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
