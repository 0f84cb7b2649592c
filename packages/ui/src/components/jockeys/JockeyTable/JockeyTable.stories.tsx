import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { jockeyRows } from '../../../fixtures/jockeys';
import { unbroken } from '../../../fixtures/names';
import { JockeyTable, type JockeyTableProps } from './JockeyTable';

const meta = preview.meta({
  title: 'Components/Jockeys/JockeyTable',
  component: JockeyTable,
  args: { caption: 'Jockeys by wins', rows: jockeyRows } satisfies JockeyTableProps,
});

export const Default = meta.story();

/** Each jockey is a card, with a name as long as it may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { rows: jockeyRows.map((row, i) => (i === 1 ? { ...row, name: unbroken } : row)) },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestRows = meta.story({
  name: 'Test: a row is named by rank and jockey',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^2 Renata Quiroga/ })).toBeVisible();
  },
});
