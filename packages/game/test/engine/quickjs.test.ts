import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { goldenResults } from '../../golden/results.ts';

/** QuickJS shares no code with V8, and takes a hundred times as long. */
const EVERY = 10;

/** The golden races as one script that defines the global `golden`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: new URL('../../golden/races.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'golden',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('The engine could not be bundled.');
  return chunk.code;
}

it('runs golden races in QuickJS to the same bit as in V8', async () => {
  const [script, quickjs] = await Promise.all([bundle(), newQuickJSWASMModuleFromVariant(variant)]);
  const asked = goldenResults.flatMap(({ engine, lines }) =>
    lines.flatMap((line, number) => (number % EVERY === 0 ? [{ engine, number, line }] : [])),
  );
  const context = quickjs.newContext();
  const run = `${script}; JSON.stringify(${JSON.stringify(asked)}.map((one) => golden.runGolden(one.engine, one.number)))`;
  const answer = context.unwrapResult(context.evalCode(run));
  const lines: unknown = JSON.parse(context.getString(answer));
  answer.dispose();
  context.dispose();
  expect(lines).toEqual(asked.map(({ line }) => line));
});
