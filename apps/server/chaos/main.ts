// A game that thirty players play at random over all its servers, and one fault after another.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Seen } from './asking.ts';
import { openEmbeddedWorld } from './embeddedWorld.ts';
import { faults } from './faults.ts';
import { judge, watch } from './judge.ts';
import type { Fault, Outcome } from './outcome.ts';
import { newOwner, type Owner } from './owner.ts';
import { Player } from './players.ts';
import { postgresFaults } from './postgresFaults.ts';
import { openPostgresWorld } from './postgresWorld.ts';

const players = 30;

/** From one fault to the next, in ms. */
const calm = 15_000;

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '0' },
    faults: { type: 'string' },
  },
});
const names = Object.keys(values.embedded ? faults : { ...faults, ...postgresFaults });
const chosen = values.faults?.split(',') ?? names;
for (const name of chosen) {
  if (names.includes(name)) continue;
  throw new Error(`There is no fault "${name}". There are: ${names.join(', ')}.`);
}
const until = Date.now() + Number(values.minutes) * 60_000;

const clock = () => new Date().toISOString().slice(11, 19);
const say = (line: string) => console.log(`${clock()}  ${line}`);

/** A game, and what can befall it. */
async function openGame() {
  const of =
    <World>(world: World, all: Readonly<Record<string, Fault<World>>>) =>
    (name: string, seen: Seen): Promise<Outcome> | undefined =>
      all[name]?.(world, seen);
  if (values.embedded) {
    const world = await openEmbeddedWorld();
    return { world, befall: of(world, faults) };
  }
  const world = await openPostgresWorld();
  return { world, befall: of(world, { ...faults, ...postgresFaults }) };
}

const { world, befall } = await openGame();
const wrong: string[] = [];
try {
  say(`${world.servers.length} server(s) start on a new database`);
  for (const server of world.servers) {
    const refused = await server.start();
    if (refused !== null) throw new Error(refused);
  }
  await watch(world);

  const seen: Seen = {
    requests: 0,
    acknowledged: new Set(),
    slowest: { ms: 0, answer: '' },
    unclear: [],
  };
  say(`${players} players join`);
  const owners: Owner[] = [];
  while (owners.length < players) owners.push(await newOwner(world, seen));
  const end = new AbortController();
  const playing = Promise.all(owners.map((owner) => new Player(owner, seen).play(end.signal)));

  do {
    for (const name of chosen) {
      await wait(calm);
      say(name);
      const outcome = await befall(name, seen);
      if (outcome === undefined) continue;
      const line = `${name}: ${'told' in outcome ? outcome.told : outcome.wrong}`;
      say(line);
      if ('wrong' in outcome) wrong.push(line);
    }
  } while (Date.now() < until);
  await wait(calm);
  end.abort();
  await playing;

  say('The last races that are due are run');
  const rows = await judge(world, seen);
  console.table(Object.fromEntries(rows.map(({ name, found, bound }) => [name, { found, bound }])));
  wrong.push(...rows.filter(({ holds }) => !holds).map(({ name, found }) => `${name}: ${found}`));
  say(`The slowest answer: ${seen.slowest.answer}`);
  for (const answer of new Set(seen.unclear)) say(answer);
} finally {
  await world.close();
}
for (const line of wrong) console.log(`FAILED  ${line}`);
process.exit(wrong.length === 0 ? 0 : 1);
