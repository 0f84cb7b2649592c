import { forumSections } from '@furlong/game/rules';
import { FilterBar, TextField } from '@furlong/ui';
import { useState } from 'react';
import { useAddress } from '../../../shared/page/useAddress.ts';

const inAddress = ['q', 'in', 'by'] as const;

/** What is looked for in all forums; the address remembers it. */
export function SearchForums() {
  const { coming: address, goTo } = useAddress();
  // Of the letters none may wait.
  const [words, setWords] = useState(address.get('q') ?? '');
  const [by, setBy] = useState(address.get('by') ?? '');
  const remember = (name: (typeof inAddress)[number], value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    goTo(next);
  };
  const active = ['in', 'by'].filter((name) => address.has(name)).length;
  return (
    <FilterBar
      label="Search the forums"
      search={{
        label: 'Search',
        placeholder: 'Words, or their beginnings',
        value: words,
        onChange: ({ value }) => {
          setWords(value);
          remember('q', value);
        },
      }}
      selects={[
        {
          label: 'Section',
          value: address.get('in') ?? '',
          options: [
            { value: '', label: 'All sections' },
            ...forumSections.map(({ id, title }) => ({ value: id, label: title })),
          ],
          onChange: ({ value }) => remember('in', value),
        },
      ]}
      advanced={
        <TextField
          label="Written by"
          placeholder="A stable’s name"
          value={by}
          onChange={({ value }) => {
            setBy(value);
            remember('by', value);
          }}
        />
      }
      active={active}
      onClear={
        address.has('q') || active > 0
          ? () => {
              setWords('');
              setBy('');
              const next = new URLSearchParams(address);
              for (const name of inAddress) next.delete(name);
              goTo(next);
            }
          : undefined
      }
    />
  );
}
