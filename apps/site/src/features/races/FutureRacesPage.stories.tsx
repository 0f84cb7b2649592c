import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { atMoment, failingBackend, silentBackend } from '../../storybook/backends.ts';
import { race } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/player.ts';
import { Stage, type StageProps } from '../../storybook/Stage.tsx';
import FutureRacesPage from './FutureRacesPage.tsx';
import { futureRacesQuery } from './queries.ts';

const key = futureRacesQuery(null).queryKey;

const meta = preview.meta({
  title: 'Pages/Future Races',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => atMoment(moment),
  args: { Page: FutureRacesPage, route: '/races/future-races' } satisfies StageProps,
});

export const Success = meta.story({
  args: {
    answers: [
      [
        key,
        {
          pages: [
            [
              race,
              {
                ...race,
                id: 'harbour-sprint',
                name: 'Harbour Sprint',
                trackId: 'port-regis',
                distance: 1000,
                surface: 'Dirt',
                grade: 'Class 5',
                purse: 8_000,
                entryFee: 240,
                entriesCount: 12,
                offAt: race.offAt + 120_000,
                closesAt: race.closesAt + 120_000,
              },
            ],
          ],
          pageParams: [null],
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({ beforeEach: silentBackend });

/** No race is planned at the track. */
export const Empty = meta.story({
  args: { answers: [[key, { pages: [[]], pageParams: [null] }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No races found')).toBeVisible();
  },
});

/** The backend is down: the page says so, and offers to try again. */
export const Failed = meta.story({
  beforeEach: failingBackend,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
