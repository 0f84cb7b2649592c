import type { ListedRace, OwnHorse } from '@furlong/backend';
import { grades, isTrackId, seasonAt, tracks, tracksInSeason } from '@furlong/game/rules';
import { Agenda, EmptyState, FilterBar, Heading, LoadMore, Stack } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { useListPages } from '../../../shared/page/useListPages.ts';
import type { CalendarView } from '../calendarAddress.ts';
import { type ProgrammedRace, racesOfDay, suitedTo } from '../racesOfDay.ts';
import { ofProgramme } from '../toAgenda.tsx';

const all = 'all';
const pageSize = 10;

export interface ProgrammeOfDayProps {
  view: CalendarView;
  onShow: (changes: Partial<CalendarView>) => void;
  now: number;
  /** Where the day begins. */
  midnight: number;
  horses: readonly OwnHorse[];
  open: readonly ListedRace[];
}

/** The races of a day that are still to come: of all tracks and classes, or of those chosen. */
export function ProgrammeOfDay({ view, onShow, now, midnight, horses, open }: ProgrammeOfDayProps) {
  const { trackId, grade, suits } = view;
  const day = new Date(midnight);
  const to = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
  // The field of a race that owners asked for is whole.
  const takers = (race: ProgrammedRace) => (race.open?.requested ? [] : suitedTo(race, horses));
  const races = racesOfDay(open, { from: Math.max(now, midnight), to })
    .filter((race) => trackId === null || race.trackId === trackId)
    .filter((race) => grade === null || race.grade === grade)
    .filter((race) => !suits || takers(race).length > 0);
  const pages = useListPages(races, pageSize);
  const clear = trackId !== null || grade !== null || suits;

  return (
    <Stack gap="small">
      <Heading level={3}>On the programme</Heading>
      <FilterBar
        label="Filter the programme"
        active={[trackId !== null, grade !== null, suits].filter(Boolean).length}
        selects={[
          {
            label: 'Track',
            options: [
              { value: all, label: 'All tracks' },
              ...tracksInSeason(seasonAt(midnight)).map((id) => ({
                value: id,
                label: tracks[id].name,
              })),
            ],
            value: trackId ?? all,
            onChange: ({ value }) => onShow({ trackId: isTrackId(value) ? value : null }),
          },
          {
            label: 'Class',
            options: [
              { value: all, label: 'All classes' },
              ...grades.map((each) => ({ value: each, label: each })),
            ],
            value: grade ?? all,
            onChange: ({ value }) => onShow({ grade: value === all ? null : value }),
          },
        ]}
        chips={{
          label: 'Races',
          chips: [{ chipId: 'suits', label: 'Suits my horses', selected: suits }],
          onChange: ({ selected }) => onShow({ suits: selected }),
        }}
        count={pluralize(races.length, 'race')}
        onClear={clear ? () => onShow({ trackId: null, grade: null, suits: false }) : undefined}
      />
      {races.length === 0 ? (
        <EmptyState
          {...(clear && { why: 'nothingFound' })}
          title="No races found"
          hint={
            clear ? 'Try another track or class, or another day.' : 'No race is left on this day.'
          }
        />
      ) : (
        <Agenda
          label="On the programme"
          items={pages.shown.map((race) => ofProgramme(race, takers(race)))}
        />
      )}
      {races.length > 0 && (
        <LoadMore
          of="races"
          summary={`${pages.shown.length} of ${pluralize(races.length, 'race')} shown`}
          onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
        />
      )}
    </Stack>
  );
}
