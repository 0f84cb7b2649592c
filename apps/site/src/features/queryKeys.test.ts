import { namedSilks } from '@furlong/game/rules';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { finished } from '../storybook/fixtures.ts';
import { everyRun } from './myraces/runFilter.ts';

// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('./auth/index.ts', () => ({ useSession: vi.fn() }));
vi.mock('./rerun/rerunInWorker.ts', () => ({ rerunInWorker: vi.fn() }));

const search = {
  ...{ text: '', price: null, age: null, sex: null, rating: null },
  ...{ specialty: null, surface: null, runs: null, seller: null },
};

/** Values of each argument that queries take, by its name: any two of them ask for something else. */
const valuesOf: Record<string, unknown[]> = {
  playerId: ['ada', 'bea'],
  horseId: ['comet', 'duchess'],
  raceId: ['mile', 'sprint'],
  stableId: ['ours', 'theirs'],
  section: ['racing', 'market'],
  threadId: [1, 2],
  postId: [1, 2],
  subject: [{ raceId: 'mile' }, { raceId: 'sprint' }, { horseId: 'mile' }],
  wanted: [
    { words: 'going', section: null, stable: null },
    { words: 'pace', section: null, stable: null },
    { words: 'going', section: 'market', stable: null },
    { words: 'going', section: null, stable: 'Oak' },
  ],
  licence: [1, 2],
  requestId: ['q1', 'q2'],
  talentsHash: ['a1', 'b2'],
  trackId: ['kingsmere', 'red-mesa', null],
  sex: ['male', 'female', null],
  season: [1, 2, null],
  division: ['mile', 'sprint'],
  lens: ['wins', 'earnings'],
  scope: ['Turf', '2yo', null],
  hall: ['horses', 'stables'],
  id: ['e1', 'e2'],
  auctionId: ['a1', 'a2'],
  listId: ['l1', 'l2'],
  clubId: ['c1', 'c2'],
  month: ['2026-11', '2026-12'],
  day: ['2026-11-27', '2026-11-28', null],
  text: ['', 'Gre'],
  part: ['bidding', 'won'],
  outcome: ['sold', 'unsold', null],
  count: [1, 2],
  number: [1, 2],
  enteredAt: [1, 2],
  order: ['cheapest', 'dearest'],
  search: [search, ...Object.keys(search).map((filter) => ({ ...search, [filter]: 'x' }))],
  filter: [
    everyRun,
    ...Object.keys(everyRun).map((condition) => ({ ...everyRun, [condition]: 'x' })),
  ],
  wallet: ['credits', 'wallet'],
  about: [['horses'], ['horses', 'boxes'], null],
  silks: [namedSilks('Oak', 0), namedSilks('Oak', 1)],
  span: [
    { from: 0, to: 1 },
    { from: 0, to: 2 },
    { from: 1, to: 2 },
  ],
  midnights: [
    [0, 1],
    [1, 2],
    [0, 1, 2],
  ],
  result: ['mile', 'sprint'].map((id) => ({ race: { ...finished, id }, runners: [] })),
};

interface Query {
  queryKey: QueryKey;
}
type MakeQuery = (...inputs: unknown[]) => Query;

const modules = import.meta.glob<Record<string, Query | MakeQuery>>([
  './*/*{q,Q}uer{y,ies}.ts',
  '../shared/**/*Query.ts',
  // Asks what it is told under the key that it is told, by two queries that are here.
  '!./races/aheadQuery.ts',
]);
const loaded = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => [path, await load()] as const),
);
const queries = loaded.flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, query]) =>
    name.endsWith('Query') ? [[`${path} ${name}`, query] as const] : [],
  ),
);

/** The parameters of a function as they are written: `playerId`, or `{ horseId, season }`. */
function parametersOf(query: MakeQuery): string[] {
  const [written = ''] = `${query}`.match(/(?<=^\()[^)]*(?=\) =>)/) ?? [];
  return written.match(/\{[^}]*\}|\w+/g) ?? [];
}

/** The values of a parameter; of one that is taken apart, the first of each member and each other alone. */
function valuesFor(parameter: string): unknown[] {
  if (!parameter.startsWith('{')) return valuesNamed(parameter);
  const members = (parameter.match(/\w+/g) ?? []).map((name) => [name, valuesNamed(name)] as const);
  const first = Object.fromEntries(members.map(([name, [value]]) => [name, value]));
  const others = members.flatMap(([name, [, ...rest]]) =>
    rest.map((value) => ({ ...first, [name]: value })),
  );
  return [first, ...others];
}

function valuesNamed(name: string): unknown[] {
  const values = valuesOf[name];
  if (values === undefined) throw new Error(`This test has no values for the argument "${name}".`);
  return values;
}

/** The keys of a query, one of its arguments changed at a time. */
function keysOf(query: Query | MakeQuery): string[] {
  if (typeof query !== 'function') return [hashKey(query.queryKey)];
  const values = parametersOf(query).map(valuesFor);
  expect(values).toHaveLength(query.length);
  const first = values.map(([value]) => value);
  const others = values.flatMap(([, ...rest], index) =>
    rest.map((value) => first.with(index, value)),
  );
  return [first, ...others].map((inputs) => hashKey(query(...inputs).queryKey));
}

test.each(queries)('%s has another key for each other argument', (_, query) => {
  const keys = keysOf(query);
  expect(new Set(keys).size).toBe(keys.length);
});

test('no two queries have the same key', () => {
  expect(queries.length).toBeGreaterThan(50);
  const keys = queries.flatMap(([, query]) => keysOf(query));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
