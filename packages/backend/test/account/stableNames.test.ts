import { nameLengths, normalName } from '@furlong/game/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signUp } from '../../src/index.ts';
import { stableNamesOf } from '../support/stableNames.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

const { available, found, stableOf } = stableNamesOf(game);

it('the database finds the same normal form as the rules, or none where they find none', async () => {
  const parts = fc.constantFrom(
    ...[
      'a',
      'I',
      'Ж',
      '馬',
      'ب',
      'น',
      '1',
      '&',
      ' ',
      '  ',
      '\u00A0',
      '\u2003',
      '\u1680',
      '\n',
      '\t',
    ],
    ...['\u0301', '\u0302', '\u0E49', '\u064E', '\u0488', '\u20E3', '\u093F', '\u200B', '\u200D'],
    ...[
      '\uFE0F',
      '\u00AD',
      '\u202E',
      '\u3164',
      '\u{E0041}',
      '\uE000',
      '\u0378',
      '\u{13000}',
      '\u2800',
    ],
    ...[
      '\u2764',
      '\u{1F468}',
      '\u{1F3FD}',
      '\u{1F1EC}',
      '\u{1F1E7}',
      '\u2122',
      '\u00BD',
      '\uFF21',
      'ﬁ',
    ],
  );
  const names = fc.array(fc.string({ unit: parts, maxLength: 8 }), {
    minLength: 50,
    maxLength: 50,
  });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(names, async (texts) => {
      const rows = await game.sql(
        `select private.normal_name(name, 5) as name
         from unnest($1::text[]) with ordinality names (name, number) order by number`,
        [texts],
      );
      const expected = texts.map((text) => ({ name: normalName(text, 5) }));
      refused += expected.filter(({ name }) => name === null).length;
      expect(rows).toEqual(expected);
    }),
    { numRuns: 40 },
  );
  expect(refused).toBeGreaterThan(500);
  expect(refused).toBeLessThan(1950);
});

describe('a stable name', () => {
  it.each([
    ['empty', ''],
    ['a megabyte', 'x'.repeat(60_000)],
    ['a line break', 'Bell\nYard'],
    ['zero width', 'Bell\u200BYard'],
    ['three marks on a letter', 'Be\u0302\u0304\u0306\u0307ll'],
  ])('is refused with %s', async (_, name) => {
    expect(await available(name)).toBe('stable_name_invalid');
  });

  it.each([
    ['40 families', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(40)],
    ['other scripts', 'Конюшня 馬房 إسطبل'],
    ['markup', '<b>Bell</b> & "Sons"'],
  ])('is taken of %s', async (_, name) => {
    expect(await available(name)).toBe('ok');
    expect(await stableOf(await found(name))).toMatchObject({ name });
  });

  it.each([
    ['its case', 'BLUE GATE FARM'],
    ['its spaces', ' Blue\u00A0 Gate  Farm '],
    ['its width', 'Ｂlue Gate Farm'],
    ['a Cyrillic letter', 'Вlue Gate Farm'],
    ['a capital I for an l', 'BIue Gate Farm'],
    ['a digit for an l', 'B1ue Gate Farm'],
    ['two letters for one', 'Blue Gate Farrn'],
    ['a Greek capital', 'BLUE GATΕ FARM'],
  ])('is taken already if another differs by %s alone', async (_, name) => {
    if ((await available('Blue Gate Farm')) === 'ok') await found('Blue Gate Farm');
    expect(await available(name)).toBe('stable_name_taken');
    expect(await stableOf(await found(name))).not.toMatchObject({
      name: normalName(name, nameLengths.stable),
    });
  });

  it('that has a fallback keeps it to what a name can be', async () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(40);
    await found(family);
    expect(await stableOf(await found(family))).toEqual({
      name: expect.stringMatching(/^New Stable( \d)?$/),
      owner_name: 'Ann B.',
    });
  });
});

describe('a full name', () => {
  it.each([
    ['too long', 'x'.repeat(nameLengths.owner + 1)],
    ['invisible', '\u200B'],
    ['a line break', 'Ann\nBell'],
  ])('that is refused: %s', async (_, fullName) => {
    const before = await game.snapshot();
    const names = { fullName, stableName: 'Full Name Yard' };
    await expect(
      signUp(game.visitor(), { ...names, email: 'full@example.test', password: 'secret-enough' }),
    ).rejects.toMatchObject({ code: 'owner_name_invalid' });
    expect(await game.snapshot()).toEqual(before);
    expect(await stableOf(await found('Full Name Yard', { fullName }))).toMatchObject({
      owner_name: 'New O.',
    });
  });
});
