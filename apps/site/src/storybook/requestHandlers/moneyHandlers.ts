import type { StatementLine } from '@furlong/backend';
import { WEEK, weekBegins } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import { serverNow } from '../../shared/time/clock.ts';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** A player's accounts, line by line, and what is held. */
export default function moneyHandlers(game: MockBackendState): RequestHandler[] {
  return [
    rpc('my_statement', ({ p_wallet, p_kinds, p_before, p_limit = 25 }, request) => {
      const lines = playerOf(game, request)?.statements[
        p_wallet === 'wallet' ? 'wallet' : 'credits'
      ];
      return (lines ?? [])
        .filter(({ kind }) => p_kinds?.includes(kind) ?? true)
        .filter(({ id }) => id < (p_before ?? Number.POSITIVE_INFINITY))
        .slice(0, p_limit)
        .map(statementRow);
    }),
    rpc('take_credits', ({ p_amount }, request) => {
      const player = playerOf(game, request);
      if (!player) throw new Error('A visitor takes no credits.');
      const balance = player.wallets.credits + p_amount;
      const id = (player.statements.credits[0]?.id ?? 0) + 1;
      const at = serverNow();
      const pack = { kind: 'credit_pack' as const, amount: p_amount };
      const none = { race: null, raceRequestId: null, horse: null, items: [], other: null };
      player.wallets = { ...player.wallets, credits: balance };
      player.limits = {
        ...player.limits,
        creditsTaken: player.limits.creditsTaken + p_amount,
      };
      player.money = [
        { ...pack, day: new Date(at).toISOString().slice(0, 10), movements: 1 },
        ...player.money,
      ];
      player.statements = {
        ...player.statements,
        credits: [{ ...pack, id, at, balance, ...none }, ...player.statements.credits],
      };
      return [{ number: id, at: timestamp(at), amount: p_amount, balance }];
    }),
    rpc('my_season_money', (_, request) => {
      const wallets = playerOf(game, request)?.wallets;
      const has = (wallets?.credits ?? 0) + (wallets?.wallet ?? 0);
      return seasonWeeks.map(({ came, went }, index) => ({
        begins_at: timestamp(weekBegins(moment) - (seasonWeeks.length - 1 - index) * WEEK),
        ...{ came, went },
        balance:
          has - seasonWeeks.slice(index + 1).reduce((sum, week) => sum + week.came - week.went, 0),
      }));
    }),
    rpc('my_held_money', (_, request) =>
      (playerOf(game, request)?.held ?? []).map(
        ({ amount, until, race, raceRequestId, horse }) => ({
          ...{ amount, until: timestamp(until), race_request_id: raceRequestId },
          ...{ race_id: race?.id ?? null, race_name: race?.name ?? null },
          ...{ horse_id: horse?.id ?? null, horse_name: horse?.name ?? null },
        }),
      ),
    ),
  ];
}

/** What came and went in the weeks of the season so far. */
const seasonWeeks = [
  ...[4_200, 900, 0, 12_400, 3_100].map((came, index) => ({ came, went: 1_300 + 450 * index })),
  { came: 5_200, went: 1_750 },
];

const statementRow = ({
  race,
  horse,
  other,
  items,
  raceRequestId,
  at,
  ...line
}: StatementLine) => ({
  ...line,
  ...{ at: timestamp(at), items: items.length === 0 ? null : items },
  ...{ race_id: race?.id ?? null, race_name: race?.name ?? null, race_request_id: raceRequestId },
  ...{ horse_id: horse?.id ?? null, horse_name: horse?.name ?? null },
  ...{ other_stable_id: other?.id ?? null, other_stable_name: other?.name ?? null },
  commission: other?.commission ?? null,
});
