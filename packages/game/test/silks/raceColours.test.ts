import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseStables, raceColours, type Silks, silksColours } from '../../src/exports/rules.ts';
import { areCapsAlike, areJacketsAlike } from '../../src/silks/silksDistance.ts';
import { anySilks } from './anySilks.ts';

const [stable] = houseStables;
if (stable === undefined) throw new Error('The house has stables');

const toField = (entered: readonly (readonly [number, Silks])[]) =>
  entered.map(([enteredAt, silks], index) => ({ horseId: `h${index}`, enteredAt, silks }));

const at = fc.nat(3);
const ofOneOwner = fc
  .tuple(anySilks, fc.array(at, { minLength: 1, maxLength: 5 }))
  .map(([own, entries]) => toField(entries.map((enteredAt) => [enteredAt, own])));
/** Many are taken for each other. */
const inFewColours = fc.tuple(anySilks, fc.constantFrom(...silksColours)).map(
  ([silks, colour]): Silks => ({
    ...{ ...silks, body: 'plain', bodyColours: [colour, colour] },
    ...{ sleeves: 'plain', sleeveColours: [colour, colour] },
  }),
);
const ofOwners = fc
  .array(fc.tuple(at, fc.oneof(anySilks, inFewColours)), { minLength: 1, maxLength: 16 })
  .map(toField);

const inBlue = (blue: 'royal blue' | 'dark blue'): Silks => ({
  ...{ body: 'plain', bodyColours: [blue, 'white'], sleeves: 'plain' },
  ...{ sleeveColours: [blue, 'white'], cap: 'plain', capColours: [blue, 'white'] },
});

test('runners of one owner are told apart by their caps, and one carries the owner’s own', () => {
  fc.assert(
    fc.property(ofOneOwner, (runners) => {
      const carried = [...raceColours(runners).values()];
      const caps = carried.map(({ cap, capColours }) => `${cap} ${capColours.join()}`);
      expect(new Set(caps).size).toBe(runners.length);
      expect(carried[0]).toEqual(runners[0]?.silks);
    }),
  );
});

test('of two owners’ jackets that are nearly alike, the one entered later has another cap', () => {
  const runners = toField([
    [2, inBlue('dark blue')],
    [1, inBlue('royal blue')],
  ]);
  expect([...raceColours(runners)]).toEqual([
    ['h1', inBlue('royal blue')],
    ['h0', { ...inBlue('dark blue'), capColours: ['white', 'white'] }],
  ]);
});

test('no two runners are alike in jacket and cap, and nobody’s jacket is changed', () => {
  fc.assert(
    fc.property(ofOwners, (runners) => {
      const carried = raceColours(runners);
      const worn: Silks[] = [];
      for (const { horseId, silks } of runners) {
        const colours = carried.get(horseId);
        if (colours === undefined) throw new Error(`${horseId} has no colours`);
        expect({ ...colours, cap: silks.cap, capColours: silks.capColours }).toEqual(silks);
        const alike = worn.filter((each) => areJacketsAlike(each, colours));
        // So many of one colour take the caps that are told from each other.
        if (alike.length < 3)
          expect(alike.filter((each) => areCapsAlike(each, colours))).toEqual([]);
        worn.push(colours);
      }
    }),
  );
});

test('who is taken for nobody carries the owner’s own', () => {
  fc.assert(
    fc.property(ofOwners, (runners) => {
      const carried = raceColours(runners);
      for (const { horseId, silks } of runners) {
        const others = runners.filter((other) => other.horseId !== horseId);
        if (others.some((other) => areJacketsAlike(other.silks, silks))) continue;
        expect(carried.get(horseId)).toBe(silks);
      }
    }),
  );
});

test('what a horse carries does not hang on how the runners are listed', () => {
  fc.assert(
    fc.property(fc.oneof(ofOneOwner, ofOwners), (runners) => {
      const listed = raceColours(runners);
      for (const [horseId, carried] of raceColours(runners.toReversed())) {
        expect(listed.get(horseId)).toEqual(carried);
      }
    }),
  );
});

test('the house’s stables are told from each other in their own colours', () => {
  const field = toField(houseStables.map(({ silks }, index) => [index, silks]));
  expect([...raceColours(field).values()]).toEqual(houseStables.map(({ silks }) => silks));
});

test('every colour has another that is told from it', () => {
  const plain = (colour: (typeof silksColours)[number]): Silks => ({
    ...stable.silks,
    cap: 'plain',
    capColours: [colour, colour],
  });
  for (const one of silksColours) {
    const told = silksColours.filter((other) => !areCapsAlike(plain(one), plain(other)));
    expect(told.length).toBeGreaterThan(6);
  }
});
