import { ENGINE, engineOf } from '@furlong/game/engine';
import {
  abilityOf,
  ageInSeason,
  namedSilks,
  normalName,
  seasonAt,
  starterLists,
  starterRanges,
} from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { silksVariant } from '../../src/index.ts';
import type { Row } from '../support/testDatabase.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();
const OWNERS = 100;

let horses: Row[];

/** Signs owners up straight in the database, their draws from a seed: the same in every run. */
beforeAll(async () => {
  await game.sql(
    `create or replace function private.between(p_low integer, p_high integer) returns integer
     language sql volatile set search_path = '' as $$
       select p_low + floor(random() * (p_high - p_low + 1))::integer
     $$`,
  );
  await game.database.session(async (session) => {
    await session.query('select setseed(0.42)', []);
    await session.query(
      `insert into auth.users (id, email)
       select gen_random_uuid(), n || '@example.test' from generate_series(1, $1) n`,
      [OWNERS],
    );
  });
  horses = await game.sql(
    'select * from public.horses h join private.talents t on t.horse_id = h.id',
  );
});

const within = (value: unknown, [least, most]: readonly [number, number]) =>
  Number(value) >= least && Number(value) <= most;

describe('the horse of a new owner', () => {
  it('is there for every one of them, two years old, a sprinter or a miler rated 40 to 55', () => {
    expect(horses).toHaveLength(OWNERS);
    expect(new Set(horses.map(({ stable_id }) => stable_id)).size).toBe(OWNERS);
    const season = seasonAt(Date.now());
    for (const horse of horses) {
      expect(within(ageInSeason(Number(horse.birth_season), season), starterRanges.age)).toBe(true);
      expect(within(horse.rating, starterRanges.rating)).toBe(true);
      const preferred =
        horse.specialty === 'Sprint'
          ? starterRanges['preferred distance: Sprint']
          : starterRanges['preferred distance: Mile'];
      expect(within(horse.distance_preferred, preferred)).toBe(true);
      expect(within(horse.distance_breadth, starterRanges['distance breadth'])).toBe(true);
    }
    expect(new Set(horses.map(({ specialty }) => specialty))).toEqual(
      new Set(starterLists.specialty),
    );
  });

  it('is about as good as its rating', () => {
    const gaps = horses.map(
      (horse) =>
        abilityOf(
          {
            speed: Number(horse.speed),
            acceleration: Number(horse.acceleration),
            stamina: Number(horse.stamina),
            recovery: Number(horse.recovery),
            agility: Number(horse.agility),
            balance: Number(horse.balance),
            heart: Number(horse.heart),
            distancePreferred: Number(horse.distance_preferred),
            distanceBreadth: Number(horse.distance_breadth),
            goingPreferred: Number(horse.going_preferred),
            surfaceAptitude: Number(horse.surface_aptitude),
          },
          engineOf(ENGINE).worth.ability,
        ) - Number(horse.rating),
    );
    expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(5);
    expect(Math.abs(gaps.reduce((sum, gap) => sum + gap, 0) / OWNERS)).toBeLessThan(0.5);
  });

  it('has a name of two words, a number after them if others have it, parents and a legal coat', () => {
    for (const { name, sire, dam, coat, style } of horses) {
      const [first, second, number, ...more] = String(name).split(' ');
      expect(starterLists['first word']).toContain(first);
      expect(starterLists['second word']).toContain(second);
      if (number !== undefined) expect(number).toMatch(/^\d{1,4}$/);
      expect(more).toEqual([]);
      expect(starterLists.sire).toContain(sire);
      expect(starterLists.dam).toContain(dam);
      expect(starterLists.coat).toContain(coat);
      expect(starterLists.style).toContain(String(style));
    }
  });

  it('is of the age and the specialty that the tables of draws have', async () => {
    const drawn = await game.database.withRollback(async (sql) => {
      await sql("update private.draw_ranges set least = 4, most = 4 where name = 'age'");
      await sql("update private.draw_lists set items = '{Mile}' where name = 'specialty'");
      const given = await sql(
        'select private.give_starter_horse($1, now()) as id from generate_series(1, 8)',
        [horses[0]?.stable_id],
      );
      return sql(
        `select private.season_at(now()) - birth_season as age, specialty
         from public.horses where id = any ($1::uuid[])`,
        [given.map(({ id }) => id)],
      );
    });
    expect(drawn).toEqual(Array(8).fill({ age: 4, specialty: 'Mile' }));
  });
});

describe('the silks of a new stable', () => {
  it('are those of its name by the same rule that the form draws them by', async () => {
    const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), {
      minLength: 40,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(names, fc.nat(50), async (texts, variant) => {
        const normal = texts.map((text) => normalName(text, 40) ?? 'Bell Yard');
        const rows = await game.sql(
          `select private.named_silks(name, $2) as silks
           from unnest($1::text[]) with ordinality names (name, number) order by number`,
          [normal, variant],
        );
        expect(rows).toEqual(normal.map((name) => ({ silks: namedSilks(name, variant) })));
      }),
      { numRuns: 15 },
    );
  });

  it('are the next variant where another stable has them, as the form is told', async () => {
    const name = 'Kestrel Lodge';
    const offered = async () => silksVariant(game.visitor(), { name });
    expect(await offered()).toBe(0);
    await game.sql(
      `insert into public.stables (name, owner_name, silks, created_at)
       values ('Other Yard', 'Bea', $1, now())`,
      [JSON.stringify(namedSilks(name, 0))],
    );
    expect(await offered()).toBe(1);
    await game.sql(`select private.found_owned_stable(null, $1, 'Ada', null, now())`, [name]);
    const [founded] = await game.sql('select silks from public.stables where name = $1', [name]);
    expect(founded?.silks).toEqual(namedSilks(name, 1));
    expect(await offered()).toBe(2);
  });
});
