import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, refusal, silent } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Design Silks',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/design-silks', player: ada },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These are your stable’s colours.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register these colours' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(sentCalls()).not.toContain('POST rpc/silks_available');
  },
});

/** Nobody is signed in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Body' })).toBeNull();
  },
});

/** A new design is asked about as it stands, and registered. */
export const Registered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('cross of Lorraine'));
    await expect(await canvas.findByText('No other stable races in these.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register these colours' }));
    await expect(await canvas.findByText(/^Registered\. Your horses wear them/)).toBeVisible();
    await expect(sentCalls().filter((call) => call.endsWith('change_silks'))).toHaveLength(1);
  },
});

/** Another stable looks the same. */
export const Taken = meta.story({
  args: {
    game: {
      ...game,
      players: [
        ada,
        {
          ...ben,
          stable: { ...ben.stable, silks: { ...ada.stable.silks, body: 'maltese cross' } },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Maltese cross'));
    await expect(
      await canvas.findByText(
        'Another stable already races in these colours. Change any part of them.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register these colours' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('These are your stable’s colours.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(await canvas.findByText(/^Another stable already races/)).toBeVisible();
  },
});

export const TestRefused = meta.story({
  name: 'Test: who is beaten to the colours reads it, and may change them',
  args: {
    handlers: () => [http.post('*/rest/v1/rpc/change_silks', () => refusal('silks_taken'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('stars'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Register these colours' }));
    await expect(await canvas.findByText(/^Another stable already races/)).toBeVisible();
    await userEvent.click(canvas.getByText('hoops'));
    await waitFor(() => expect(canvas.queryByText(/^Another stable already races/)).toBeNull());
  },
});

export const TestDrawn = meta.story({
  name: 'Test: others are drawn, and shown on a horse when asked for',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('These are your stable’s colours.');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw others' }));
    await expect(
      await canvas.findByRole('button', { name: 'Register these colours' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See them on a horse' }));
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Design Silks' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Body' })).toBeNull();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your colours could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});
