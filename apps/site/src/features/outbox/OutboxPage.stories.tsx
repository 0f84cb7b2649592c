import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { offline, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const mails = [
  {
    to: 'ada@stable.example',
    subject: 'Confirm your e-mail address',
    text: 'Open the link to confirm your e-mail address.',
    link: 'http://localhost/auth/v1/verify?token=seven&type=signup',
    at: new Date(moment - 300_000).toISOString(),
  },
  {
    to: 'ben@stable.example',
    subject: 'Welcome to Furlong',
    text: 'Your stable is founded.',
    link: null,
    at: new Date(moment - 7_200_000).toISOString(),
  },
];

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Outbox',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/outbox', game: { ...game, mails } },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/5 minutes ago$/)).toBeVisible();
    await expect(canvas.getByText(/2 hours ago$/)).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Local inbox');
    await expect(canvas.queryByText('No mail yet')).toBeNull();
  },
});

/** Nobody has joined yet. */
export const Empty = meta.story({
  args: { game: { ...game, mails: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No mail yet')).toBeVisible();
  },
});

/** This site's server sends real e-mails and keeps none. */
export const NoInbox = meta.story({
  args: {
    handlers: () => [http.get('*/outbox.json', () => HttpResponse.html('<h1>Furlong</h1>'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No inbox here')).toBeVisible();
  },
});

/** This browser has not followed the link that the start of the game has printed. */
export const Closed = meta.story({
  args: {
    handlers: () => [
      http.get('*/outbox.json', () =>
        HttpResponse.json({ code: 'outbox_closed' }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The inbox is closed')).toBeVisible();
  },
});

/** The server cannot be reached. */
export const Failed = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The local inbox could not be read')).toBeVisible();
  },
});

/** The list takes a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/5 minutes ago$/)).toBeVisible();
  },
});
