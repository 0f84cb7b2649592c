import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
    active: 0,
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
      <FilterBar label="Filter horses" chips={distances} active={1} count="24 horses" />
    </Answers>
  ),
});

/** One choice alone, as over the programme. */
export const OneSelect = meta.story({
  render: () => (
    <FilterBar
      label="Filter races"
      active={0}
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
    active: 1,
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
    active: 1,
    count: `24 horses of ${unbroken}`,
    onClear,
    advanced: <Select {...age} label="Bloodline" />,
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { chips: distances, active: 1, onClear, advanced: <Select {...age} label="Bloodline" /> },
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
      active={0}
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

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The choices of a phone, opened by the button that says how many are set. */
export const OnSheet = meta.story({
  tags: ['!autodocs'],
  globals: phone,
  args: { active: 1, chips: distances, onClear, count: '3 horses' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    await expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
});

export const TestSheet = meta.story({
  name: 'Test: on a phone the choices are on a sheet, by keyboard, and the focus returns to their button',
  tags: ['!autodocs'],
  globals: phone,
  args: {
    active: 2,
    selects: [price, { ...age, onChange: fn<SelectProps['onChange']>() }],
    advanced: <Select {...age} label="Bloodline" />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: 'Filters (2)' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('combobox', { name: 'Price' })).toHaveFocus();
    await expect(sheet.getByRole('combobox', { name: 'Bloodline' })).toBeVisible();
    await expect(sheet.getByRole('status')).toHaveTextContent('24 horses');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Age' }), 'young');
    await expect(args.selects?.[1]?.onChange).toHaveBeenCalledWith({ value: 'young' });
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
});

export const TestOneChoice = meta.story({
  name: 'Test: on a phone one choice stands where it is',
  tags: ['!autodocs'],
  globals: phone,
  render: () => <FilterBar label="Filter races" active={0} selects={[price]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Price' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const TestOneRow = meta.story({
  name: 'Test: from 600 px on search and choices stand in one row, without a button',
  tags: ['!autodocs'],
  parameters: { maxInlineSize: 600 },
  args: { selects: [price, age, { ...price, label: 'Order' }, { ...age, label: 'Sex' }] },
  play: async ({ canvas }) => {
    const fields = [canvas.getByRole('searchbox'), ...canvas.getAllByRole('combobox')];
    await expect(fields).toHaveLength(5);
    const bottoms = fields.map((field) => Math.round(field.getBoundingClientRect().bottom));
    await expect(new Set(bottoms).size).toBe(1);
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).not.toBeInTheDocument();
  },
});
