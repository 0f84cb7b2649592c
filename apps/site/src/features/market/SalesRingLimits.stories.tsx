import { seasonAt } from '@furlong/game/rules';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { salesOf } from '../../storybook/sales.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Sales Ring limits',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/marketplace/buy-in-sales-ring', player: ada },
});

const [sale] = salesOf(1, ben.stable, moment);
if (sale === undefined) throw new Error('Nothing is for sale.');

/** A horse for sale of that price, age and rating, named by them. */
const saleOf = (price: number, age: number, rating: number) => {
  const name = `Lot ${price}, aged ${age}, rated ${rating}`;
  const birthSeason = seasonAt(moment) - age;
  return { ...sale, price, horse: { ...sale.horse, id: name, name, birthSeason, rating } };
};
const atTheLimits = {
  ...game,
  sales: [
    saleOf(14_999, 3, 79),
    saleOf(15_000, 4, 80),
    saleOf(20_000, 2, 89),
    saleOf(9_000, 5, 90),
  ],
};

export const TestLimits = meta.story({
  name: 'Test: $15,000 is not under $15,000, and a horse of three is young',
  args: { game: atTheLimits },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    const shown = () =>
      canvas
        .getAllByRole('article')
        .map(({ textContent }) => /Lot \d+, aged \d, rated \d\d/.exec(textContent)?.[0]);
    const choose = (name: string, choice: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), choice);
    const low = ['Lot 9000, aged 5, rated 90', 'Lot 14999, aged 3, rated 79'];
    const high = ['Lot 15000, aged 4, rated 80', 'Lot 20000, aged 2, rated 89'];
    await choose('Price', 'Under $15,000');
    await waitFor(() => expect(shown()).toEqual(low));
    await choose('Price', '$15,000 or more');
    await waitFor(() => expect(shown()).toEqual(high));
    await choose('Age', 'Three or younger');
    await waitFor(() => expect(shown()).toEqual(high.slice(1)));
    await choose('Age', 'Over three');
    await waitFor(() => expect(shown()).toEqual(high.slice(0, 1)));
  },
});

export const TestColours = meta.story({
  name: 'Test: a rating is gold from 90, green from 80 and blue below',
  args: { game: atTheLimits },
  play: async ({ canvas }) => {
    const hueOf = async (rating: number) =>
      hue(await canvas.findByRole('img', { name: `Rated ${rating}` }));
    await expect(await hueOf(90)).toBe('gold');
    await expect(await hueOf(89)).toBe('green');
    await expect(await hueOf(80)).toBe('green');
    await expect(await hueOf(79)).toBe('blue');
  },
});

export const TestSearch = meta.story({
  name: 'Test: a horse is found by a part of its name or of its seller’s, whatever the letter case',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'ILLSID');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.clear(search);
    await userEvent.type(search, 'quiet led');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('article')).toHaveTextContent('Quiet Ledger');
  },
});

/** The name of the colour that an element lies on. */
function hue(element: Element) {
  const [red = 0, green = 0, blue = 0] = (
    getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
  ).map(Number);
  if (blue > green && blue > red) return 'blue';
  return green > red ? 'green' : 'gold';
}
