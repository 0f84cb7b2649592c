import { namedSilks } from '@furlong/game/rules';
import { beforeAll, expect, it } from 'vitest';
import { writingFunctions } from '../../src/allowedRequests/allowedRequests.ts';
import * as api from '../../src/index.ts';
import { buy } from '../support/equipment.ts';
import { ruleOf, seller } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { ask, join } from '../support/testRequests.ts';
import { autoTrain, stopAuto } from '../support/testTraining.ts';

const game = openTestGame();

const requestId = () => crypto.randomUUID();
const once = () => ({ requestId: requestId() });

/** Bytes and rows of all that the game keeps, a row with its header. */
async function kept() {
  const tables = await game.sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private')`,
  );
  const sizes = tables.map(
    ({ name }) =>
      `select count(*) as rows, coalesce(sum(28 + pg_column_size(t.*)), 0) as bytes from ${name} t`,
  );
  const [row] = await game.sql(
    `select sum(rows)::int as rows, sum(bytes)::int as bytes from (${sizes.join(' union all ')}) s`,
  );
  return { rows: Number(row?.rows), bytes: Number(row?.bytes) };
}

/** Bytes that one request may leave on average; .github/docs/operating.md says what a day of them is. */
const mostLeft = 800;

interface Cycle {
  /** What a player does over and over, and each function that it calls. */
  readonly calls: readonly string[];
  readonly again: () => Promise<unknown>;
}

/** By what the link of the player's mails is known. */
async function mailSecret({ stableId }: Player): Promise<string> {
  const [row] = await game.sql('select secret from private.mail_addresses where stable_id = $1', [
    stableId,
  ]);
  return String(row?.secret);
}

let player: Player;
let cycles: Record<string, Cycle>;

/** What costs money or a horse, or can be done a few times at most, a hundred, or so many within an hour. */
const bounded = [
  'change_profile',
  'publish_preview',
  'review_race',
  'change_club',
  'decline_club',
  'found_club',
  'give_club_role',
  'invite_to_club',
  'join_club',
  'leave_club',
  'post_club_notice',
  'remove_club_notice',
  'send_from_club',
  'change_horse_list',
  'delete_horse_list',
  'follow_horse_list',
  'make_horse_list',
  'put_in_horse_list',
  'take_from_horse_list',
  'ask_export',
  // Referees act on what was reported, and each appeal is answered once.
  'answer_appeal',
  'appeal',
  'moderate',
  'undo_moderation',
  'buy_equipment',
  'buy_horse',
  'check_out_cart',
  'claim_horse',
  'consign_to_auction',
  'delete_post',
  'edit_post',
  'enter_supplementary',
  'gallop',
  'gallop_against_ghost',
  'leave_first_visit_step',
  'leave_game',
  'open_thread',
  'pause_play',
  'place_bid',
  'read_export',
  'rename_horse',
  'rename_stable',
  'report_letter',
  'report_post',
  'request_race',
  'retire_horse',
  'return_horse',
  'choose_goal',
  'take_goal',
  'see_paper',
  'see_season_turn',
  'send_letter',
  'contact_us',
  'start_training',
  'stay_in_game',
  'take_credits',
  'watch_lot',
  'withdraw_from_auction',
  'write_post',
];

