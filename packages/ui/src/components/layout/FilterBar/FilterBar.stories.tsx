import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Answers } from '../../../fixtures/Answers';
import { unbroken } from '../../../fixtures/names';
import { Select, type SelectProps } from '../../../primitives/Select/Select';
import { FilterBar, type FilterBarProps, type FilterChips } from './FilterBar';

const onClear = fn<() => void>();
const onChange = fn<FilterChips['onChange']>();

const price: SelectProps = {
  label: 'Price',
  options: [
    { value: 'all', label: 'Any price' },
    { value: 'low', label: 'Under $15,000' },
    { value: 'high', label: '$15,000 or more' },
  ],
  value: 'all',
  onChange: fn<SelectProps['onChange']>(),
};

const age: SelectProps = {
  label: 'Age',
  options: [
    { value: 'all', label: 'Any age' },
    { value: 'young', label: 'Three or younger' },
    { value: 'mature', label: 'Over three' },
  ],
  value: 'all',
  onChange: fn<SelectProps['onChange']>(),
};

const distances: FilterChips = {
  label: 'Distance',
  chips: [
    { chipId: 'sprint', label: 'Sprint', selected: true },
    { chipId: 'mile', label: 'Mile', selected: false },
    { chipId: 'middle', label: 'Middle Distance', selected: false },
    { chipId: 'long', label: 'Long Distance', selected: false },
  ],
  onChange,
};

const meta = preview.meta({
  title: 'Components/Layout/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter horses',
    search: {
      label: 'Search',
      placeholder: 'Horse or seller',
      value: '',
      onChange: fn<NonNullable<FilterBarProps['search']>['onChange']>(),
    },
    selects: [price, age],
    count: '24 horses',
  } satisfies FilterBarProps,
});

/** Nothing is filtered yet, so there is nothing to clear. */
export const Default = meta.story();

/** At rest, pointed at, focused and pressed. */
export const States = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Answers>
      <FilterBar label="Filter horses" chips={distances} count="24 horses" />
    </Answers>
  ),
});

/** One choice alone, as over the programme. */
export const OneSelect = meta.story({
  render: () => (
    <FilterBar
      label="Filter races"
      selects={[{ ...price, label: 'Track', options: [{ value: 'all', label: 'All tracks' }] }]}
    />
  ),
});

/** Some filters are set, and can be taken off together. */
export const Filtered = meta.story({
  args: {
    search: {
      label: 'Search',
      value: 'silver',
      onChange: fn<NonNullable<FilterBarProps['search']>['onChange']>(),
    },
    chips: distances,
    count: '3 horses',
    onClear,
  },
});

/** Seldom needed fields lie behind Advanced Filters. */
export const Advanced = meta.story({
  args: { advanced: <Select {...age} label="Bloodline" /> },
});

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    chips: {
      ...distances,
      chips: [...distances.chips, { chipId: 'x', label: unbroken, selected: false }],
    },
    count: `24 horses of ${unbroken}`,
    onClear,
    advanced: <Select {...age} label="Bloodline" />,
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { chips: distances, onClear, advanced: <Select {...age} label="Bloodline" /> },
});

export const TestChip = meta.story({
  name: 'Test: a chip says whether it is on, and what it becomes',
  tags: ['!autodocs'],
  args: { chips: distances },
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Sprint', pressed: true }));
    await expect(onChange).toHaveBeenCalledWith({ chipId: 'sprint', selected: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Mile', pressed: false }));
    await expect(onChange).toHaveBeenCalledWith({ chipId: 'mile', selected: true });
  },
});

function Searching() {
  const [value, setValue] = useState('');
  return (
    <FilterBar
      label="Filter horses"
      search={{ label: 'Search', value, onChange: (typed) => setValue(typed.value) }}
      count={value === '' ? '24 horses' : '3 horses'}
      onClear={value === '' ? undefined : () => setValue('')}
    />
  );
}

export const TestClears = meta.story({
  name: 'Test: what is typed is counted, and Clear filters takes it off',
  tags: ['!autodocs'],
  render: () => <Searching />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'silver');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 horses');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('24 horses');
  },
});

export const TestAdvanced = meta.story({
  name: 'Test: Advanced Filters unfolds more fields',
  tags: ['!autodocs'],
  args: { advanced: <Select {...age} label="Bloodline" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Bloodline')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Advanced Filters'));
    await expect(canvas.getByRole('combobox', { name: 'Bloodline' })).toBeVisible();
  },
});
