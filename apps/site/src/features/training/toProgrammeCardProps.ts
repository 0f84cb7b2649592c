import type { OfferedProgramme } from '@furlong/backend';
import { benefits, formatMoney, HOUR, programmes } from '@furlong/game/rules';
import type { TrainingProgrammeCardProps } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';

/** A programme as its card shows it, at the price that the server asks. */
export function toProgrammeCardProps({
  id,
  price,
  durationMs,
}: OfferedProgramme): Omit<TrainingProgrammeCardProps, 'onSelect'> {
  const programme = programmes[id];
  return {
    programmeId: id,
    focus: id,
    name: programme.name,
    description: programme.description,
    duration: formatHours(durationMs),
    cost: formatMoney(price),
    energy: `${programme.energy}`.replace('-', '−'),
    benefits: benefits(programme),
  };
}

/** How long a session takes: '2 hours', '1.5 hours'. */
export const formatHours = (durationMs: number) => pluralize(durationMs / HOUR, 'hour');
