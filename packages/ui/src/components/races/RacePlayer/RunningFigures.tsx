import { Distance } from '../../badges/Distance/Distance';
import type { RacePicture } from './RacePictureView';
import * as styles from './RunningFigures.css';
import type { Sectional, Standing } from './standings';
import { formatClock } from './words';

interface RunningFiguresProps {
  /** Names the race. */
  race: string;
  shown: RacePicture;
  ms: number;
  standings: readonly Standing[];
  sectionals: readonly Sectional[];
}

/** Metres a second in kilometres an hour. */
const perHour = 3.6;
/** Metres that the distance to go is counted down by. */
const counted = 10;

/** The clock, what is left to run, how fast, and the sectional just run. */
export function RunningFigures({ race, shown, ms, standings, sectionals }: RunningFiguresProps) {
  const leader = standings[0];
  const toGo = Math.max(0, Math.ceil((leader?.toGo ?? 0) / counted) * counted);
  const last = sectionals.findLast(({ at }) => at <= ms);
  return (
    <div className={styles.told({ shown })}>
      <p className={styles.title} aria-hidden>
        {race}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.figureLabel}>Time</dt>
          <dd className={styles.figureValue}>{formatClock(ms)}</dd>
        </div>
        <div>
          <dt className={styles.figureLabel}>To go</dt>
          <dd className={styles.figureValue}>
            <Distance metres={toGo} />
          </dd>
        </div>
        {ms >= 0 && (
          <div>
            <dt className={styles.figureLabel}>Leader at</dt>
            <dd className={styles.figureValue}>
              {Math.round((leader?.speed ?? 0) * perHour)} km/h
            </dd>
          </div>
        )}
        {last && (
          <div className={styles.fullFigure({ shown })}>
            <dt className={styles.figureLabel}>Last 200 m</dt>
            <dd className={styles.figureValue}>{(last.ms / 1_000).toFixed(1)} s</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
