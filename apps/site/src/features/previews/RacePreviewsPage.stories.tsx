import type { RaceWithEntries } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { frozenRace, officialRace, previews } from '../../storybook/previews.ts';
import { declaredRace } from '../../storybook/races.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const of = (seen: RaceWithEntries) => ({
  path: `/community/previews-and-reviews/${seen.race.id}`,
  game: { ...game, races: [seen] },
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race Previews',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, ...of(frozenRace), player: ada },
});

const chance = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** From the line on: by slider or by figure, 100 % in all; then it is sealed. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const first = await chance(/^1 Silver Comet, %/);
    const second = await chance(/^2 Iron Duchess, %/);
    await expect([first.value, second.value]).toEqual(['50', '30']);
    await userEvent.clear(first);
    await userEvent.type(first, '55');
    await expect(await canvas.findByText('105 % in all: 5 % too much.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Seal My Preview' }));
    await expect(await canvas.findByText(/^A preview gives each runner/)).toBeVisible();
    await expect(bodiesOf('POST rpc/publish_preview')).toEqual([]);
    const slider = canvas.getByRole('slider', { name: '2 Iron Duchess' });
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(second.value).toBe('25');
    await expect(canvas.getByText('100 % in all.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Seal My Preview' }));
    await expect(await canvas.findByText(/^Your preview is sealed/)).toBeVisible();
    await expect(bodiesOf('POST rpc/publish_preview')).toEqual([
      expect.objectContaining({ p_chances: [55, 25, 20] }),
    ]);
  },
});

/** What is no hundred is made one, and the line comes back. */
export const Shared = meta.story({
  play: async ({ canvas }) => {
    const first = await chance(/^1 Silver Comet, %/);
    await userEvent.clear(first);
    await userEvent.type(first, 'x');
    await expect(await canvas.findByText('50 % in all: 50 % to give.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make It 100 %' }));
    await expect(await canvas.findByText('100 % in all.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the Line' }));
    await expect(first.value).toBe('50');
  },
});

/** Opened and scored: all by their scores, one beside the line, and what is said of the race. */
export const Scored = meta.story({
  args: of(officialRace),
  play: async ({ canvas }) => {
    const all = within(await canvas.findByRole('table', { name: 'Previews, the best first' }));
    await expect(all.getByText('+26')).toBeVisible();
    await expect(all.getByText('half the line, half even')).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^What Silver Birch gave/ })).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Beside the line' }),
      'Larkhill House',
    );
    const beside = within(await canvas.findByRole('table', { name: /^What Larkhill House gave/ }));
    await expect(beside.getByText('42%')).toBeVisible();
    await expect(await canvas.findByText('too strong')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Mine stayed on.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish My Review' }));
    await expect(await canvas.findByText('2 reviews shown')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take It Back' }));
    await expect(await canvas.findByText('1 review shown')).toBeVisible();
  },
});

/** While the race is run all are open, and none is scored. */
export const Running = meta.story({
  args: {
    ...of({
      race: { ...frozenRace.race, status: 'running', offAt: moment - MINUTE },
      runners: frozenRace.runners,
    }),
    game: {
      ...game,
      races: [
        {
          race: { ...frozenRace.race, status: 'running', offAt: moment - MINUTE },
          runners: frozenRace.runners,
        },
      ],
      previews: {
        ...previews,
        previews: {
          [frozenRace.race.id]: (previews.previews[officialRace.race.id] ?? []).map((each) => ({
            ...each,
            score: null,
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^They are scored when/)).toBeVisible();
    await expect(canvas.getAllByText('Not scored')).toHaveLength(2);
    await expect(canvas.queryByText('Reviews')).toBeNull();
  },
});

/** Entries are still taken: nothing can be previewed. */
export const ToCome = meta.story({
  args: of(declaredRace),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Previews are taken from/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Seal My Preview' })).toBeNull();
  },
});

export const WithoutLine = meta.story({
  args: of({
    race: officialRace.race,
    runners: officialRace.runners.map((runner) => ({ ...runner, winChance: null })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This race has no previews')).toBeVisible();
    await expect(await canvas.findByText('too strong')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    ...of(officialRace),
    game: {
      ...game,
      races: [officialRace],
      previews: { ...previews, previews: {}, reviews: {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody previewed this race')).toBeVisible();
    await expect(await canvas.findByText('Nobody has reviewed this race yet')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish My Review' }));
    await expect(canvas.getByText(/^A review needs 1 to 1,000/)).toBeVisible();
  },
});

/** As many runners as there can be, with the longest names. */
export const Long = meta.story({
  args: of({
    race: frozenRace.race,
    runners: Array.from({ length: 14 }, (_, index) => {
      const [first] = frozenRace.runners;
      if (first === undefined) throw new Error('No runner');
      return {
        ...{ ...first, id: `e${index}`, horseId: `h${index}`, draw: index + 1, winChance: 700 },
        horse: { ...first.horse, id: `h${index}`, name: longName },
      };
    }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(14));
    await expect(canvas.getByText('100 % in all.')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Previews are taken now')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: '/community/previews-and-reviews/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All previews' })).toBeVisible();
  },
});

/** Whether it takes previews is known by the race, which comes first. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Seal My Preview' }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(requestWaves()).toBe(2);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The race could not be loaded')).toBeVisible();
  },
});

export const NotSealed = meta.story(
  refused('publish_preview', of(frozenRace), async (round) => {
    await chance(/^1 Silver Comet, %/);
    await press('Seal My Preview', round);
  }),
);

export const NotReviewed = meta.story(
  refused('review_race', of(officialRace), async (round) => {
    const field = await screen.findByRole('textbox', { name: 'Your review' });
    await userEvent.clear(field);
    await userEvent.type(field, `Stayed on, ${round}`);
    await press('Publish My Review', round);
  }),
);
