import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../shared/api/callApi.ts';
import { raceKeys } from '../races/index.ts';
import { stableKeys } from '../stable/index.ts';
import { enterRaceMutation } from './mutations.ts';

const answer = { raceId: 'ashford-stakes', seedHash: 'promised' };
vi.mock('../../shared/api/callApi.ts', () => ({ callApi: vi.fn(async () => answer) }));
// The dialogs of auth are drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

const changed = [
  stableKeys.entries('ada'),
  stableKeys.purses('ada'),
  stableKeys.activity('ada'),
  raceKeys.one('ashford-stakes'),
  [...raceKeys.future, null],
  [...raceKeys.future, 'kingsmere'],
];
const unchanged = [
  stableKeys.stable('ada'),
  stableKeys.horses('ada'),
  stableKeys.entries('bea'),
  raceKeys.one('harbour-sprint'),
  raceKeys.results,
  raceKeys.winners,
  raceKeys.last,
  raceKeys.coming,
];

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  for (const key of [...changed, ...unchanged]) client.setQueryData(key, 'known');
});

const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

function enter() {
  const request = { horseId: 'silver-comet', raceId: 'ashford-stakes', requestId: 'r1' };
  return new MutationObserver(client, enterRaceMutation('ada')).mutate(request);
}

test('an entry outdates what it can have changed, and nothing else', async () => {
  await enter();
  expect(changed.map(isStale)).toEqual(changed.map(() => true));
  expect(unchanged.map(isStale)).toEqual(unchanged.map(() => false));
});

test('an entry whose answer was lost may have been made', async () => {
  vi.mocked(callApi).mockRejectedValueOnce(new Error('offline'));
  await expect(enter()).rejects.toThrow('offline');
  expect(changed.map(isStale)).toEqual(changed.map(() => true));
});
