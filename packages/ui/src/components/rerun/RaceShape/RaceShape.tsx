import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import type { SilksDesign } from '../../horses/Silks/design';
import { type RerunProps, RerunQuestion } from '../RerunQuestion/RerunQuestion';

// Plots are fetched by who asks for them.
const ShapePlots = lazy(async () => ({ default: (await import('./ShapePlots')).ShapePlots }));

export interface ShapedRunner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  silks: SilksDesign;
  /** Where it lay at the end of each section, from 1; null from where it did not finish. */
  positions: readonly (number | null)[];
  /** Seconds for each section, likewise. */
  seconds: readonly (number | null)[];
}

export interface RaceShapeFigures {
  /** Where each section ends, such as "600 m" to go; the last is the post. */
  marks: readonly string[];
  /** Seconds that are par for each section. */
  par: readonly number[];
  /** In finishing order; those that did not finish come last. */
  runners: readonly ShapedRunner[];
  /** Who led where, in a sentence. */
  story: string;
}

export interface RaceShapeProps extends RerunProps<RaceShapeFigures> {
  /** Whose sectionals are drawn before the others'. */
  horseId: string;
  onSelect: (detail: { horseId: string }) => void;
  /** The player's own runners, which are marked. */
  myHorseIds: readonly string[];
}

const summary = {
  idle: 'See where every runner lay from mark to mark, and how fast each furlong was run.',
  running: 'Running the race again…',
  done: ({ story }: RaceShapeFigures) => story,
};

const button = { start: 'Show the figures', hide: 'Hide the figures' };

/** The places in running of a race, and its sectional times. */
export function RaceShape({ horseId, onSelect, myHorseIds, ...question }: RaceShapeProps) {
  const { rerun } = question;
  return (
    <RerunQuestion {...question} title="Positions and sectionals" summary={summary} button={button}>
      {rerun.state === 'done' && (
        <Suspense fallback={<Skeleton height="40rem" />}>
          <ShapePlots
            {...rerun.answer}
            horseId={horseId}
            onSelect={onSelect}
            myHorseIds={myHorseIds}
          />
        </Suspense>
      )}
    </RerunQuestion>
  );
}
