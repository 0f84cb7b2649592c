import { safeParse } from 'valibot';
import { type Keys, keys, WeakKeys } from './directory/keys.ts';

const variables = {
  publishableKey: 'PUBLISHABLE_KEY',
  secretKey: 'SECRET_KEY',
  jwtSecret: 'JWT_SECRET',
  demoPassword: 'DEMO_PASSWORD',
} as const satisfies Record<keyof Keys, string>;

/**
 * The keys that environment variables give, so that several servers have the same; null where they
 * give none.
 *
 * @throws {WeakKeys} when one is missing, of the wrong kind, or easy to guess.
 */
export function keysOf(env: NodeJS.ProcessEnv): Keys | null {
  const given = {
    publishableKey: env.PUBLISHABLE_KEY || undefined,
    secretKey: env.SECRET_KEY || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    demoPassword: env.DEMO_PASSWORD || undefined,
  };
  if (Object.values(given).every((value) => value === undefined)) return null;
  const { success, output, issues } = safeParse(keys, given, { abortEarly: true });
  if (success) return output;
  const [{ message, path: [key] = [] }] = issues;
  const name = Object.entries(variables).find(([known]) => known === key?.key)?.[1];
  throw new WeakKeys(
    `${name} ${message}. Give ${Object.values(variables).join(', ')} together, each as a start ` +
      'without them writes it into keys.json, or give none of them.',
  );
}