beforeAll(async () => {
  player = await seller(game);
  const { backend, horseId } = player;
  const raceId = await openTestRace(game, { entryFee: 0 });
  const price = await ruleOf(player);
  const pieceId = await buy(player, 'club-saddle');
  const entered = await game.player();
  const other = await openTestRace(game);
  const asked = await ask(await game.player());
  await enter(other, entered);
  await api.transferWallet(backend, { amount: 10, to: 'wallet', ...once() });
  let turn = 0;
  const alternately = <Value>(one: Value, two: Value) => (turn++ % 2 === 0 ? one : two);
  // Four bytes each, and nothing that could be pressed together.
  const anyLetter = () => String.fromCodePoint(0x20000 + Math.floor(Math.random() * 0xa000));
  cycles = {
    notes: {
      calls: ['note_horse'],
      again: () =>
        api.noteHorse(backend, {
          ...{ horseId, note: Array.from({ length: 2000 }, anyLetter).join('') },
          ...once(),
        }),
    },
    'entries and withdrawals': {
      calls: ['enter_race', 'withdraw_entry'],
      again: async () => {
        await enter(raceId, player);
        await api.withdrawEntry(backend, { raceId, horseId, ...once() });
      },
    },
    'requests joined and left': {
      calls: ['join_race_request', 'leave_race_request'],
      again: async () => {
        await join(asked.id, player);
        await api.leaveRaceRequest(backend, { raceRequestId: asked.id, horseId, ...once() });
      },
    },
    orders: {
      calls: ['give_orders'],
      again: () =>
        api.giveOrders(entered.backend, {
          ...{ raceId: other, horseId: entered.horseId, style: alternately(0, 3) },
          ...once(),
        }),
    },
    'many that are not trained': {
      calls: ['train_horses'],
      again: () =>
        api.trainHorses(backend, {
          sessions: Array.from({ length: 100 }, () => ({
            ...{ horseId: requestId(), programme: 'speed' as const },
          })),
          ...{ budget: 0, ...once() },
        }),
    },
    'auto-training': {
      calls: ['start_auto_training', 'stop_auto_training'],
      again: async () => {
        await autoTrain(player);
        await stopAuto(player);
      },
    },
    offers: {
      calls: ['list_horse', 'change_sale_price', 'withdraw_from_sale'],
      again: async () => {
        await api.listHorse(backend, { horseId, price, ...once() });
        await api.changeSalePrice(backend, { horseId, price: price + 1, ...once() });
        await api.withdrawFromSale(backend, { horseId, ...once() });
      },
    },
    equipment: {
      calls: ['equip_horse', 'unequip_horse', 'set_cart_line'],
      again: async () => {
        await api.equipHorse(backend, { pieceId, horseId, slot: 'saddle', ...once() });
        await api.unequipHorse(backend, { pieceId, ...once() });
        const quantity = alternately(0, 12);
        await api.setCartLine(backend, { itemId: 'club-saddle', quantity, ...once() });
      },
    },
    groups: {
      calls: [
        ...['create_horse_group', 'rename_horse_group', 'move_to_horse_group'],
        ...['order_horse_groups', 'delete_horse_group'],
      ],
      again: async () => {
        const name = alternately('Sprinters', 'Stayers');
        const groupId = await api.createHorseGroup(backend, { name, ...once() });
        await api.renameHorseGroup(backend, { groupId, name: `The ${name}`, ...once() });
        const horseIds = Array.from({ length: 100 }, () => horseId);
        await api.moveToHorseGroup(backend, { horseIds, groupId, ...once() });
        await api.orderHorseGroups(backend, { groupIds: [groupId], ...once() });
        await api.deleteHorseGroup(backend, { groupId, ...once() });
      },
    },
    money: {
      calls: ['transfer_wallet', 'choose_prize_wallet'],
      again: async () => {
        const to = alternately('wallet' as const, 'credits' as const);
        await api.transferWallet(backend, { amount: 1, to, ...once() });
        await api.choosePrizeWallet(backend, { prizesTo: to, ...once() });
      },
    },
    limits: {
      calls: ['set_limit', 'note_play', 'choose_mails', 'stop_mails'],
      again: async () => {
        const amount = alternately(60, 120);
        await api.setLimit(backend, { kind: 'reminder_minutes', amount, ...once() });
        await api.notePlay(backend);
        await api.chooseMails(backend, { kind: 'results', timing: 'daily', ...once() });
        await api.stopMails(backend, { secret: await mailSecret(player) });
      },
    },
    'the owner': {
      calls: [
        ...['change_owner_name', 'change_silks', 'show_owner_name', 'renew_calendar_secret'],
        ...['see_training', 'see_left_out_sessions', 'end_session'],
      ],
      again: async () => {
        const silks = namedSilks('Growth', alternately(1, 2));
        await api.changeSilks(backend, { silks, ...once() });
        await api.changeOwnerName(backend, {
          fullName: alternately('Ann Oak', 'Ann Elm'),
          ...once(),
        });
        await api.showOwnerName(backend, { shown: alternately('full', 'none'), ...once() });
        await api.renewCalendarSecret(backend, once());
        await api.seeTraining(backend, { horseId: null });
        await api.seeLeftOutSessions(backend);
        await api.endSession(backend, { sessionId: crypto.randomUUID() });
      },
    },
    forums: {
      calls: ['follow_thread', 'read_thread'],
      again: async () => {
        const threadId = 1;
        await api.followThread(backend, {
          ...{ threadId, followed: alternately(true, false), ...once() },
        });
        await api.readThread(backend, { threadId, number: 1 });
      },
    },
    letters: {
      calls: ['block_stable', 'read_letters', 'see_notices'],
      again: async () => {
        const { stableId } = entered;
        await api.blockStable(backend, { stableId, blocked: alternately(true, false), ...once() });
        await api.readLetters(backend, { stableId });
        await api.seeNotices(backend, { toldAt: Date.now() });
      },
    },
  };
});

it('every function by which a player writes is weighed here', () => {
  const weighed = Object.values(cycles).flatMap(({ calls }) => calls);
  expect([...weighed, ...bounded].toSorted()).toEqual(writingFunctions.toSorted());
});

it('what a player can do over and over leaves little behind', async () => {
  const left: Record<string, number> = {};
  for (const [name, { calls, again }] of Object.entries(cycles)) {
    // What is replaced from then on is there.
    await again();
    const before = await kept();
    for (const _ of [1, 2]) await again();
    left[name] = Math.round(((await kept()).bytes - before.bytes) / (2 * calls.length));
  }
  expect(Object.entries(left).filter(([, bytes]) => bytes > mostLeft)).toEqual([]);
  expect(left.notes).toBeLessThan(200);
});
