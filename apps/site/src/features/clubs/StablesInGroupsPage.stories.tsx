import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { clubs, invitation, ownClubs } from '../../storybook/clubs.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';

const path = '/community/stables-in-groups';
const inClub = { path, game: { ...game, clubs: ownClubs } };
const invited = { path, game: { ...game, clubs: { ...clubs, invitations: [invitation] } } };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Stables in Groups',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, ...inClub, player: ada },
});

const members = async () => within(await screen.findByRole('table', { name: /^Members/ }));

/** A notice is put up and taken down, a member made an officer and another sent away. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'A notice to your club' });
    await expect(canvas.getByText('Saturday').tagName).toBe('STRONG');
    await userEvent.type(field, 'I am in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Put It Up' }));
    await expect(await canvas.findByText('I am in.')).toBeVisible();
    await expect(field).toHaveValue('');
    const [down] = canvas.getAllByRole('button', { name: /^Take Down/ });
    if (down) await userEvent.click(down);
    await waitFor(() => expect(canvas.queryByText('I am in.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Officer No More: Hillside' }));
    await expect(
      await canvas.findByRole('button', { name: 'Make Officer: Hillside' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Away: Hillside' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Send Away: Hillside' }));
    const table = await members();
    await waitFor(() => expect(table.queryByRole('link', { name: 'Hillside' })).toBeNull());
  },
});

/** What is said of it changes, a stable is invited, the club handed over and left. */
export const Leading = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Name of the stable' }),
      'Far Field',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(await canvas.findByText('Far Field is invited.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the Club' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Any stable may join/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^by invitation, founded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand the Club Over: Hillside' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Hand Over: Hillside' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Send Away: Hillside' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the Club' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Leave' }));
    await expect(await canvas.findByText('Your stable is in no club')).toBeVisible();
  },
});

/** A member that leads nothing reads, writes and leaves. */
export const Member = meta.story({
  args: {
    game: {
      ...game,
      clubs: {
        ...ownClubs,
        mine: { clubId: 'rail', stableId: ada.stable.id, role: 'member' as const },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Leave the Club' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Take Down/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Send Away/ })).toBeNull();
  },
});

export const EmptyBoard = meta.story({
  args: { game: { ...game, clubs: { ...ownClubs, notices: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The board is empty')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Put It Up' }));
    await expect(canvas.getByText(/^A notice needs 1 to 1,000/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { game },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your stable is in no club')).toBeVisible();
  },
});

/** An invitation is taken: the club's board opens. */
export const Invited = meta.story({
  args: invited,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hillside invited you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join Westerners' }));
    await expect(await canvas.findByText('The board is empty')).toBeVisible();
  },
});

export const Declined = meta.story({
  args: invited,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline Westerners' }));
    await waitFor(() => expect(canvas.queryByText('Westerners')).toBeNull());
    await expect(canvas.getByText('Your stable is in no club')).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { name: 'Stables in Groups' })).toBeVisible();
    await expect(canvas.queryByText('Your stable is in no club')).toBeNull();
  },
});

/** Which club it is has to be known before it is asked for. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Leave the Club' }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(requestWaves()).toBe(2);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your club could not be loaded')).toBeVisible();
  },
});

export const NotPosted = meta.story(
  refused('post_club_notice', inClub, async (round) => {
    const field = await screen.findByRole('textbox', { name: 'A notice to your club' });
    await userEvent.clear(field);
    await userEvent.type(field, `Saturday, ${round}`);
    await press('Put It Up', round);
  }),
);

export const NotTakenDown = meta.story(
  refused('remove_club_notice', inClub, async (round) => {
    const down = await screen.findByRole('button', { name: /^Take Down/ });
    await press(String(down.ariaLabel), round);
  }),
);

export const NotInvited = meta.story(
  refused('invite_to_club', inClub, async (round) => {
    const field = await screen.findByRole('textbox', { name: 'Name of the stable' });
    await userEvent.clear(field);
    await userEvent.type(field, `Far Field ${round}`);
    await press('Invite', round);
  }),
);

export const NotChanged = meta.story(
  refused('change_club', inClub, async (round) => {
    if (round === 0) await press('Change the Club', round);
    await press('Save', round);
  }),
);

export const RoleNotGiven = meta.story(
  refused('give_club_role', inClub, (round) => press('Officer No More: Hillside', round)),
);

export const NotSentAway = meta.story(
  refused('send_from_club', inClub, async (round) => {
    if (round === 0) await press('Send Away: Hillside', round);
    await press('Yes, Send Away: Hillside', round);
  }),
);

export const NotLeft = meta.story(
  refused('leave_club', inClub, async (round) => {
    if (round === 0) await press('Leave the Club', round);
    await press('Yes, Leave', round);
  }),
);

export const NotDeclined = meta.story(
  refused('decline_club', invited, (round) => press('Decline Westerners', round)),
);
