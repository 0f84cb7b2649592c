import type { ClaimingRace } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import { race as anyRace } from '../fixtures.ts';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { horseRow, raceRow } from '../rows.ts';
import { spend } from '../spend.ts';
import { timestamp, timestampOrNull } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Claiming races, and claims. */
export default function claimHandlers(game: MockBackendState): RequestHandler[] {
  const { claims } = game;
  return [
    rpc('claiming_races', () => claims.races.map(claimingRow)),
    rpc('race_claims', () => []),
    rpc('my_claims', ({ p_before_id, p_limit = 20 }) => {
      const first = claims.own.findIndex(({ id }) => id === p_before_id) + 1;
      return claims.own.slice(first, first + p_limit).map((claim) => ({
        ...{ id: claim.id, price: claim.price, state: claim.state, claims: claim.claims },
        ...{ race_id: claim.race.id, race_name: claim.race.name },
        ...{ horse_id: claim.horse.id, horse_name: claim.horse.name },
        ...{ vendor_id: claim.vendor.id, vendor_name: claim.vendor.name },
        ...{ off_at: timestamp(claim.race.offAt), made_at: timestamp(claim.madeAt) },
        settled_at: timestampOrNull(claim.settledAt),
        ...{ winner_id: claim.winner?.id ?? null, winner_name: claim.winner?.name ?? null },
      }));
    }),
    rpc('claim_horse', ({ p_race_id, p_horse_id, p_from_wallet = 0 }, request) => {
      const player = playerOf(game, request);
      const race = claims.races.find(({ id }) => id === p_race_id);
      const runner = race?.claimable.find(({ horse }) => horse.id === p_horse_id);
      if (!player || !race || !runner) throw new Error(`${p_horse_id} cannot be claimed.`);
      spend(player, race.claimPrice, p_from_wallet);
      const claimed = { ...runner, claims: runner.claims + 1, claimedByYou: true };
      claims.races = claims.races.map((each) =>
        each === race
          ? { ...race, claimable: race.claimable.map((one) => (one === runner ? claimed : one)) }
          : each,
      );
      const id = `claim-${claims.own.length + 1}`;
      claims.own = [
        {
          ...{ id, race, horse: runner.horse, vendor: runner.stable, price: race.claimPrice },
          ...{ madeAt: moment, state: 'held', settledAt: null, claims: claimed.claims },
          winner: null,
        },
        ...claims.own,
      ];
      return id;
    }),
  ];
}

const claimingRow = ({ claimable, ...race }: ClaimingRace) => ({
  race: raceRow({ ...anyRace, ...race }),
  runners: claimable.map(({ horse, stable, claimedByYou, comparable, ...runner }) => ({
    ...{ draw: runner.draw, guide: runner.guide, claims: runner.claims },
    horse: horseRow(horse),
    stable: { id: stable.id, name: stable.name, silks: stable.silks, is_house: stable.isHouse },
    comparable: comparable ?? { median: null, sales: 0 },
    claimed_by_you: claimedByYou,
  })),
});
