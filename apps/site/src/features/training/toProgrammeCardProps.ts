import type { OfferedProgramme } from '@furlong/backend';
import {
  benefits,
  formatMoney,
  HOUR,
  type LikelyGain,
  programmes,
  talentLabels,
} from '@furlong/game/rules';
import type { TrainingProgrammeCardProps } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayGain } from '../../shared/horses/talents.ts';

/**
 * A programme as its card shows it, at the price that the server asks.
 * @param gains what it would likely add to the horse that is chosen; null while none is
 */
export function toProgrammeCardProps(
  { id, price, durationMs }: OfferedProgramme,
  gains: readonly LikelyGain[] | null,
): Omit<TrainingProgrammeCardProps, 'onSelect'> {
  const programme = programmes[id];
  return {
    programmeId: id,
    focus: id,
    name: programme.name,
    description: programme.description,
    duration: formatHours(durationMs),
    cost: formatMoney(price),
    energy: `${programme.energy}`.replace('-', '−'),
    benefits: gains === null ? benefits(programme) : gains.map(sayLikely),
  };
}

/** What a session likely adds to a talent: "+0.13 Agility". */
export const sayLikely = ({ talent, likely, most }: LikelyGain): string =>
  most === 0 ? `No ${talentLabels[talent]}` : sayGain(talent, likely);

/** How long a session takes: '2 hours', '1.5 hours'. */
export const formatHours = (durationMs: number) => pluralize(durationMs / HOUR, 'hour');
