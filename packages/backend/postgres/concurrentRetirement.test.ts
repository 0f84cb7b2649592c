import { describe, expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

const retireAlone = (
  { userId, horseId }: { userId: string; horseId: string },
  requestId?: string,
) =>
  callAlone(game, {
    userId,
    call: 'public.retire_horse($1, $2)',
    parameters: [horseId, requestId ?? crypto.randomUUID()],
  });

/** Another horse for the stable, so that the first is not its last. */
async function giveHorse(stableId: string) {
  const [row] = await game.sql('select private.give_starter_horse($1::uuid, now()) as id', [
    stableId,
  ]);
  return String(row?.id);
}

describe('retiring at the same moment', () => {
  it('a horse is retired or entered, and never both: the other is told', async () => {
    const won = { retired: 0, entered: 0 };
    for (const owner of await owners(game, 25)) {
      await giveHorse(owner.stableId);
      const raceId = await openTestRace(game, { maxEntries: 24 });
      const [retired, entered] = await Promise.all([
        retireAlone(owner),
        enterAlone(game, { ...owner, raceId }),
      ]);
      if (retired.outcome === 'done') {
        won.retired += 1;
        expect(entered.outcome).toBe('horse_retired');
      } else {
        won.entered += 1;
        expect([retired.outcome, entered.outcome]).toEqual(['retires_after_race', 'entered']);
      }
    }
    expect(won.retired + won.entered).toBe(25);
  });

  it('a horse is retired or trained, and never both', async () => {
    for (const owner of await owners(game, 15)) {
      await giveHorse(owner.stableId);
      const [retired, trained] = await Promise.all([
        retireAlone(owner),
        callAlone(game, {
          userId: owner.userId,
          call: 'public.start_training($1, $2, $3)',
          parameters: [owner.horseId, 'speed', crypto.randomUUID()],
        }),
      ]);
      expect([
        ['done', 'horse_retired'],
        ['retires_after_work', 'done'],
      ]).toContainEqual([retired.outcome, trained.outcome]);
    }
  });

  it('of the last two horses one stays, however they are retired', async () => {
    for (const owner of await owners(game, 15)) {
      const other = { ...owner, horseId: await giveHorse(owner.stableId) };
      const outcomes = await Promise.all([retireAlone(owner), retireAlone(other)]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'last_horse']);
    }
  });

  it('one request sent twenty times retires once and is answered the same', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    await giveHorse(owner.stableId);
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retireAlone(owner, requestId)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const told = await game.sql(
      `select count(*)::integer from public.activities where horse_id = $1 and type = 'retirement'`,
      [owner.horseId],
    );
    expect(told).toEqual([{ count: 1 }]);
  });
});
