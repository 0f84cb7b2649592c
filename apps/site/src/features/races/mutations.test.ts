import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../shared/api/callApi.ts';
import { stableKeys } from '../stable/index.ts';
import { withdrawEntryMutation } from './mutations.ts';
import { raceKeys } from './queries.ts';

vi.mock('../../shared/api/callApi.ts', () => ({ callApi: vi.fn(async () => ({})) }));
// The dialogs of auth are drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));

test('a withdrawal outdates what it can have changed, answered or not', async () => {
  const client = new QueryClient();
  const changed = [
    stableKeys.entries('ada'),
    stableKeys.purses('ada'),
    stableKeys.activity('ada'),
    raceKeys.one('ashford-stakes'),
    [...raceKeys.future, null],
  ];
  const unchanged = [stableKeys.horses('ada'), raceKeys.one('harbour-sprint'), raceKeys.last];
  const request = { horseId: 'silver-comet', raceId: 'ashford-stakes', requestId: 'r1' };
  for (const answer of ['given', 'lost']) {
    for (const key of [...changed, ...unchanged]) client.setQueryData(key, 'known');
    if (answer === 'lost') vi.mocked(callApi).mockRejectedValueOnce(new Error('offline'));
    const withdrawal = new MutationObserver(client, withdrawEntryMutation('ada')).mutate(request);
    await withdrawal.catch(() => undefined);
    const stale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(changed.map(stale)).toEqual(changed.map(() => true));
    expect(unchanged.map(stale)).toEqual(unchanged.map(() => false));
  }
});
