import type { Horse } from '@furlong/backend';
import { ageInSeason, seasonAt } from '@furlong/game/rules';
import type { PortraitHorse } from '@furlong/ui';

/** What a horse's face is drawn from, at the age it has at `at`, ms. */
export function portraitOf(
  { id, coat, sex, birthSeason }: Pick<Horse, 'id' | 'coat' | 'sex' | 'birthSeason'>,
  at: number,
): PortraitHorse {
  return { horseId: id, coat, sex, age: ageInSeason(birthSeason, seasonAt(at)) };
}
