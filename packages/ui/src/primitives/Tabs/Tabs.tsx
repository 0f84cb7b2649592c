import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
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
  return (
    <Base.Root value={value} onValueChange={(picked: Value) => onChange({ value: picked })}>
      <Base.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={styles.panel}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
