import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, bareServer, post, signedIn } from '../bareServer.ts';
import { anotherDevice, ownerWithApp } from './owners.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

it('an owner keeps a little of their own with the account, and reads it again', async () => {
  const backend = await signedIn(server, 'Keeper');
  const { data, error } = await backend.auth.updateUser({ data: { unit: 'furlong', rows: 40 } });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toMatchObject({ unit: 'furlong', stable_name: 'Keeper Stable' });
  await backend.auth.refreshSession();
  const again = await backend.auth.getUser();
  expect(again.data.user?.user_metadata).toMatchObject({ unit: 'furlong', rows: 40 });
});

it('not more than 2 kB in all, whether at once or bit by bit, and no megabyte reaches the database', async () => {
  const backend = await signedIn(server, 'Hoarder');
  const before = server.reached();
  const huge = await backend.auth.updateUser({ data: { text: 'x'.repeat(1_000_000) } });
  expect(huge.error?.status).toBe(413);
  const large = await backend.auth.updateUser({ data: { text: 'x'.repeat(3_000) } });
  expect(large.error?.code).toBe('validation_failed');
  expect(server.reached()).toBe(before);
  let kept = 0;
  for (let bit = 0; bit < 10; bit++) {
    const { error } = await backend.auth.updateUser({ data: { [`bit${bit}`]: 'y'.repeat(400) } });
    if (error === null) kept += 1;
  }
  expect(kept).toBeLessThan(5);
  expect(kept).toBeGreaterThan(2);
});

it('nothing that the game or the account service keeps there', async () => {
  const backend = await signedIn(server, 'Pretender');
  for (const data of [
    { stable_name: 'Another Stable' },
    { full_name: 'Another' },
    { registration: 'x' },
    { email: 'other@stables.example' },
    { email_verified: 1 },
  ]) {
    const { error } = await backend.auth.updateUser({ data });
    expect(error?.code).toBe('validation_failed');
  }
  const { data } = await backend.auth.getUser();
  expect(data.user?.user_metadata.stable_name).toBe('Pretender Stable');
});

it('nothing with a change of address or password, nothing nested, and nothing without the second factor', async () => {
  const backend = await signedIn(server, 'Mixer');
  const both = await backend.auth.updateUser({ email: 'a@b.example', data: { unit: 'mile' } });
  expect(both.error?.code).toBe('validation_failed');
  const nested = await backend.auth.updateUser({ data: { unit: { a: 1 } } });
  expect(nested.error).not.toBeNull();
  await ownerWithApp(server, 'Doubled');
  const half = await anotherDevice(server, 'Doubled');
  const { error } = await half.auth.updateUser({ data: { unit: 'mile' } });
  expect(error?.code).toBe('insufficient_aal');
  expect((await post(server, '/auth/v1/user', '{"data":{}}')).ok).toBe(false);
});
