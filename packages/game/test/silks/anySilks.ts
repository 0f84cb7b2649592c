import fc from 'fast-check';
import {
  bodyPatterns,
  capPatterns,
  type Silks,
  silksColours,
  sleevePatterns,
} from '../../src/exports/rules.ts';

const colour = fc.constantFrom(...silksColours);
const pair = fc.tuple(colour, colour);

/** Any design of the register. */
export const anySilks: fc.Arbitrary<Silks> = fc.record({
  body: fc.constantFrom(...bodyPatterns),
  bodyColours: pair,
  sleeves: fc.constantFrom(...sleevePatterns),
  sleeveColours: pair,
  cap: fc.constantFrom(...capPatterns),
  capColours: pair,
});
