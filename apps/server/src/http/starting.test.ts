import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, listen } from './server.ts';

let http: HttpServer;

beforeAll(async () => {
  http = await listen({ host: '127.0.0.1', port: 0, dev: false });
});
afterAll(() => http.close());

describe('while the game starts', () => {
  it.each(['/', '/races/1f7c', '/stable/enter-race?horse=1', '/assets/main-12345678.js'])(
    'a page says so at %s, and that it is worth coming back soon',
    async (path) => {
      http.tell({ message: 'Opening the database' });
      const answer = await fetch(`${http.url}${path}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('retry-after')).toBe('2');
      const page = await answer.text();
      expect(page).toContain('<h1>Furlong is getting ready</h1>');
      expect(page).toContain('role="status">Opening the database</p>');
      expect(page).toContain('<progress aria-labelledby="step">');
    },
  );

  it('it shows how far a long step is', async () => {
    http.tell({ message: 'Running the races: 42 of 126', done: 42, of: 126 });
    const page = await (await fetch(http.url)).text();
    expect(page).toContain('value="42" max="126"');
    expect(page).toContain('Running the races: 42 of 126</p>');
  });

  it.each([
    ['GET', '/rest/v1/races?select=*'],
    ['POST', '/auth/v1/token?grant_type=password'],
  ])('the API says it in JSON (%s %s)', async (method, path) => {
    const step = { message: 'Running the races: 7 of 126', done: 7, of: 126 };
    http.tell(step);
    const answer = await fetch(`${http.url}${path}`, { method });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({
      code: 'starting',
      ...step,
      request_id: answer.headers.get('x-request-id'),
    });
  });
});
