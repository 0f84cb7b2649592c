import { assignInlineVars } from '@vanilla-extract/dynamic';
import { curveMonotoneX, line } from 'd3-shape';
import { Label } from '../../../primitives/Label/Label';
import { Text } from '../../../primitives/Text/Text';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { dyes } from '../../horses/Silks/colours';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './InRunningPlot.css';

export interface PlacedRunner {
  horseId: string;
  horse: string;
  silks: SilksDesign;
  /** Where it lay in the field at each mark, from 1; null from where it did not finish. */
  positions: readonly (number | null)[];
}

export interface InRunningPlotProps {
  /** What is shown, in words, such as "Silver Comet led from the 400 m to the post". */
  summary: string;
  /** Names of the first mark and the last, such as "1000 m to go" and "Post". */
  from: string;
  to: string;
  /** In finishing order; those that did not finish come last. */
  runners: readonly PlacedRunner[];
  /** The player's own runners, which are marked. */
  myHorseIds: readonly string[];
}

/** Where every runner lay from mark to mark, in its own colours. The figures stand in a table beside it. */
export function InRunningPlot({ summary, from, to, runners, myHorseIds }: InRunningPlotProps) {
  if (runners.length === 0) return <Text tone="muted">Nobody’s places in running are known.</Text>;
  const marks = Math.max(...runners.map(({ positions }) => positions.length));
  const height = runners.length * 10;
  const x = (mark: number) => (marks > 1 ? (100 * mark) / (marks - 1) : 0);
  // At the post each ends beside its name, those of a dead heat too.
  const y = (position: number, mark: number, row: number) =>
    (mark === marks - 1 ? row : position - 1) * 10 + 5;
  const drawn = line<readonly [number, number]>().curve(curveMonotoneX);

  return (
    <figure className={styles.root}>
      <div className={styles.plot}>
        <div role="img" aria-label={summary} className={styles.picture}>
          <svg
            viewBox={`0 0 100 ${height}`}
            preserveAspectRatio="none"
            className={styles.drawing}
            aria-hidden
          >
            {runners.toReversed().map(({ horseId, silks, positions }) => {
              const row = runners.findIndex((each) => each.horseId === horseId);
              const path = drawn(
                positions.flatMap((position, mark): [number, number][] =>
                  position === null ? [] : [[x(mark), y(position, mark, row)]],
                ),
              );
              const mine = myHorseIds.includes(horseId);
              return (
                path !== null && (
                  <g key={horseId}>
                    <path d={path} className={styles.edge} data-mine={mine || undefined} />
                    <path
                      d={path}
                      className={styles.colour}
                      data-mine={mine || undefined}
                      stroke={dyes[silks.bodyColours[0]]}
                    />
                  </g>
                )
              );
            })}
          </svg>
        </div>
        <ol
          className={styles.names}
          style={assignInlineVars({ [styles.rows]: `${runners.length}` })}
        >
          {runners.map(({ horseId, horse, silks }) => (
            <li key={horseId} className={styles.name}>
              <Silks design={silks} size={24} decorative />
              <span
                className={styles.horse}
                title={horse}
                data-mine={myHorseIds.includes(horseId) || undefined}
              >
                {horse}
              </span>
              {myHorseIds.includes(horseId) && (
                <span className={styles.own}>
                  <OwnBadge />
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.ends}>
        <Label>{from}</Label>
        <Label>{to}</Label>
      </figcaption>
    </figure>
  );
}
