import type { OwnHorse } from '@furlong/backend';
import { GALLOPS_A_DAY } from '@furlong/game/rules';
import { Link, Text } from '@furlong/ui';
import { paths } from '../../../shared/paths.ts';

/** What can be done at any time, while nothing presses. */
export function Meanwhile({ horse }: { horse: OwnHorse }) {
  return (
    <Text size="small" tone="muted">
      Meanwhile: <Link href={paths.gallops({ horseId: horse.id })}>gallop {horse.name}</Link>, free{' '}
      {GALLOPS_A_DAY} times a day, to find out what it likes;{' '}
      <Link href={paths.salesRing}>look for another horse</Link>; or{' '}
      <Link href={paths.designSilks}>design your colours</Link>.
    </Text>
  );
}
