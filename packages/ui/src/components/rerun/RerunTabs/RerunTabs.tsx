import type { ReactNode } from 'react';
import { type TabChoice, Tabs } from '../../../primitives/Tabs/Tabs';
import * as styles from './RerunTabs.css';

export interface RerunTab extends TabChoice {
  /** A question and its answer: a `RerunPanel`, which stands here without a frame of its own. */
  content: ReactNode;
  /** Known without a question: it is on paper whichever tab is open. */
  known?: boolean;
}

export interface RerunTabsProps {
  /** Names the tabs for those who hear them. */
  label: string;
  tabs: readonly RerunTab[];
  /** The question that is shown. */
  value: string;
  onChange: (detail: { value: string }) => void;
}

/** The questions about a finished race in one card: an answer stays while another is looked at. */
export function RerunTabs({ label, tabs, value, onChange }: RerunTabsProps) {
  return (
    <div className={styles.root}>
      <Tabs label={label} tabs={tabs} value={value} onChange={onChange}>
        {tabs.map((tab) => (
          <div
            key={tab.value}
            className={tab.known ? styles.known : styles.question}
            hidden={tab.value !== value}
          >
            {tab.content}
          </div>
        ))}
      </Tabs>
    </div>
  );
}
