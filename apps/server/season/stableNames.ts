const woods = [
  'Ash',
  'Birch',
  'Cedar',
  'Elder',
  'Hazel',
  'Larch',
  'Maple',
  'Rowan',
  'Thorn',
  'Willow',
];
const places = [
  'Lane Stables',
  'Hill Racing',
  'Brook Farm',
  'Park Bloodstock',
  'Gate Stud',
  'Field House',
];
const first = ['Ada', 'Ben', 'Clara', 'Dan', 'Edith', 'Frank', 'Grace', 'Hugh', 'Iris', 'Jack'];
const last = ['Archer', 'Bell', 'Carter', 'Dale', 'Ellis', 'Ford'];

/** The most stables of bots that have a name of their own. */
export const MOST_STABLES = woods.length * places.length;

const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** What the stable of that number is called, and who owns it. */
export function stableNamed(number: number): { stableName: string; fullName: string } {
  const round = Math.floor(number / woods.length);
  return {
    stableName: `${at(woods, number)} ${at(places, number + round)}`,
    fullName: `${at(first, number)} ${at(last, number + round)}`,
  };
}
