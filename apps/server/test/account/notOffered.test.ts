import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchedOff } from '../../src/http/switchedOff.ts';
import { type BareServer, bareServer, post } from '../bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

const readMe = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('the README names each code by which something is switched off, and none that is not', () => {
  const [, table = ''] = readMe.split('| Not offered');
  const [rows = ''] = table.split('\n\n');
  const named = [...rows.matchAll(/`(\w+)`/g)].map(([, code]) => code);
  const codes = [...new Set(switchedOff.map(({ code }) => code))];
  expect(named.toSorted()).toEqual(codes.toSorted());
});

it('each answers so, with its status, before the database is asked', async () => {
  const asks: [path: string, body: object, code: string][] = [
    ['/auth/v1/signup', { phone: '+441632960961', password: 'x' }, 'phone_provider_disabled'],
    ['/auth/v1/signup', {}, 'anonymous_provider_disabled'],
    ['/auth/v1/otp', { email: 'a@b.example' }, 'otp_disabled'],
    ['/auth/v1/token?grant_type=id_token', {}, 'provider_disabled'],
    ['/auth/v1/token?grant_type=web3', {}, 'web3_provider_disabled'],
    ['/auth/v1/token?grant_type=pkce', {}, 'flow_state_not_found'],
    ['/auth/v1/sso', {}, 'saml_provider_disabled'],
    ['/auth/v1/admin/users', {}, 'not_admin'],
    ['/auth/v1/invite', {}, 'not_admin'],
  ];
  const before = server.reached();
  for (const [path, body, code] of asks) {
    const answer = await post(server, path, JSON.stringify(body));
    const off = switchedOff.find((each) => each.code === code);
    expect([answer.status, await answer.json()]).toMatchObject([off?.status, { code }]);
  }
  expect(server.reached()).toBe(before);
});
