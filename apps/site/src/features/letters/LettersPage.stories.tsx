import { refusalsOf } from '@furlong/backend/refusals';
import { gameErrors, MINUTE } from '@furlong/game/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { letters, stableOfLetters } from '../../storybook/letters.ts';
import { bodiesOf, requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused, refusing } from '../../storybook/refusals.ts';

const path = '/community/inbox/hillside';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Letters',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const withLetters = (over: Partial<typeof letters>) => ({
  game: { ...game, letters: { ...letters, ...over } },
});

/** What was written counts as read; the player answers, and sees it as it will be read. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: /^Letters with Hillside/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('part').tagName).toBe('EM');
    await waitFor(() =>
      expect(bodiesOf('POST rpc/read_letters')).toEqual([{ p_stable_id: 'hillside' }]),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'To Hillside' }), 'For **you**, no.');
    await expect(canvas.getByText('As it will be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await expect(list.getByText('you').tagName).toBe('STRONG');
    await expect(canvas.getByRole('textbox', { name: 'To Hillside' })).toHaveValue('');
    await expect(bodiesOf('POST rpc/send_letter')).toEqual([
      expect.objectContaining({ p_stable_id: 'hillside', p_body: 'For **you**, no.' }),
    ]);
  },
});

/** What was typed is there when the player comes back. */
export const Draft = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'To Hillside' }), 'One day');
    await userEvent.click(canvas.getByRole('link', { name: 'All letters' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Hillside' }));
    await expect(await canvas.findByRole('textbox', { name: 'To Hillside' })).toHaveValue(
      'One day',
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: 'To Hillside' }));
  },
});

/** Nothing that can be seen is sent. */
export const Nothing = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^Letters with Hillside/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(
      await canvas.findByText('A letter needs 1 to 2,000 characters that can be seen.'),
    ).toBeVisible();
    await expect(bodiesOf('POST rpc/send_letter')).toEqual([]);
  },
});

export const Empty = meta.story({
  args: withLetters({ letters: {}, correspondents: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No letters yet')).toBeVisible();
  },
});

/** A stable that is blocked can be let in again; until then nothing can be written. */
export const Blocked = meta.story({
  args: withLetters({ blocked: [{ stable: stableOfLetters, blockedAt: moment - MINUTE }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have blocked Hillside/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Let In Again' }));
    await expect(await canvas.findByRole('button', { name: 'Send' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Block This Stable' }));
    await expect(await canvas.findByText(/^You have blocked Hillside/)).toBeVisible();
  },
});

/** More than a page of letters, each as long as it may be. */
export const Long = meta.story({
  args: withLetters({
    letters: {
      hillside: Array.from({ length: 30 }, (_, index) => ({
        ...{ id: 30 - index, own: index % 2 === 0, sentAt: moment - index * MINUTE },
        text: index % 3 === 0 ? 'gallop'.repeat(300) : 'Well run.',
      })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 letters shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 letters shown')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: '/community/inbox/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All letters' })).toBeVisible();
    await expect(canvas.queryByText('No letters yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: {
    // Nothing that would be marked as read.
    ...withLetters({
      letters: { hillside: letters.letters.hillside?.filter(({ own }) => own) ?? [] },
    }),
    handlers: () => [slow],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 letter shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These letters could not be loaded')).toBeVisible();
  },
});

/** Every reason for which no letter is sent is read beside it. */
export const NotSent = meta.story(
  refused('send_letter', { path }, async (round) => {
    const field = await screen.findByRole('textbox', { name: 'To Hillside' });
    await userEvent.clear(field);
    await userEvent.type(field, `Well run, ${round}`);
    await press('Send', round);
  }),
);

/** Every reason for which nobody is blocked is read beside the button. */
export const NotBlocked = meta.story(
  refused('block_stable', { path }, (round) => press('Block This Stable', round)),
);

/** Every reason for which a letter is not reported is read in the dialog. */
export const NotReported = meta.story(
  refused('report_letter', { path }, async (round) => {
    if (round === 0) {
      await userEvent.click(await screen.findByRole('button', { name: /^Report the letter/ }));
    }
    await press('Send Report', round, await screen.findByRole('dialog'));
  }),
);

/** The mark makes itself: nobody asked for it, and nothing is said where it is refused. */
const markedLater = (call: 'read_letters') => ({
  args: { path, handlers: refusing(call) },
  play: async () => {
    const list = await screen.findByRole('list', { name: /^Letters with Hillside/ });
    await waitFor(() => expect(sentCalls()).toContain(`POST rpc/${call}`));
    for (const code of refusalsOf[call]) {
      await expect(document.body).not.toHaveTextContent(gameErrors[code]);
    }
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
});

export const NotMarked = meta.story(markedLater('read_letters'));
