import type { OwnHorse, SeasonHorse, Stable } from '@furlong/backend';
import { ageInSeason, formatMoney, gender, ratingBand, seasonSpan } from '@furlong/game/rules';
import { Heading, HorseLine, HorseLines, Stack, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { formatRatingChange, sayRating } from '../../../shared/format/rating.ts';
import { NoHorses } from '../../../shared/page/NoHorses.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useListPages } from '../../../shared/page/useListPages.ts';
import { paths } from '../../../shared/paths.ts';
import { toTurnWords } from '../toTurnWords.ts';

/** Horses that are shown at first. */
const page = 20;

export interface TurnedHorsesProps extends Pick<Stable, 'silks'> {
  title: string;
  horses: readonly OwnHorse[];
  /** What each did in the season before; none where that is still run. */
  records: readonly SeasonHorse[];
  /** The season that makes them a year older. */
  season: number;
}

/** What the first day of a season changes for each horse, and what it did in the one before. */
export function TurnedHorses({ title, horses, records, season, silks }: TurnedHorsesProps) {
  const pages = useListPages(horses, page);
  if (horses.length === 0) return <NoHorses />;
  return (
    <Stack gap="small">
      <Heading level={2}>{title}</Heading>
      <HorseLines label={title}>
        {pages.shown.map((horse) => {
          const age = ageInSeason(horse.birthSeason, season);
          return (
            <li key={horse.id}>
              <HorseLine
                name={horse.name}
                href={paths.horse(horse.id)}
                portrait={portraitOf(horse, seasonSpan(season).from)}
                silks={silks}
                rating={{ value: horse.rating, band: ratingBand(horse.rating) }}
                summary={dotted([
                  `${age}-year-old ${gender(horse.sex, age)}`,
                  ...recordWords(records.find(({ horseId }) => horseId === horse.id)),
                ])}
                note={<Text size="small">{toTurnWords(horse, season).join(' ')}</Text>}
              />
            </li>
          );
        })}
      </HorseLines>
      {horses.length > page && (
        <ShowMore count={pages.shown.length} of="horse" total={horses.length} pages={pages} />
      )}
    </Stack>
  );
}

function recordWords(record: SeasonHorse | undefined): string[] {
  if (record === undefined) return [];
  const { runs, wins, earnings, ratingBefore, ratingAfter } = record;
  return [
    `${pluralize(wins, 'win')} from ${runs}`,
    formatMoney(earnings),
    ratingAfter === ratingBefore
      ? `still ${sayRating(ratingAfter)}`
      : `rating ${formatRatingChange(ratingBefore, ratingAfter)}`,
  ];
}
