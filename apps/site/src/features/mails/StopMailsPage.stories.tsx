import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { press, refused } from '../../storybook/refusals.ts';

const secret = 'a1'.repeat(32);
const path = `/mails/${secret}`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/No More Mails',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path },
});

/** Whoever has a mail's link ends all mails by a press, signed out; opening it ends nothing. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'End All Mails' });
    await expect(bodiesOf('POST rpc/stop_mails')).toEqual([]);
    await userEvent.click(end);
    await expect(await canvas.findByText('No news comes by e-mail any more.')).toBeVisible();
    await expect(bodiesOf('POST rpc/stop_mails')).toEqual([{ p_secret: secret }]);
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End All Mails' }));
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End All Mails' }));
    await expect(await canvas.findByText(/Please try again/)).toBeVisible();
  },
});

export const Refused = meta.story(
  refused('stop_mails', { path }, async (round) => press('End All Mails', round)),
);
