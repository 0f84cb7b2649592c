import type { PaperDay } from '@furlong/backend';
import { formatDistance, formatRaceTime } from '@furlong/game/rules';
import { Agenda, Heading, RaceTime, Stack, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatTime } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { bigRaceWords, toStory, trackName } from '../toStory.ts';
import { StoryCard } from './StoryCard.tsx';

export interface DayOfRacingProps {
  /** Null where no race was run. */
  day: PaperDay | null;
  /** Such as "yesterday". */
  when: string;
}

/** What the racing of a day had to tell: its story, its big race, and the records that fell. */
export function DayOfRacing({ day, when }: DayOfRacingProps) {
  if (day === null) {
    return (
      <Stack gap="small">
        <Heading level={2}>Racing</Heading>
        <Text>No race was run {when}: nothing was won, and no record fell.</Text>
      </Stack>
    );
  }
  const story = toStory(day);
  return (
    <Stack gap="small">
      <Heading level={2}>Racing</Heading>
      <Text tone="muted">
        {pluralize(day.races, 'race')} {when}, with {pluralize(day.runners, 'runner')}.
      </Text>
      <StoryCard story={story} />
      {story.race.id !== day.big.id && (
        <StoryCard story={{ ...bigRaceWords(day.big), race: day.big }} />
      )}
      {day.records.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Records</Heading>
          <Agenda
            label="Course records that fell"
            items={day.records.map((race) => ({
              id: race.id,
              time: formatTime(race.offAt),
              title: `${race.winner.name} in the ${race.name}`,
              href: paths.filmOfRace(race.id),
              detail: dotted([
                trackName(race.trackId),
                `${formatDistance(race.distance)} ${race.surface}`,
                race.winner.stableName,
              ]),
              standing: <RaceTime time={formatRaceTime(race.timeMs)} />,
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
