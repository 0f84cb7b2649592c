import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { BallotedOut, type BallotedOutProps } from './BallotedOut';

const reserves = ['Silver Comet', 'Morning Glory', 'Sea Room'].map((horse, index) => ({
  horseId: `h${index}`,
  horse,
  horseHref: `/horses/h${index}`,
  stable: ['Silver Birch', 'Hollow Oak', 'Westering Yard'][index] ?? '',
  stableHref: `/stables/s${index}`,
  turn: ['1st reserve', '2nd reserve', '3rd reserve'][index] ?? '',
}));

const meta = preview.meta({
  title: 'Components/Races/BallotedOut',
  component: BallotedOut,
  args: {
    summary:
      '15 were entered and 12 run. Lots that follow from the race’s seed decided: each stable’s first horse before anybody’s second.',
    consolation:
      'The fees are back with their stables. Whoever was balloted out comes first in the next ballot until it has run.',
    reserves,
    myHorseIds: ['h1'],
  } satisfies BallotedOutProps,
  parameters: { maxInlineSize: 760 },
});

export const Default = meta.story();

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    reserves: reserves.map((reserve, index) =>
      index === 1 ? { ...reserve, horse: unbroken, stable: unbroken } : reserve,
    ),
  },
});

export const TestMine = meta.story({
  name: 'Test: the player’s own horse is marked by a word, and each says its place',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const turns = [/1st reserve/, /2nd reserve/, /3rd reserve/];
    for (const [index, row] of rows.entries()) {
      await expect(row).toHaveTextContent(turns[index] ?? '');
    }
    const mine = rows.filter((row) => within(row).queryByText('Yours'));
    await expect(mine).toHaveLength(1);
    await expect(mine[0]).toHaveTextContent('Morning Glory');
  },
});
