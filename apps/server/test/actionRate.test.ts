import { type Backend, myStable, renewCalendarSecret } from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';

let server: BareServer;

const act = (backend: Backend) => renewCalendarSecret(backend, { requestId: crypto.randomUUID() });
const refused = (backend: Backend) =>
  act(backend).then(
    () => null,
    ({ code, retryAfter }) => ({ code, retryAfter }),
  );

afterAll(() => server.close());

describe('what an account does that writes', () => {
  beforeAll(async () => {
    server = await bareServer({
      actionsPerMinute: { count: 3, seconds: 600 },
      actionsPerDay: { count: 5, seconds: 86_400 },
    });
  });

  it('is refused beyond its rate before the database is asked, whoever else acts or reads', async () => {
    const busy = await signedIn(server, 'Busy');
    const other = await signedIn(server, 'Other');
    for (const _ of [1, 2, 3]) await act(busy);
    const before = server.reached();
    const refusal = await refused(busy);
    expect(refusal).toMatchObject({ code: 'too_many_requests' });
    expect(refusal?.retryAfter).toBeGreaterThan(100);
    expect(server.reached()).toBe(before);
    await act(other);
    expect(await myStable(busy)).toMatchObject({ name: 'Busy Stable' });
  });
});
