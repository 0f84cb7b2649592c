import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { StatTiles, type StatTilesProps } from './StatTiles';

const meta = preview.meta({
  title: 'Components/Layout/StatTiles',
  component: StatTiles,
  args: {
    label: 'Your stable in figures',
    tiles: [
      { label: 'Horses', value: '6' },
      { label: 'Total wins', value: '17', detail: 'from 61 races' },
      { label: 'Total earnings', value: '$1,284,400', gold: true },
      { label: 'Upcoming races', value: '2', detail: 'next today, 14:30' },
    ],
  } satisfies StatTilesProps,
});

export const Default = meta.story();

/** The first day: nothing has happened yet, and that is no mistake. */
export const Nothing = meta.story({
  args: { tiles: [{ label: 'Total wins', value: '0', detail: 'from 0 races' }] },
});

/** The figures are on their way, and nothing moves when they arrive. */
export const Loading = meta.story({
  args: { tiles: [{ label: 'Total wins', value: null, detail: null }] },
});

const eight = [
  { label: 'Horses', value: '6' },
  { label: 'Active races', value: '3', detail: 'Silver Comet is running' },
  { label: 'Upcoming races', value: '2', detail: 'next Today 14:30' },
  { label: 'Total wins', value: '17', detail: 'from 61 races' },
  { label: 'Weekly earnings', value: '$25,000', detail: 'in the last seven days', gold: true },
  { label: 'Total earnings', value: '$1,284,400', detail: 'prize money in all', gold: true },
  { label: 'Wallet', value: '$4,200', detail: 'prize money kept' },
  { label: 'Credits', value: '23,800', detail: 'for fees' },
];

/** Eight stand four to a line. */
export const Eight = meta.story({ tags: ['vrt'], args: { tiles: eight } });

/** Eight stand two to a line of a phone. */
export const EightOnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { tiles: eight },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  parameters: { maxInlineSize: 360 },
  args: {
    tiles: [
      { label: 'Horses', value: '6' },
      { label: 'Total wins', value: '17', detail: 'from 61 races' },
      { label: 'Total earnings', value: '$1,284,400', gold: true },
      { label: 'Upcoming races', value: '0', detail: 'no entries' },
      { label: 'Credits', value: null, detail: 'for fees' },
      { label: 'Wallet', value: '$0', detail: null },
    ],
  },
});

export const TestList = meta.story({
  name: 'Test: a list with a name, of figures that each have theirs',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Your stable in figures' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByRole('listitem', { name: 'Total wins' })).toHaveTextContent('17');
  },
});

export const TestLoading = Loading.extend({
  name: 'Test: a figure that is on its way is no figure',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total wins')).toBeVisible();
    await expect(canvas.getByText('On its way')).toBeInTheDocument();
  },
});

export const TestHeight = meta.story({
  name: 'Test: a tile is as high before its figure has come',
  tags: ['!autodocs'],
  parameters: { maxInlineSize: 160 },
  args: {
    tiles: [
      { label: 'Total wins', value: null, detail: null },
      { label: 'Wins', value: '17', detail: 'from 61 races' },
    ],
  },
  play: async ({ canvas }) => {
    const [before, after] = canvas
      .getAllByRole('listitem')
      .map((tile) => tile.getBoundingClientRect().height);
    await expect(before).toBe(after);
  },
});
