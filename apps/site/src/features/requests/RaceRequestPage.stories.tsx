import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { harbourRequest, joinedEntry, ownRequest } from '../../storybook/raceRequests.ts';
import { press, refused } from '../../storybook/refusals.ts';

/** Ada's horse fits what is asked for. */
const fitting = {
  ...ada,
  horses: ada.horses.map((horse) => ({ ...horse, rating: 80, energy: 95, atWork: null })),
};

const asked = { ...game, raceRequests: [harbourRequest, ownRequest] };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race Request',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/races/requests/q-harbour',
    game: { ...asked, players: [fitting, ...game.players.slice(1)] },
  },
});

export const Success = meta.story({
  args: { player: fitting },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^2 more horses by .*, and it is a race\.$/ }),
    ).toBeVisible();
    await expect(await canvas.findByText('12 other horses of 7 stables would fit.')).toBeVisible();
    const field = within(canvas.getByRole('list', { name: 'The field' }));
    await expect(field.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(await canvas.findByRole('button', { name: 'Join for $200' }));
    await expect(await canvas.findByText(/waits in this request/)).toBeVisible();
    await expect(bodiesOf('POST rpc/join_race_request')).toMatchObject([
      { p_race_request_id: 'q-harbour', p_from_wallet: 0 },
    ]);
  },
});

/** The player's horse is in it already, and can be taken out. */
export const Waiting = meta.story({
  args: { player: ada, path: '/races/requests/q-own', game: asked },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Yours')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Take Silver Comet out/ }));
    await waitFor(() => expect(canvas.getAllByText('Free place')).toHaveLength(4));
  },
});

/** A visitor is shown the way in. */
export const SignedOut = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Join with a horse of yours' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'JOIN' }).length).toBeGreaterThan(0);
  },
});

const ended = (over: Partial<typeof harbourRequest.request>) => ({
  ...game,
  raceRequests: [
    {
      ...harbourRequest,
      request: { ...harbourRequest.request, ...over },
      entries: [joinedEntry(0), joinedEntry(1), joinedEntry(2)],
    },
  ],
});

/** It is full, and its race is about to be opened. */
export const Full = meta.story({
  args: { game: ended({ state: 'full', offAt: harbourRequest.request.latestOff }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^It is full/ })).toBeVisible();
    await expect(canvas.queryByText('Free place')).toBeNull();
  },
});

/** It has become a race. */
export const Opened = meta.story({
  args: {
    game: ended({
      state: 'opened',
      offAt: harbourRequest.request.latestOff,
      raceId: 'ashford-stakes',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To the race' })).toHaveAttribute(
      'href',
      '/races/ashford-stakes',
    );
  },
});

/** Its time went by. */
export const Expired = meta.story({
  args: { game: ended({ state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^It did not become a race in time/ }),
    ).toBeVisible();
  },
});

/** All have left it. */
export const Empty = meta.story({
  args: {
    game: {
      ...game,
      raceRequests: [
        {
          ...harbourRequest,
          request: { ...harbourRequest.request, state: 'withdrawn' as const },
          entries: [],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^All have left it/ })).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    game: {
      ...game,
      raceRequests: [
        {
          ...harbourRequest,
          stableName: 'The Old Northern Lantern Song and Meadowlark',
          entries: [
            joinedEntry(0, {
              horseName: 'Bramblethorpmeadowlarksilverbi',
              stableName: 'Bramblethorpmeadowlarksilverbirchholloway',
            }),
          ],
        },
      ],
    },
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The request could not be loaded')).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { path: '/races/requests/q-nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page has bolted')).toBeVisible();
  },
});

export const JoinRefusals = meta.story({
  name: 'Test: why a horse cannot join is read where it was tried',
  ...refused('join_race_request', { player: fitting }, (round) => press('Join for $200', round)),
});

export const LeaveRefusals = meta.story({
  name: 'Test: why a horse stays is read where it was tried',
  ...refused(
    'leave_race_request',
    { player: ada, path: '/races/requests/q-own', game: asked },
    (round) => press('Take Silver Comet out, $200 back', round),
  ),
});
