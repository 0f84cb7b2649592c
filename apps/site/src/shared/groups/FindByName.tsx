import { FilterBar } from '@furlong/ui';
import { useState } from 'react';
import { useAddress } from '../page/useAddress.ts';

/** The text that the address asks for, as it is looked for. */
export const soughtIn = (address: URLSearchParams): string =>
  (address.get('find') ?? '').trim().slice(0, 40);

export interface FindByNameProps {
  /** What is found, such as "Find a list". */
  label: string;
}

/** A search by how names begin; the address remembers it. */
export function FindByName({ label }: FindByNameProps) {
  const { coming: address, goTo } = useAddress();
  // Of the letters none may wait.
  const [text, setText] = useState(soughtIn(address));
  return (
    <FilterBar
      label={label}
      search={{
        label,
        placeholder: 'How its name begins',
        value: text,
        onChange: ({ value }) => {
          setText(value);
          const next = new URLSearchParams(address);
          if (value.trim() === '') next.delete('find');
          else next.set('find', value.trim());
          goTo(next);
        },
      }}
      active={0}
    />
  );
}
