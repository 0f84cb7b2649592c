import { refusalsOf } from '@furlong/backend/refusals';
import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import type { Refused } from '../../storybook/refusals.ts';
import { orderOf } from '../../storybook/requestHandlers/autoTrainingHandlers.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Dashboard, News That Was Seen',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable', player: ada },
});

/** The game with another stable of Ada's. */
const gameOf = (changes: Partial<Player>) => ({
  game: { ...game, players: [{ ...ada, ...changes }, ben] },
});

const back = /Silver Comet is back from Speed training/;
const trained: Partial<Player> = {
  overview: { ...ada.overview, trained: [{ horseId: horse.id, programme: 'speed' }] },
};

export const TestTrained = meta.story({
  name: 'Test: a horse that is back from training is told until its owner has looked at it',
  args: gameOf(trained),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(back)).toBeVisible();
    await expect(sentCalls()).not.toContain('POST rpc/see_training');
    await userEvent.click(canvas.getByRole('link', { name: 'See What It Gained' }));
    await canvas.findByRole('heading', { level: 1, name: 'Train' });
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_training'));
    const [stable] = canvas.getAllByRole('link', { name: 'My Stable' });
    if (stable) await userEvent.click(stable);
    await canvas.findByRole('heading', { name: 'What Needs You' });
    await waitFor(() => expect(canvas.queryByText(back)).toBeNull());
  },
});

export const TestHorsePage = meta.story({
  name: 'Test: … on its own page as well',
  args: { ...gameOf(trained), path: `/horses/${horse.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('meter', { name: 'Condition' });
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_training'));
  },
});

const left = /The auto-trainer left out a session of Silver Comet/;
const leftOut = gameOf({ autoOrders: [orderOf(horse, 'speed', { lastSkipped: 'budget spent' })] });

export const TestLeftOut = meta.story({
  name: 'Test: sessions that were left out are told until their reason was read',
  args: leftOut,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(left)).toBeVisible();
    const [trainer] = canvas.getAllByRole('link', { name: 'Auto-Trainer' });
    if (trainer) await userEvent.click(trainer);
    await expect(
      await canvas.findByText(/The last session was left out and not charged/),
    ).toBeVisible();
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_left_out_sessions'));
    const [stable] = canvas.getAllByRole('link', { name: 'My Stable' });
    if (stable) await userEvent.click(stable);
    await canvas.findByRole('heading', { name: 'What Needs You' });
    await waitFor(() => expect(canvas.queryByText(left)).toBeNull());
  },
});

/**
 * The news is read whether or not it could be marked, and nobody pressed anything that could be pressed again:
 * nothing is said. It is told once more on the dashboard, and marked by the next visit.
 */
const markedLater = (call: Refused, news: RegExp, page: string) => {
  const codes: GameErrorCode[] = refusalsOf[call].filter((code) => code !== 'not_signed_in');
  return {
    handlers: () => {
      const next = [...codes];
      return [
        http.post(`*/rest/v1/rpc/${call}`, () => {
          const code = next.shift();
          return code && refusal(code);
        }),
      ];
    },
    play: async () => {
      const marks = () => sentCalls().filter((sent) => sent === `POST rpc/${call}`).length;
      for (const visit of [...codes, null].keys()) {
        await expect(await screen.findByText(news)).toBeVisible();
        await userEvent.click(screen.getAllByRole('link', { name: page })[0] ?? document.body);
        await screen.findByRole('heading', { level: 1, name: /^(Train|Auto-Trainer)$/ });
        await waitFor(() => expect(marks()).toBe(visit + 1));
        for (const code of codes) {
          await expect(document.body).not.toHaveTextContent(gameErrors[code]);
        }
        await userEvent.click(
          screen.getAllByRole('link', { name: 'My Stable' })[0] ?? document.body,
        );
        await screen.findByRole('heading', { name: 'What Needs You' });
      }
      await waitFor(() => expect(screen.queryByText(news)).toBeNull());
    },
  };
};

const trainedLater = markedLater('see_training', back, 'See What It Gained');
const leftOutLater = markedLater('see_left_out_sessions', left, 'Auto-Trainer');

export const TestTrainedUnmarked = meta.story({
  name: 'Test: a horse that is back is told again where the mark was refused',
  args: { ...gameOf(trained), handlers: trainedLater.handlers },
  play: trainedLater.play,
});

export const TestLeftOutUnmarked = meta.story({
  name: 'Test: … and so are sessions that were left out',
  args: { ...leftOut, handlers: leftOutLater.handlers },
  play: leftOutLater.play,
});
