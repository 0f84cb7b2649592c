import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
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

export const TestLeftOut = meta.story({
  name: 'Test: sessions that were left out are told until their reason was read',
  args: gameOf({ autoOrders: [orderOf(horse, 'speed', { lastSkipped: 'budget spent' })] }),
  play: async ({ canvas, userEvent }) => {
    const left = /The auto-trainer left out a session of Silver Comet/;
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
