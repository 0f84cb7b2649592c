import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { salesOf } from '../../storybook/sales.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/marketplace/buy-in-sales-ring';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Sales Ring',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const ringOf = (count: number) => ({ ...game, sales: salesOf(count, ben.stable, moment) });

/** Six horses, from the house and from another stable. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('6 horses')).toBeInTheDocument();
    const [, , third] = canvas.getAllByRole('article');
    await expect(third).toHaveTextContent(
      /Amber Parade.*4-year-old (Colt|Filly|Mare|Stallion).*Specialty.+Wins\s*\d from \dBy Old Oak × Fair Acorn.*Sold by\s*Hillside.*Condition\s*(Excellent|Very Good|Good).*Price\s*\$10,250.*View Details.*Buy Now/,
    );
  },
});

/** A visitor sees all of it. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByText('Your horses in the ring')).not.toBeInTheDocument();
  },
});

/** "No horses found (Try adjusting your search criteria or check back later for new listings.)" */
export const NothingFound = meta.story({
  args: { path: `${path}?search=unicorn` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No horses found')).toBeVisible();
    await expect(
      canvas.getByText('Try adjusting your search criteria or check back later for new listings.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  },
});

/** Two pages of horses. */
export const Paging = meta.story({
  args: { game: ringOf(12) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('8 horses shown')).toBeVisible();
    const feed = canvas.getByRole('feed', { name: 'Horses for sale' });
    const [first] = within(feed).getAllByRole('article');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more horses' }));
    await expect(await canvas.findByText('12 horses shown')).toBeVisible();
    await waitFor(() =>
      expect(within(feed).getAllByRole('article').at(-1)).toHaveAttribute('aria-posinset', '12'),
    );
  },
});

/** The player offers one of his own. */
export const YourOwn = meta.story({
  args: {
    game: {
      ...game,
      sales: [
        ...salesOf(3, ben.stable, moment),
        ...ada.horses.slice(1).map((horse) => ({
          ...{ horse, seller: ada.stable, ofHouse: false, price: 9_000, listedAt: moment },
        })),
      ],
    },
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('table', { name: 'Your horses in the ring' }));
    await expect(own.getByText('$9,000')).toBeVisible();
    await expect(
      own.getByRole('link', { name: 'Change or withdraw Iron Duchess' }),
    ).toHaveAttribute('href', '/horses/iron-duchess#sale');
    await expect(await canvas.findByText('Yours')).toBeVisible();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Horses for sale are loading.')).toBeInTheDocument();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sales ring could not be loaded')).toBeVisible();
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
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await expect(requestWaves()).toBe(1);
  },
});

export const TestFilters = meta.story({
  name: 'Test: every filter is asked for, and stands in the address',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'MARL');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Price' }), 'Under $15,000');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Age' }), 'Over three');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Dearest first');
    await userEvent.click(canvas.getByText('Advanced Filters'));
    for (const [name, choice] of [
      ['Sex', 'Fillies and mares'],
      ['Rating', '60 to 79'],
      ['Specialty', 'Mile'],
      ['Surface', 'Has done best on turf'],
      ['Runs', 'Unraced'],
      ['Seller', 'The house'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name }), choice);
    }
    await waitFor(() =>
      expect(bodiesOf('POST rpc/sales_ring').at(-1)).toEqual({
        p_text: 'MARL',
        p_price: 'low',
        p_age: 'mature',
        p_sex: 'female',
        p_rating: '60 to 79',
        p_specialty: 'Mile',
        p_surface: 'Turf',
        p_runs: 'unraced',
        p_seller: 'house',
        p_order: 'dearest',
        p_limit: 8,
      }),
    );
    const address = new URLSearchParams(
      String(document.querySelector('output[hidden]')?.textContent).split('?')[1],
    );
    await expect(address.get('specialty')).toBe('Mile');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const TestFilterAtOnce = meta.story({
  name: 'Test: a filter shows its new value at once, and two at once are both in the address',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const price = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Price' });
    const age = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Age' });
    const shown: string[] = [];
    for (const [select, value] of [
      [price, 'low'],
      [age, 'mature'],
    ] as const) {
      // No time is left to draw.
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      shown.push(select.value);
    }
    await expect(shown).toEqual(['low', 'mature']);
    await waitFor(() =>
      expect(bodiesOf('POST rpc/sales_ring').at(-1)).toMatchObject({
        p_price: 'low',
        p_age: 'mature',
      }),
    );
    await expect(price).toHaveValue('low');
    await expect(age).toHaveValue('mature');
  },
});

/** Nothing is for sale, whatever is searched for. */
export const Empty = meta.story({
  args: { game: ringOf(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses found')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    game: {
      ...game,
      sales: salesOf(3, ben.stable, moment).map((sale) => ({
        ...sale,
        horse: { ...sale.horse, name: longName, sire: longName, dam: longName },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: longName })).toHaveLength(3);
  },
});
