/** A licensed house jockey. Skill is a real input to the race, never a name for luck. */
export interface Jockey {
  readonly licence: number;
  readonly name: string;
  /** −3 to 3; each point is worth about a tenth of a length. */
  readonly skill: number;
}

type Rider = readonly [name: string, skill: number];

const riders: readonly Rider[] = [
  ['Tom Ashdown', 3],
  ['Renata Quiroga', 2],
  ['Declan Moyle', 1],
  ['Yuki Tanabe', 3],
  ['Luc Ferrand', 0],
  ['Piers Wetherby', -1],
  ['Mateo Sandoval', 2],
  ['Isla Kerr', 1],
  ['Giulio Bassani', 2],
  ['Callum Reath', -2],
  ['Noor Haddad', 1],
  ['Bram Oosterveld', 0],
  ['Shay Donnellan', 2],
  ['Amara Diallo', 0],
  ['Ruben Castellano', -1],
  ['Freya Lindqvist', 1],
  ['Jack Tolliver', -3],
  ['Kenji Morioka', 1],
  ['Orla Fennessy', 0],
  ['Dario Montesi', -1],
  ['Wes Calloway', 0],
  ['Hana Kovarik', 1],
  ['Eddie Larkspur', -2],
  ['Thandi Mokoena', 2],
  ['Anton Reiter', 0],
  ['Billy Sparrow', -1],
  ['Celeste Aubry', 1],
  ['Marco Teixeira', 0],
  ['Owen Pryce', -1],
  ['Lena Brandt', 0],
  ['Rafael Ibarra', 3],
  ['Finn Gallant', -2],
  ['Zara Whitcombe', 0],
  ['Hugo Delacourt', -1],
  ['Nikhil Rao', 1],
  ['Sam Overbury', -3],
  ['Ines Carvalho', 0],
  ['Paddy Roche', -1],
  ['Maeve Tierney', 0],
  ['Cole Hathaway', -2],
];

/** All licensed jockeys, by licence number from 1. */
export const jockeys: readonly Jockey[] = riders.map(([name, skill], index) => ({
  licence: index + 1,
  name,
  skill,
}));

/** The jockey of a licence; null where there is none. */
export function jockeyOf(licence: number): Jockey | null {
  return jockeys[licence - 1] ?? null;
}
