import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | undefined;

/** PostgreSQL, compiled once for every thread of this process that is to run it. */
export function compilePostgres(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

async function compile() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}
