import type { RaceWithEntries } from '@furlong/backend';
import { Link, VerifyPanel, type VerifyPanelProps } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';
import { toPublishedValues, toTalents } from '../toVerifyPanelProps.ts';

export interface VerifyProps extends Omit<VerifyPanelProps, 'published' | 'talents' | 'proof'> {
  result: RaceWithEntries;
}

/** The panel that verifies a race, and the way to what that proves. */
export function Verify({ result, ...panel }: VerifyProps) {
  return (
    <VerifyPanel
      {...panel}
      published={toPublishedValues(result)}
      talents={toTalents(result)}
      proof={<Link href={paths.fairness}>What verifying proves, and what it does not</Link>}
    />
  );
}
