import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capPatterns, houseStables, raceColours, silksColours } from '../../src/exports/rules.ts';

const [stable] = houseStables;
if (stable === undefined) throw new Error('The house has stables');

const colour = fc.constantFrom(...silksColours);
const silks = fc
  .tuple(fc.constantFrom(...capPatterns), fc.tuple(colour, colour))
  .map(([cap, capColours]) => ({ ...stable.silks, cap, capColours }));

const field = fc
  .record({ own: silks, entries: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }) })
  .map(({ own, entries }) =>
    entries.map((enteredAt, index) => ({
      horseId: `h${index}`,
      stableId: 's1',
      enteredAt,
      silks: own,
    })),
  );

const capOf = ({ cap, capColours }: { cap: string; capColours: readonly string[] }) =>
  `${cap} ${capColours.join()}`;

test('runners of one owner are told apart by their caps, and one carries the owner’s own', () => {
  fc.assert(
    fc.property(field, (runners) => {
      const carried = [...raceColours(runners).values()];
      expect(new Set(carried.map(capOf)).size).toBe(runners.length);
      expect(carried[0]).toEqual(runners[0]?.silks);
      for (const { body, bodyColours } of carried) {
        expect({ body, bodyColours }).toEqual({
          body: stable.silks.body,
          bodyColours: stable.silks.bodyColours,
        });
      }
    }),
  );
});

test('what a horse carries does not hang on how the runners are listed', () => {
  fc.assert(
    fc.property(field, (runners) => {
      const listed = raceColours(runners);
      for (const [horseId, carried] of raceColours(runners.toReversed())) {
        expect(listed.get(horseId)).toEqual(carried);
      }
    }),
  );
});
