import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalName } from '../../src/names/normalName.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';

describe('a name', () => {
  it.each([
    ['nothing', ''],
    ['spaces only', ' \u00A0\u2003\u3000 '],
    ['41 characters', 'x'.repeat(41)],
    ['41 families', family.repeat(41)],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a line break', 'Bell\nYard'],
    ['a tabulator', 'Bell\tYard'],
    ['a right-to-left override', 'Bell\u202EYard'],
    ['zero width', 'Bell\u200BYard'],
    ['a joiner between letters', 'Bell\u200DYard'],
    ['a joiner at the end', 'Bell \u{1F468}\u200D'],
    ['a variation selector after a letter', 'Bell\uFE0F Yard'],
    ['a soft hyphen', 'Bell\u00ADYard'],
    ['a blank letter', '\u3164'],
    ['a blank pattern', '\u2800'],
    ['a tag', 'Bell\u{E0041}'],
    ['half a pair', 'Bell\uD83D'],
    ['nothing but a mark', '\u0301'],
    ['three marks on a letter', 'b\u0302\u0304\u0306'],
    ['ten joined emoji', Array(10).fill('\u{1F468}').join('\u200D')],
    ['a letter of a dead script', '\u{13000}'],
  ])('cannot be %s', (_, text) => {
    expect(normalName(text, 40)).toBeNull();
  });

  it.each([
    ['one character', 'x', 'x'],
    ['40 characters', 'x'.repeat(40), 'x'.repeat(40)],
    ['40 families', family.repeat(40), family.repeat(40)],
    ['a flag', 'Bell \u{1F1EC}\u{1F1E7}', 'Bell \u{1F1EC}\u{1F1E7}'],
    ['a red heart', '\u2764\uFE0F', '\u2764\uFE0F'],
    ['other scripts', 'Конюшня 馬房 إسطبل ร้านม้า', 'Конюшня 馬房 إسطبل ร้านม้า'],
    ['markup', '<b>Bell</b> & "Sons"', '<b>Bell</b> & "Sons"'],
    ['an accent of its own', 'Bele\u0301', 'Bel\u00E9'],
    ['wide letters', '\uFF22ell', 'Bell'],
    ['spaces around and between', ' \u2003Bell \u00A0 Yard ', 'Bell Yard'],
  ])('can be %s', (_, text, form) => {
    expect(normalName(text, 40)).toBe(form);
  });

  it('has one form, which is its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const name = normalName(text, 10);
        fc.pre(name !== null);
        expect(normalName(name ?? '', 10)).toBe(name);
      }),
    );
  });
});
