import type { SessionInput } from '@furlong/backend/service';
import { ceilingsOf } from '@furlong/game/engine';
import {
  loadOf,
  raceCost,
  type SessionOutcome,
  sessionOutcome,
  sessionProgrammes,
} from '@furlong/game/rules';

/** What a session gave its horse: the same, whoever works it out, and whenever. */
export async function outcomeOf(input: SessionInput): Promise<SessionOutcome> {
  const { horseId, salt, born, conditionAt, work, ...horse } = input;
  const ceilings = await ceilingsOf({ horseId, salt, talents: born });
  return sessionOutcome(
    {
      ...horse,
      at: conditionAt,
      idleSince: conditionAt,
      ceilings,
      work: work.map((done) => ({
        at: done.at,
        load:
          'programme' in done ? loadOf(sessionProgrammes[done.programme]) : raceCost(done.distance),
      })),
    },
    sessionProgrammes[input.programme],
    input.startedAt,
  );
}
