import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { atMoment } from '../../storybook/backends.ts';
import { horse, race } from '../../storybook/fixtures.ts';
import { ada, herStable, moment } from '../../storybook/player.ts';
import { Stage, type StageProps } from '../../storybook/Stage.tsx';
import { futureRacesQuery } from '../races/index.ts';
import EnterRacePage from './EnterRacePage.tsx';

const sprint = { ...race, id: 'sprint', name: 'Harbour Sprint', suitableFor: ['Sprint'] };
const programme = { pages: [[race, sprint]], pageParams: [null] };

const meta = preview.meta({
  title: 'Pages/Enter Race',
  component: Stage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => atMoment(moment),
  args: {
    Page: EnterRacePage,
    route: '/stable/enter-race',
    player: ada,
    answers: [...herStable, [futureRacesQuery(null).queryKey, programme]],
  } satisfies StageProps,
});

/** Nothing is chosen yet. */
export const Success = meta.story();

/** Horse and race are chosen, and suit each other. */
export const Suitable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: race.name }));
    await expect(canvas.getByRole('button', { name: 'Confirm Entry' })).toBeEnabled();
  },
});

/** The race asks for another specialty. */
export const Unsuitable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: sprint.name }));
    await expect(canvas.getByRole('button', { name: 'Cannot Enter' })).toBeDisabled();
  },
});

/** No race takes entries. */
export const Empty = meta.story({
  args: {
    answers: [...herStable, [futureRacesQuery(null).queryKey, { pages: [[]], pageParams: [null] }]],
  },
});
