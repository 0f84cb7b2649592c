import { type TabChoice, Tabs } from '@furlong/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface AddressTabsProps<Value extends string> {
  /** Names the row of tabs for those who hear it. */
  label: string;
  tabs: readonly TabChoice<Value>[];
  /** Open where the address names none. */
  usual: Value;
  content: Readonly<Record<Value, ReactNode>>;
}

/** Tabs of a page; the address remembers which one is open. */
export function AddressTabs<Value extends string>({
  label,
  tabs,
  usual,
  content,
}: AddressTabsProps<Value>) {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? usual;
  return (
    <Tabs
      label={label}
      tabs={tabs}
      value={open}
      onChange={({ value }) =>
        setSearch(value === usual ? {} : { tab: value }, {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      {content[open]}
    </Tabs>
  );
}
