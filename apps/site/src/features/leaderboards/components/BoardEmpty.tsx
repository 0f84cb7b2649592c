import { type Lens, leastRuns } from '@furlong/game/rules';
import { ButtonLink, EmptyState } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import type { BoardView } from '../boardAddress.ts';
import type { Ranked } from '../lensWords.ts';

/** A board on which nobody stands yet. */
export function BoardEmpty({ ranked, view }: { ranked: Ranked; view: BoardView }) {
  const one = ranked === 'stables' ? 'stable' : 'horse';
  const ways: Partial<Record<Lens, string>> = {
    strike: `${leastRuns[ranked]} times `,
    line: 'against a morning line ',
  };
  const narrowed = view.season !== null || view.scope !== null || view.sex !== null;
  return (
    <EmptyState
      title={`No ${one} has run ${ways[view.lens] ?? ''}${narrowed ? 'here' : 'yet'}`}
      hint={
        narrowed
          ? 'Another season, or all races, may tell more.'
          : 'The first result opens the list, of the house’s horses too.'
      }
      action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
    />
  );
}
