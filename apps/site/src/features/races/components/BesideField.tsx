import type { Runner } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { Card, CourseMap, Link, PaceMap } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { toPaceRunners } from '../toPaceRunners.ts';
import { RaceFacts, type RaceFactsProps } from './RaceFacts.tsx';
import * as styles from './RaceReport.css.ts';
import { ShareRace } from './ShareRace.tsx';

interface BesideFieldProps extends RaceFactsProps {
  /** The field, in the order of the card. */
  runners: readonly Runner[];
  /** Whether the plan is shown: not where the film has its place. */
  planned: boolean;
}

/** The course and the terms of a race without a result, beside its field. */
export function BesideField({ runners, planned, ...facts }: BesideFieldProps) {
  const { race } = facts;
  const { status, trackId } = race;
  return (
    <div className={status === 'void' ? styles.termsOver : styles.terms}>
      {planned && (
        <div className={styles.plan}>
          <CourseMap {...toCourseMapProps(race)} />
        </div>
      )}
      {(status === 'closed' || status === 'running') && (
        <div className={styles.offPaper}>
          <Card>
            <PaceMap direction={tracks[trackId].direction} runners={toPaceRunners(runners)} />
          </Card>
        </div>
      )}
      <div className={styles.facts}>
        <RaceFacts {...facts} />
      </div>
      {status !== 'void' && <ShareRace race={race} runners={runners} />}
      <Link href={paths.raceThread(race.id)}>Talk about this race</Link>
    </div>
  );
}
