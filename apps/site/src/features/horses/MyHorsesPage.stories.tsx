import { MINUTE } from '@furlong/game/rules';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { longName, withLongNames } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Horses',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/my-horses', player: ada },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByText('Sealed talents')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Buy New Horse' })).toHaveAttribute(
      'href',
      '/marketplace/buy-in-sales-ring',
    );
    const [card] = canvas.getAllByRole('article');
    await expect(card).toHaveTextContent(
      /92.*Silver Comet.*4-year-old Colt.*Mile.*7 from 15.*Earnings\$128,400.*Condition88%Very Good.*Energy76%.*Next raceNot entered/,
    );
    await expect(
      canvas.getAllByRole('link', { name: /^Train (Silver Comet|Iron Duchess)$/ }),
    ).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: /^Enter Race with / })).toHaveLength(2);
  },
});

export const TestPanel = meta.story({
  name: 'Test: eleven tiles lead through the stable, and the one of this page is marked',
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('navigation', { name: 'Stable' }));
    const tiles = panel.getAllByRole<HTMLAnchorElement>('link');
    await expect(tiles.map((tile) => [tile.textContent, tile.pathname])).toEqual([
      ['My Stable', '/stable'],
      ['My Horses', '/stable/my-horses'],
      ['Train', '/stable/train'],
      ['Auto-Trainer', '/stable/auto-trainer'],
      ['Buy Equipment', '/stable/buy-equipment'],
      ['Apply Equipment', '/stable/apply-equipment'],
      ['Enter Race', '/stable/enter-race'],
      ['Primary Horse Groups', '/stable/primary-horse-groups'],
      ['Design Silks', '/stable/design-silks'],
      ['Race Calendar', '/stable/race-calendar'],
      ['Performance Stats', '/stable/performance-stats'],
    ]);
    await expect(panel.getByRole('link', { current: 'page' })).toHaveTextContent('My Horses');
  },
});

/** A horse is at its training session: its card counts to the end. Each leads to training, chosen. */
export const AtWork = meta.story({
  args: {
    game: {
      ...game,
      players: [
        {
          ...ada,
          horses: ada.horses.map((each) =>
            each.id === 'silver-comet'
              ? { ...each, atWork: { until: moment + 72 * MINUTE, energy: 54 } }
              : each,
          ),
        },
        ben,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Back in')).toBeVisible();
    await expect(canvas.getByText('1 h 12 min')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Train Iron Duchess' })).toHaveAttribute(
      'href',
      '/stable/train?horse=iron-duchess',
    );
  },
});

const many = Array.from({ length: 60 }, (_, index) => ({
  ...horse,
  equipment: [],
  id: `h${index}`,
  name: `${'Long'.repeat(1 + (index % 6))} ${index}`,
  rating: 40 + index,
  specialty: index % 3 === 0 ? ('Sprint' as const) : ('Mile' as const),
}));
const sixty = { ...game, players: [{ ...ada, horses: many }, ben] };

/** As a table, in the order and narrowed as the address says. */
export const Sorted = meta.story({
  args: {
    path: '/stable/my-horses?layout=table&sort=rating&specialty=Sprint',
    game: { ...game, players: [{ ...ada, horses: many.slice(0, 18) }, ben] },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Your horses' });
    const rows = within(table).getAllByRole('rowheader');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveTextContent(/ 15$/);
    await expect(canvas.getByText('6 horses')).toBeVisible();
  },
});

/** Sixty horses, sorted and narrowed by what is chosen, which the address remembers. */
export const Sixty = meta.story({
  args: { path: '/stable/my-horses?layout=table&specialty=Sprint', game: sixty },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 horses')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'name');
    await canvas.findByText(/layout=table&specialty=Sprint&sort=name/);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('60 horses')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show as' }), 'cards');
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more horses' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
});

/** No horse is left by the filters: the way back is one press. */
export const NothingFound = meta.story({
  args: { path: '/stable/my-horses?specialty=Sprint' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No horse of yours is like that')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all horses' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});

/** Who has one horse has nothing to sort. */
export const OneHorse = meta.story({
  args: { game: { ...game, players: [{ ...ada, horses: ada.horses.slice(0, 1) }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  },
});

/** The horses of one group. */
export const OfGroup = meta.story({
  args: {
    path: '/stable/my-horses?group=g1',
    game: {
      ...game,
      players: [
        { ...ada, groups: [{ id: 'g1', name: 'Milers', horseIds: ['iron-duchess'] }] },
        ben,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveDisplayValue('Milers');
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
  },
});

/** Every horse is sold. */
export const Empty = meta.story({
  args: { game: { ...game, players: [{ ...ada, horses: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
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
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(requestWaves()).toBe(1);
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longName })).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});

export const TestFilters = meta.story({
  name: 'Test: a filter shows its new value at once, and two at once are both in the address',
  tags: ['!autodocs'],
  args: { path: '/stable/my-horses', game: sixty },
  play: async ({ canvas }) => {
    await canvas.findByText('60 horses');
    const sort = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    const specialty = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Specialty' });
    const shown: string[] = [];
    for (const [select, value] of [
      [sort, 'rating'],
      [specialty, 'Sprint'],
    ] as const) {
      // No time is left to draw.
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      shown.push(select.value);
    }
    await expect(shown).toEqual(['rating', 'Sprint']);
    await canvas.findByText(/sort=rating&specialty=Sprint/);
    await canvas.findByText('20 horses');
  },
});
