import { qualifierPoints, seasonAt, seasonWeekAt } from '@furlong/game/rules';
import { Heading, type SeasonPart, SeasonWeeks, Skeleton, Stack } from '@furlong/ui';
import { useNow } from '../../../shared/time/useNow.ts';
import { useServerAhead } from '../../../shared/time/useServerAhead.ts';

const spans = [
  [1, 3],
  [4, 6],
  [7, 8],
  [9, 10],
] as const;

const parts: readonly SeasonPart[] = [
  ...spans.map(([from, to]) => ({ from, to, what: qualifierPoints(from).join('-') })),
  { from: 11, to: 11, what: 'Finals' },
  { from: 12, to: 12, what: 'Season turns' },
];

/** The season's weeks, what a qualifier of each is worth, and which it is. */
export function SeasonNow() {
  const now = useNow(60_000);
  if (useServerAhead() === null) return <Skeleton height="8.5rem" />;
  const season = `Season ${seasonAt(now)}`;
  return (
    <Stack gap="small">
      <Heading level={2}>{`${season}, week ${seasonWeekAt(now)} of 12`}</Heading>
      <SeasonWeeks label={season} parts={parts} week={seasonWeekAt(now)} />
    </Stack>
  );
}
