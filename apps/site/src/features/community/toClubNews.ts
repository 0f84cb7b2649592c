import type { News } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { ClubNewsProps, NewsRunner, RaceNews, StableNews } from '@furlong/ui';
import { dotted } from '../../shared/format/dotted.ts';
import { formatAgo } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { toActivityItems } from '../stable/index.ts';

type Result = Extract<News, { type: 'race_result' }>;

/** How the news is told at `now`, ms, to the owner of a stable. */
interface Told {
  now: number;
  myStableId: string | null;
}

/** News of all stables, newest first: the results of a race, which come together, as one. */
export function toClubNews(news: readonly News[], told: Told): ClubNewsProps['items'] {
  const items: (StableNews | Result[])[] = [];
  for (const each of news) {
    const last = items.at(-1);
    if (each.type !== 'race_result') items.push(toStableNews(each, told));
    else if (Array.isArray(last) && last[0]?.raceId === each.raceId) last.push(each);
    else items.push([each]);
  }
  return items.map((item) => (Array.isArray(item) ? toRaceNews(item, told) : item));
}

function toStableNews(news: News, { now }: Told): StableNews {
  const [item] = toActivityItems([news], { now });
  if (item === undefined) throw new RangeError('There is no such news.');
  const { id, subject, action, time, href, subjectHref = '' } = item;
  return {
    ...{ id, subject, subjectHref, action, silks: news.silks },
    time: news.type === 'new_horse' ? time : dotted([news.stableName, time]),
    ...(href !== undefined && { href }),
  };
}

function toRaceNews(results: readonly Result[], { now, myStableId }: Told): RaceNews {
  const [first] = results;
  if (first === undefined || first.grade === null) throw new RangeError('A result is of a race.');
  const toRunner = (result: Result): NewsRunner => ({
    ...{ id: result.id, place: result.place, horse: result.horseName, silks: result.silks },
    href: paths.horse(result.horseId),
    stable: result.stableName,
    house: result.isHouse,
    mine: result.stableId === myStableId,
    ...(result.prize > 0 && { prize: formatMoney(result.prize) }),
  });
  return {
    id: first.id,
    race: first.raceName,
    href: paths.race(first.raceId),
    grade: first.grade,
    time: formatAgo(first.at, now),
    runners: results.toSorted((a, b) => a.place - b.place).map(toRunner),
  };
}
