import { Button, ButtonLink, EmptyState } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import type { StatisticsView } from '../statisticsAddress.ts';

export interface NoRunsProps {
  view: StatisticsView;
  onShow: (changes: Partial<StatisticsView>) => void;
}

/** No race is run yet, or none of what the address asks for. */
export function NoRuns({ view, onShow }: NoRunsProps) {
  if (view.horseId === null && view.season === null) {
    return (
      <EmptyState
        title="No runs yet"
        hint="Your figures begin with the first race that a horse of yours finishes."
        action={
          <ButtonLink href={paths.enterRace()} variant="gold">
            Enter Race
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No runs found"
      hint="Nothing was run by this horse in this season."
      why="nothingFound"
      action={
        <Button variant="secondary" onPress={() => onShow({ horseId: null, season: null })}>
          Show all runs
        </Button>
      }
    />
  );
}
