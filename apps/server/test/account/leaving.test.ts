import {
  askExport,
  type Backend,
  endAllSessions,
  leaveGame,
  myStable,
  stayInGame,
} from '@furlong/backend';
import { createServiceBackend, leaveDueStables } from '@furlong/backend/service';
import { HOUR } from '@furlong/game/rules';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetMails } from '../../src/mails/forgetMails.ts';
import { sendAccountMails } from '../../src/mails/sendAccountMails.ts';
import { type BareServer, bareServer, signedIn } from '../bareServer.ts';
import { anotherDevice, emailOf, enrol, letTimePass } from './owners.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

const origin = 'https://furlong.example';
const requestId = () => crypto.randomUUID();
const steward = () => createServiceBackend({ url: server.url, secretKey: server.keys.secretKey });
const sendMails = () => sendAccountMails({ backend: steward(), outbox: server.outbox, origin });

/** What the link in the last mail to an owner holds. */
function secretFor(name: string): string {
  const link = new URL(server.outbox.latestTo(emailOf(name))?.link ?? origin);
  expect(link.origin + link.pathname).toBe(`${origin}/account/your-data`);
  return link.searchParams.get('export') ?? '';
}

async function download(secret: string, backend: Backend | null, method = 'POST') {
  const session = backend === null ? null : (await backend.auth.getSession()).data.session;
  return fetch(`${server.url}/export/${secret}`, {
    method,
    headers: {
      apikey: server.keys.publishableKey,
      ...(session !== null && { authorization: `Bearer ${session.access_token}` }),
    },
  });
}

const codeOf = async (answer: Response) => {
  const body: { hint?: string; code?: string } = await answer.json();
  return body.hint ?? body.code;
};

it('an owner asks for the own data, is mailed a link, and downloads a zip', async () => {
  const backend = await signedIn(server, 'Exporter');
  await askExport(backend, { requestId: requestId() });
  expect(await sendMails()).toBe(1);
  expect(await sendMails()).toBe(0);
  const secret = secretFor('Exporter');
  const answer = await download(secret, backend);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const told = JSON.parse(strFromU8(files['furlong.json'] ?? new Uint8Array()));
  expect(told.account).toMatchObject([{ email: emailOf('Exporter') }]);
  expect(told.stables).toMatchObject([{ name: 'Exporter Stable' }]);
  expect(Object.keys(files)).toContain('ledger.csv');
});

it('a link is worth nothing to another, to a visitor, to who guesses, and to an ended session', async () => {
  const backend = await signedIn(server, 'Careful');
  const thief = await signedIn(server, 'Thief');
  await askExport(backend, { requestId: requestId() });
  await sendMails();
  const secret = secretFor('Careful');
  expect(await codeOf(await download(secret, thief))).toBe('export_not_found');
  expect((await download(secret, null)).ok).toBe(false);
  expect(await codeOf(await download('0'.repeat(64), backend))).toBe('export_not_found');
  for (const guess of ['0', 'F'.repeat(64), `${secret}0`]) {
    expect((await download(guess, backend)).ok).toBe(false);
  }
  // What only looks at links has nothing.
  expect((await download(secret, backend, 'GET')).ok).toBe(false);
  const { session } = (await backend.auth.getSession()).data;
  await endAllSessions(backend);
  const ended = await fetch(`${server.url}/export/${secret}`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      authorization: `Bearer ${session?.access_token}`,
    },
  });
  expect(ended.status).toBe(401);
});

it('a password alone does not do where the account has a second factor', async () => {
  const backend = await signedIn(server, 'Factored');
  await askExport(backend, { requestId: requestId() });
  await sendMails();
  const secret = secretFor('Factored');
  await enrol(backend);
  const stolen = await anotherDevice(server, 'Factored');
  expect((await download(secret, stolen)).ok).toBe(false);
  await expect(leaveGame(stolen, { requestId: requestId() })).rejects.toMatchObject({
    code: 'second_factor_needed',
  });
});

it('a session that was found open asks for nothing and ends nothing', async () => {
  const backend = await signedIn(server, 'Stale');
  await letTimePass(server, 'Stale');
  await backend.auth.refreshSession();
  for (const act of [askExport, leaveGame]) {
    await expect(act(backend, { requestId: requestId() })).rejects.toMatchObject({
      code: 'reauthentication_needed',
    });
  }
});

it('an owner who leaves is told by mail, may stay, and then is gone, from the mails as well', async () => {
  const backend = await signedIn(server, 'Leaver');
  await leaveGame(backend, { requestId: requestId() });
  await sendMails();
  const mail = server.outbox.latestTo(emailOf('Leaver'));
  expect(mail?.subject).toBe('Your account will be deleted');
  expect(mail?.text).toContain(`${origin}/account/your-data`);
  await stayInGame(backend, { requestId: requestId() });
  await leaveGame(backend, { requestId: requestId() });
  await sendMails();
  await server.database.rows(`update private.leavings set leaves_at = now() - interval '1 minute'`);
  expect(await leaveDueStables(steward(), { at: Date.now() })).toBe(1);
  await expect(myStable(backend)).rejects.toMatchObject({ code: 'not_signed_in' });
  const { error } = await backend.auth.refreshSession();
  expect(error).not.toBeNull();

  const forget = (at: number) =>
    forgetMails({ database: server.database, outbox: server.outbox, at });
  await forget(Date.now());
  expect(JSON.stringify(server.outbox.list())).toContain(emailOf('Leaver'));
  await forget(Date.now() + 2 * HOUR);
  const kept = JSON.stringify(server.outbox.list());
  expect(kept).not.toContain(emailOf('Leaver'));
  expect(kept).not.toContain('Leaver Stable');
  expect(kept).toContain(emailOf('Careful'));
});
