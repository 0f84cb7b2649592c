import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { desktop, expectTold, press, refused, sixtyHorses } from '../../storybook/refusals.ts';
import { orderOf } from '../../storybook/requestHandlers/autoTrainingHandlers.ts';

const chosen = `/stable/auto-trainer?horse=${horse.id}&programme=balanced`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Start Auto-Training',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: chosen, player: ada },
});

const start = { name: 'Start Auto-Training' };
const starting = '*/rest/v1/rpc/start_auto_training';
const stopping = '*/rest/v1/rpc/stop_auto_training';
const inTraining = {
  game: { ...game, players: [{ ...ada, autoOrders: [orderOf(horse, 'speed')] }, ben] },
  path: '/stable/auto-trainer',
};
const stop = { name: 'Stop auto-training of Silver Comet' };

const sixty = {
  ...game,
  players: [
    {
      ...ada,
      horses: [...ada.horses, ...sixtyHorses],
      autoOrders: sixtyHorses.map((each) => orderOf(each, 'speed')),
    },
    ben,
  ],
};

export const TestRefusals = meta.story({
  name: 'Test: each refusal of a start is read where it was pressed',
  ...refused('start_auto_training', { game: sixty }, (round) =>
    press('Start Auto-Training', round),
  ),
});

export const TestRefusalsAtDesk = TestRefusals.extend({
  name: 'Test: … also at a desk',
  ...desktop,
});

export const TestStopRefusals = meta.story({
  name: 'Test: each refusal of a stop is read where it was pressed',
  ...refused('stop_auto_training', { game: sixty, path: '/stable/auto-trainer' }, (round) =>
    press('Stop auto-training of Number 40', round),
  ),
});

export const TestStopRefusalsAtDesk = TestStopRefusals.extend({
  name: 'Test: … also at a desk',
  ...desktop,
});

export const TestStarts = meta.story({
  name: 'Test: the horse is in auto-training, and no more is asked for than it changed',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', start);
    forgetRequests();
    await userEvent.click(button);
    await expect(await canvas.findByText('Auto-training has started.')).toBeVisible();
    await expect(await canvas.findByText(/^Next session in/)).toBeVisible();
    await expect(canvas.queryByText('No horses currently in auto-training')).toBeNull();
    await expect(sentCalls().toSorted()).toEqual([
      'POST rpc/my_auto_training',
      'POST rpc/my_auto_training_history',
      'POST rpc/start_auto_training',
    ]);
    await expect(bodiesOf('POST rpc/start_auto_training')[0]).toMatchObject({
      p_programme: 'auto_balanced',
      p_weekly_budget: 5_600,
    });
  },
});

export const TestBudget = meta.story({
  name: 'Test: the weekly budget is set by keyboard, a session at a time, and sent',
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Weekly budget' });
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '$400, 2 sessions at most');
    await userEvent.click(canvas.getByRole('button', start));
    await expect(await canvas.findByText('Auto-training has started.')).toBeVisible();
    await expect(bodiesOf('POST rpc/start_auto_training')[0]).toMatchObject({
      p_weekly_budget: 400,
    });
  },
});

export const TestLostAnswer = meta.story({
  name: 'Test: a lost answer is asked for with the same request',
  args: { handlers: () => [http.post(starting, () => HttpResponse.error(), { once: true })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText(/No answer came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', start));
    await expect(await canvas.findByText('Auto-training has started.')).toBeVisible();
    const [first, second] = bodiesOf('POST rpc/start_auto_training');
    await expect(second).toEqual(first);
  },
});

export const TestCancel = meta.story({
  name: 'Test: Cancel clears the choice of the program, also in the address',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', start)).toBeNull();
    await expect(canvas.getByText(`/stable/auto-trainer?horse=${horse.id}`)).toBeInTheDocument();
  },
});

export const TestStops = meta.story({
  name: 'Test: Stop moves the horse out, and it can be chosen again',
  args: inTraining,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', stop));
    await expect(await canvas.findByText('No horses currently in auto-training')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Silver Comet' })).toBeEnabled();
  },
});

export const TestStartAgain = meta.story({
  name: 'Test: after a stop the summary no longer says that it has started, and it can be started again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText('Auto-training has started.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', stop));
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText('Auto-training has started.')).toBeVisible();
    await expect(await canvas.findByRole('button', stop)).toBeVisible();
  },
});

/** It had been stopped on another device: its line is gone when the answer has come. */
export const TestStoppedElsewhere = meta.story({
  name: 'Test: why a stop was refused is read also when the line has gone',
  args: {
    game: sixty,
    path: '/stable/auto-trainer',
    handlers: () => {
      let asked = 0;
      return [
        http.post(stopping, () => refusal('not_auto_training')),
        http.post('*/rest/v1/rpc/my_auto_training', () => {
          asked += 1;
          return asked === 1 ? undefined : HttpResponse.json([]);
        }),
      ];
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Stop auto-training of Number 40' });
    button.scrollIntoView({ block: 'end' });
    await userEvent.click(button);
    await expect(await canvas.findByText('No horses currently in auto-training')).toBeVisible();
    await expectTold('not_auto_training');
  },
});
