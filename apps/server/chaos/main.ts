// Two servers beside one PostgreSQL, thirty players at random over both, and one fault after another.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { judge, watch } from './judge.ts';
import { Player, type Seen } from './players.ts';
import { openWorld } from './world.ts';

const players = 30;

/** From one fault to the next, in ms. */
const calm = 15_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0' },
    faults: { type: 'string', default: Object.keys(faults).join() },
  },
});
const chosen = values.faults.split(',').map((name) => {
  const fault = faults[name];
  if (fault === undefined) {
    throw new Error(`There is no fault "${name}". There are: ${Object.keys(faults).join(', ')}.`);
  }
  return { name, fault };
});
const until = Date.now() + Number(values.minutes) * 60_000;

const clock = () => new Date().toISOString().slice(11, 19);
const say = (line: string) => console.log(`${clock()}  ${line}`);

const world = await openWorld();
const wrong: string[] = [];
try {
  say('Two servers start on a new database');
  for (const server of world.servers) {
    const refused = await server.start();
    if (refused !== null) throw new Error(refused);
  }
  await watch(world);

  const seen: Seen = { acknowledged: new Set(), slowest: { ms: 0, answer: '' }, unclear: [] };
  const all = Array.from({ length: players }, (_, number) => new Player(world, seen, number));
  say(`${players} players join`);
  for (const player of all) await player.join();
  const end = new AbortController();
  const playing = Promise.all(all.map((player) => player.play(end.signal)));

  do {
    for (const { name, fault } of chosen) {
      await wait(calm);
      say(name);
      const said = await fault(world);
      if (said === undefined) continue;
      say(`${name}: ${said}`);
      if (!said.startsWith('skipped')) wrong.push(said);
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
