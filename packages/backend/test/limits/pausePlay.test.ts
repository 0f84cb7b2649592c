import { DAY, HOUR, type PauseDays, WEEK } from '@furlong/game/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { schemas } from '../../scripts/schemas.ts';
import {
  enterRace,
  myBoxes,
  myLimits,
  pausePlay,
  startAutoTraining,
  stopAutoTraining,
  takeCredits,
  withdrawEntry,
} from '../../src/index.ts';
import { chargeBoxes } from '../../src/service/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

let owner: Player;

beforeEach(async () => {
  owner = await game.player();
});

const requestId = () => crypto.randomUUID();
const pause = (days: PauseDays, id: string = requestId(), by = owner) =>
  pausePlay(by.backend, { days, requestId: id });
const enterFor = (raceId: string) => (id: string) =>
  enterRace(owner.backend, { raceId, horseId: owner.horseId, fromWallet: 0, requestId: id });

describe('a pause', () => {
  it('refuses what is play until it is over, and lets what was begun be taken back', async () => {
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    const endsAt = await pause(1);
    expect(Math.abs(endsAt - Date.now() - DAY)).toBeLessThan(HOUR);
    expect((await myLimits(owner.backend)).pause).toEqual({ kind: 'pause', endsAt });
    await withdrawEntry(owner.backend, { raceId, horseId: owner.horseId, requestId: requestId() });
    await expectRefused(game, 'play_paused', enterFor(raceId));
    await expectRefused(game, 'play_paused', (id) =>
      takeCredits(owner.backend, { amount: 100, requestId: id }),
    );
    await game.sql(`update private.pauses set begins_at = begins_at - interval '1 day',
      ends_at = ends_at - interval '1 day'`);
    expect((await myLimits(owner.backend)).pause).toBeNull();
    await enterFor(raceId)(requestId());
  });

  it('is made longer, and by nothing shorter', async () => {
    const id: string = requestId();
    const endsAt = await pause(7, id);
    expect(await pause(7, id)).toBe(endsAt);
    await expectRefused(game, 'pause_stands', (other) => pause(3, other));
    expect(await pause(14)).toBeGreaterThan(endsAt);
    await pause(182);
    expect((await myLimits(owner.backend)).pause?.kind).toBe('exclusion');
    await expectRefused(game, 'pause_stands', (other) => pause(42, other));
    const raceId = await openTestRace(game);
    await expectRefused(game, 'self_excluded', enterFor(raceId));
  });

  it('is of the lengths that there are, and a player’s', async () => {
    for (const days of [0, -1, 2, 43, 10_000]) {
      await expectRefused(game, 'bad_request', (id) => pause(days as 1, id));
    }
    await expectRefused(game, 'not_signed_in', (id) =>
      pausePlay(game.visitor(), { days: 1, requestId: id }),
    );
  });

  it('takes horses out of auto-training', async () => {
    await startAutoTraining(owner.backend, {
      ...{ horseId: owner.horseId, programme: 'balanced', weeklyBudget: 5_600, fromWallet: false },
      requestId: requestId(),
    });
    await pause(1);
    const rows = await game.sql(
      'select ended_at from public.auto_training_orders where stable_id = $1',
      [owner.stableId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.ended_at).not.toBeNull();
    await expectRefused(game, 'not_auto_training', (id) =>
      stopAutoTraining(owner.backend, { horseId: owner.horseId, requestId: id }),
    );
  });

  it('lets fees of boxes stand still while it lasts', async () => {
    const founded = () =>
      game.sql(`update public.stables set created_at = created_at - interval '14 days'`);
    await founded();
    await game.sql('delete from private.box_rounds');
    const [begins, ends] = [mondayAfter(0) + 2 * DAY, mondayAfter(0) + 5 * DAY];
    await game.sql(
      `insert into private.pauses values ($1, 'pause', to_timestamp($2 / 1000.0), to_timestamp($3 / 1000.0))`,
      [owner.stableId, begins, ends],
    );
    // Three of seven days: $150 less three sevenths.
    expect((await myBoxes(owner.backend)).thisWeek.fee).toBe(85);
    const other = await game.player();
    await founded();
    expect((await myBoxes(other.backend)).thisWeek.fee).toBe(150);
    await chargeBoxes(game.steward(), { at: mondayAfter(1) });
    const bills = await game.sql('select stable_id, fee from private.box_bills');
    expect(bills.find((bill) => bill.stable_id === owner.stableId)?.fee).toBe(85);
    expect(bills.find((bill) => bill.stable_id === other.stableId)?.fee).toBe(150);
    await game.sql(`update private.pauses set begins_at = begins_at - interval '8 weeks',
      ends_at = ends_at + interval '8 weeks'`);
    expect((await myBoxes(owner.backend)).thisWeek.fee).toBe(0);
    expect(WEEK).toBe(7 * DAY);
  });
});

/** What may be done in a pause: what takes something back, and what is no play. */
const noPlay = [
  ...['answer_appeal', 'appeal', 'ask_export', 'block_stable', 'change_club'],
  ...['change_horse_list', 'change_owner_name', 'change_profile', 'choose_mails'],
  ...['choose_prize_wallet', 'decline_club', 'delete_horse_list', 'delete_post', 'edit_post'],
  ...['follow_horse_list', 'follow_thread', 'found_club', 'give_club_role', 'invite_to_club'],
  ...['join_club', 'leave_club', 'leave_first_visit_step', 'leave_game', 'leave_race_request'],
  ...['make_horse_list', 'moderate', 'open_thread', 'pause_play', 'post_club_notice'],
  ...['put_in_horse_list', 'remove_club_notice', 'rename_stable', 'renew_calendar_secret'],
  ...['report_letter', 'report_post', 'return_horse', 'review_race', 'send_from_club'],
  ...['send_letter', 'set_limit', 'show_owner_name', 'stay_in_game', 'stop_auto_training'],
  ...['take_from_horse_list', 'undo_moderation', 'withdraw_entry', 'withdraw_from_auction'],
  ...['withdraw_from_sale', 'write_post'],
];

it('every action of a player is held by the guard, but those that are no play', () => {
  const sql = schemas()
    .map((file) => file.sql)
    .join('\n');
  const calls = [...sql.matchAll(/private\.(first_\w+)\(\s*p_request_id,\s*'(\w+)'/g)];
  const of = (preamble: string) =>
    calls.flatMap(([, called, action]) => (called === preamble ? action : [])).toSorted();
  expect(of('first_request')).toEqual(noPlay);
  expect(of('first_answer')).toEqual(
    expect.arrayContaining([
      ...['enter_race', 'enter_supplementary', 'request_race', 'join_race_request', 'place_bid'],
      ...['buy_horse', 'buy_equipment', 'check_out_cart', 'list_horse', 'consign_to_auction'],
      ...['start_training', 'train_horses', 'start_auto_training', 'gallop', 'take_credits'],
    ]),
  );
  // A message to the operator is known by its request: visitors write some.
  const players = [
    ...sql.matchAll(/create function public\.(?!contact_us)(\w+)\([^)]*p_request_id/g),
  ].length;
  expect(calls.length).toBeGreaterThanOrEqual(players);
});
