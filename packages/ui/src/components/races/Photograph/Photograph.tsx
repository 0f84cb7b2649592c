import { useEffect, useMemo, useRef } from 'react';
import { shortMargin } from '../../badges/Margin/shortMargin';
import type { Finisher } from '../PhotoFinish/PhotoFinish';
import type { RaceFilm } from '../RaceView/film';
import { clothFont } from '../RaceView/silks/atlas';
import { photographHeight } from './backdrop';
import * as styles from './Photograph.css';
import { SlitScan } from './SlitScan';

export interface PhotographProps {
  film: RaceFilm;
  /** Those whose distances it shows, in the order of the judge. */
  order: readonly Finisher[];
  /** Whether their noses are marked: not before the judge has called them. */
  marked: boolean;
}

/** The least and the most that is photographed from the first nose on, ms. */
const span = { least: 420, most: 1_100 };
/** What a horse takes to pass, ms. */
const body = 210;
/** Columns that are developed in one picture of the screen. */
const atOnce = 16;

/** The photograph of a finish, with a line at the nose of each that is told apart. */
export function Photograph({ film, order, marked }: PhotographProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useMemo(() => marksOf(film, order), [film, order]);
  const last = marks.at(-1)?.behind ?? 0;
  const taken = Math.min(span.most, Math.max(span.least, last + body));
  const scan = useMemo(() => new SlitScan(film, taken), [film, taken]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    let x = 0;
    let asked = 0;
    let left = false;
    const develop = () => {
      for (const end = Math.min(scan.width, x + atOnce); x < end; x++) {
        context.putImageData(scan.column(x), x, 0);
      }
      if (x < scan.width) asked = requestAnimationFrame(develop);
      else canvas.current?.setAttribute('data-developed', '');
    };
    const begin = () => {
      if (!left) asked = requestAnimationFrame(develop);
    };
    document.fonts.load(clothFont).then(begin, begin);
    return () => {
      left = true;
      cancelAnimationFrame(asked);
    };
  }, [scan]);
  return (
    <figure className={styles.root}>
      <div className={styles.picture}>
        <canvas
          ref={canvas}
          width={scan.width}
          height={photographHeight}
          className={styles.canvas}
          role="img"
          aria-label={`Photograph of the finish${marked ? `: ${marks.map(words).join(', ')}` : ''}`}
        />
        {marks.map(({ horseId, place, timeMs, behind }, i) =>
          !marked || behind > taken ? null : (
            <span
              key={horseId}
              className={styles.nose}
              style={{
                insetInlineStart: `${(100 * scan.columnAt(timeMs)) / scan.width}%`,
                // Noses side by side are told apart.
                paddingBlockStart: `${i}lh`,
              }}
              aria-hidden
            >
              {place}
            </span>
          ),
        )}
      </div>
      <figcaption className={styles.caption}>
        Each column of the picture is the winning line, a millisecond after the one in front of it.
      </figcaption>
    </figure>
  );
}

interface Mark extends Finisher {
  timeMs: number;
  /** Milliseconds behind the first. */
  behind: number;
}

function marksOf({ runners }: RaceFilm, order: readonly Finisher[]): Mark[] {
  const marks = order.flatMap((finisher) => {
    const timeMs = runners.find(({ horseId }) => horseId === finisher.horseId)?.timeMs;
    return timeMs === null || timeMs === undefined ? [] : { ...finisher, timeMs };
  });
  const first = marks[0]?.timeMs ?? 0;
  return marks.map((mark) => ({ ...mark, behind: mark.timeMs - first }));
}

function words({ horse, margin }: Mark) {
  return margin === '' ? horse : `${horse} ${shortMargin(margin)}`;
}
