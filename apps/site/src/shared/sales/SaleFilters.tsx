import { FilterBar, Select, type SelectProps } from '@furlong/ui';
import { useState } from 'react';
import { useAddress } from '../page/useAddress.ts';
import { asksForSomething, choices, type Input, readSearch, writeAddress } from './saleSearch.ts';

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

export interface SaleFiltersProps {
  /** Names the bar for those who hear it, such as "Filter horses". */
  label: string;
  /** What a horse may be asked for, in the row; and what folds away behind Advanced Filters. */
  shown: readonly Input[];
  advanced: readonly Input[];
  /** How the horses may stand; left out where there is one order. The usual one is not in the address. */
  order?: { orders: Readonly<Record<string, string>>; now: string; usual: string };
  /** How many horses there are; left out where they are not counted. */
  count?: string | undefined;
  /** Another choice of the list, by its name in the address. */
  another?: {
    name: 'outcome';
    label: string;
    any: string;
    choices: Readonly<Record<string, string>>;
  };
}

/** What a buyer looks for; the address remembers all of it. */
export function SaleFilters(props: SaleFiltersProps) {
  const { label, shown, advanced, order, count, another } = props;
  const { coming: address, goTo } = useAddress();
  const search = readSearch(address);
  // Of the letters none may wait.
  const [text, setText] = useState(search.text);
  const remember = (changes: Parameters<typeof writeAddress>[1]) =>
    goTo(writeAddress(address, changes));
  const other = another === undefined ? null : address.get(another.name);

  const selectOf = (input: Input): SelectProps => ({
    label: labels[input][0],
    value: search[input] ?? '',
    options: optionsOf(labels[input][1], choices[input]),
    onChange: ({ value }) => remember({ [input]: value }),
  });

  return (
    <FilterBar
      label={label}
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
        ...(another === undefined
          ? []
          : [
              {
                label: another.label,
                value: other ?? '',
                options: optionsOf(another.any, another.choices),
                onChange: ({ value }: { value: string }) => remember({ [another.name]: value }),
              },
            ]),
        ...(order === undefined
          ? []
          : [
              {
                label: 'Order',
                value: order.now,
                options: optionsOf(null, order.orders),
                onChange: ({ value }: { value: string }) =>
                  remember({ order: value === order.usual ? null : value }),
              },
            ]),
      ]}
      advanced={advanced.map((input) => <Select key={input} {...selectOf(input)} />)}
      active={
        [...shown, ...advanced].filter((input) => search[input] !== null).length + (other ? 1 : 0)
      }
      {...(count !== undefined && { count })}
      {...((asksForSomething(search) || other) && {
        onClear: () => {
          setText('');
          goTo(writeAddress(new URLSearchParams(), { order: address.get('order') }));
        },
      })}
    />
  );
}

const optionsOf = (any: string | null, words: Readonly<Record<string, string>>) => [
  ...(any === null ? [] : [{ value: '', label: any }]),
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
