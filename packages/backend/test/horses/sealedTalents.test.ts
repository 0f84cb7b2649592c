import { isSealedBy, type OpenedTalents } from '@furlong/game/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { myHorses } from '../../src/index.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame({ anyRequest: true });
let player: Player;

beforeAll(async () => {
  player = await game.player();
  await registerHouseHorses(game, 'Seal House', 3);
});

/** What the operator shows, if it tells what its database holds. */
async function open(horseId: string): Promise<OpenedTalents> {
  const [row] = await game.sql('select * from private.talents where horse_id = $1', [horseId]);
  return {
    horseId,
    salt: String(row?.salt),
    talents: {
      speed: Number(row?.speed),
      acceleration: Number(row?.acceleration),
      stamina: Number(row?.stamina),
      recovery: Number(row?.recovery),
      agility: Number(row?.agility),
      balance: Number(row?.balance),
      heart: Number(row?.heart),
      distancePreferred: Number(row?.distance_preferred),
      distanceBreadth: Number(row?.distance_breadth),
      goingPreferred: Number(row?.going_preferred),
      surfaceAptitude: Number(row?.surface_aptitude),
    },
  };
}

describe('the talents of a horse', () => {
  it('are sealed at its birth, whoever brings it into the world, for everybody to read', async () => {
    const { data } = await game
      .visitor()
      .from('horses')
      .select('id, talents_hash, talents_sealed_at');
    expect(data).toHaveLength(4);
    for (const horse of data ?? []) {
      expect(await isSealedBy(await open(horse.id), horse.talents_hash)).toBe(true);
      expect(Date.now() - Date.parse(horse.talents_sealed_at)).toBeLessThan(60_000);
    }
    expect(new Set(data?.map(({ talents_hash }) => talents_hash)).size).toBe(4);
  });

  it('convict an operator who changes one of them later', async () => {
    const [{ talentsHash: kept = '' } = {}] = await myHorses(player.backend);
    const { horseId } = player;
    const honest = await open(horseId);
    await game.sql('update private.talents set speed = speed + 1 where horse_id = $1', [horseId]);
    expect(await game.sql('select * from private.check_everything()')).toEqual([
      { invariant: 'talents are those that were sealed', subject: horseId },
    ]);
    const shown = await open(horseId);
    expect(await isSealedBy(shown, kept)).toBe(false);
    // Nor is there a salt by which the others become what was promised.
    expect(await isSealedBy({ ...shown, salt: 'f'.repeat(64) }, kept)).toBe(false);
    // It can only show what it sealed, and then the races do not follow from it.
    await game.sql('update private.talents set speed = speed - 1 where horse_id = $1', [horseId]);
    expect(await open(horseId)).toEqual(honest);
    expect(await isSealedBy(honest, kept)).toBe(true);
  });

  it('stay hidden, and so does the salt without which they could be tried out', async () => {
    const { salt } = await open(player.horseId);
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    const { data } = await player.backend.auth.getSession();
    for (const path of ['horses?select=*', 'talents?select=*', 'horses?select=*,talents(*)']) {
      const response = await game.fetch(`http://game.test/rest/v1/${path}`, {
        headers: {
          apikey: keys.publishable,
          authorization: `Bearer ${data.session?.access_token}`,
        },
      });
      expect(await response.text()).not.toContain(salt);
    }
  });
});
