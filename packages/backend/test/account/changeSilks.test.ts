import {
  bodyPatterns,
  capPatterns,
  namedSilks,
  type Silks,
  silksColours,
  silksLook,
  sleevePatterns,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changeSilks,
  enterRace,
  myStable,
  raceWithEntries,
  silksAvailable,
} from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

const colour = fc.constantFrom(...silksColours);
const anySilks: fc.Arbitrary<Silks> = fc.record({
  body: fc.constantFrom(...bodyPatterns),
  bodyColours: fc.tuple(colour, colour),
  sleeves: fc.constantFrom(...sleevePatterns),
  sleeveColours: fc.tuple(colour, colour),
  cap: fc.constantFrom(...capPatterns),
  capColours: fc.tuple(colour, colour),
});

const hoops: Silks = {
  body: 'hoops',
  bodyColours: ['beige', 'maroon'],
  sleeves: 'plain',
  sleeveColours: ['beige', 'white'],
  cap: 'plain',
  capColours: ['maroon', 'red'],
};

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
});

const change = ({ backend }: Player, silks: Silks, requestId = crypto.randomUUID()) =>
  changeSilks(backend, { silks, requestId });

describe('new colours', () => {
  it('are registered once, however often they are asked for', async () => {
    const requestId = crypto.randomUUID();
    expect(await silksAvailable(player.backend, { silks: hoops })).toBe('ok');
    await change(player, hoops, requestId);
    const before = await game.snapshot();
    await change(player, hoops, requestId);
    expect(await game.snapshot()).toEqual(before);
    expect((await myStable(player.backend)).silks).toEqual(hoops);
  });

  it('are refused where another stable looks the same, though one’s own may', async () => {
    await change(player, hoops);
    const alike: Silks = { ...hoops, sleeveColours: ['beige', 'black'] };
    expect(await silksAvailable(other.backend, { silks: alike })).toBe('silks_taken');
    const before = await game.snapshot();
    await expect(change(other, alike)).rejects.toMatchObject({ code: 'silks_taken' });
    expect(await game.snapshot()).toEqual(before);
    expect(await silksAvailable(player.backend, { silks: alike })).toBe('ok');
  });

  it('are refused to a visitor', async () => {
    await expect(
      changeSilks(game.visitor(), { silks: hoops, requestId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('are worn in races whose field is not final, and not in those before', async () => {
    const earlier = (await myStable(other.backend)).silks;
    const requestId = crypto.randomUUID();
    const raceId = await openTestRace(game);
    await enterRace(other.backend, { raceId, horseId: other.horseId, requestId });
    const worn = async () => {
      const { runners } = await raceWithEntries(other.backend, { raceId });
      return runners.map(({ stable }) => stable.silks);
    };
    await change(other, namedSilks('Marsh End', 3));
    expect(await worn()).toEqual([namedSilks('Marsh End', 3)]);
    await change(other, earlier);
    await game.sql("update public.races set status = 'closed' where id = $1", [raceId]);
    await change(other, namedSilks('Marsh End', 4));
    await change(other, namedSilks('Marsh End', 5));
    expect(await worn()).toEqual([earlier]);
    expect((await myStable(other.backend)).silks).toEqual(namedSilks('Marsh End', 5));
  });
});

describe('the database', () => {
  const asked = (silks: unknown) =>
    game.sql('select private.is_silks($1::jsonb) as right', [JSON.stringify(silks)]);

  it('sees the same in silks as the game', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anySilks, { minLength: 1, maxLength: 20 }), async (all) => {
        const rows = await game.sql(
          'select private.look_of_silks(silks) as look from jsonb_array_elements($1::jsonb) silks',
          [JSON.stringify(all)],
        );
        expect(rows.map(({ look }) => look)).toEqual(all.map(silksLook));
      }),
      { numRuns: 20, seed: 8 },
    );
  });

  it('takes every design of the game, and nothing that is none', async () => {
    await fc.assert(
      fc.asyncProperty(anySilks, async (silks) => {
        expect(await asked(silks)).toEqual([{ right: true }]);
      }),
      { numRuns: 30, seed: 8 },
    );
    const wrong: unknown[] = [
      ...[null, 1, 'plain', [], {}, { ...hoops, body: 'tartan' }, { ...hoops, body: ['hoops'] }],
      ...[
        { ...hoops, cap: null },
        { ...hoops, extra: 1 },
        { ...hoops, capColours: ['red'] },
      ],
      { ...hoops, capColours: ['red', 'gold'] },
      { ...hoops, sleeveColours: ['red', ['red']] },
      { ...hoops, bodyColours: 'red' },
    ];
    for (const silks of wrong) expect(await asked(silks)).toEqual([{ right: false }]);
  });
});
