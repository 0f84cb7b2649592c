import { expect, test } from 'vitest';
import { onlyHorse } from './onlyHorse.ts';

const comet = { id: 'comet', atWork: false };
const duchess = { id: 'duchess', atWork: true };

test('the only horse is chosen beforehand, unless it cannot be', () => {
  const rests = ({ atWork }: { atWork: boolean }) => !atWork;
  expect(onlyHorse([comet], rests)).toBe('comet');
  expect(onlyHorse([duchess], rests)).toBe(null);
  expect(onlyHorse([comet, duchess], rests)).toBe(null);
  expect(onlyHorse([], rests)).toBe(null);
});
