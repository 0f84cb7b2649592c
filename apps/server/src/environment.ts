import { fileURLToPath } from 'node:url';
import {
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
import type { ServerSettings } from './startServer.ts';

const portRule = 'PORT has to be a whole number from 0 to 65535.';

/** A variable that is set to nothing counts as not set. */
const setting = optional(
  pipe(
    string(),
    transform((text) => text || undefined),
  ),
);

const environment = object({
  DATA_DIR: setting,
  HOST: setting,
  SITE_DIR: setting,
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
  const { DATA_DIR, HOST, SITE_DIR, PORT } = output;
  return {
    dataDir: DATA_DIR ?? fileURLToPath(new URL('../.data', import.meta.url)),
    ...(HOST !== undefined && { host: HOST }),
    ...(SITE_DIR !== undefined && { siteDir: SITE_DIR }),
    ...(PORT !== undefined && { port: PORT }),
  } satisfies ServerSettings;
}
