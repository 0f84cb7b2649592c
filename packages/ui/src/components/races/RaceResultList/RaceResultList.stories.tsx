import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { finishedRaces } from '../../../fixtures/results';
import { RaceResultList, type RaceResultListProps } from './RaceResultList';

const meta = preview.meta({
  title: 'Components/Races/RaceResultList',
  component: RaceResultList,
  args: { races: finishedRaces } satisfies RaceResultListProps,
});

export const Default = meta.story();

/** The results are on their way. */
export const Loading = meta.story({ tags: ['vrt'], args: { races: [], loading: true } });

/** One of them counted to a championship. */
export const Qualifier = meta.story({
  args: {
    races: finishedRaces.map((race, i) =>
      i === 0 ? { ...race, championship: { words: 'Qualifier · Mile · 20-10-6-4-2' } } : race,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Qualifier/)).toHaveLength(1);
  },
});

/** For who has yet to watch: of no race is told how it ended. */
export const Hidden = meta.story({
  tags: ['vrt'],
  args: { races: finishedRaces.map((race) => ({ ...race, ending: null })) },
});

/** Two lines a race: what it was, and how it ended. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    races: finishedRaces.map((race, i) =>
      i === 1 ? { ...race, race: unbroken, summary: unbroken } : race,
    ),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestLeads = meta.story({
  name: 'Test: every race leads to its result',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(finishedRaces.length);
    await expect(canvas.getByRole('link', { name: 'Ashford Stakes' })).toHaveAttribute(
      'href',
      '/races/r1',
    );
  },
});
