import type { ReactNode } from 'react';
import { type TabChoice, Tabs } from '../../../primitives/Tabs/Tabs';

export type EquipmentCategory =
  | 'all'
  | 'saddles'
  | 'horseshoes'
  | 'bridles'
  | 'blankets'
  | 'whips'
  | 'boots';

export interface CategoryTabsProps {
  value: EquipmentCategory;
  onChange: (detail: { value: EquipmentCategory }) => void;
  /** What the shop has of the chosen category. */
  children: ReactNode;
}

const categories: readonly TabChoice<EquipmentCategory>[] = [
  { value: 'all', label: 'All' },
  { value: 'saddles', label: 'Saddles' },
  { value: 'horseshoes', label: 'Horseshoes' },
  { value: 'bridles', label: 'Bridles' },
  { value: 'blankets', label: 'Blankets' },
  { value: 'whips', label: 'Whips' },
  { value: 'boots', label: 'Boots' },
];

/** The shelves of the equipment shop. */
export function CategoryTabs({ value, onChange, children }: CategoryTabsProps) {
  return (
    <Tabs label="Equipment categories" tabs={categories} value={value} onChange={onChange}>
      {children}
    </Tabs>
  );
}
