import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorBackend } from '../shared/visitorBackend.ts';
import { createPreviews } from './previews.ts';

const horse = new URL('https://furlong.example/horses/0190f2aa-0000-7000-8000-000000000001');
const general = { path: horse.pathname, title: 'OWN. TRAIN. RACE. WIN!' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Previews from a database that answers as it is told, and how often it was asked. */
function previewsOf(answer: () => Promise<Response>, patience = 3_600_000) {
  const fetch = vi.fn(answer);
  const settings = { database: { fetch }, publishableKey: 'key', siteUrl: horse.origin };
  return { fetch, previews: createPreviews({ backend: visitorBackend(settings), patience }) };
}

const refused = async () => Response.json({ message: 'no', code: 'XX000' }, { status: 503 });

it('says of a page what is said of all where the database fails, and asks again', async () => {
  const { fetch, previews } = previewsOf(refused);
  expect(await previews.of(horse, 'a')).toMatchObject(general);
  expect(await previews.of(horse, 'a')).toMatchObject(general);
  expect(fetch).toHaveBeenCalledTimes(2);
  const { previews: broken } = previewsOf(() => Promise.reject(new Error('gone')));
  expect(await broken.of(horse, 'a')).toMatchObject(general);
});

it('does not wait for a database that does not answer, and only the first does at all', async () => {
  vi.useFakeTimers();
  const { fetch, previews } = previewsOf(() => new Promise(() => {}), 250);
  const first = previews.of(horse, 'a');
  await vi.advanceTimersByTimeAsync(250);
  expect(await first).toMatchObject(general);
  expect(await previews.of(horse, 'b')).toMatchObject(general);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks for a page once for all who come for it at a time', async () => {
  const { fetch, previews } = previewsOf(async () => Response.json([]));
  const answers = await Promise.all(['a', 'b', 'c'].map((who) => previews.of(horse, who)));
  expect(answers).toEqual(Array(3).fill(expect.objectContaining({ path: null })));
  await previews.of(new URL('?utm_source=chat#form', horse), 'd');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('lets nobody who asks for many pages keep the database from others', async () => {
  const { fetch, previews } = previewsOf(() => new Promise(() => {}));
  const many = Array.from({ length: 30 }, (_, i) => {
    const id = `0190f2aa-0000-7000-8000-0000000000${10 + i}`;
    return previews.of(new URL(`/horses/${id}`, horse), 'a');
  });
  expect(await Promise.race(many)).toMatchObject({ title: general.title });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

it('asks for nothing where the address alone says what is there', async () => {
  const { fetch, previews } = previewsOf(refused);
  for (const path of ['/', '/fairness', '/races/track/kingsmere', '/horses/x', '/nothing']) {
    await previews.of(new URL(path, horse), 'a');
  }
  expect(fetch).not.toHaveBeenCalled();
});
