import { gini, topTenth } from '@furlong/game/bots';
import type { GameDatabase } from '../src/shared/gameDatabase.ts';
import { championshipReport, requestReport } from './championshipReport.ts';

/** What a season of bots came to, a line a figure. */
export async function seasonReport(database: Pick<GameDatabase, 'rows'>): Promise<string[]> {
  const { rows } = database;
  const [races] = await rows(
    `select count(*) filter (where status = 'finished') as run,
       count(*) filter (where status = 'void') as void,
       round(avg(entries_count) filter (where status = 'finished'), 1) as field
     from public.races`,
  );
  const stables = await rows(
    `select coalesce(t.runs, 0) as runs, coalesce(t.wins, 0) as wins, coalesce(t.earnings, 0) as earnings,
       (select sum(w.balance) from public.wallets w where w.stable_id = s.id) as money
     from private.players_stables s left join private.standings t on t.stable_id = s.id`,
  );
  const [economy] = await rows(
    `select count(distinct week) as weeks, sum(amount) filter (where kind = 'prizes') as won,
       -sum(amount) filter (where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment', 'credit_pack', 'goal')) as spent
     from public.economy_flows`,
  );
  const turns = await rows(
    `select t.season, (select count(*) from private.season_stables s where s.season = t.season) as stables,
       (select o.name from private.season_awards a join public.stables o on o.id = a.stable_id
        where a.season = t.season and a.award = 'leading_stable') as leading,
       (select h.name from private.season_awards a join public.horses h on h.id = a.horse_id
        where a.season = t.season and a.award = 'horse_of_the_season') as best
     from private.season_turns t where t.turned_at is not null order by 1`,
  );
  const of = (key: string) => stables.map((row) => Number(row[key]));
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const winners = of('wins').filter((wins) => wins > 0).length;
  return [
    `${races?.run} races run, ${races?.void} void, ${races?.field} runners on average`,
    `${sum(of('runs'))} runs of ${stables.length} stables, ${sum(of('wins'))} of them won, $${sum(of('earnings'))} in prizes`,
    `${winners} of ${stables.length} stables won a race (${Math.round((100 * winners) / stables.length)} %)`,
    Number(economy?.weeks) === 0
      ? 'No week of the economy is closed yet'
      : `Won per dollar that racing cost: ${(Number(economy?.won) / Number(economy?.spent)).toFixed(2)} in ${economy?.weeks} weeks (1.00 to 1.03 is meant, over the seasons)`,
    `Prizes of the top tenth of stables: ${topTenth(of('earnings')).toFixed(0)} % (at most 40); Gini of money ${gini(of('money')).toFixed(2)}`,
    await requestReport(database),
    ...(await championshipReport(database)),
    ...turns.map(
      ({ season, stables: ran, leading, best }) =>
        `Season ${season}: ${ran} stables ran; leading stable ${leading ?? 'none'}, horse of the season ${best ?? 'none'}`,
    ),
  ];
}
