import { MINUTE } from '@furlong/game/rules';
import { raceInputs, settleRace } from '../../src/service/index.ts';
import type { Player, TestGame } from './testGame.ts';
import { checksum, enter, freeze, openTestRace, raceTime, start } from './testRaces.ts';

/** A race of the owners' horses, fresh again, to its close. */
export async function closedRace(
  game: TestGame,
  owners: readonly Player[],
  terms: Parameters<typeof openTestRace>[1] = {},
): Promise<string> {
  await game.sql(
    `update public.horses set condition = 90, energy = 90, condition_at = now(), last_run_at = null
     where id = any ($1)`,
    [owners.map(({ horseId }) => horseId)],
  );
  const closesAt = Date.now() + MINUTE / 4;
  const raceId = await openTestRace(game, { closesAt, entryFee: 0, ...terms });
  for (const owner of owners) await enter(raceId, owner);
  await freeze(game, raceId, closesAt);
  return raceId;
}

/** Runs a closed race, which the owner's horse wins; the others follow home in the order of their ids. */
export async function winRace(game: TestGame, raceId: string, { horseId }: Player, prize: number) {
  const { offAt } = await start(game, raceId);
  const inputs = await raceInputs(game.steward(), { raceId });
  const first = inputs.filter((input) => input.horseId === horseId);
  const home = [...first, ...inputs.filter((input) => input.horseId !== horseId)];
  await settleRace(game.steward(), {
    raceId,
    at: offAt + raceTime,
    checksum,
    runners: home.map((input, index) => ({
      ...{ horseId: input.horseId, rating: input.rating, overreached: false },
      ...{ condition: 80, energy: 55, place: index + 1, timeMs: 70_000 + 160 * index },
      prize: [prize, 6_000 - prize][index] ?? 0,
    })),
  });
  return raceId;
}
