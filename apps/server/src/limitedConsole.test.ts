import { beforeEach, describe, expect, it } from 'vitest';
import { limited } from './limitedConsole.ts';

let written: string[];
let now: number;
let error: (...values: unknown[]) => void;

beforeEach(() => {
  written = [];
  now = 0;
  error = limited(
    (line) => written.push(String(line)),
    () => now,
  );
});

describe('the log', () => {
  it('says a thing once, and within a minute how often it was repeated', () => {
    for (let time = 0; time < 1000; time += 1)
      error('Request %d failed: "%s"', time, 'a'.repeat(time));
    expect(written).toEqual(['Request 0 failed: ""']);
    now = 60_000;
    error('Something else');
    expect(written.slice(1)).toEqual([
      '999 more like this: Request 0 failed: ""',
      'Something else',
    ]);
    error('Request 1000 failed: ""');
    expect(written.at(-1)).toBe('Request 1000 failed: ""');
  });

  it('is not filled by a new kind each time', () => {
    for (let time = 0; time < 1000; time += 1) error(`Failed ${'x'.repeat(time)}`);
    expect(written).toHaveLength(101);
  });

  it('has no addresses of people, hashes or tokens', () => {
    error('Auth error:', {
      email: 'owner@stables.example',
      encrypted_password: `$2b$10$${'aB./9'.repeat(10)}abc`,
      access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
      confirmation_token: 'c0ffee'.repeat(11),
      key: 'sb_secret_abc123',
    });
    expect(written.join()).not.toMatch(/owner@|\$2b|eyJ|c0ffee|sb_secret_/);
    expect(written.join()).toContain('[withheld]');
  });
});
