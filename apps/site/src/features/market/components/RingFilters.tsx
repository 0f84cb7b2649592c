import type { SalesSearch } from '@furlong/game/rules';
import { FilterBar, Select } from '@furlong/ui';
import { useState } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { useAddress } from '../../../shared/page/useAddress.ts';
import {
  asksForSomething,
  choices,
  type Input,
  isCounted,
  mostCounted,
  orders,
  readOrder,
  readSearch,
  writeAddress,
} from '../saleSearch.ts';

const labels = {
  price: ['Price', 'Any price'],
  age: ['Age', 'Any age'],
  sex: ['Sex', 'Any'],
  rating: ['Rating', 'Any rating'],
  specialty: ['Specialty', 'Any specialty'],
  surface: ['Surface', 'Any surface'],
  runs: ['Runs', 'Any number'],
  seller: ['Seller', 'Anybody'],
} as const satisfies Readonly<Record<Input, readonly [string, string]>>;

const shown = ['price', 'age'] as const;
const advanced = ['sex', 'rating', 'specialty', 'surface', 'runs', 'seller'] as const;

export interface RingFiltersProps {
  /** How many horses there are; undefined while that is not known. */
  total: number | undefined;
}

/** What a buyer looks for; the address remembers all of it. */
export function RingFilters({ total }: RingFiltersProps) {
  const { coming: address, goTo } = useAddress();
  const search = readSearch(address);
  // Of the letters none may wait.
  const [text, setText] = useState(search.text);
  const remember = (changes: Parameters<typeof writeAddress>[1]) =>
    goTo(writeAddress(address, changes));

  const selectOf = (input: Input) => {
    const [label, any] = labels[input];
    return {
      label,
      value: search[input] ?? '',
      options: [
        { value: '', label: any },
        ...Object.entries(choices[input]).map(([value, words]) => ({ value, label: words })),
      ],
      onChange: ({ value }: { value: string }) => remember({ [input]: value }),
    };
  };

  return (
    <FilterBar
      label="Filter horses"
      search={{
        label: 'Search',
        placeholder: 'Horse or seller',
        value: text,
        onChange: ({ value }) => {
          setText(value);
          remember({ search: value });
        },
      }}
      selects={[
        ...shown.map(selectOf),
        {
          label: 'Order',
          value: readOrder(address),
          options: Object.entries(orders).map(([value, label]) => ({ value, label })),
          onChange: ({ value }) => remember({ order: value }),
        },
      ]}
      advanced={advanced.map((input) => <Select key={input} {...selectOf(input)} />)}
      active={[...shown, ...advanced].filter((input) => search[input] !== null).length}
      {...(total !== undefined && { count: counted(total, search) })}
      {...(asksForSomething(search) && {
        onClear: () => {
          setText('');
          goTo(writeAddress(new URLSearchParams(), { order: address.get('order') }));
        },
      })}
    />
  );
}

function counted(total: number, search: SalesSearch): string {
  if (!isCounted(total, search)) return `More than ${mostCounted.toLocaleString('en')} horses`;
  return pluralize(total, 'horse');
}
