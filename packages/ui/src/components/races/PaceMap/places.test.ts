import { expect, test } from 'vitest';
import { centre, placesOf, size } from './places';

const field = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test('everybody has room of their own on the drawing', () => {
  for (const fields of [[field(1)], [field(3), field(9), field(6), field(6)], [field(20)]]) {
    const places = placesOf(fields);
    expect(places).toHaveLength(fields.flat().length);
    const nearest = places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(30, ...nearest)).toBe(30);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
  }
});

test('the bend is run from right to top: who leads is farther round than who is held up', () => {
  const [leads, last] = placesOf([['leads'], ['held up']]);
  expect(leads?.x).toBeLessThan(last?.x ?? 0);
  expect(leads?.y).toBeLessThan(last?.y ?? 0);
});

test('of one style, the lowest stall is nearest the rail', () => {
  const [rail, wide] = placesOf([['rail', 'wide']]);
  const reach = (place: { x: number; y: number } | undefined) =>
    Math.hypot((place?.x ?? 0) - centre.x, (place?.y ?? 0) - centre.y);
  expect(reach(rail)).toBeLessThan(reach(wide));
});
