import { mean, percent } from './figures.ts';
import type { Row, Samples } from './rows.ts';

/** Mean seconds behind the winner of places 2 to 11 in real fields of twelve. */
const BEHIND = [0.153, 0.272, 0.377, 0.475, 0.571, 0.675, 0.788, 0.927, 1.117, 1.412];

const styleNames = ['leaders', 'prominent', 'midfield', 'held up'];

/** Rows about what a spectator sees, for each distance. */
export function shapeRows(samples: Samples): Row[] {
  const all = [...samples.values()].flat();
  const eachDistance = [...samples].flatMap(([distance, races]) => {
    const shapes = races.map(({ shape }) => shape);
    const over = (metric: string) => `${metric} over ${distance} m`;
    const places = BEHIND.map(
      (seconds, index) =>
        mean(races.map(({ lengthsBehind }) => (lengthsBehind[index + 1] ?? 0) * 0.16)) / seconds,
    );
    const fifths = [0, 1, 2, 3, 4].map((fifth) =>
      mean(shapes.map(({ changes }) => changes[fifth] ?? 0)),
    );
    const changes = fifths.reduce((sum, count) => sum + count, 0);
    return [
      {
        number: '41',
        metric: over('Hardest loss of speed, m/s²'),
        ...between(0, 1.2),
        figure: Math.max(...shapes.map(({ hardestLoss }) => hardestLoss)),
        digits: 2,
      },
      {
        number: '42',
        metric: over('Fastest last 400 m wins, %'),
        ...between(25, 42),
        figure: percent(shapes, ({ wonByFastestFinish }) => wonByFastestFinish),
        digits: 1,
      },
      {
        number: '43',
        metric: over('Field 400 m out, s'),
        ...between(0.85, 1.25),
        figure: mean(shapes.map(({ lengthAt400 }) => lengthAt400)),
        digits: 2,
      },
      ...[Math.min(...places), Math.max(...places)].map((figure) => ({
        number: '44',
        metric: over('Seconds behind, 2nd to 11th, of real'),
        ...between(0.85, 1.15),
        figure,
        digits: 2,
      })),
      {
        number: '45',
        metric: over('Changes of order, least fifth, %'),
        ...between(12, 20),
        figure: (100 * Math.min(...fifths)) / changes,
        digits: 1,
      },
      ...styleNames.map((name, style) => ({
        number: '46',
        metric: over(`Wins of ${name}, of their share`),
        ...between(0.6, 1.6),
        figure: styleShare(races, style),
        digits: 2,
      })),
    ];
  });
  return [
    ...eachDistance,
    ...styleNames.map((name, style) => ({
      number: '46',
      metric: `Wins of ${name}, of their share`,
      ...between(0.8, 1.25),
      figure: styleShare(all, style),
      digits: 2,
    })),
  ];
}

function styleShare(races: readonly { shape: Shaped }[], style: number): number {
  const won = mean(races.map(({ shape }) => shape.styles[style]?.won ?? 0));
  const share = mean(
    races.map(({ shape }) => {
      const runners = shape.styles.reduce((sum, { ran }) => sum + ran, 0);
      return (shape.styles[style]?.ran ?? 0) / runners;
    }),
  );
  return won / share;
}

type Shaped = { readonly styles: readonly { readonly won: number; readonly ran: number }[] };

function between(least: number, most: number) {
  return { real: `${least}–${most}`, least, most };
}
