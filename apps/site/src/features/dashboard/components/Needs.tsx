import { mostToSpend } from '@furlong/game/rules';
import { NeedsList, Stack, Text } from '@furlong/ui';
import { useNow } from '../../../shared/time/useNow.ts';
import { toNeeds } from '../needs/toNeeds.ts';
import type { StableFacts } from '../useStableFacts.ts';
import { Meanwhile } from './Meanwhile.tsx';

/** Who is told no more than this has time for what does not press. */
const few = 1;

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
  const { stable, wallets, more } = facts;
  const needs = toNeeds({
    ...facts,
    ...more,
    stable: { createdAt: stable.createdAt, credits: mostToSpend(wallets) },
    now,
  });
  const [horse] = facts.horses;
  return (
    <Stack gap="small">
      {needs.length === 0 ? (
        <Text tone="muted">
          {horse === undefined
            ? 'Nothing at the moment.'
            : 'Nothing at the moment: every horse is entered, at work, or resting well.'}
        </Text>
      ) : (
        <NeedsList needs={needs} />
      )}
      {needs.length <= few && horse !== undefined && <Meanwhile horse={horse} />}
    </Stack>
  );
}
