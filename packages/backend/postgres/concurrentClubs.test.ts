import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

let all: Owner[];

beforeAll(async () => {
  all = await owners(game, 24);
});

beforeEach(async () => {
  await game.sql('delete from private.clubs');
});

const found = (owner: Owner, name: string) =>
  callAlone(game, {
    userId: owner.userId,
    call: 'public.found_club($1, $2, true, $3)',
    parameters: [name, '', crypto.randomUUID()],
  });

const clubId = async () => {
  const [row] = await game.sql('select id from private.clubs limit 1');
  return String(row?.id);
};

const outcomes = (answers: readonly { outcome: string }[]) =>
  Object.fromEntries(
    answers.map(({ outcome }) => [
      outcome,
      answers.filter((other) => other.outcome === outcome).length,
    ]),
  );

/** Each club's count is that of its members, and it has one founder. */
const wrongClubs = () =>
  game.sql(
    `select c.name from private.clubs c left join private.club_members m on m.club_id = c.id
     group by c.id
     having c.members <> count(m.*) or count(*) filter (where m.role = 'founder') <> 1`,
  );

it('of all who found a club of one name at once one does', async () => {
  const answers = await Promise.all(all.map((owner) => found(owner, 'The Rail')));
  expect(outcomes(answers)).toEqual({ done: 1, club_name_taken: all.length - 1 });
  expect(await wrongClubs()).toEqual([]);
});

it('of all who join a club at once as many do as it has room for', async () => {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('No owner');
  await found(first, 'The Rail');
  // Ninety-two that nobody sees, so that seven places are left.
  await game.sql('update private.clubs set members = 93');
  const joined = await clubId();
  const answers = await Promise.all(
    others.map(({ userId }) =>
      callAlone(game, {
        userId,
        call: 'public.join_club($1, $2)',
        parameters: [joined, crypto.randomUUID()],
      }),
    ),
  );
  expect(outcomes(answers)).toEqual({ done: 7, club_full: others.length - 7 });
  await game.sql('update private.clubs set members = members - 92');
  expect(await wrongClubs()).toEqual([]);
});

it('all who leave at once leave, and the club ends with the last of them', async () => {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('No owner');
  await found(first, 'The Rail');
  const left = await clubId();
  for (const { userId } of others) {
    await callAlone(game, {
      userId,
      call: 'public.join_club($1, $2)',
      parameters: [left, crypto.randomUUID()],
    });
  }
  const answers = await Promise.all(
    all.map(({ userId }) =>
      callAlone(game, {
        userId,
        call: 'public.leave_club($1, $2)',
        parameters: [left, crypto.randomUUID()],
      }),
    ),
  );
  expect(outcomes(answers)).toEqual({ done: all.length });
  expect(await game.sql('select from private.clubs')).toEqual([]);
});

it('of lists that all follow at once the followers are counted', async () => {
  await game.sql(
    `insert into private.horse_lists (rule, name, made_at) values ('test', 'Test', now())`,
  );
  const [list] = await game.sql('select id from private.horse_lists');
  const answers = await Promise.all(
    all.map(({ userId }) =>
      callAlone(game, {
        userId,
        call: 'public.follow_horse_list($1, true, $2)',
        parameters: [list?.id, crypto.randomUUID()],
      }),
    ),
  );
  expect(outcomes(answers)).toEqual({ done: all.length });
  expect(await game.sql('select followers from private.horse_lists')).toEqual([
    { followers: all.length },
  ]);
});
