import type { Silks } from '@furlong/game/rules';
import { Button, Skeleton, Text } from '@furlong/ui';
import { lazy, Suspense, useMemo, useState } from 'react';

// What draws in three dimensions is fetched when somebody asks to see it.
const RunnerStill = lazy(async () => ({
  default: (await import('@furlong/ui/runner-still')).RunnerStill,
}));

/** The colours on a horse and rider at the gallop, as a race is seen. */
export function OnHorse({ silks }: { silks: Silks }) {
  const [state, setState] = useState<'hidden' | 'shown' | 'unavailable'>('hidden');
  const runner = useMemo(
    () => ({
      ...{ horseId: 'own', horse: '', horseHref: '', number: 1, timeMs: null, beaten: '' },
      coat: 'Bay' as const,
      silks,
    }),
    [silks],
  );
  switch (state) {
    case 'hidden':
      return (
        <Button variant="secondary" onPress={() => setState('shown')}>
          See them on a horse
        </Button>
      );
    case 'unavailable':
      return (
        <Text size="small" tone="muted">
          This browser cannot draw in three dimensions.
        </Text>
      );
    case 'shown':
      return (
        <Suspense fallback={<Skeleton height="13.75rem" />}>
          <RunnerStill runner={runner} onUnavailable={() => setState('unavailable')} />
        </Suspense>
      );
  }
}
