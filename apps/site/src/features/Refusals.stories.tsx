import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { drawn } from '../storybook/championships.ts';
import { horse, race } from '../storybook/fixtures.ts';
import { game } from '../storybook/game.ts';
import { moment } from '../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';
import { ada, ben } from '../storybook/players.ts';
import { press, pressInDialog, refused } from '../storybook/refusals.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Refusals',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/', player: ada },
});

const [, duchess] = ada.horses;
if (!duchess) throw new Error('Ada has two horses.');

const ofComet = `/horses/${horse.id}`;
const ofDuchess = `/horses/${duchess.id}`;
const offered = {
  ...game,
  sales: [{ horse: duchess, seller: ada.stable, ofHouse: false, price: 22_000, listedAt: moment }],
};
const drawnFinals = { ...game, championships: drawn };

export const EnterRace = meta.story(
  refused('enter_race', { path: `/stable/enter-race?horse=${horse.id}&race=${race.id}` }, (round) =>
    press('Confirm Entry', round),
  ),
);

export const EnterSupplementary = meta.story(
  refused(
    'enter_supplementary',
    { path: '/races/championships-series/mile', game: drawnFinals },
    async (round) => {
      if (round === 0) await press('Take the Place for $7,500', round);
      await press('Pay $7,500 and Enter', round);
    },
  ),
);

export const StartTraining = meta.story(
  refused('start_training', { path: `/stable/train?horse=${horse.id}&programme=speed` }, (round) =>
    press('Start Training', round),
  ),
);

export const BuyHorse = meta.story(
  refused('buy_horse', { path: '/marketplace/buy-in-sales-ring' }, (round) =>
    pressInDialog('Buy Now Harbour Nocturne', 'Confirm Purchase', round),
  ),
);

export const OfferForSale = meta.story(
  refused('list_horse', { path: ofDuchess }, (round) => press('Offer for Sale', round)),
);

export const ChangePrice = meta.story(
  refused('change_sale_price', { path: ofDuchess, game: offered }, async () => {
    const field = await screen.findByRole('textbox', { name: 'Price, $' });
    await userEvent.clear(field);
    await userEvent.type(field, '23000{Enter}');
  }),
);

export const WithdrawFromSale = meta.story(
  refused('withdraw_from_sale', { path: ofDuchess, game: offered }, (round) =>
    press('Withdraw from Sale', round),
  ),
);

export const GiveBack = meta.story(
  refused(
    'return_horse',
    { path: ofDuchess, game: { ...game, bought: { [duchess.id]: 11_200 } } },
    async (round) => {
      if (round === 0) await press('Give It Back', round);
      await press('Give it back', round);
    },
  ),
);

export const Retire = meta.story(
  refused('retire_horse', { path: '/stable/retire-horses' }, (round) =>
    pressInDialog('Retire Silver Comet', 'Retire for good', round),
  ),
);

export const RetireFromItsPage = meta.story(
  refused('retire_horse', { path: ofComet }, (round) =>
    pressInDialog('Retire Silver Comet', 'Retire for good', round),
  ),
);

export const Rename = meta.story(
  refused('rename_horse', { path: ofComet }, async (round) => {
    if (round === 0) {
      await press('Rename', round);
      await userEvent.type(await screen.findByRole('textbox', { name: 'New name' }), 'Ebony Tide');
    }
    await press('Rename once', round);
  }),
);

export const NoteHorse = meta.story(
  refused('note_horse', { path: ofComet }, async (round) => {
    const notes = await screen.findByRole('textbox', { name: 'Your notes' });
    if (round === 0) await userEvent.type(notes, 'Pulls hard.');
    await press('Save notes', round);
  }),
);

export const ChangeSilks = meta.story(
  refused('change_silks', { path: '/stable/design-silks' }, async (round) => {
    if (round === 0) await userEvent.click(await screen.findByText('stars'));
    await press('Register these colours', round);
  }),
);

export const MakeCalendarAddress = meta.story(
  refused('renew_calendar_secret', { path: '/stable/race-calendar' }, async (round) => {
    const make = await screen.findByRole('button', { name: 'Make an address' });
    await waitFor(() => expect(make).not.toHaveAttribute('aria-disabled'));
    await press('Make an address', round);
  }),
);

export const RenewCalendarAddress = meta.story(
  refused(
    'renew_calendar_secret',
    {
      path: '/stable/race-calendar',
      game: { ...game, players: [{ ...ada, calendarSecret: 'a'.repeat(64) }, ben] },
    },
    async (round) => {
      await press('Renew the address', round);
      await press('Renew', round);
    },
  ),
);
