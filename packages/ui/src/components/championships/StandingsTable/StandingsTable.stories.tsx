import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { standings } from '../../../fixtures/championships';
import { unbroken } from '../../../fixtures/names';
import { StandingsTable, type StandingsTableProps } from './StandingsTable';

const meta = preview.meta({
  title: 'Components/Championships/StandingsTable',
  component: StandingsTable,
  args: {
    caption: 'Standings',
    cut: 'Cut: 38 points',
    rows: standings,
    cutBelow: 12,
  } satisfies StandingsTableProps,
});

export const Default = meta.story();

/** The player's own is marked, in a word as well; the line is drawn below the last that would run. */
export const Mine = meta.story({
  args: { myHorseIds: ['h13'] },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('rowheader', { name: /High Water Yours/ });
    await expect(own).toBeVisible();
    await expect(canvas.getAllByText('Yours')).toHaveLength(1);
    const above = canvas.getByRole('row', { name: /Tall Story/ });
    await expect(above).toHaveAttribute('data-ruled', 'true');
    const edge = (row: HTMLElement | null) =>
      row === null ? '' : getComputedStyle(row).borderTopWidth;
    await expect(edge(own.closest('tr'))).toBe('3px');
    await expect(edge(above)).toBe('1px');
  },
});

/** Before the first qualifier nobody is above a cut. */
export const NoCut = meta.story({
  args: { rows: standings.slice(0, 3), cutBelow: null, cut: 'Nine more places' },
});

/** Once the fields are drawn. */
export const Drawn = meta.story({
  args: {
    rows: standings.map((row, at) => ({
      ...row,
      state: at < 12 ? 'final' : at < 13 ? 'consolation' : 'out',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(In the final|Won its way in)$/)).toHaveLength(12);
    await expect(canvas.getByText('In the consolation')).toBeVisible();
  },
});

/** Two lines a horse, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    myHorseIds: ['h13'],
    rows: standings.map((row, at) =>
      at === 2 ? { ...row, horse: unbroken, stable: unbroken, points: '12½' } : row,
    ),
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { myHorseIds: ['h13'], rows: standings.slice(9), cutBelow: 12 },
});
