import type { SeasonAward } from '@furlong/backend';
import { formatMoney, seasonAwards } from '@furlong/game/rules';
import type { AwardItem } from '@furlong/ui';
import { dotted } from '../../shared/format/dotted.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { paths } from '../../shared/paths.ts';

/** The awards of a season, the greatest first. */
export function toAwardItems(won: readonly SeasonAward[], ownStableId: string): AwardItem[] {
  return seasonAwards.flatMap(({ id, title, rule }) => {
    const award = won.find((each) => each.award === id);
    if (award === undefined) return [];
    const { stable, horse, runs, wins, earnings } = award;
    return {
      ...{ title, rule, silks: stable.silks, mine: stable.id === ownStableId },
      name: (horse ?? stable).name,
      href: horse === null ? paths.publicStable(stable.id) : paths.horse(horse.id),
      detail: dotted([
        ...(horse === null ? [] : [stable.name]),
        `${pluralize(wins, 'win')} from ${runs}`,
        formatMoney(earnings),
      ]),
    };
  });
}
