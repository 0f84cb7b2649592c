import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { atMoment, failingBackend, silentBackend } from '../../storybook/backends.ts';
import { finished, race, runner } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/player.ts';
import { Stage, type StageProps } from '../../storybook/Stage.tsx';
import { raceQuery } from './queries.ts';
import RacePage from './RacePage.tsx';

const key = raceQuery(race.id).queryKey;
const field = [
  runner(1, 94_790, 'Silver Comet'),
  runner(2, 94_870, 'Iron Duchess'),
  runner(3, 95_100, 'Turf Legend'),
];

const meta = preview.meta({
  title: 'Pages/Race',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => atMoment(moment),
  args: {
    Page: RacePage,
    route: '/races/:raceId',
    address: `/races/${race.id}`,
  } satisfies StageProps,
});

/** The race is run: order, margins, and what verifies it. */
export const Success = meta.story({
  args: { answers: [[key, { race: finished, runners: field }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Official')).toBeVisible();
  },
});

/** Entries are still open. */
export const BeforeTheOff = meta.story({
  args: { answers: [[key, { race, runners: field.map(declared) }]] },
});

/** The race could not be run; fees went back. */
export const CalledOff = meta.story({
  args: {
    answers: [
      [
        key,
        {
          race: { ...finished, status: 'void', voidReason: 'could_not_be_run' },
          runners: field,
        },
      ],
    ],
  },
});

/** The answer is on its way. */
export const Loading = meta.story({ beforeEach: silentBackend });

/** The backend is down: the page says so, and offers to try again. */
export const Failed = meta.story({
  beforeEach: failingBackend,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

function declared(finisher: ReturnType<typeof runner>) {
  return { ...finisher, draw: null, weight: null, place: null, timeMs: null, prize: null };
}
