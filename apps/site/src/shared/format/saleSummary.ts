import type { Horse } from '@furlong/backend';
import { ageInSeason, genderForSale, seasonAt } from '@furlong/game/rules';

/** Age and gender as a horse is offered, at `now` in ms: a male of five or more is a stallion. */
export function saleSummary(
  { sex, birthSeason }: Pick<Horse, 'sex' | 'birthSeason'>,
  now: number,
): string {
  const age = ageInSeason(birthSeason, seasonAt(now));
  return `${age}-year-old ${genderForSale(sex, age)}`;
}
