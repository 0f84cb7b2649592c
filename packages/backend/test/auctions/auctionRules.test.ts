import {
  type AuctionState,
  bestBid,
  bidIncrement,
  bidStep,
  HOUR,
  hammer,
  leastBid,
  MOST_EXTENSIONS,
  placeBid as placeBidByRule,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { auctionLot, placeBid } from '../../src/index.ts';
import { anotherHorse } from '../support/equipment.ts';
import { closesIn, consign, hammerFalls, seal, seenBy, vendor } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { leaveCredits } from '../support/wallet.ts';

const game = openTestGame();

let owner: Player;
let bidders: Player[];

beforeAll(async () => {
  owner = await vendor(game);
  bidders = [await game.player(), await game.player(), await game.player()];
  for (const bidder of bidders) await leaveCredits(game, bidder, 1_000_000);
});

it('the database has the ladder of the rules', async () => {
  const amounts = Array.from({ length: 400 }, (_, index) => index * 397 + (index % 7));
  const rows = await game.sql(
    `select private.bid_increment(a)::int as by, private.bid_step(a)::int as step
     from unnest($1::bigint[]) with ordinality t (a, place) order by place`,
    [amounts],
  );
  expect(rows).toEqual(amounts.map((each) => ({ by: bidIncrement(each), step: bidStep(each) })));
});

/** The most that may be bid on a two-year-old rated 48, which is worth $6,100. */
const MOST = 6_400;

const offers = fc.array(
  fc.record({
    by: fc.nat(2),
    maximum: fc.oneof(fc.integer({ min: 400, max: MOST }), fc.integer({ min: 5_700, max: MOST })),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A lot of the owner's newest horse, and how it stands by the rules. */
async function openLot(reserve: number): Promise<{ auctionId: string; state: AuctionState }> {
  const horseId = await anotherHorse(game, owner);
  await game.sql('update public.horses set sellable_from = null, rating = 48 where id = $1', [
    horseId,
  ]);
  const { auctionId } = await consign({ ...owner, horseId }, { reserve });
  const { startingBid, closesAt } = await seenBy(game, auctionId);
  const state = { startingBid, reserve, closesAt, extensions: 0, price: null, leader: null };
  return { auctionId, state: { ...state, standing: [] } };
}

it('places random bids, sealed ones too, and lets the hammer fall as the rules do', async () => {
  await fc.assert(
    fc.asyncProperty(
      offers,
      offers,
      fc.integer({ min: 5_800, max: MOST }),
      async (open, sealed, reserve) => {
        const lot = await openLot(reserve);
        const { auctionId } = lot;
        let { state } = lot;
        const bidAll = async (all: typeof open) => {
          for (const { by, maximum } of all) {
            const bidder = bidders[by];
            if (!bidder) throw new Error('No bidder');
            const { stableId, backend } = bidder;
            const next = placeBidByRule(state, { stableId, maximum, at: state.closesAt - HOUR });
            const own = state.standing.find((each) => each.stableId === stableId);
            expect(await auctionLot(backend, { auctionId })).toMatchObject({
              leastBid: leastBid(state, own?.maximum),
              own: { stands: own !== undefined, sealed: own?.sealed ?? false },
            });
            const requestId = crypto.randomUUID();
            const placed = placeBid(backend, { auctionId, maximum, requestId, fromWallet: 0 });
            if (typeof next === 'string') {
              await expect(placed).rejects.toMatchObject({ code: next });
              continue;
            }
            const leads = bestBid(next)?.stableId === stableId ? 'leads' : 'outbid';
            expect(await placed).toBe(next.extensions === MOST_EXTENSIONS ? 'sealed' : leads);
            state = next;
            const seen = await seenBy(game, auctionId);
            expect([seen.price, seen.leader?.id ?? null, seen.reserveMet]).toEqual([
              state.price,
              state.leader,
              (state.price ?? 0) >= reserve,
            ]);
          }
        };
        await bidAll(open);
        await seal(game, auctionId);
        if (state.price !== null) state = { ...state, extensions: MOST_EXTENSIONS };
        await bidAll(sealed);
        const sold = hammer(state);
        expect(await hammerFalls(game, auctionId)).toBe(sold ? 'sold' : 'unsold');
        const after = await seenBy(game, auctionId);
        if (sold) expect([after.leader?.id, after.price]).toEqual([sold.stableId, sold.price]);
        else expect(after.price).toBe(state.price);
      },
    ),
    { numRuns: 12 },
  );
});

it('puts the hammer off as the rules do, until it is sealed', async () => {
  const { auctionId } = await openLot(6_100);
  for (let times = 0; times < MOST_EXTENSIONS; times += 1) {
    const { leastBid: least } = await seenBy(game, auctionId);
    await closesIn(game, auctionId, 100);
    const { backend } = bidders[times % 2] ?? owner;
    await placeBid(backend, {
      auctionId,
      maximum: least ?? 0,
      requestId: crypto.randomUUID(),
      fromWallet: 0,
    });
    expect(await seenBy(game, auctionId)).toMatchObject({
      extensions: times + 1,
      sealed: times + 1 === MOST_EXTENSIONS,
    });
  }
  await hammerFalls(game, auctionId);
});
