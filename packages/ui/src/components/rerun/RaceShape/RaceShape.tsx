import { lazy, Suspense } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { vars } from '../../../theme/vars.css';
import type { SilksDesign } from '../../horses/Silks/design';
import { RerunPanel } from '../RerunPanel/RerunPanel';
import { awaitedAnswer } from '../RerunPanel/RerunPanel.css';
import type { Rerun } from '../RerunQuestion/RerunQuestion';

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

export interface RaceShapeProps {
  /** It is asked for by whoever has it in sight. */
  rerun: Rerun<RaceShapeFigures>;
  /** How many ran: their lines have their room while they are awaited. */
  field: number;
  /** Whose sectionals are drawn before the others'. */
  horseId: string;
  onSelect: (detail: { horseId: string }) => void;
  /** The player's own runners, which are marked. */
  myHorseIds: readonly string[];
  /** Asks again after a failure. */
  onStart: () => void;
}

const awaited = 'Where every runner lay, from mark to mark to the post.';

/** The places in running of a race, with its sectional times and the figures of both folded away. */
export function RaceShape({
  rerun,
  field,
  horseId,
  onSelect,
  myHorseIds,
  onStart,
}: RaceShapeProps) {
  const skeleton = <ShapeSkeleton field={field} busy={rerun.state !== 'idle'} />;
  return (
    <RerunPanel
      title="Positions in running"
      summary={rerun.state === 'done' ? rerun.answer.story : awaited}
      action={
        rerun.state === 'failed' && (
          <Button variant="secondary" onPress={onStart}>
            Try again
          </Button>
        )
      }
      problem={rerun.state === 'failed' ? rerun.problem : undefined}
    >
      {(rerun.state === 'idle' || rerun.state === 'running') && skeleton}
      {rerun.state === 'done' && (
        <Suspense fallback={skeleton}>
          <ShapePlots
            {...rerun.answer}
            horseId={horseId}
            onSelect={onSelect}
            myHorseIds={myHorseIds}
          />
        </Suspense>
      )}
    </RerunPanel>
  );
}

/** As high as the plot, the names of its ends and what is folded away below them. */
function ShapeSkeleton({ field, busy }: { field: number; busy: boolean }) {
  return (
    <div className={awaitedAnswer} aria-busy={busy || undefined}>
      <Skeleton height={`calc(${field * 1.75}rem + 2rem + 44px + ${vars.space.small})`} />
    </div>
  );
}
