import type { CourseRecord, RaceWithEntries, UpcomingEntry, WonBefore } from '@furlong/backend';
import {
  CourseMap,
  Declarations,
  EmptyState,
  Link,
  ResultTable,
  Skeleton,
  Stack,
  WatchButton,
} from '@furlong/ui';
import { lazy, Suspense, useState } from 'react';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { paths } from '../../../shared/paths.ts';
import { filmHeight } from '../../../shared/races/filmHeight.ts';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { useSession } from '../../auth/index.ts';
import { headOfRace } from '../heads.ts';
import { toDeclaredRunners } from '../toDeclaredRunners.ts';
import { enteredFor, raceMoments } from '../toRaceCardProps.ts';
import { toResultRows } from '../toResultProps.ts';
import { voidReasons } from '../voidReasons.ts';
import { BesideField } from './BesideField.tsx';
import { RaceTerms } from './RaceFacts.tsx';
import { RaceHead } from './RaceHead.tsx';
import * as styles from './RaceReport.css.ts';
import { ShareRace } from './ShareRace.tsx';
import { useFilm } from './useFilm.ts';

// Most visitors of a race before its off never need them.
const Reruns = lazy(async () => ({ default: (await import('../../rerun/index.ts')).Reruns }));
const OwnResults = lazy(async () => ({
  default: (await import('./OwnResults.tsx')).OwnResults,
}));
const OwnEntries = lazy(async () => ({
  default: (await import('./OwnEntries.tsx')).OwnEntries,
}));
const Balloted = lazy(async () => ({ default: (await import('./Balloted.tsx')).Balloted }));
const RaceFilm = lazy(async () => ({ default: (await import('../../rerun/index.ts')).RaceFilm }));
const LiveRace = lazy(async () => ({ default: (await import('../../rerun/index.ts')).LiveRace }));

export interface RaceReportProps extends RaceWithEntries {
  /** The player's horses and entries; none for a visitor. */
  myHorseIds: readonly string[];
  entries: readonly UpcomingEntry[];
  wonBefore: readonly WonBefore[];
  /** Over the course and distance; null before the first is set. */
  record: CourseRecord | null;
}

/** A race as it stands: the field and a countdown, the race itself, the official result. */
export function RaceReport({
  race,
  runners,
  myHorseIds,
  entries,
  wonBefore,
  record,
}: RaceReportProps) {
  const now = useNowAt(raceMoments(race));
  const session = useSession();
  const entered = enteredFor(race.id, entries);
  const { status } = race;
  const over = status === 'finished' || status === 'void';
  // From the minute in which the field is in the stalls.
  const live = (status === 'closed' && race.card !== null) || status === 'running';
  // Who has watched it goes on watching it when it is over.
  const [watched, setWatched] = useState(live);
  if (live && !watched) setWatched(true);
  const film = useFilm(status === 'finished' && !watched);
  const facts = { race, now, entered, record };

  return (
    <Stack gap="large">
      <PageHead {...headOfRace(race, runners)} />
      <RaceHead
        race={race}
        now={now}
        entered={entered}
        runners={runners}
        told={film.state !== 'linked'}
        watch={film.state === 'shut' && <WatchButton focused={film.closed} onWatch={film.open} />}
        further={status === 'finished' && <ShareRace race={race} runners={runners} small />}
      />
      <div className={over ? styles.over : styles.columns}>
        <div className={styles.panels}>
          {watched && status !== 'void' && (
            <Suspense fallback={<CourseMap {...toCourseMapProps(race)} />}>
              <LiveRace race={race} runners={runners} myHorseIds={myHorseIds} />
            </Suspense>
          )}
          {(film.state === 'open' || film.state === 'linked') && (
            <Suspense fallback={<Skeleton height={filmHeight} />}>
              <RaceFilm result={{ race, runners }} onClose={film.close} />
            </Suspense>
          )}
          {status === 'finished' &&
            session.status === 'signed-in' &&
            runners.some(({ horseId }) => myHorseIds.includes(horseId)) && (
              <Suspense fallback={<Skeleton height="11rem" />}>
                <OwnResults race={race} runners={runners} playerId={session.account.userId} />
              </Suspense>
            )}
          <Outcome race={race} runners={runners} myHorseIds={myHorseIds} wonBefore={wonBefore} />
          {status !== 'open' && (
            <Link href={paths.racePreviews(race.id)}>Previews and reviews of this race</Link>
          )}
          {race.ballotedAt !== null && (
            <Suspense>
              <Balloted race={race} myHorseIds={myHorseIds} />
            </Suspense>
          )}
          {status === 'open' && now < race.closesAt && session.status === 'signed-in' && (
            <Suspense>
              <OwnEntries
                race={race}
                runners={runners.filter(({ horseId }) => myHorseIds.includes(horseId))}
                playerId={session.account.userId}
              />
            </Suspense>
          )}
          {over && (
            <Suspense fallback={<Skeleton height="20rem" />}>
              <Reruns
                result={{ race, runners }}
                course={
                  <div className={styles.course}>
                    <CourseMap {...toCourseMapProps(race)} />
                    <RaceTerms {...facts} />
                  </div>
                }
              />
            </Suspense>
          )}
        </div>
        {status !== 'finished' && <BesideField {...facts} runners={runners} planned={!watched} />}
      </div>
    </Stack>
  );
}

function Outcome({
  race,
  runners,
  myHorseIds,
  wonBefore,
}: Omit<RaceReportProps, 'entries' | 'record'>) {
  switch (race.status) {
    case 'finished':
      return (
        <ResultTable
          race={race.name}
          rows={toResultRows(race.offAt, runners)}
          morningLineSimulations={race.morningLineSimulations}
          myHorseIds={myHorseIds}
        />
      );
    case 'void':
      return (
        <EmptyState
          title="This race was called off"
          hint={`${voidReasons[race.voidReason ?? 'could_not_be_run']}.${race.entryFee === 0 ? '' : ' Every entry fee was paid back.'}`}
        />
      );
    case 'open':
    case 'closed':
    case 'running':
      return (
        <Declarations
          runners={toDeclaredRunners(race, runners, wonBefore)}
          morningLineSimulations={race.morningLineSimulations}
          myHorseIds={myHorseIds}
        />
      );
  }
}
