import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../shared/api/callApi.ts';
import { shop } from '../../storybook/shop.ts';
import { stableKeys } from '../stable/index.ts';
import {
  buyMutation,
  cartMutation,
  checkOutMutation,
  equipMutation,
  unequipMutation,
} from './mutations.ts';
import { equipmentKeys } from './queries.ts';

vi.mock('../../shared/api/callApi.ts', () => ({ callApi: vi.fn(async () => ['piece']) }));
// What auth and horses draw is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));
vi.mock('../horses/index.ts', () => ({ horseKeys: { any: ['horses'] } }));

const keys = {
  shop: equipmentKeys.shop('ada'),
  tackRoom: equipmentKeys.tackRoom('ada'),
  purses: stableKeys.purses('ada'),
  horses: stableKeys.horses('ada'),
  horse: ['horses', 'silver-comet', 'horse'],
  stable: stableKeys.stable('ada'),
  othersShop: equipmentKeys.shop('bea'),
};

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, shop);
});

const stale = () =>
  Object.entries(keys).flatMap(([name, key]) =>
    client.getQueryState(key)?.isInvalidated ? name : [],
  );

const requestId = 'r1';
const fitting = { pieceId: 'p1', horseId: 'silver-comet', slot: 'saddle' as const, requestId };

test('a purchase outdates the shop, the tack room and the purses, answered or not', async () => {
  await new MutationObserver(client, buyMutation('ada')).mutate({
    ...{ itemId: 'club-saddle', price: 900, requestId },
  });
  expect(stale()).toEqual(['shop', 'tackRoom', 'purses']);
});

test('a check-out whose answer was lost may have been made', async () => {
  vi.mocked(callApi).mockRejectedValueOnce(new Error('offline'));
  const order = { total: 900, requestId };
  await expect(new MutationObserver(client, checkOutMutation('ada')).mutate(order)).rejects.toThrow(
    'offline',
  );
  expect(stale()).toEqual(['shop', 'tackRoom', 'purses']);
});

test.each([
  ['putting on', equipMutation],
  ['taking off', unequipMutation],
])('%s outdates the tack room and what horses wear', async (_name, mutation) => {
  await new MutationObserver(client, mutation('ada')).mutate(fitting);
  expect(stale()).toEqual(['tackRoom', 'horses', 'horse']);
});

test('the cart shows a change at once, and asks what it has come to after the last of several', async () => {
  const inCart = () =>
    client.getQueryData<typeof shop>(keys.shop)?.find(({ id }) => id === 'club-saddle')?.inCart;
  let answer = () => {};
  vi.mocked(callApi).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(undefined);
      }),
  );
  const change = (quantity: number) =>
    new MutationObserver(client, cartMutation('ada')).mutate({
      ...{ itemId: 'club-saddle', quantity, requestId: `r${quantity}` },
    });
  const first = change(1);
  await vi.waitFor(() => expect(inCart()).toBe(1));
  const second = change(2);
  await vi.waitFor(() => expect(inCart()).toBe(2));
  answer();
  await first;
  expect(stale()).toEqual([]);
  await second;
  expect(stale()).toEqual(['shop']);
});
