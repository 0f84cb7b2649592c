import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse, race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Entry Link',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/enter-race', player: ada },
});

const confirm = { name: 'Confirm Entry' };

/** More races than the first page of the programme holds. */
const programme = Array.from({ length: 20 }, (_, index) => ({
  race: {
    ...race,
    id: `race-${index}`,
    name: `Race ${index}`,
    offAt: race.offAt + index * 60_000,
    closesAt: race.closesAt + index * 60_000,
  },
  runners: [],
}));

export const TestFarOff = meta.story({
  name: 'Test: a race that a link chose is shown first, however far off it is',
  args: {
    path: `/stable/enter-race?horse=${horse.id}&race=race-19`,
    game: { ...game, races: programme },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirm)).toBeEnabled();
    const [first] = canvas.getAllByRole('button', { name: /^Race \d+$/ });
    await expect(first).toHaveAccessibleName('Race 19');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
});

export const TestUnknownRace = meta.story({
  name: 'Test: a race that is not there is said not to be there',
  args: { path: `/stable/enter-race?horse=${horse.id}&race=nowhere` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This race does not exist/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: race.name })).toBeEnabled();
  },
});

export const TestClosedRace = meta.story({
  name: 'Test: a race that is full or closed is shown and said to be',
  args: {
    path: `/stable/enter-race?horse=${horse.id}&race=${race.id}`,
    game: { ...game, races: [{ race: { ...race, status: 'closed' }, runners: [] }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Entries for this race have closed/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Cannot Enter' })).toBeDisabled();
  },
});

export const TestRemembered = meta.story({
  name: 'Test: the address remembers the horse and the race, so that both survive a reload',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: race.name }));
    await expect(
      canvas.getByText(`/stable/enter-race?horse=${horse.id}&race=${race.id}`),
    ).toBeInTheDocument();
  },
});
