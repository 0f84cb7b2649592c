import { chooseMails, myMailChoices } from '@furlong/backend';
import { createServiceBackend } from '@furlong/backend/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendNews } from '../src/mails/sendNews.ts';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

const send = () =>
  sendNews({
    backend: createServiceBackend({ url: server.url, secretKey: server.keys.secretKey }),
    outbox: server.outbox,
    origin: 'https://furlong.example',
  });

/** What the mail's own header asks a mail program to send. */
function press(address: string, body = 'List-Unsubscribe=One-Click') {
  return fetch(address.replace('https://furlong.example', server.url), {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

it('news are mailed once, and end by the press of a mail program', async () => {
  const backend = await signedIn(server, 'Mailed');
  const choose = () =>
    chooseMails(backend, { kind: 'market', timing: 'at_once', requestId: crypto.randomUUID() });
  await choose();
  await server.database.rows(
    `insert into public.activities (stable_id, horse_id, type, at)
     select s.id, h.id, 'outbid', now() from public.stables s join public.horses h on h.stable_id = s.id
     where s.name = 'Mailed Stable' limit 1`,
  );
  await server.database.rows(`update private.mail_news set due_at = now() - interval '1 minute'`);
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  const mail = server.outbox.list().find(({ subject }) => subject === 'News of your stable');
  expect(mail?.text).toContain('Somebody has bid more for');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';

  // What only looks at a link ends nothing.
  await fetch(address.replace('https://furlong.example', server.url));
  expect((await myMailChoices(backend)).market).toBe('at_once');
  expect((await press(address)).status).toBe(204);
  expect((await myMailChoices(backend)).market).toBe('off');
  expect((await press(address, '')).status).toBe(204);
});

it('a link that is guessed ends nothing, and is refused', async () => {
  const answer = await press(`https://furlong.example/mails/${'0'.repeat(64)}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'mails_not_found' });
  const before = server.reached();
  for (const guess of ['0', 'F'.repeat(64), `${'0'.repeat(64)}0`, '%00', '']) {
    expect((await press(`https://furlong.example/mails/${guess}`)).status).not.toBe(204);
  }
  expect(server.reached()).toBe(before);
});
