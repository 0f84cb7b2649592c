import { MINUTE } from '@furlong/game/rules';
import { formatSoon } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { isRunning } from '../../../shared/races/isRunning.ts';
import { type Need, type NeedFacts, namesOf } from './need.ts';

/** So long before its off an owner is told that a horse runs, ms. */
const soon = 15 * MINUTE;

/** The races that the stable's horses run in now, or within a quarter of an hour. */
export function racesNow({ entries, now }: NeedFacts): Need[] {
  const due = entries.filter(
    ({ race }) => isRunning(race, now) || (race.offAt > now && race.offAt - now <= soon),
  );
  return [...Map.groupBy(due, ({ raceId }) => raceId)].flatMap(([raceId, ours]) => {
    const race = ours[0]?.race;
    if (race === undefined) return [];
    const names = namesOf(ours.map(({ horse }) => horse));
    const several = ours.length > 1;
    const running = isRunning(race, now);
    return {
      id: raceId,
      about: 'race',
      until: race.offAt,
      text: running
        ? `${names} ${several ? 'are' : 'is'} running in the ${race.name}.`
        : `${names} ${several ? 'run' : 'runs'} in the ${race.name} ${formatSoon(race.offAt, now)}.`,
      action: running ? 'Watch Live' : 'See the Race',
      href: paths.race(raceId),
    };
  });
}
