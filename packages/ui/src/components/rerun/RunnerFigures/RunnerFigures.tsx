import { Link } from '../../../primitives/Link/Link';
import * as styles from './RunnerFigures.css';

export interface FiguredRunner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  /** One for each head; null from where the runner did not finish. */
  figures: readonly (string | null)[];
}

export interface RunnerFiguresProps {
  /** Names the table, such as "Seconds for each section". */
  caption: string;
  /** Of the columns, such as "To 400 m". */
  heads: readonly string[];
  /** In finishing order. */
  runners: readonly FiguredRunner[];
  /** What all are measured by, below the heads, such as par; left out where there is none. */
  measure?: { name: string; figures: readonly string[] };
}

/** Figures of every runner, mark by mark. What the window has no room for is scrolled to, past the names. */
export function RunnerFigures({ caption, heads, runners, measure }: RunnerFiguresProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              Horse
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measure && (
            <tr className={styles.measure}>
              <th scope="row" className={styles.name}>
                {measure.name}
              </th>
              {heads.map((head, index) => (
                <td key={head} className={styles.figure}>
                  {measure.figures[index]}
                </td>
              ))}
            </tr>
          )}
          {runners.map(({ horseId, horse, horseHref, figures }) => (
            <tr key={horseId} className={styles.row}>
              <th scope="row" className={styles.name}>
                <Link href={horseHref} variant="quiet">
                  {horse}
                </Link>
              </th>
              {heads.map((head, index) => (
                <td key={head} className={styles.figure}>
                  {figures[index] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
