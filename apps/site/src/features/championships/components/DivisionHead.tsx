import type { ChampionshipDivision, RoadRace } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { StatTiles } from '@furlong/ui';
import { formatWhen } from '../../../shared/format/time.ts';
import { formatPoints } from '../divisionWords.ts';

export interface DivisionHeadProps {
  division: ChampionshipDivision;
  road: readonly RoadRace[];
  /** The server's time, ms. */
  now: number;
}

/** A division in figures: its cut, how far its qualifiers are, when its final is and for how much. */
export function DivisionHead({ division, road, now }: DivisionHeadProps) {
  const { cutPoints, qualifiersRun, contenders, finalOffAt, purse, champion } = division;
  const planned = road.filter(({ kind }) => kind === 'qualifier').length;
  const final = formatWhen(finalOffAt, now);
  return (
    <StatTiles
      label="The championship in figures"
      tiles={[
        ...(champion === null
          ? [
              {
                label: 'Cut',
                value: cutPoints === null ? '–' : formatPoints(cutPoints),
                detail: cutPoints === null ? 'places left over' : 'points of the last in',
              },
            ]
          : []),
        { label: 'Qualifiers run', value: `${qualifiersRun}`, detail: `of ${planned}` },
        { label: 'Horses', value: `${contenders}`, detail: 'have run in one' },
        {
          label: 'Final',
          value: final.slice(0, final.lastIndexOf(' ')),
          detail: champion === null ? `off ${final.slice(final.lastIndexOf(' ') + 1)}` : 'run',
        },
        { label: 'Purse', value: formatMoney(purse), detail: 'of the final', gold: true },
      ]}
    />
  );
}
