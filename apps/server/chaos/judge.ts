import { setTimeout as wait } from 'node:timers/promises';
import { createServiceBackend, nextDueAt } from '@furlong/backend/service';
import type { Seen } from './asking.ts';
import type { Operator, World } from './world.ts';

/** No answer takes longer, in s. */
const slowestAnswer = 6;

/** Races that are due are run within this after the last fault, in s. */
const longestCatchUp = 180;

/** A step that is due may still be in hand, in ms. */
const allowedDelay = 20_000;

/** What was found of one thing, and what may be. */
export interface Verdict {
  name: string;
  found: number;
  bound: string;
  holds: boolean;
}

/** Notes in the database itself, by its own clock, which seeds become public before the off. */
const noting = [
  'create schema chaos',
  'create table chaos.early_seeds (race_id uuid)',
  `create function chaos.note_seed() returns trigger
   language plpgsql security definer set search_path = '' as $$
   begin
     insert into chaos.early_seeds values (new.id);
     return new;
   end
   $$`,
  `create trigger notes_early_seeds after update on public.races for each row
   when (
     old.seed is null and new.seed is not null and new.status <> 'void'
     and clock_timestamp() < new.off_at
   )
   execute function chaos.note_seed()`,
];

export async function watch({ asOperator }: World): Promise<void> {
  await asOperator(async (database) => {
    for (const statement of noting) await database.query(statement);
  });
}

/** Waits until what is due is done, and compares what the players saw with what the database has. */
export async function judge(world: World, seen: Seen): Promise<Verdict[]> {
  await catchUp(world);
  return world.asOperator((database) => verdicts(database, seen));
}

async function catchUp({ servers: [{ url, secretKey }] }: World): Promise<void> {
  const backend = createServiceBackend({ url, secretKey });
  const isBehind = async () => Number(await nextDueAt(backend)) < Date.now() - allowedDelay;
  for (let left = longestCatchUp; left > 0 && (await isBehind()); left -= 1) await wait(1_000);
}

async function verdicts(database: Operator, seen: Seen): Promise<Verdict[]> {
  const acknowledged = [...seen.acknowledged];
  const count = async (sql: string, parameters?: unknown[]) =>
    Number((await database.query(sql, parameters)).rows[0]?.count);
  const none = (name: string, found: number) => ({ name, found, bound: '0', holds: found === 0 });
  const told = (name: string, found: number) => ({ name, found, bound: '', holds: true });
  const most = (name: string, found: number, bound: number) => ({
    name,
    found: Math.round(found * 10) / 10,
    bound: `${bound}`,
    holds: found <= bound,
  });
  return [
    told('requests', seen.requests),
    told('acknowledged', acknowledged.length),
    none(
      'lost',
      await count(
        `select count(*) from unnest($1::uuid[]) as told (id)
         where not exists (
           select from private.requests r where r.request_id = told.id and r.answer is not null
         )`,
        [acknowledged],
      ),
    ),
    none(
      'doubled',
      await count(
        `select count(*) from (
           select from private.transactions where request_id is not null
           group by request_id, kind having count(*) > 1
         ) as doubled`,
      ),
    ),
    none('invariants broken', await count('select count(*) from private.check_everything()')),
    told('races run', await count("select count(*) from public.races where status = 'finished'")),
    none(
      'races voided for a service',
      await count(`select count(*) from public.races where void_reason = 'could_not_be_run'`),
    ),
    none(
      'races not run',
      await count(
        `select count(*) from public.races
         where coalesce(finishes_at, off_at) < now() - make_interval(secs => $1)
           and status in ('open', 'closed', 'running')`,
        [allowedDelay / 1_000],
      ),
    ),
    none('seeds early', await count('select count(*) from chaos.early_seeds')),
    told(
      'worst lateness of a race, s',
      Math.round(
        await count(
          `select coalesce(max(extract(epoch from settled_at - finishes_at)), 0) as count
           from public.races where status = 'finished' and slot not like 'history %'`,
        ),
      ),
    ),
    none('answers without a sentence', seen.unclear.length),
    most('slowest answer, s', seen.slowest.ms / 1_000, slowestAnswer),
  ];
}
