import { randomUUID } from 'node:crypto';
import { GameError } from '@furlong/backend';
import { writingFunctions } from '@furlong/backend/allowed-requests';
import { isUnknown, type Seen, untilKnown } from './asking.ts';
import type { Outcome } from './outcome.ts';
import { type Action, actions, type Scene } from './stormActions.ts';
import { newTeam, type Team } from './stormTeams.ts';
import type { World } from './world.ts';

/** So many stables act at once, each on its own pairs of actions. */
const teams = 4;

/** Different requests of each action of a pair that come at once, and how often each comes. */
const requests = 2;
const times = 2;

/** Has all pairs of actions done at once, and more than once, to the same horse, race and stable. */
export async function storm(world: World, seen: Seen): Promise<Outcome> {
  const missing = writingFunctions.filter((name) => actions[name] === undefined);
  if (missing.length > 0) return { wrong: `The storm lacks ${missing.join()}.` };
  const pairs = pairsOf(Object.keys(actions));
  const before = seen.requests;
  const share = (number: number) => pairs.filter((_, index) => index % teams === number);
  const all = [];
  for (let number = 0; number < teams; number += 1) {
    all.push(await newTeam(world, seen, share(number)));
  }
  const counts = { asked: 0, done: 0, refused: 0, unanswered: 0, 'answered differently': 0 };
  const ask = async (team: Team, name: string, scene: Scene) => {
    const requestId = randomUUID();
    const { act, by, isKept = () => true } = action(name);
    const backend = by === 'buyer' ? team.buyer : team.owner;
    const asked = Array.from({ length: times }, () =>
      untilKnown(() => act(backend, { ...scene, requestId })),
    );
    const answers = new Set<string>();
    for (const answer of await Promise.allSettled(asked)) {
      counts.asked += 1;
      if (answer.status === 'fulfilled') {
        counts.done += 1;
        if (!isKept(answer.value)) continue;
        answers.add(JSON.stringify(answer.value));
        seen.acknowledged.add(requestId);
      } else if (!(answer.reason instanceof GameError)) throw answer.reason;
      else if (isUnknown(answer.reason)) counts.unanswered += 1;
      else counts.refused += 1;
    }
    if (answers.size > 1) counts['answered differently'] += 1;
  };
  const play = async (team: Team) => {
    for (const [number, pair] of team.pairs.entries()) {
      const scene = await untilKnown(() => team.scene(number));
      for (const name of pair.flatMap(needed)) await ask(team, name, scene);
      const both = pair.flatMap((name) => Array.from({ length: requests }, () => name));
      await Promise.all(both.map((name) => ask(team, name, scene)));
    }
  };
  await Promise.all(all.map(play));
  const broken = await world.asOperator(
    async (database) => (await database.query('select * from private.check_everything()')).rows,
  );
  const told = `${pairs.length} pairs, ${seen.requests - before} requests: ${JSON.stringify({ ...counts, broken: broken.length })}`;
  const isRight = broken.length + counts.unanswered + counts['answered differently'] === 0;
  return isRight ? { told } : { wrong: `${told} ${JSON.stringify(broken.slice(0, 5))}` };
}

/** Each with itself, and with each that follows it. */
function pairsOf(names: string[]): [string, string][] {
  return names.flatMap((one, index) =>
    names.slice(index).map((other): [string, string] => [one, other]),
  );
}

function needed(name: string): string[] {
  const { after } = action(name);
  return after === undefined ? [] : [after];
}

function action(name: string): Action {
  const found = actions[name];
  if (found === undefined) throw new Error(`There is no action ${name}.`);
  return found;
}
