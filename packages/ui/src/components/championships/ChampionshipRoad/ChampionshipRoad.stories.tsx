import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { roadRaces } from '../../../fixtures/championships';
import { unbroken } from '../../../fixtures/names';
import { ChampionshipRoad, type ChampionshipRoadProps } from './ChampionshipRoad';

const meta = preview.meta({
  title: 'Components/Championships/ChampionshipRoad',
  component: ChampionshipRoad,
  args: { label: 'Qualifiers', races: roadRaces } satisfies ChampionshipRoadProps,
});

/** Run with its winner, run in a dead heat, called off, and to come. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(roadRaces.length);
    await expect(canvas.getByRole('link', { name: 'Ashford Mile' })).toHaveAttribute(
      'href',
      '#ashford-mile',
    );
    await expect(canvas.getAllByText('Won by')).toHaveLength(3);
    await expect(canvas.getByText('Called off')).toBeVisible();
  },
});

/** Two lines a race, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    races: roadRaces.map((race, at) =>
      at === 0
        ? {
            ...race,
            race: unbroken,
            winners: race.winners.map((winner) => ({ ...winner, horse: unbroken })),
          }
        : race,
    ),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
