import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { horse, race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { declaredRace, harbourSprint } from '../../storybook/races.ts';
import {
  farOff,
  listedAfter,
  programme,
  stakesWithRivals,
  withRaceFarOff,
} from '../../storybook/racesToEnter.ts';
import { longName, withLongNames, withSixtyHorses } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Enter Race',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/enter-race', player: ada, game: programme },
});

/** Both are chosen by the link that led here. */
const chosen = `/stable/enter-race?horse=${horse.id}&race=${race.id}`;
const confirm = { name: 'Confirm Entry' };

/** Nothing is chosen yet. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByText('Race Entry Confirmation')).toBeNull();
  },
});

/** The only horse is chosen already: the race is all that is left to choose. */
export const OneHorse = meta.story({
  args: { game: { ...programme, players: [{ ...ada, horses: ada.horses.slice(0, 1) }, ben] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: race.name }));
    await expect(canvas.getByRole('button', confirm)).toBeEnabled();
  },
});

/** Horse and race are chosen, and suit each other. */
export const Suitable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: race.name }));
    await expect(canvas.getByRole('button', confirm)).toBeEnabled();
    const confirmation = within(canvas.getByRole('region', { name: 'Race Entry Confirmation' }));
    await expect(confirmation.getByText('Entry fee').parentElement).toHaveTextContent('$1,200');
    await expect(confirmation.getByText('Potential prize').parentElement).toHaveTextContent(
      /\$27,500$/,
    );
  },
});

/** Of the races that would take the horse, the richest or the best chance is found at once. */
export const FindARace = meta.story({
  args: {
    game: {
      ...game,
      races: [stakesWithRivals, listedAfter],
      reserves: { [listedAfter.race.id]: listedAfter.runners.map((each) => each.horse) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Races for this horse' }),
      'Best chance first',
    );
    await expect(
      await canvas.findByText(
        /Against the 2 entered and the 2 reserves of the house that would fill the field\. 9 lb better at the weights than the best of them\.$/,
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /Against the 3 entered\. 4 lb worse at the weights than the best of them\.$/,
      ),
    ).toBeVisible();
    const cards = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(cards.slice(-2)).toEqual(['Wealdshire Listed Mile', race.name]);
  },
});

/** The race asks for another specialty. */
export const Unsuitable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    const cardOf = (name: string) => canvas.getByRole('button', { name }).closest('article');
    const suits = cardOf(race.name);
    const other = cardOf(harbourSprint.name);
    if (suits === null || other === null) throw new Error('A race has no card.');
    await expect(within(suits).getByText('Suitable')).toBeVisible();
    await expect(within(other).getByText('Not Suitable')).toBeVisible();
    await expect(within(other).getByText(/^For Sprint horses only/)).toBeVisible();
    // Dimmed: it lies on the page's own ground, in the softer ink.
    await expect(getComputedStyle(other).color).not.toBe(getComputedStyle(suits).color);
    await userEvent.click(canvas.getByRole('button', { name: harbourSprint.name }));
    await expect(canvas.getByRole('button', { name: 'Cannot Enter' })).toBeDisabled();
    await expect(canvas.queryByRole('button', confirm)).toBeNull();
    await expect(canvas.getByText('This horse is not suitable for this race type')).toBeVisible();
  },
});

/** The race that suits stands behind more than a page of others. */
export const OnTheSecondPage = meta.story({
  args: { path: `/stable/enter-race?horse=${horse.id}`, game: withRaceFarOff },
  play: async ({ canvas }) => {
    const races = (await canvas.findAllByRole('button', { name: /Harbour|Far/ })).map(
      ({ textContent }) => textContent,
    );
    await expect(races[0]).toBe(farOff.name);
    await expect(canvas.getByText('Suitable')).toBeVisible();
  },
});

/** No open race is for it: it is told when and where the next is. */
export const NoneSuits = meta.story({
  args: {
    path: `/stable/enter-race?horse=${horse.id}`,
    game: { ...game, races: [{ race: harbourSprint, runners: [] }] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^No open race suits it\. Next: the .+ m at .+, entries open /),
    ).toBeVisible();
  },
});

/** The horse runs elsewhere first: no other race promises it anything before that is over. */
export const EnteredElsewhere = meta.story({
  args: {
    path: `/stable/enter-race?horse=${horse.id}`,
    game: { ...game, races: [declaredRace, { race: listedAfter.race, runners: [] }] },
  },
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('button', { name: listedAfter.race.name })).closest(
      'article',
    );
    if (card === null) throw new Error('The race has no card.');
    await expect(within(card).getByText('Entered Elsewhere')).toBeVisible();
    await expect(
      within(card).getByText(/^Silver Comet runs in the .+, and can be entered again after it\.$/),
    ).toBeVisible();
    await expect(within(card).queryByText(/to win/)).toBeNull();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your horses and the races are loading.'),
    ).toBeInTheDocument();
  },
});

/** No race takes entries. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races found')).toBeVisible();
  },
});

/** Every horse is sold. */
export const NoHorses = meta.story({
  args: { game: { ...programme, players: [{ ...ada, horses: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your horses and the races could not be loaded'),
    ).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** The answers take a while. */
export const Slow = meta.story({
  args: { path: chosen, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(requestWaves()).toBe(1);
  },
});

export const TestNextStop = meta.story({
  name: 'Test: after either choice the confirmation is announced, and the next stop',
  play: async ({ canvas, userEvent }) => {
    const toConfirmation = async (name: string) => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText(`${horse.name} for ${race.name}: the confirmation is next.`);
      const jockey = await canvas.findByRole('combobox', { name: 'Ask for a jockey' });
      await userEvent.tab();
      await expect(jockey).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', confirm)).toHaveFocus();
    };
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await toConfirmation(race.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Change horse' }));
    await toConfirmation(horse.name);
  },
});

export const TestFolds = meta.story({
  name: 'Test: the chosen horse folds to a line, from which the keyboard finds back to the others',
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Iron Duchess' })).focus();
    await userEvent.keyboard('{Enter}');
    const change = canvas.getByRole('button', { name: 'Change horse' });
    await expect(change).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: horse.name })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Iron Duchess' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: horse.name })).toBeVisible();
  },
});

export const TestMarked = meta.story({
  name: 'Test: a race that one of the horses is in says so, and which it is',
  args: { game: { ...game, races: [declaredRace, { race: harbourSprint, runners: [] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entered: Silver Comet, Iron Duchess/)).toBeVisible();
  },
});

const spent = ada.horses.map((each) => ({ ...each, energy: 11 }));

/** Both horses ran a moment ago: no race of the programme is late enough for them. */
export const Spent = meta.story({
  args: { game: { ...programme, players: [{ ...ada, horses: spent }, ben] } },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('button', { name: horse.name });
    await expect(choice).toHaveAccessibleDescription(
      /^Too tired for the races that suit it. It may run tired from/,
    );
    await userEvent.click(choice);
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
  },
});

/** A search finds a horse among sixty. */
export const SixtyHorses = meta.story({
  args: { game: withSixtyHorses },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 of 60 horses shown')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a horse' }), '42');
    await expect(await canvas.findByText('Number 42')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: { path: chosen, game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirm)).toBeVisible();
    await expect(canvas.getAllByText(longName, { exact: false })[0]).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
