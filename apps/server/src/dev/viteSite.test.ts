import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listen } from '../http/server.ts';
import { viteSite } from './viteSite.ts';

const root = fileURLToPath(new URL('../../../site', import.meta.url));

it('serves the page from its sources, and leaves the signals of the process alone', async () => {
  const before = process.listeners('SIGTERM');
  const http = await listen({ host: '127.0.0.1', port: 0, dev: true });
  const { site, close } = await viteSite({
    root,
    server: http.server,
    publishableKey: 'sb_publishable_here',
  });
  http.serve(site);
  const response = await fetch(`${http.url}/dashboard`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('content="sb_publishable_here"');
  expect(page).toContain('/@vite/client');
  expect(process.listeners('SIGTERM')).toEqual(before);
  await close();
  await http.close();
});
