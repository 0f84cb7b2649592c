import { playerText } from '@furlong/game/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

it('the database keeps the same text as the rules, or none where they keep none', async () => {
  const parts = fc.constantFrom(
    ...[
      'a',
      'Ж',
      '馬',
      'ب',
      '🐎',
      '👩‍🚀',
      'e\u0301',
      ' ',
      '  ',
      '\t',
      '\n',
      '\n\n\n',
      '\r\n',
      '\r',
    ],
    ...['\u00A0', '\u200B', '\u200D', '\u202E', '\u2066', '\uFEFF', '\u00AD', '\u0007', '\u0085'],
    ...['<b>', '*', '[x](y)', '\\', '\u2003'],
  );
  const texts = [
    ...fc.sample(fc.array(parts, { maxLength: 14 }), { numRuns: 300, seed: 34 }),
    ...[['a'.repeat(20)], ['a'.repeat(21)], ['🐎'.repeat(20)], ['🐎'.repeat(21)]],
  ].map((each) => each.join(''));
  const rows = await game.sql(
    `select t.number, private.player_text(t.text, 20) as kept
     from unnest($1::text[]) with ordinality t (text, number) order by 1`,
    [texts],
  );
  expect(rows.map(({ kept }) => kept)).toEqual(texts.map((text) => playerText(text, 20)));
  expect(rows.filter(({ kept }) => kept !== null).length).toBeGreaterThan(50);
});

it('keeps a text as it is that was kept before', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(text, (written) => {
      const kept = playerText(written, 100);
      expect(kept === null ? null : playerText(kept, 100)).toBe(kept);
    }),
    { seed: 34 },
  );
});
