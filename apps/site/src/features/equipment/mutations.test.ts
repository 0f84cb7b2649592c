import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../shared/api/callApi.ts';
import { shop } from '../../storybook/shop.ts';
import { cartMutation } from './mutations.ts';
import { equipmentKeys } from './queries.ts';

vi.mock('../../shared/api/callApi.ts', () => ({ callApi: vi.fn(async () => ['piece']) }));
// What auth and horses draw is drawn with ui, whose styles need a bundler.
vi.mock('../auth/index.ts', () => ({ useSession: vi.fn() }));
vi.mock('../horses/index.ts', () => ({ horseKeys: { any: ['horses'] } }));

const key = equipmentKeys.shop('ada');

test('the cart shows a change at once, and asks what it has come to after the last of several', async () => {
  const client = new QueryClient();
  client.setQueryData(key, shop);
  const inCart = () =>
    client.getQueryData<typeof shop>(key)?.find(({ id }) => id === 'club-saddle')?.inCart;
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
  expect(client.getQueryState(key)?.isInvalidated).toBe(false);
  await second;
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
