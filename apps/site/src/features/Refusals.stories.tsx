import type { GameErrorCode } from '@furlong/game/rules';
import { screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { horse, race } from '../storybook/fixtures.ts';
import { game } from '../storybook/game.ts';
import { moment } from '../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada } from '../storybook/players.ts';
import { expectTold, refusing, windows } from '../storybook/refusals.ts';
import { refusalsOf } from '../storybook/refusalsOf.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Refusals',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/', player: ada },
  // What is read on a phone has more room everywhere else.
  parameters: { viewport: { options: windows } },
  globals: { viewport: { value: 'hand' } },
});

const [, duchess] = ada.horses;
if (!duchess) throw new Error('Ada has two horses.');

const offered = {
  ...game,
  sales: [{ horse: duchess, seller: ada.stable, ofHouse: false, price: 22_000, listedAt: moment }],
};

/** Presses the button of this name, at the window's upper edge where its page can be scrolled so far. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.scrollIntoView({ block: 'start' });
  await userEvent.click(button);
};

/** Presses, and reads each refusal in turn. */
const reads =
  (codes: readonly GameErrorCode[], again: (round: number) => Promise<void>) => async () => {
    for (const [round, code] of codes.entries()) {
      await again(round);
      await expectTold(document.body, code);
    }
  };

export const EnterRace = meta.story({
  args: {
    path: `/stable/enter-race?horse=${horse.id}&race=${race.id}`,
    handlers: refusing('enter_race', refusalsOf.enter_race),
  },
  play: reads(refusalsOf.enter_race, () => press('Confirm Entry')),
});

export const StartTraining = meta.story({
  args: {
    path: `/stable/train?horse=${horse.id}&programme=speed`,
    handlers: refusing('start_training', refusalsOf.start_training),
  },
  play: reads(refusalsOf.start_training, () => press('Start Training')),
});

export const BuyHorse = meta.story({
  args: {
    path: '/marketplace/buy-in-sales-ring',
    handlers: refusing('buy_horse', refusalsOf.buy_horse),
  },
  play: reads(refusalsOf.buy_horse, async (round) => {
    if (round === 0) await press('Buy Now Harbour Nocturne');
    await press('Confirm Purchase');
  }),
});

export const OfferForSale = meta.story({
  args: {
    path: `/horses/${duchess.id}`,
    handlers: refusing('list_horse', refusalsOf.list_horse),
  },
  play: reads(refusalsOf.list_horse, () => press('Offer for Sale')),
});

export const ChangePrice = meta.story({
  args: {
    path: `/horses/${duchess.id}`,
    game: offered,
    handlers: refusing('change_sale_price', refusalsOf.change_sale_price),
  },
  play: reads(refusalsOf.change_sale_price, async () => {
    const field = await screen.findByRole('textbox', { name: 'Price, $' });
    await userEvent.clear(field);
    await userEvent.type(field, '23000{Enter}');
  }),
});

export const WithdrawFromSale = meta.story({
  args: {
    path: `/horses/${duchess.id}`,
    game: offered,
    handlers: refusing('withdraw_from_sale', refusalsOf.withdraw_from_sale),
  },
  play: reads(refusalsOf.withdraw_from_sale, () => press('Withdraw from Sale')),
});

export const GiveBack = meta.story({
  args: {
    path: `/horses/${duchess.id}`,
    game: { ...game, bought: { [duchess.id]: 11_200 } },
    handlers: refusing('return_horse', refusalsOf.return_horse),
  },
  play: reads(refusalsOf.return_horse, async (round) => {
    if (round === 0) await press('Give It Back');
    await press('Give it back');
  }),
});

export const Retire = meta.story({
  args: {
    path: '/stable/retire-horses',
    handlers: refusing('retire_horse', refusalsOf.retire_horse),
  },
  play: reads(refusalsOf.retire_horse, async (round) => {
    if (round === 0) await press('Retire Silver Comet');
    await press('Retire for good');
  }),
});

export const Rename = meta.story({
  args: {
    path: `/horses/${horse.id}`,
    handlers: refusing('rename_horse', refusalsOf.rename_horse),
  },
  play: reads(refusalsOf.rename_horse, async (round) => {
    if (round === 0) {
      await press('Rename');
      await userEvent.type(await screen.findByRole('textbox', { name: 'New name' }), 'Ebony Tide');
    }
    await press('Rename once');
  }),
});
