import { execFileSync } from 'node:child_process';
import { newComponent } from './component.ts';
import { newDatabaseFunction } from './databaseFunction.ts';
import { Files } from './files.ts';
import { newScreen } from './screen.ts';

const usage = `pnpm new screen <path> <domain>       a page: pnpm new screen /account/awards account
pnpm new component <domain> <name>    a component of the library: pnpm new component badges Rosette
pnpm new read <domain> <name>         what a page asks for: pnpm new read account my_awards
pnpm new action <domain> <name>       what a player does: pnpm new action account claim_award`;

const [kind, first, second] = process.argv.slice(2);
const root = process.cwd();
const files = new Files(root);
try {
  if (!first || !second) throw new Error(usage);
  if (kind === 'screen') newScreen(files, first, second);
  else if (kind === 'component') newComponent(files, first, second);
  else if (kind === 'read' || kind === 'action') {
    newDatabaseFunction(files, kind, { domain: first, name: second });
  } else throw new Error(usage);
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...files.touched], {
    stdio: 'ignore',
  });
  console.log(`${files.touched.join('\n')}\n`);
  console.log(
    'Fill them: their tests fail until they are. What the change still needs is in CONTRIBUTING.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
