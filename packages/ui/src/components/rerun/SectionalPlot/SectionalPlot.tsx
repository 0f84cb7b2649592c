import { ticks } from 'd3-array';
import { line } from 'd3-shape';
import { Plot } from '../../../primitives/Plot/Plot';
import { Text } from '../../../primitives/Text/Text';
import * as styles from './SectionalPlot.css';

export interface PacedRunner {
  horseId: string;
  /** Seconds by which it was slower than par in each section; null from where it did not finish. */
  slower: readonly (number | null)[];
}

export interface SectionalPlotProps {
  /** What is shown, in words, such as "Silver Comet was faster than par in three of five sections". */
  summary: string;
  /** Names of the first section and the last, such as "First 200 m" and "Last 200 m". */
  from: string;
  to: string;
  runners: readonly PacedRunner[];
  /** Whose line is drawn before the others'. */
  horseId: string;
}

/** Seconds within which all is drawn as level as it is. */
const narrowest = 0.2;

/**
 * The sectional times of one runner against par, before those of all the others. Above the middle it was
 * faster. The figures stand in a table beside it.
 */
export function SectionalPlot({ summary, from, to, runners, horseId }: SectionalPlotProps) {
  if (runners.length === 0) return <Text tone="muted">Nobody’s sectional times are known.</Text>;
  const figures = runners.flatMap(({ slower }) => slower.filter((each) => each !== null));
  const reach = Math.max(narrowest, ...figures.map(Math.abs)) * 1.05;
  const sections = Math.max(...runners.map(({ slower }) => slower.length));
  const x = (section: number) => (sections > 1 ? (100 * section) / (sections - 1) : 50);
  const y = (slower: number) => 50 + (50 * slower) / reach;
  const drawn = line<readonly [number, number]>();
  const pathOf = ({ slower }: PacedRunner) =>
    drawn(
      slower.flatMap((each, section): [number, number][] =>
        each === null ? [] : [[x(section), y(each)]],
      ),
    ) ?? '';
  const chosen = runners.find((runner) => runner.horseId === horseId);

  return (
    <Plot
      summary={summary}
      rules={ticks(-reach, reach, 4).map((rule) => ({
        at: y(rule),
        label: tickWords(rule),
        strong: rule === 0,
      }))}
      labels="long"
      from={from}
      to={to}
    >
      {runners.map((runner) => (
        <path key={runner.horseId} d={pathOf(runner)} className={styles.other} />
      ))}
      {chosen && <path d={pathOf(chosen)} className={styles.chosen} />}
    </Plot>
  );
}

/** Such as "0.2 s faster". */
function tickWords(slower: number): string {
  if (slower === 0) return 'Par';
  return `${slower > 0 ? '+' : '−'}${Math.abs(slower).toFixed(1)} s`;
}
