import { gameErrors, HOUR, MINUTE } from '@furlong/game/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import {
  appealOf,
  aReferee,
  enquiry,
  type Room,
  reported,
  room,
  ruling,
} from '../../storybook/room.ts';

const path = paths.referees;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Referees',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const withRoom = (over: Partial<Room>) => ({ game: { ...game, room: { ...room, ...over } } });

const undone = { at: moment - MINUTE, reason: 'It was a jest.', role: 'referee' } as const;

/** What was done, under which rule, by which role and why; never by whom, nor who reported. */
export const Success = meta.story({
  args: withRoom({
    rulings: [
      ruling(4, { action: 'mute', days: 3 }),
      ruling(3, { undone }),
      ruling(2, { action: 'lock', rule: null, number: null, role: 'operator' }),
      ruling(1, { action: 'warn', letter: true, threadId: null, title: null, number: null }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Muted who wrote post 2 for 3 days')).toBeVisible();
    await expect(canvas.getByText(/It was a jest\./)).toBeVisible();
    await expect(canvas.getByText('Locked a thread')).toBeVisible();
    await expect(canvas.getByText('Warned who wrote a letter')).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: 'The going at Saltmarsh' })[0],
    ).toHaveAttribute('href', '/community/forums/threads/2?post=2');
    await expect(canvas.queryByRole('button', { name: /^Take back ruling/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: /^Reports/ })).toBeNull();
  },
});

