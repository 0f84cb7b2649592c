import type { AuctionLot } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ledByHillside, lotOf, threeBids } from '../../storybook/auctions.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { tellLive } from '../../storybook/mockLive.ts';
import { bodiesOf, noMoreRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/marketplace/bid-in-auction/lot-1';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Lot',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** The game with another first lot. */
const withLot = (over: Partial<AuctionLot>) => ({
  game: {
    ...game,
    auctions: { lots: [lotOf(1, { ...ledByHillside, ...over })], bids: { 'lot-1': threeBids } },
  },
});

/** Types a maximum, and presses twice. */
async function bid(maximum: string) {
  const field = await screen.findByRole('textbox', { name: /^Your maximum/ });
  await userEvent.clear(field);
  await userEvent.type(field, maximum);
  await userEvent.click(screen.getByRole('button', { name: 'Bid' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Hold \$/ }));
}

/** The reserve is not met, and another leads: the player bids, and leads. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('list', { name: 'The lot in figures' }));
    await expect(figures.getByRole('listitem', { name: 'Stands at' })).toHaveTextContent('$2,400');
    await expect(figures.getByRole('listitem', { name: 'Reserve' })).toHaveTextContent('Not met');
    const bids = within(await canvas.findByRole('table', { name: 'Bids, the last first' }));
    await expect(bids.getAllByRole('row')).toHaveLength(4);
    await expect(bids.getByRole('row', { name: /^Silver Birch/ })).toHaveTextContent('House');
    await expect(canvas.getByText(/^Stables of the house bid on its lots too/)).toBeVisible();
    await bid('3,000');
    await expect(
      await canvas.findByText(/^You lead at \$2,500\. Your maximum of \$3,000/),
    ).toBeVisible();
    await expect(bodiesOf('POST rpc/place_bid')).toEqual([
      expect.objectContaining({ p_auction_id: 'lot-1', p_maximum: 3_000, p_from_wallet: 0 }),
    ]);
    await expect(await canvas.findByText('4 bids')).toBeVisible();
  },
});

/** What cannot be bid is said before anything is sent. */
export const Malformed = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Your maximum/ });
    await userEvent.type(field, '2,400');
    await userEvent.click(canvas.getByRole('button', { name: 'Bid' }));
    await expect(await canvas.findByText('It takes $2,500 at least.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'all');
    await userEvent.click(canvas.getByRole('button', { name: 'Bid' }));
    await expect(await canvas.findByText('A bid is a whole number of dollars.')).toBeVisible();
    await expect(bodiesOf('POST rpc/place_bid')).toEqual([]);
  },
});

export const TestRefused = meta.story({
  name: 'Test: each refusal of a bid is read at the bid',
  ...refused('place_bid', {}, () => bid('3,000')),
});

export const TestWithdrawRefused = meta.story({
  name: 'Test: each refusal of a withdrawal is read at it',
  ...refused(
    'withdraw_from_auction',
    withLot({ vendor: ada.stable, vendorKind: 'stable', reserve: 4_000, price: null, bids: 0 }),
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the Horse' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Withdraw It' }));
    },
  ),
});

/** The player's own, on which nobody has bid: it is withdrawn in two presses. */
export const WithdrawnByOwner = meta.story({
  args: withLot({
    ...{ vendor: ada.stable, vendorKind: 'stable', reserve: 4_000, price: null, bids: 0 },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw the Horse' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw It' }));
    await expect(await canvas.findByText(/^Its owner withdrew it/)).toBeVisible();
  },
});

/** A lot to come back to. */
export const Watched = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch' }));
    await expect(await canvas.findByRole('button', { name: 'Stop Watching' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lots watched' })).toHaveAttribute(
      'href',
      '/marketplace/my-auction-horses?part=watching',
    );
  },
});

export const TestWatchRefused = meta.story({
  name: 'Test: each refusal of a mark is read beside it',
  ...refused('watch_lot', {}, async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Watch' }));
  }),
});

const states = {
  leading: [
    { leader: ada.stable, own: { maximum: 3_000, stands: true, sealed: false } },
    /^You lead at \$2,400/,
  ],
  outbid: [{ own: { maximum: 2_300, stands: false, sealed: false } }, /^You were outbid/],
  sealed: [
    {
      ...{ extensions: 12, sealed: true, reserveMet: true },
      own: { maximum: 3_000, stands: true, sealed: true },
    },
    /^Your sealed bid is in/,
  ],
  won: [
    { leader: ada.stable, reserveMet: true, ended: { at: moment - HOUR, outcome: 'sold' } },
    /^Yours for \$2,400/,
  ],
  lost: [
    { reserveMet: true, ended: { at: moment - HOUR, outcome: 'sold' } },
    /^Sold to Hillside for \$2,400/,
  ],
  unsold: [{ ended: { at: moment - HOUR, outcome: 'unsold' } }, /^Not sold: the reserve/],
  withdrawn: [{ ended: { at: moment - HOUR, outcome: 'withdrawn' } }, /^Its owner withdrew it/],
  void: [{ ended: { at: moment - HOUR, outcome: 'void' } }, /^Called off/],
  own: [
    { vendor: ada.stable, vendorKind: 'stable', reserve: 4_000, leastBid: null },
    /^It is yours, and under the hammer\. Your reserve is \$4,000/,
  ],
} satisfies Record<string, [Partial<AuctionLot>, RegExp]>;

