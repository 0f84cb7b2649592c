import type { SeasonTurn } from '@furlong/backend';
import { formatMoney, formatOrdinal } from '@furlong/game/rules';
import { StatTiles } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';

/** What a season came to for a stable. */
export function SeasonFigures({ turn }: { turn: SeasonTurn }) {
  const { runs, wins, places, earnings, rank, stables } = turn;
  return (
    <StatTiles
      label="Your season in figures"
      tiles={[
        {
          label: 'Your place',
          value: rank === null ? 'None' : formatOrdinal(rank),
          detail:
            rank === null
              ? 'no horse of yours ran'
              : `of ${pluralize(stables, 'stable')} by prize money`,
        },
        { label: 'Prize money', value: formatMoney(earnings), gold: earnings > 0 },
        { label: 'Wins', value: `${wins}`, detail: `from ${pluralize(runs, 'run')}` },
        { label: 'In the first three', value: `${places}`, detail: 'wins among them' },
      ]}
    />
  );
}
