import { type GameErrorCode, gameErrors } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { careerOf, ownerAfterNine } from '../../storybook/career.ts';
import { game as twoStables } from '../../storybook/game.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ben } from '../../storybook/players.ts';

const owner = ownerAfterNine();
const [comet] = owner.horses;
if (!comet) throw new Error('The owner has no horse.');

const game = { ...twoStables, players: [owner, ben], races: careerOf(9) };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Horse/Sale',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: `/horses/${comet.id}`, player: owner, game },
});

const offered = {
  ...game,
  comparable: { median: 21_500, sales: 7 },
  sales: [{ horse: comet, seller: owner.stable, ofHouse: false, price: 22_000, listedAt: moment }],
};

/** Another's horse is for sale: its price, the guide, and Buy Now. */
export const ForSale = meta.story({
  args: { game: offered, player: ben },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$22,000')).toBeVisible();
    await expect(canvas.getByText('$21,500')).toBeVisible();
    await expect(canvas.getByText(/^The median of the last 7 sales/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }));
    await expect(await screen.findByText(gameErrors.too_few_credits)).toBeVisible();
  },
});

/** One's own horse, not offered yet, without comparable sales. */
export const Offers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('By the rule of rating and age: no comparable sales yet.'),
    ).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Price, $' });
    await userEvent.clear(field);
    await userEvent.type(field, '20000');
    await expect(canvas.getByText('$19,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Offer for Sale' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw from Sale' }));
    await expect(await canvas.findByRole('button', { name: 'Offer for Sale' })).toBeVisible();
    await expect(bodiesOf('POST rpc/list_horse')).toMatchObject([{ p_price: 20_000 }]);
  },
});

/** One's own horse is in the ring, and its price is changed. */
export const Changes = meta.story({
  args: { game: offered },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Price, $' });
    await userEvent.clear(field);
    await userEvent.type(field, '23000{Enter}');
    await expect(await canvas.findByText('$23,000')).toBeVisible();
  },
});

const refusing = (call: string, codes: readonly GameErrorCode[]) => {
  let asked = 0;
  return () => {
    asked = 0;
    return [
      http.post(`*/rest/v1/rpc/${call}`, () => {
        asked += 1;
        return refusal(codes[asked - 1] ?? 'server_failed');
      }),
    ];
  };
};

const offeredElsewhere = {
  ...{ price: 22_000, listed_at: new Date(moment).toISOString(), of_house: false },
  ...{ rule_price: 23_200, median: null, sales: 0, least_to_ask: 11_600, most_to_pay: null },
  ...{ obstacle: null, return_until: null, return_price: null, return_to_boxes: 0 },
};

const offerRefusals = [
  'already_for_sale',
  'sale_while_entered',
  'sale_while_at_work',
  'not_sellable_yet',
  'price_out_of_bounds',
  'asks_too_little',
  'horse_retired',
  'horse_not_yours',
] as const;

/** The server refuses an offer, for each of its reasons in turn. */
export const OfferRefused = meta.story({
  args: { handlers: refusing('list_horse', offerRefusals) },
  play: async ({ canvas, userEvent }) => {
    for (const code of offerRefusals) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Offer for Sale' }));
      await expect(await canvas.findByText(gameErrors[code])).toBeVisible();
    }
  },
});

/** It was offered on another device: the page shows that now, and still why the press was refused. */
export const OfferedElsewhere = meta.story({
  args: {
    handlers: () => {
      let pressed = false;
      return [
        http.post('*/rest/v1/rpc/list_horse', () => {
          pressed = true;
          return refusal('already_for_sale');
        }),
        http.post('*/rest/v1/rpc/horse_sale', () =>
          pressed ? HttpResponse.json([offeredElsewhere]) : undefined,
        ),
      ];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer for Sale' }));
    await expect(await canvas.findByRole('button', { name: 'Withdraw from Sale' })).toBeVisible();
    await expect(canvas.getByText('$22,000')).toBeVisible();
    await expect(canvas.getByText(gameErrors.already_for_sale)).toBeVisible();
  },
});

/** The horse cannot leave now, and the page says so before it is tried. */
export const NotYet = meta.story({
  args: { game: { ...game, obstacle: 'not_sellable_yet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This horse cannot be sold yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Offer for Sale' })).toBeNull();
  },
});

/** A part of what comes back is for the boxes, which the last bill found too little for. */
export const GivesBackToBoxes = meta.story({
  args: { game: { ...game, bought: { [comet.id]: 11_200 }, lackedByBoxes: 550 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give It Back' }));
    await expect(canvas.getByText(/of which \$550 pays what your boxes still cost/)).toBeVisible();
  },
});

const returnRefusals = [
  'not_from_house',
  'returned_before',
  'return_too_late',
  'return_after_run',
  'return_after_rename',
  'return_after_retirement',
] as const;

/** A horse of the house is given back in two steps; here the server refuses, for each of its reasons. */
export const GivesBack = meta.story({
  args: {
    game: { ...game, bought: { [comet.id]: 11_200 } },
    handlers: refusing('return_horse', returnRefusals),
  },
  play: async ({ canvas, userEvent }) => {
    const notice = within(
      await canvas.findByText(/^The house takes Silver Comet back for \$11,200/),
    );
    await expect(notice).toBeDefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Give It Back' }));
    for (const code of returnRefusals) {
      await userEvent.click(canvas.getByRole('button', { name: 'Give it back' }));
      await expect(await canvas.findByText(new RegExp(gameErrors[code]))).toBeVisible();
    }
  },
});