/** A fresh start: each part says what will stand there. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ruling yet')).toBeVisible();
    for (const [tab, title] of [
      ['Enquiries', 'No race was called off'],
      ['Appeals', 'No appeal yet'],
      ['About You', 'No ruling concerns you'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await expect(await canvas.findByText(title)).toBeVisible();
    }
  },
});

export const Rules = meta.story({
  args: { path: `${path}?tab=rules` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fair play')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Appeals' })).toBeVisible();
  },
});

export const Enquiries = meta.story({
  args: {
    path: `${path}?tab=enquiries`,
    ...withRoom({
      enquiries: [
        enquiry('harbour'),
        enquiry('ashford', { reason: 'could_not_be_run', entries: 1, stables: 0 }),
        enquiry('vale', { entries: 0, stables: 0 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/2 entries cancelled, all fees given back, to 1 player among them/),
    ).toBeVisible();
    await expect(canvas.getByText(/One entry cancelled, all fees given back\./)).toBeVisible();
    await expect(canvas.getByText(/Nobody was entered/)).toBeVisible();
  },
});

/** The clock of each appeal, and its answer once it is there. */
export const Appeals = meta.story({
  args: {
    path: `${path}?tab=appeals`,
    ...withRoom({
      appeals: [
        appealOf(3, { text: null }),
        appealOf(2, { dueAt: moment - HOUR, own: true }),
        appealOf(1, {
          answer: { upheld: true, text: 'You did.', at: moment - MINUTE, role: 'referee' },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/answer due/)).toBeVisible();
    await expect(canvas.getByText(/answer overdue/)).toBeVisible();
    await expect(canvas.getByText(/^Upheld\. A referee answered/)).toBeVisible();
    await expect(canvas.getByText('You did.')).toBeVisible();
    await expect(canvas.getByText(/^What was written stands here/)).toBeVisible();
  },
});

/** Whom a ruling concerns appeals against it. */
export const AboutYou = meta.story({
  args: {
    path: `${path}?tab=own`,
    ...withRoom({
      ownRulings: [
        { ...ruling(7), appeal: null },
        { ...ruling(6, { undone }), appeal: null },
        {
          ...ruling(5),
          appeal: { id: 1, dueAt: moment - HOUR, upheld: false, answer: 'It stands.' },
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your appeal was not upheld')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal against ruling 7' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Appeal' }));
    await expect(canvas.getByText(gameErrors.appeal_text)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'I meant *my own* horse.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Appeal' }));
    await expect(await canvas.findByText(/^You have appealed\. The answer is due/)).toBeVisible();
  },
});

/** A referee sees what was reported, with what stands before it, and rules on it. */
export const Reports = meta.story({
  args: {
    path: `${path}?tab=reports`,
    ...withRoom({
      standing: aReferee,
      queue: [reported(1), reported(2, { post: null, notes: [], context: [], warnings: 0 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Note: He means me.')).toBeVisible();
    await expect(canvas.getByText('Who won?')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What stands before it'));
    await expect(canvas.getByText('Who won?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rule on report 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'dismiss');
    await userEvent.type(dialog.getByRole('textbox'), 'Nothing in it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Do It' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Rule on report 2' })).toBeNull(),
    );
    await expect(bodiesOf('POST rpc/moderate')).toEqual([
      expect.objectContaining({ p_action: 'dismiss', p_case_id: 2, p_reason: 'Nothing in it.' }),
    ]);
  },
});

export const NoReports = meta.story({
  args: { path: `${path}?tab=reports`, ...withRoom({ standing: aReferee }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No report waits')).toBeVisible();
  },
});

/** A referee takes back a ruling, and answers an appeal. */
export const Referee = meta.story({
  args: withRoom({ standing: aReferee, rulings: [ruling(1)], appeals: [appealOf(1)] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back ruling 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'It was a jest.');
    await userEvent.click(dialog.getByRole('button', { name: 'Take It Back' }));
    await expect(await canvas.findByText(/It was a jest\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Appeals' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer appeal 1' }));
    const answer = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(answer.getByRole('combobox'), 'yes');
    await userEvent.type(answer.getByRole('textbox'), 'You did.');
    await userEvent.click(answer.getByRole('button', { name: 'Send Answer' }));
    await expect(await canvas.findByText(/^Upheld\. A referee answered/)).toBeVisible();
  },
});

/** More than a page, with reasons and words as long as they may be. */
export const Long = meta.story({
  args: withRoom({
    rulings: Array.from({ length: 30 }, (_, index) =>
      ruling(30 - index, { reason: 'gallop'.repeat(80), title: 'gallop'.repeat(16) }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 rulings shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 rulings shown')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ruling yet')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'About You' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Rulings' })).toBeVisible();
    await expect(canvas.queryByText('No ruling yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ruling yet')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The rulings could not be loaded')).toBeVisible();
    for (const [tab, title] of [
      ['Enquiries', 'The enquiries could not be loaded'],
      ['Appeals', 'The appeals could not be loaded'],
      ['About You', 'What concerns you could not be loaded'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      await expect(await canvas.findByText(title)).toBeVisible();
    }
  },
});

export const NotTakenBack = meta.story(
  refused(
    'undo_moderation',
    { path, ...withRoom({ standing: aReferee, rulings: [ruling(1)] }) },
    async (round) => {
      if (round === 0) {
        await press('Take back ruling 1', round);
        await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Why');
      }
      await press('Take It Back', round, await screen.findByRole('dialog'));
    },
  ),
);

export const NotAnswered = meta.story(
  refused(
    'answer_appeal',
    { path: `${path}?tab=appeals`, ...withRoom({ standing: aReferee, appeals: [appealOf(1)] }) },
    async (round) => {
      if (round === 0) {
        await press('Answer appeal 1', round);
        await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Why');
      }
      await press('Send Answer', round, await screen.findByRole('dialog'));
    },
  ),
);

export const NotAppealed = meta.story(
  refused(
    'appeal',
    { path: `${path}?tab=own`, ...withRoom({ ownRulings: [{ ...ruling(7), appeal: null }] }) },
    async (round) => {
      if (round === 0) await press('Appeal against ruling 7', round);
      const field = await screen.findByRole('textbox');
      await userEvent.clear(field);
      await userEvent.type(field, `My own horse, ${round}`);
      await press('Send Appeal', round);
    },
  ),
);
