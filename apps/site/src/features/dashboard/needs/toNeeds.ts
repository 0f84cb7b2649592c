import type { OwnHorse, UpcomingEntry } from '@furlong/backend';
import { MINUTE, mayRunAt } from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatSoon } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { isRunning } from '../../shared/races/isRunning.ts';

/** So long before its off an owner is told that a horse runs, ms. */
const soon = 15 * MINUTE;

const list = new Intl.ListFormat('en-GB');

/** Something that an owner may want to do now, and where. */
export interface Need {
  id: string;
  text: string;
  /** What is done there, such as "Watch Live". */
  action: string;
  href: string;
}

/** What needs the owner: races that are on or soon off, then horses that could run and are not entered. */
export function toNeeds(
  horses: readonly OwnHorse[],
  entries: readonly UpcomingEntry[],
  now: number,
): Need[] {
  const due = entries.filter(
    ({ race }) => isRunning(race, now) || (race.offAt > now && race.offAt - now <= soon),
  );
  const races = [...Map.groupBy(due, ({ raceId }) => raceId)].flatMap(([raceId, ours]) => {
    const race = ours[0]?.race;
    if (race === undefined) return [];
    const names = list.format(ours.map(({ horse }) => horse.name));
    const several = ours.length > 1;
    const running = isRunning(race, now);
    return {
      id: raceId,
      text: running
        ? `${names} ${several ? 'are' : 'is'} running in the ${race.name}.`
        : `${names} ${several ? 'run' : 'runs'} in the ${race.name} ${formatSoon(race.offAt, now)}.`,
      action: running ? 'Watch Live' : 'See the Race',
      href: paths.race(raceId),
    };
  });
  const entered = new Set(entries.map(({ horseId }) => horseId));
  const idle = horses.filter(
    (horse) => !entered.has(horse.id) && horse.atWork === null && mayRunAt(horse) <= now,
  );
  const [first] = idle;
  if (first === undefined) return races;
  const text =
    idle.length === 1
      ? `${first.name} is ready to run and is not entered.`
      : `${pluralize(idle.length, 'horse')} are ready to run and are not entered.`;
  const href = paths.enterRace(idle.length === 1 ? { horseId: first.id } : {});
  return [...races, { id: 'ready', text, action: 'Enter Race', href }];
}
