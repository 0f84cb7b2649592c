import type { JockeyDay, JockeyStanding, RideCount } from '@furlong/backend';
import { formatOrdinal, type Jockey, jockeys } from '@furlong/game/rules';
import { Fact, JockeyHero } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { formatRate } from '../../statistics/index.ts';
import { skillOf, worthOf } from '../skillWords.ts';
import { formFigures, rankJockeys } from '../toJockeyRows.ts';

export interface JockeyHeadProps {
  jockey: Jockey;
  /** Of all jockeys this season. */
  season: readonly JockeyStanding[];
  /** Of all time; null before the first ride. */
  all: RideCount | null;
  bestDay: JockeyDay | null;
  now: number;
}

/** Heads a jockey's page: who it is, where that one stands, and how well he or she rides. */
export function JockeyHead({ jockey, season, all, bestDay, now }: JockeyHeadProps) {
  const own = rankJockeys(season).find(({ licence }) => licence === jockey.licence);
  return (
    <JockeyHero
      name={jockey.name}
      licence={jockey.licence}
      standing={
        own === undefined || own.runs === 0
          ? 'Has not ridden this season.'
          : `${formatOrdinal(own.rank)} of ${jockeys.length} this season: ${pluralize(own.wins, 'win')} from ${pluralize(own.runs, 'ride')}.`
      }
      skill={skillOf(jockey)}
      worth={worthOf(jockey)}
      facts={
        <>
          <Fact label="Rides">{all?.runs ?? 0}</Fact>
          <Fact label="Wins">
            {all === null ? 0 : `${all.wins} (${formatRate(all.wins, all.runs)})`}
          </Fact>
          <Fact label="Last rides">{formFigures(own?.form ?? []) || '–'}</Fact>
          <Fact label="Best day">
            {bestDay === null
              ? '–'
              : `${pluralize(bestDay.wins, 'win')}, ${formatDay(Date.parse(`${bestDay.day}T12:00Z`), now, 'UTC')}`}
          </Fact>
        </>
      }
    />
  );
}
