import { expect, it } from 'vitest';
import { horseById, raceWithEntries, stableById } from '../../src/index.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

// What a page takes for an address that is nothing's.
it.each(['nowhere', 'NaN', '0190f2aa-0000-7000-8000-00000000000g'])(
  'what is asked for by the malformed id %s is refused as malformed',
  async (id) => {
    const visitor = game.visitor();
    const malformed = { code: 'bad_request' };
    await expect(raceWithEntries(visitor, { raceId: id })).rejects.toMatchObject(malformed);
    await expect(horseById(visitor, { horseId: id })).rejects.toMatchObject(malformed);
    await expect(stableById(visitor, { stableId: id })).rejects.toMatchObject(malformed);
  },
);
