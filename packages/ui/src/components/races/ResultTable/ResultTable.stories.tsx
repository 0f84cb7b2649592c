import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { resultRows } from '../../../fixtures/results';
import { ResultTable, type ResultTableProps } from './ResultTable';

const meta = preview.meta({
  title: 'Components/Races/ResultTable',
  component: ResultTable,
  tags: ['vrt'],
  args: {
    race: 'Ashford Stakes',
    rows: resultRows,
    morningLineSimulations: 400,
  } satisfies ResultTableProps,
});

export const Default = meta.story();

/** One of the runners carried the player's colours. */
export const Mine = meta.story({ args: { myHorseIds: ['h3'] } });

/** The player's own horse won. */
export const MineWon = meta.story({ args: { myHorseIds: ['h1'] }, globals: { theme: 'dark' } });

/** Two horses that the camera could not part share the place and its money. */
export const DeadHeat = meta.story({
  args: {
    rows: resultRows.map((row, i) =>
      i < 2
        ? {
            ...row,
            place: 1,
            time: '1:23.41',
            margin: i === 1 ? 'dead heat' : '',
            prize: '$17,500',
          }
        : row,
    ),
  },
});

export const LongNames = meta.story({
  args: {
    race: 'The Saltmarsh Park Two-Year-Old Novice Stakes',
    rows: resultRows.map((row) => ({
      ...row,
      horse: `${row.horse}, Marquis of Wetherby Moor`,
      stable: `${row.stable} Thoroughbred Partnership`,
    })),
    myHorseIds: ['h2'],
  },
});

/** Below 600 px each runner is a card, and every figure carries its label. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { myHorseIds: ['h2'] },
});

const lastFourOfTwelve = [...resultRows, ...resultRows]
  .map((row, i) => ({ ...row, horseId: `runner ${i + 1}`, place: i + 1 }))
  .slice(-4);

/** Twelve ran: the last places have two figures. */
export const FullFieldOnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { rows: lastFourOfTwelve },
});

export const TestTwoFigures = meta.story({
  name: 'Test: a place of two figures stays on its line',
  tags: ['!autodocs', '!vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { rows: lastFourOfTwelve },
  play: async ({ canvas }) => {
    const place = document.createRange();
    place.selectNodeContents(canvas.getByText('12'));
    await expect(place.getClientRects()).toHaveLength(1);
  },
});

export const TestIsTable = meta.story({
  name: 'Test: the winner is read out with place, margin and prize',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /Ashford Stakes/ });
    const second = within(table).getByRole('row', { name: /Morning Glory/ });
    await expect(within(second).getByRole('cell', { name: 'neck' })).toBeVisible();
    await expect(within(second).getByRole('cell', { name: '$10,000' })).toBeVisible();
  },
});

export const TestWithoutLine = meta.story({
  name: 'Test: a race without a morning line has no column of chances',
  tags: ['!autodocs', '!vrt'],
  args: { rows: resultRows.map((row) => ({ ...row, chance: null })), morningLineSimulations: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Chance' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Prize' })).toBeVisible();
    await expect(canvas.queryByText(/morning line/)).not.toBeInTheDocument();
  },
});
