import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { slow } from '../../storybook/backendStates.ts';
import { race as ashfordStakes } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, noOverview } from '../../storybook/players.ts';
import { harbourSprint } from '../../storybook/races.ts';
import { press, refused } from '../../storybook/refusals.ts';

const [comet] = ada.horses;
if (comet === undefined) throw new Error('Ada has a horse.');

const basic = (slot: 'saddle' | 'horseshoes' | 'bridle', item: string) => ({
  ...{ slot, item, effect: '', runsLeft: null },
});

/** What a new owner is given. */
const starter = {
  ...comet,
  ...{ birthSeason: 1, runs: 0, wins: 0, places: 0, earnings: 0, form: '', figures: '' },
  ...{ rating: 55, condition: 90, energy: 100 },
  equipment: [
    basic('saddle', 'Basic Saddle'),
    basic('horseshoes', 'Basic Horseshoes'),
    basic('bridle', 'Basic Bridle'),
  ],
};

/** A free race that takes it, behind one that costs something. */
const novice = {
  ...ashfordStakes,
  id: 'kingsmere-novice',
  name: 'Kingsmere Novice Stakes',
  trackId: 'kingsmere',
  distance: 1200,
  grade: 'Novice',
  ageClass: '2yo',
  conditions: 'For two-year-olds',
  purse: 4_000,
  entryFee: 0,
  noviceStablesOnly: true,
  entriesCount: 3,
  offAt: ashfordStakes.offAt + 240_000,
  closesAt: ashfordStakes.closesAt + 240_000,
} as const;

/** A stable of the day, at a step of its first visit. */
const newcomer = (firstVisit: 'name' | 'race') => ({
  ...game,
  races: [
    { race: { ...harbourSprint, suitableFor: [starter.specialty], ageClass: '2yo' }, runners: [] },
    { race: novice, runners: [] },
  ] as (typeof game)['races'],
  players: [
    {
      ...ada,
      horses: [starter],
      activities: [],
      wallets: { credits: 25_000, wallet: 0, prizesTo: 'wallet' as const },
      overview: { ...noOverview, firstVisit, starterId: starter.id },
    },
    ben,
  ],
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/First Visit',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable', player: ada, game: newcomer('name') },
});

/** The starter horse arrives with its basic equipment, and its name is asked for. */
export const Arrival = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Silver Comet' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('2-year-old grey colt, by Comet Tail out of Silver Birch'),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'What it came in' })).toHaveTextContent(
      'Basic SaddleBasic HorseshoesBasic Bridle',
    );
    await expect(canvas.getByRole('textbox', { name: 'Its name' })).toHaveValue('Silver Comet');
    // What it is about is said once.
    await expect(canvas.queryByText('The Yard')).toBeNull();
    await expect(canvas.queryByText(/Begin here/)).toBeNull();
    await expect(await canvas.findByText(/^A cup for every/)).toBeVisible();
  },
});

/** One button: the first free race, and when it is off. */
export const FirstRace = meta.story({
  args: { game: newcomer('race') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Enter Silver Comet' })).toHaveAttribute(
      'href',
      '/stable/enter-race?horse=silver-comet&race=kingsmere-novice',
    );
    await expect(canvas.getByText('Kingsmere Novice Stakes')).toBeVisible();
    await expect(canvas.getByText(/^Today \d\d:\d\d$/)).toBeVisible();
    await expect(await canvas.findByText(/^A cup for every/)).toBeVisible();
  },
});

const bar = { name: 'Your first visit' };

/** The way in has ended on another page: a bar leads to the first visit from there. */
export const ElsewhereFirst = meta.story({
  args: { path: '/fairness' },
  play: async () => {
    const visit = within(await screen.findByRole('complementary', bar));
    await expect(visit.getByText(/^Welcome to Furlong/)).toBeVisible();
    await userEvent.click(visit.getByRole('link', { name: 'Meet your horse' }));
    await expect(await screen.findByRole('textbox', { name: 'Its name' })).toBeVisible();
    await expect(screen.queryByRole('complementary', bar)).toBeNull();
  },
});

/** Nobody who is past it sees the bar. */
export const ElsewhereLater = meta.story({
  args: { path: '/fairness', game },
  play: async () => {
    await screen.findByRole('button', { name: /account menu$/ });
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/my_overview'));
    await expect(screen.queryByRole('complementary', bar)).toBeNull();
  },
});

/** All races cost something, or are over: the horse can work meanwhile. */
export const NoFreeRace = meta.story({
  args: { game: { ...newcomer('race'), races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No free race is open to Silver Comet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Train Silver Comet' })).toHaveAttribute(
      'href',
      '/stable/train?horse=silver-comet',
    );
  },
});

/** All that the page shows is asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Your first horse' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const TestNamed = meta.story({
  name: 'Test: another name is chosen, and its first race comes next, with the focus',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Its name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ebony Tide{Enter}');
    const enter = await canvas.findByRole('link', { name: 'Enter Ebony Tide' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ebony Tide' })).toBeVisible();
    await userEvent.tab();
    await expect(enter).toHaveFocus();
  },
});

export const TestLeft = meta.story({
  name: 'Test: each step can be left, and then the yard is there',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep this name' }));
    await canvas.findByRole('link', { name: 'Enter Silver Comet' });
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(await canvas.findByRole('heading', { name: 'The Yard' })).toBeVisible();
    await expect(canvas.queryByRole('article', { name: 'Your first horse' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'enter Silver Comet for its first race' }),
    ).toHaveAttribute('href', '/stable/enter-race?horse=silver-comet');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const TestNameRefused = meta.story({
  name: 'Test: why a name is not taken is read at it, until the next letter',
  ...refused('rename_horse', {}, async (round) => {
    const field = await screen.findByRole('textbox', { name: 'Its name' });
    await userEvent.type(field, 'I');
    await expect(field).not.toBeInvalid();
    await press('Choose this name', round);
  }),
});

export const TestKeepingRefused = meta.story({
  name: 'Test: why the name was not kept is read where it was pressed',
  ...refused('leave_first_visit_step', {}, (round) => press('Keep this name', round)),
});

export const TestLeavingRefused = meta.story({
  name: 'Test: … and why the first race was not left for later',
  ...refused('leave_first_visit_step', { game: newcomer('race') }, (round) =>
    press('Later', round),
  ),
});

/** A step is not left before that is kept. */
export const NotLeft = meta.story({
  args: {
    game: newcomer('race'),
    handlers: () => [http.post('*/rest/v1/rpc/leave_first_visit_step', () => HttpResponse.error())],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await expect(await canvas.findByText(/^No answer came\. Do it again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter Silver Comet' })).toBeVisible();
  },
});
