import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { readFonts } from './fonts.ts';

const covered = coverageOf(readFonts());
const unknown = (text: string) =>
  [...text].filter((letter) => !covered.has(letter.codePointAt(0) ?? 0)).join('');

it('knows the letters that names of horses, races and stables are written in', () => {
  expect(unknown('Furlong 0123456789 · & @ % ½ ¼ ¾ – — ’ “ ” … $ € £ − ×')).toBe('');
  expect(unknown('ÀÉÎÕÜ ßæøåñç ŁŚŻćęą ŠŽčřů Őű ĞŞıİ Āēīōū')).toBe('');
  expect(unknown('Tiếng Việt Đường Ngựa Phượng Hỗ Trợ Ấẩẫậ ƠơƯư'.normalize('NFC'))).toBe('');
});

it('knows what they do not have', () => {
  expect(unknown('🐎★♞Ж馬')).toBe('🐎★♞Ж馬');
});
