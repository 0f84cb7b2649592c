import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callApi } from '../shared/api/callApi.ts';
import { horseAheadQuery } from './horses/queries.ts';
import { comingRacesQuery, raceQuery } from './races/queries.ts';
import { autoOrdersQuery } from './stable/autoOrdersQuery.ts';
import { myEntriesQuery, myHorsesQuery } from './stable/queries.ts';
import { stableAheadQuery } from './stables/queries.ts';
import { inOrder, type Known, outdatedIn, rememberAll } from './testQueries.ts';

vi.mock('../shared/api/callApi.ts', () => ({ callApi: vi.fn() }));
// What auth draws is drawn with ui, whose styles need a bundler.
vi.mock('./auth/index.ts', () => ({ useSession: vi.fn() }));

const comet = { id: 'comet', atWork: null };
const duchess = { id: 'duchess', atWork: null };
const worker = { id: 'comet', atWork: { until: 0, energy: 60 } };
const [first, second] = [{ id: 'e1' }, { id: 'e2' }];
const order = { id: 'o1', nextAt: 1 };
const [mile, sprint] = [{ id: 'mile' }, { id: 'sprint' }];

const back: Known[] = ['sessions', 'auto-training', 'auto history', 'activity', 'overview'];
const moved: Known[] = [
  ...back,
  ...(['boxes', 'races that suit', 'own championships', 'wallets'] as const),
  ...(['money', 'shop', 'tack room'] as const),
  ...(['own sale', 'listings'] as const),
];
const ofHorses: Known[] = ['horses', 'boxes', 'races that suit', 'own championships'];

/** Two answers of a query, and what the second shows to be untrue. */
const answers: [
  name: string,
  query: { queryKey: QueryKey },
  before: unknown,
  now: unknown,
  outdated: Known[],
][] = [
  [
    'a horse was sold meanwhile',
    ...([myHorsesQuery('ada'), [comet, duchess], [duchess]] as const),
    [...moved, 'the horse', 'its entries'],
  ],
  [
    'another was bought elsewhere',
    ...([myHorsesQuery('ada'), [comet], [comet, duchess]] as const),
    [...moved, 'another horse'],
  ],
  ['a horse came back from work', myHorsesQuery('ada'), [worker], [comet], back],
  ['a horse went to work', myHorsesQuery('ada'), [comet], [worker], []],
  ['a horse is still at work', myHorsesQuery('ada'), [worker], [worker], []],
  ['the first horses are told', myHorsesQuery('ada'), undefined, [comet, duchess], []],
  [
    'an entry was settled',
    ...([myEntriesQuery('ada'), [first, second], [second]] as const),
    [...ofHorses, 'wallets', 'money', 'trophies', 'activity', 'overview'],
  ],
  ['an entry was made', myEntriesQuery('ada'), [first], [first, second], []],
  [
    'a session of the auto-trainer began',
    ...([autoOrdersQuery('ada'), [order], [{ ...order, nextAt: 2 }]] as const),
    [...ofHorses, 'wallets', 'money', 'auto history'],
  ],
  ['no session of the auto-trainer began', autoOrdersQuery('ada'), [order], [order], []],
  [
    'an entry of a horse was settled',
    ...([horseAheadQuery('comet'), [first], []] as const),
    ['the horse'],
  ],
  ['a horse was entered', horseAheadQuery('comet'), [], [first], []],
  [
    'a runner joined a race',
    ...([raceQuery('mile'), { runners: [1] }, { runners: [1, 2] }] as const),
    ['who won before'],
  ],
  ['a race stayed as it was', raceQuery('mile'), { runners: [1] }, { runners: [1] }, []],
  ['a race is told first', raceQuery('mile'), undefined, { runners: [1] }, []],
  [
    'a race was settled',
    ...([comingRacesQuery, [mile, sprint], [sprint]] as const),
    ['results', 'last winners', 'last race', 'leaders', 'championships'],
  ],
  ['a race came into sight', comingRacesQuery, [mile], [mile, sprint], []],
];

test.each(answers)(
  '%s: all else that this makes untrue is asked for again, and nothing else',
  async (_, query, before, now, outdated) => {
    const client = new QueryClient();
    rememberAll(client);
    if (before !== undefined) client.setQueryData(query.queryKey, before);
    vi.mocked(callApi).mockResolvedValueOnce(now);
    await client.fetchQuery({ ...(query as FetchQueryOptions), staleTime: 0 });
    expect(client.getQueryData(query.queryKey)).toEqual(now);
    expect(outdatedIn(client)).toEqual(inOrder(outdated));
  },
);

test('a stable whose race was settled is told anew', async () => {
  const client = new QueryClient();
  const { queryKey } = stableAheadQuery('bea');
  const record = ['stables', 'bea', 'record'];
  client.setQueryData<unknown>(queryKey, [first]);
  client.setQueryData(record, {});
  vi.mocked(callApi).mockResolvedValueOnce([]);
  await client.fetchQuery({ ...(stableAheadQuery('bea') as FetchQueryOptions), staleTime: 0 });
  expect(client.getQueryState(record)?.isInvalidated).toBe(true);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
});
