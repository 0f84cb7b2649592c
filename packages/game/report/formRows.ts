import { correlation, mean } from './figures.ts';
import { playPool, RACES_A_POOL } from './pool.ts';
import type { Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** How one run tells the next, and where the ratings of a closed class go in a season. */
export function formRows(distance: number, asked: Asked): Row[] {
  const count = Math.max(1, Math.round(asked.races / RACES_A_POOL));
  const pools = Array.from({ length: count }, (_, number) => playPool(distance, number, asked));
  const over = (metric: string) => `${metric} over ${distance} m`;
  return [
    {
      number: '52',
      metric: over('Form, one run to the next, r'),
      real: '0.25–0.45',
      least: 0.25,
      most: 0.45,
      figure: correlation(pools.flatMap(({ pairs }) => pairs)),
      digits: 2,
    },
    {
      number: '53',
      metric: over('Mean rating after 30 runs, pounds'),
      real: '-3–3',
      least: -3,
      most: 3,
      figure: mean(pools.map(({ drift }) => drift)),
      digits: 1,
    },
  ];
}
