import { MINUTE } from '@furlong/game/rules';
import {
  claimHorse,
  claimingRaces,
  enterRace,
  type RaceClaim,
  raceClaims,
} from '../../src/index.ts';
import { declareHorse } from '../../src/service/index.ts';
import type { Player, TestGame } from './testGame.ts';
import { freeze, openTestRace, raceTime, run, settlement, start } from './testRaces.ts';

/** What the runners of a test's claiming race are claimed for, unless it says otherwise. */
export const claimPrice = 8_000;

interface Terms {
  readonly price?: number;
  /** Until the off, in ms; claims shut half a minute before it. */
  readonly offIn?: number;
}

/** A claiming race whose field is frozen: claims for these horses are open. */
export async function claimingRace(
  game: TestGame,
  horseIds: readonly string[],
  { price = claimPrice, offIn = 10 * MINUTE }: Terms = {},
): Promise<string> {
  const closesAt = Date.now() - MINUTE;
  const raceId = await openTestRace(game, {
    ...{ grade: 'Claiming', claimPrice: price, minRating: null, maxRating: null },
    ...{ closesAt, openedAt: closesAt - MINUTE, offAt: Date.now() + offIn },
  });
  for (const horseId of horseIds) {
    await game.sql('update public.horses set sellable_from = null, energy = 90 where id = $1', [
      horseId,
    ]);
    await declareHorse(game.steward(), {
      ...{ raceId, horseId, nonce: crypto.randomUUID(), at: closesAt - 1 },
    });
  }
  await freeze(game, raceId, closesAt);
  return raceId;
}

/** Another horse for a stable; its id. */
export async function anotherHorse(
  game: TestGame,
  { stableId }: Pick<Player, 'stableId'>,
): Promise<string> {
  const [row] = await game.sql('select private.give_starter_horse($1, now()) as id', [stableId]);
  return String(row?.id);
}

/** Players whose horses have run, so that they may claim. */
export async function claimants(game: TestGame, count: number): Promise<Player[]> {
  const players: Player[] = [];
  while (players.length < count) players.push(await game.player());
  const raceId = await openTestRace(game, { entryFee: 0, maxEntries: 24, minRating: null });
  for (const { backend, horseId } of players) {
    await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
  }
  await game.sql(
    `update public.races set closes_at = now() - interval '1 second', off_at = date_trunc('milliseconds', now()) where id = $1`,
    [raceId],
  );
  await freeze(game, raceId, Date.now());
  await run(game, raceId, 6_000);
  return players;
}

export const claim = (
  raceId: string,
  { backend }: Pick<Player, 'backend'>,
  horseId: string,
): Promise<string> =>
  claimHorse(backend, { raceId, horseId, requestId: crypto.randomUUID(), fromWallet: 0 });

/** Runs a claiming race and settles it; a tenth of a minute after the off all are home. */
export async function settleClaimingRace(game: TestGame, raceId: string): Promise<void> {
  await run(game, raceId, 6_000);
}

/** The settlement of a claiming race that was started, to be sent once or more often. */
export async function startedClaimingRace(game: TestGame, raceId: string) {
  const { offAt } = await start(game, raceId);
  return settlement(game, raceId, 6_000, offAt + raceTime);
}

/** What a visitor is told of a runner that can be claimed. */
export async function seenRunner(game: TestGame, raceId: string, horseId: string) {
  const races = await claimingRaces(game.visitor());
  const race = races.find(({ id }) => id === raceId);
  return race?.claimable.find(({ horse }) => horse.id === horseId);
}

/** Whose claim was drawn for a horse; undefined for none. */
export async function drawnFor(
  game: TestGame,
  raceId: string,
  horseId: string,
): Promise<RaceClaim | undefined> {
  const claims = await raceClaims(game.visitor(), { raceId });
  return claims.find((each) => each.horseId === horseId && each.won);
}

/** Brings the credits of each stable to at least $25,000. */
export async function fillPurses(game: TestGame, players: readonly Player[]): Promise<void> {
  for (const { stableId } of players) {
    await game.sql(
      `select private.post('grant', null, now(), array[private.house(), a.id],
         array[a.balance - 25000, 25000 - a.balance])
       from private.accounts a
       where a.stable_id = $1 and a.kind = 'credits' and a.balance < 25000`,
      [stableId],
    );
  }
}
