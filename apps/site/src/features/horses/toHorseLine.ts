import type { Horse, Stable } from '@furlong/backend';
import { ageInSeason, gender, ratingBand, seasonAt } from '@furlong/game/rules';
import type { HorseLineProps } from '@furlong/ui';
import { dotted } from '../../shared/format/dotted.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { paths } from '../../shared/paths.ts';

/** A horse of the player's own on a line, at `now` in ms. A retired one keeps the age it retired at. */
export function toHorseLine(
  horse: Horse,
  { now, silks }: { now: number; silks: Stable['silks'] },
): Omit<HorseLineProps, 'note' | 'children'> {
  const at = horse.retiredAt ?? now;
  const age = ageInSeason(horse.birthSeason, seasonAt(at));
  return {
    name: horse.name,
    href: paths.horse(horse.id),
    portrait: portraitOf(horse, at),
    silks,
    rating: { value: horse.rating, band: ratingBand(horse.rating) },
    summary: dotted([
      `${age}-year-old ${gender(horse.sex, age)}`,
      horse.specialty,
      // Goes to the next line whole.
      `${pluralize(horse.wins, 'win')} from ${horse.runs}`.replaceAll(' ', '\u00a0'),
    ]),
  };
}
