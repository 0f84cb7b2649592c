import { signIn } from '@furlong/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn, visitor } from '../bareServer.ts';
import { emailOf, ownerWithApp, password } from './owners.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
  await signedIn(server, 'Plain');
  await ownerWithApp(server, 'Guarded');
});
afterAll(() => server.close());

/** What a login asks the database, and how often the account service: its time is the time of these. */
async function workOf(email: string, given: string) {
  const before = { reached: server.reached(), asked: server.asked.length };
  const answer = await signIn(visitor(server), { email, password: given }).catch(
    ({ code }: { code: string }) => code,
  );
  const asked = server.asked.slice(before.asked);
  return { answer, work: { asked, reached: server.reached() - before.reached } };
}

it('a wrong password costs the same whether the account has a second factor, has none, or is none', async () => {
  const tries = [
    await workOf(emailOf('Plain'), 'wrong'),
    await workOf(emailOf('Guarded'), 'wrong'),
    await workOf('nobody@stables.example', 'wrong'),
  ];
  for (const { answer, work } of tries) {
    expect(answer).toBe('login_refused');
    expect(work).toEqual(tries[0]?.work);
  }
  expect(tries[0]?.work.reached).toBe(1);
});

it('the right password costs the same with a factor and without: only its owner learns which', async () => {
  const plain = await workOf(emailOf('Plain'), password);
  const guarded = await workOf(emailOf('Guarded'), password);
  expect(guarded.work).toEqual(plain.work);
});
