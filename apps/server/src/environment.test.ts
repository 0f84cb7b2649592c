import { describe, expect, it } from 'vitest';
import { WeakKeys } from './directory/keys.ts';
import { readEnvironment } from './environment.ts';

const keys = {
  PUBLISHABLE_KEY: 'sb_publishable_iBa0mN4lUr2cRkVvWxTqZd5o',
  SECRET_KEY: 'sb_secret_Q2tV7bXn9wLkJd4sPfGh1mRc8yZaEu30',
  JWT_SECRET: 'p7Lr2XwQk9vTbN4sDf8GhJ1mZc6YaEu3Ro5iKxWq0tVn',
  DEMO_PASSWORD: 'nT4kWq9xLz2v',
};

describe('the settings of the environment', () => {
  it('take a PostgreSQL database, and the keys that its servers share', () => {
    const url = 'postgresql://furlong:password@db.example:5432/furlong';
    expect(readEnvironment({ DATABASE_URL: url, ...keys })).toMatchObject({
      databaseUrl: url,
      keys: { publishableKey: keys.PUBLISHABLE_KEY, demoPassword: keys.DEMO_PASSWORD },
    });
    expect(readEnvironment({ DATABASE_URL: '' })).not.toHaveProperty('databaseUrl');
  });

  it.each(['mysql://db.example/furlong', 'db.example', 'postgresql:'])(
    'say what a database is, where %s is none',
    (DATABASE_URL) => {
      expect(() => readEnvironment({ DATABASE_URL })).toThrow(/DATABASE_URL=postgresql:/);
    },
  );

  it.each<[string, Record<string, string>, RegExp]>([
    ['one of them alone', { SECRET_KEY: keys.SECRET_KEY }, /^PUBLISHABLE_KEY is missing/],
    ['a short secret', { ...keys, JWT_SECRET: 'short' }, /^JWT_SECRET is shorter than 32 bytes/],
    ['a guessable one', { ...keys, JWT_SECRET: 'x'.repeat(64) }, /^JWT_SECRET is easy to guess/],
    ['a short key', { ...keys, SECRET_KEY: 'sb_secret_abc' }, /^SECRET_KEY is too short/],
  ])('refuse keys with %s', (_, env, message) => {
    expect(() => readEnvironment(env)).toThrow(WeakKeys);
    expect(() => readEnvironment(env)).toThrow(message);
  });
});
