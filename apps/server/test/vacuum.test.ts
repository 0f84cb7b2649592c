import { type Backend, myHorses, noteHorse } from '@furlong/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vacuum } from '../src/embedded/vacuum.ts';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

const anyLetter = () => String.fromCodePoint(0x20000 + Math.floor(Math.random() * 0xa000));

/** Writes the longest note thirty times; returns by how many bytes its table has grown. */
async function grownByNotes(backend: Backend, horseId: string): Promise<number> {
  const size = async () => {
    const [row] = await server.database.rows(
      `select pg_total_relation_size('private.horse_notes')::int as size`,
    );
    return Number(row?.size);
  };
  const before = await size();
  for (let nth = 0; nth < 30; nth += 1) {
    const note = Array.from({ length: 2000 }, anyLetter).join('');
    await noteHorse(backend, { horseId, note, requestId: crypto.randomUUID() });
  }
  return (await size()) - before;
}

it('the room of notes that were replaced is used again', async () => {
  const backend = await signedIn(server, 'Writer');
  const horseId = (await myHorses(backend))[0]?.id ?? '';
  const first = await grownByNotes(backend, horseId);
  expect(first).toBeGreaterThan(200_000);
  await vacuum(server.database);
  expect(await grownByNotes(backend, horseId)).toBeLessThan(first / 5);
});
