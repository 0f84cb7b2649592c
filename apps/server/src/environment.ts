import { fileURLToPath } from 'node:url';
import {
  check,
  digits,
  maxValue,
  object,
  optional,
  pipe,
  safeParse,
  string,
  toNumber,
  transform,
} from 'valibot';
import { keysOf } from './environmentKeys.ts';
import type { ServerSettings } from './serverSettings.ts';

const portRule = 'PORT has to be a whole number from 0 to 65535.';

/** A variable that is set to nothing counts as not set. */
const setting = optional(
  pipe(
    string(),
    transform((text) => text || undefined),
  ),
);

/** Names between commas; none where nothing is set. */
const listed = optional(
  pipe(
    string(),
    transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ),
  '',
);

const siteUrlRule = 'SITE_URL has to be an origin, for example: SITE_URL=https://furlong.example';
const beaconRule = 'BEACON_URL has to be an address, for example: BEACON_URL=https://api.drand.sh';

const areAddresses = (texts: string[]) =>
  texts.every((text) => /^https?:/.test(text) && URL.canParse(text));

const databaseRule =
  'DATABASE_URL has to be the address of a PostgreSQL database, for example: ' +
  'DATABASE_URL=postgresql://user:password@host:5432/furlong';

const environment = object({
  DATABASE_URL: optional(
    pipe(
      string(),
      check((text) => text === '' || isPostgres(text), databaseRule),
      transform((text) => text || undefined),
    ),
  ),
  DATA_DIR: setting,
  HOST: setting,
  SITE_DIR: setting,
  SITE_URL: pipe(listed, check(areAddresses, siteUrlRule)),
  BEACON_URL: pipe(listed, check(areAddresses, beaconRule)),
  TRUSTED_PROXY: listed,
  PORT: optional(pipe(string(), digits(portRule), toNumber(), maxValue(65_535, portRule))),
});

/**
 * The settings of the server that environment variables give.
 *
 * @throws when one of them makes no sense.
 */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const { success, output, issues } = safeParse(environment, env);
  if (!success) throw new Error(issues[0].message);
  const { BEACON_URL, DATABASE_URL, DATA_DIR, HOST, SITE_DIR, SITE_URL, TRUSTED_PROXY, PORT } =
    output;
  const keys = keysOf(env);
  return {
    dataDir: DATA_DIR ?? fileURLToPath(new URL('../.data', import.meta.url)),
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(keys !== null && { keys }),
    ...(HOST !== undefined && { host: HOST }),
    ...(SITE_DIR !== undefined && { siteDir: SITE_DIR }),
    ...(PORT !== undefined && { port: PORT }),
    siteUrls: SITE_URL,
    trustedProxies: TRUSTED_PROXY,
    steward: { beaconAddresses: BEACON_URL },
  } satisfies ServerSettings;
}

function isPostgres(text: string): boolean {
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
}
