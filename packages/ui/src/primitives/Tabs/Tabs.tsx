import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './Tabs.css';

export interface TabChoice<Value extends string = string> {
  value: Value;
  label: string;
}

export interface TabsProps<Value extends string = string> {
  /** Names the row of tabs for those who hear it. */
  label: string;
  tabs: readonly TabChoice<Value>[];
  value: Value;
  onChange: (detail: { value: Value }) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Several views in one place. On a narrow screen the row scrolls. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const idOf = (tab: Value) => `${id} ${tab}`.replaceAll(' ', '-');
  const open = idOf(value);
  // What is open comes into sight in its row; the page stays where it is.
  useEffect(() => {
    const tab = document.getElementById(open);
    if (row.current === null || tab === null) return;
    const { left, right } = row.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    if (box.left < left) row.current.scrollLeft -= left - box.left;
    if (box.right > right) row.current.scrollLeft += box.right - right;
  }, [open]);

  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={moveFocus}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={idOf(tab.value)}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            // One stop of the Tab key: arrows lead to the others.
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              if (tab.value !== value) onChange({ value: tab.value });
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={open} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** Arrows go from tab to tab, round the ends; Home and End to the outermost. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const forwards = event.currentTarget.matches(':dir(rtl)') ? -1 : 1;
  const steps: Partial<Record<string, number>> = {
    ArrowRight: at + forwards,
    ArrowLeft: at - forwards,
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
