import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { logInMutation, signUpMutation } from './mutations.ts';

vi.mock('../../shared/api/callApi.ts', () => ({ callApi: vi.fn(async () => null) }));

const registration = {
  email: 'ada@stable.example',
  password: 'a long secret',
  fullName: 'Ada Bell',
  stableName: 'Silver Birch',
  place: '/',
};

/** What is left in the cache once the dialog has let go of an attempt. */
async function leftAfter<Data>(options: MutationObserverOptions<Data, Error, typeof registration>) {
  vi.useFakeTimers();
  const client = createQueryClient();
  const observer = new MutationObserver(client, options);
  await observer.mutate(registration);
  expect(client.getMutationCache().getAll()).toHaveLength(1);
  observer.reset();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  return client.getMutationCache().getAll();
}

test('a password is forgotten with its attempt', async () => {
  expect(await leftAfter(logInMutation)).toEqual([]);
  expect(await leftAfter(signUpMutation)).toEqual([]);
});
