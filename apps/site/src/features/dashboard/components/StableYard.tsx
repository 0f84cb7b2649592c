import { mostToSpend } from '@furlong/game/rules';
import { Heading, Link, Stack, Text, Yard } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { NoHorses } from '../../../shared/page/NoHorses.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { BackIn } from '../../horses/index.ts';
import { toYard } from '../toYard.ts';
import type { StableFacts } from '../useStableFacts.ts';

/** So many boxes are shown; the rest are in My Horses. */
const shown = 6;

/** The stable's horses, each with the race that is next for it. */
export function StableYard({ facts }: { facts: StableFacts }) {
  const now = useNow(15_000);
  const { stable, wallets, horses } = facts;
  const boxes = toYard(horses, {
    ...facts,
    stable: { createdAt: stable.createdAt, credits: mostToSpend(wallets) },
    now,
  });
  return (
    <Stack gap="small">
      <Heading>The Yard</Heading>
      {boxes.length === 0 ? (
        <NoHorses title="The boxes are empty" />
      ) : (
        <Yard
          silks={stable.silks}
          horses={boxes.slice(0, shown).map(({ atWorkUntil, ...box }) => ({
            ...box,
            atWork: atWorkUntil === null ? null : <BackIn until={atWorkUntil} />,
          }))}
        />
      )}
      {boxes.length > shown && (
        <Text size="small">
          <Link href={paths.myHorses}>All {pluralize(boxes.length, 'horse')}</Link>
        </Text>
      )}
    </Stack>
  );
}
