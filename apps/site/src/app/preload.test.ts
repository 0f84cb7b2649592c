import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { destinations } from '../shared/navigation/destinations.ts';
import { paths } from '../shared/paths.ts';
import { prefetch, preloadScript } from './preload.ts';
import { findPage } from './routes.ts';

const queries = new QueryClient();

/** The page at a path, with nothing that it would really fetch. */
function watchedPage(pathname: string) {
  const page = findPage(pathname)?.page;
  if (page === undefined) throw new Error(`There is no page at ${pathname}.`);
  page.load = vi.fn(async () => ({}));
  page.prefetch = vi.fn(async () => undefined);
  return page;
}

test('a link to a race fetches the script and the queries of just that race', () => {
  const { load, prefetch: fill } = watchedPage(paths.race('ashford-stakes'));
  prefetch(paths.race('ashford-stakes'), queries, 'ada');
  expect(load).toHaveBeenCalledOnce();
  expect(fill).toHaveBeenCalledExactlyOnceWith(queries, {
    params: { raceId: 'ashford-stakes' },
    playerId: 'ada',
  });
});

test('a failure ahead of time is not told: the page says it once it is shown', async () => {
  const page = watchedPage(paths.outbox);
  page.load = vi.fn(() => Promise.reject(new Error('offline')));
  page.prefetch = vi.fn(() => Promise.reject(new Error('offline')));
  prefetch(paths.outbox, queries, '');
  await vi.waitFor(() => expect(page.prefetch).toHaveBeenCalledOnce(), 20_000);
});

test('the page that opens first fetches its script alone, as the backend follows the first paint', () => {
  const { load, prefetch: fill } = watchedPage(paths.home);
  preloadScript(paths.home);
  expect(load).toHaveBeenCalledOnce();
  expect(fill).not.toHaveBeenCalled();
});

test('a link that leads nowhere fetches nothing', () => {
  const { load } = watchedPage(paths.race('ashford-stakes'));
  prefetch('/nowhere/at/all', queries, '');
  expect(load).not.toHaveBeenCalled();
});

test('every destination has a page', () => {
  expect(destinations.filter(({ href }) => findPage(href) === undefined)).toEqual([]);
});
