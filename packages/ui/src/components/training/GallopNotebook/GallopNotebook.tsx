import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ticks } from 'd3-array';
import { Plot } from '../../../primitives/Plot/Plot';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import * as styles from './GallopNotebook.css';

/** What the gallops of one question came to. */
export interface NotebookLine {
  id: string;
  /** Where: "1600 m, soft turf"; against a ghost its race as well. */
  question: string;
  /** "None", or what it adds: "+9". */
  equipment: string;
  gallops: number;
  /** Lengths ahead, and the standard error of that. */
  mean: number;
  error: number;
  /** The two in words: "1.2 ahead", "± 0.6". */
  words: string;
  doubt: string;
}

export interface GallopNotebookProps {
  /** What is known of the horse by now, or that nothing is. */
  known: string;
  /** Where it stands, and what the figures rest on. */
  note: string;
  /** The farthest ahead first; at least one. */
  lines: readonly NotebookLine[];
}

const columns: readonly TableColumn<NotebookLine>[] = [
  { id: 'question', head: 'Asked', cell: ({ question }) => question },
  { id: 'equipment', head: 'Equipment', cell: ({ equipment }) => equipment },
  { id: 'gallops', head: 'Gallops', cell: ({ gallops }) => gallops, numeric: true },
  { id: 'mean', head: 'Lengths', cell: ({ words }) => words, numeric: true },
  { id: 'error', head: 'Give or take', cell: ({ doubt }) => doubt, numeric: true },
];

/** What a horse's gallops came to, question by question, each with its error. */
export function GallopNotebook({ known, note, lines }: GallopNotebookProps) {
  const low = Math.min(-1, ...lines.map(({ mean, error }) => mean - error));
  const high = Math.max(1, ...lines.map(({ mean, error }) => mean + error));
  const x = (index: number) => (100 * (index + 0.5)) / lines.length;
  const y = (lengths: number) => (100 * (high - lengths)) / (high - low);
  return (
    <div className={styles.root}>
      <div className={styles.told}>
        <p className={styles.known}>{known}</p>
        <p className={styles.note}>{note}</p>
      </div>
      <Plot
        summary={`Lengths ahead by question, each with its error: ${known}`}
        rules={ticks(low, high, 5).map((lengths) => ({
          at: y(lengths),
          label: lengths > 0 ? `+${lengths}` : `${lengths}`.replace('-', '−'),
          strong: lengths === 0,
        }))}
        labels="short"
        from={lines.length > 1 ? 'Best' : ''}
        to={lines.length > 1 ? 'Worst' : ''}
        marks={lines.map(({ id, question, words, doubt, mean }, index) => (
          <span
            key={id}
            title={`${question}: ${words}, give or take ${doubt}`}
            className={styles.dot}
            style={assignInlineVars({
              [styles.left]: `${x(index)}`,
              [styles.top]: `${y(mean)}%`,
            })}
          />
        ))}
      >
        {lines.map(({ id, mean, error }, index) => (
          <line
            key={id}
            x1={x(index)}
            x2={x(index)}
            y1={y(mean + error)}
            y2={y(mean - error)}
            className={styles.error}
          />
        ))}
      </Plot>
      <Table
        caption="Notebook"
        captionHidden
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
      />
    </div>
  );
}