const inState = ([over, said]: readonly [Partial<AuctionLot>, RegExp]) => ({
  args: withLot(over),
  play: async ({ canvas }: { canvas: Pick<typeof screen, 'findByText'> }) => {
    await expect(await canvas.findByText(said)).toBeVisible();
  },
});

export const Leading = meta.story(inState(states.leading));
export const Outbid = meta.story(inState(states.outbid));
export const Sealed = meta.story(inState(states.sealed));
export const Won = meta.story(inState(states.won));
export const Lost = meta.story(inState(states.lost));
export const Unsold = meta.story(inState(states.unsold));
export const Withdrawn = meta.story(inState(states.withdrawn));
export const Void = meta.story(inState(states.void));
export const OwnLot = meta.story(inState(states.own));

/** The hammer has no time left, and its end is not told yet. */
export const Falling = meta.story({
  args: withLot({ closesAt: moment - 1_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The hammer is falling')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bid' })).toBeNull();
  },
});

/** Nobody has bid yet. */
export const Empty = meta.story({
  args: { path: '/marketplace/bid-in-auction/lot-2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has bid yet')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: withLot({ horse: { ...lotOf(1).horse, name: longName } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(longName);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to bid.')).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { path: '/marketplace/bid-in-auction/lot-9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not found|no such page/i)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'The lot in figures' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lot could not be loaded')).toBeVisible();
  },
});

const { id, name } = threeBids[0]?.stable ?? { id: '', name: '' };
const hillside = { ...{ id, name, silks: ada.stable.silks } };

/** What the channel tells of the first lot once Ada's rival has bid. */
const told = (over: object = {}) => ({
  ...{ id: 'lot-1', price: 2_900, bids: 4, leader: hillside, reserve_met: true, extensions: 1 },
  ...{ closes_at: new Date(moment + 2 * HOUR).toISOString(), ended_at: null, outcome: null },
  last_bid: {
    ...{ number: 4, stable_id: hillside.id, stable_name: hillside.name, price: 2_900 },
    of_house: false,
    at: new Date(moment).toISOString(),
  },
  ...over,
});

const callsOf = (name: string) => sentCalls().filter((call) => call === `POST rpc/${name}`).length;

/** A bid of another's is seen without a question: price, bids, reserve, clock. */
export const ToldLive = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('3 bids');
    await canvas.findByRole('table', { name: 'Bids, the last first' });
    await tellLive('lot:lot-1', [told()]);
    await expect(await canvas.findByText('4 bids')).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Stands at' })).toHaveTextContent('$2,900');
    await expect(canvas.getByRole('listitem', { name: 'Reserve' })).toHaveTextContent('Met');
    const bids = within(canvas.getByRole('table', { name: 'Bids, the last first' }));
    await expect(bids.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText('At least $3,000.')).toBeVisible();
    await noMoreRequests();
    await expect([callsOf('auction_lot'), callsOf('auction_bids')]).toEqual([1, 1]);
  },
});

/** Who led is told at once that another does, and what is left of the credits is asked for. */
export const OutbidLive = meta.story({
  args: withLot({
    ...{ leader: ada.stable, own: { maximum: 2_500, stands: true, sealed: false } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^You lead at \$2,400/);
    const before = callsOf('my_marks');
    await tellLive('lot:lot-1', [told()]);
    await expect(await canvas.findByText(/^You were outbid/)).toBeVisible();
    await waitFor(() => expect(callsOf('my_marks')).toBe(before + 1));
  },
});

/** The hammer has fallen: everybody who looks sees it. */
export const FallenLive = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('3 bids');
    await tellLive('lot:lot-1', [
      told({ bids: 3, price: 2_400, ended_at: new Date(moment).toISOString(), outcome: 'sold' }),
    ]);
    await expect(await canvas.findByText(/^Sold to Hillside for \$2,400/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bid' })).toBeNull();
  },
});

/** What is older than what is shown changes nothing, and what may have been missed is asked for. */
export const MissedLive = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('3 bids');
    await tellLive('lot:lot-1', [told({ bids: 2, price: 1_900 }), { of: 'another day' }]);
    await noMoreRequests();
    await expect(canvas.getByText('3 bids')).toBeVisible();
    await expect(callsOf('auction_lot')).toBe(1);
    await tellLive('lot:lot-1', [], 'second');
    await waitFor(() => expect(callsOf('auction_lot')).toBe(2));
  },
});
