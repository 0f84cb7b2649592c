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

/** What costs money or a horse, or can be done a few times at most, or so many within an hour. */
const bounded = [
  'buy_equipment',
  'buy_horse',
  'check_out_cart',
  'claim_horse',
  'consign_to_auction',
  'enter_supplementary',
  'gallop',
  'gallop_against_ghost',
  'leave_first_visit_step',
  'pause_play',
  'place_bid',
  'rename_horse',
  'request_race',
  'retire_horse',
  'return_horse',
  'see_season_turn',
  'send_letter',
  'contact_us',
  'start_training',
  'take_credits',
  'withdraw_from_auction',
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
        ...['change_silks', 'show_owner_name', 'renew_calendar_secret'],
        ...['see_training', 'see_left_out_sessions', 'end_session'],
      ],
      again: async () => {
        const silks = namedSilks('Growth', alternately(1, 2));
        await api.changeSilks(backend, { silks, ...once() });
        await api.showOwnerName(backend, { shown: alternately('full', 'none'), ...once() });
        await api.renewCalendarSecret(backend, once());
        await api.seeTraining(backend, { horseId: null });
        await api.seeLeftOutSessions(backend);
        await api.endSession(backend, { sessionId: crypto.randomUUID() });
      },
    },
    letters: {
      calls: ['block_stable', 'read_letters'],
      again: async () => {
        const { stableId } = entered;
        await api.blockStable(backend, { stableId, blocked: alternately(true, false), ...once() });
        await api.readLetters(backend, { stableId });
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
