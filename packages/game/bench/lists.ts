import { specialties } from '../src/horses/specialty.ts';
import { inOrder } from '../src/lists/order.ts';
import { pick } from '../src/lists/pick.ts';
import { salesOrders } from '../src/market/salesOrders.ts';
import {
  findHorsesForSale,
  type HorseForSale,
  type SalesSearch,
} from '../src/market/salesSearch.ts';
import { sfc32 } from '../src/random/sfc32.ts';

/** Prints how long it takes to filter and sort a sales ring of 100,000 horses. */
const HORSES = 100_000;
const ROUNDS = 10;

const chance = sfc32(1, 2, 3, 4);
const sounds = ['hal', 'cy', 'on', 'fer', 'ry', 'man', 'sil', 'ver', 'com', 'et'];
const word = () => Array.from({ length: 4 }, () => sounds[chance() % sounds.length]).join('');

const horses: readonly HorseForSale[] = Array.from({ length: HORSES }, (_, index) => ({
  id: `${index}`,
  name: word(),
  seller: word(),
  price: 1000 + (chance() % 40_000),
  age: 2 + (chance() % 7),
  rating: chance() % 140,
  sex: chance() % 2 === 0 ? 'male' : 'female',
  specialty: pick(specialties, chance()),
  surface: pick(['Turf', 'Dirt', null] as const, chance()),
  runs: chance() % 12,
  sellerKind: chance() % 4 === 0 ? 'house' : 'stable',
}));

const search: SalesSearch = {
  text: 'VERC',
  price: 'low',
  age: 'mature',
  sex: null,
  rating: null,
  specialty: null,
  surface: null,
  runs: null,
  seller: null,
};

time('filter by name, price and age', () => findHorsesForSale(horses, search).length);
time('sort by price', () => inOrder(horses, salesOrders.cheapest).length);
time('sort by name', () => inOrder(horses, salesOrders.name).length);

function time(what: string, work: () => number): void {
  work();
  const began = performance.now();
  let rows = 0;
  for (let round = 0; round < ROUNDS; round++) rows = work();
  const ms = (performance.now() - began) / ROUNDS;
  const perSecond = Math.round((HORSES / ms) * 1000).toLocaleString('en');
  console.log(`${what}: ${ms.toFixed(1)} ms, ${perSecond} horses a second, ${rows} rows`);
}
