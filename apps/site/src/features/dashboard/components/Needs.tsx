import { NeedsList, Text } from '@furlong/ui';
import { useNow } from '../../../shared/time/useNow.ts';
import { toNeeds } from '../needs/toNeeds.ts';
import type { StableFacts } from '../useStableFacts.ts';

export interface NeedsProps {
  /** Null where they could not be loaded, as the yard says already. */
  facts: StableFacts | null;
}

/** What the owner may want to do now. */
export function Needs({ facts }: NeedsProps) {
  const now = useNow(15_000);
  if (facts === null || facts.more === null) {
    return <Text tone="muted">It is not known at the moment.</Text>;
  }
  const { stable, purses, more } = facts;
  const needs = toNeeds({
    ...facts,
    ...more,
    stable: { createdAt: stable.createdAt, credits: purses.credits },
    now,
  });
  if (needs.length === 0) {
    return (
      <Text tone="muted">
        Nothing at the moment: every horse is entered, at work, or resting well.
      </Text>
    );
  }
  return <NeedsList needs={needs} />;
}
