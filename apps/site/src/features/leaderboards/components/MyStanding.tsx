import type { OwnStanding as Standing } from '@furlong/backend';
import type { Lens } from '@furlong/game/rules';
import { OwnStanding } from '@furlong/ui';
import { formatScore, sayMissing } from '../lensWords.ts';

export interface MyStandingProps {
  standing: Standing;
  lens: Lens;
  /** Leads to the stable or horse. */
  href: string;
}

/** Where the player stands through a lens. */
export function MyStanding({ standing, lens, href }: MyStandingProps) {
  return (
    <OwnStanding
      name={standing.name}
      href={href}
      rank={standing.rank}
      figure={formatScore(lens, standing.score)}
      missing={sayMissing(lens, standing)}
    />
  );
}
