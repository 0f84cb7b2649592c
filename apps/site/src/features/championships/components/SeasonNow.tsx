import { qualifierPoints, seasonAt, seasonWeekAt } from '@furlong/game/rules';
import { Heading, type SeasonPart, SeasonWeeks, Stack, Text } from '@furlong/ui';
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
  // Until the server has told its time nobody knows which week it is.
  const week = useServerAhead() === null ? null : seasonWeekAt(now);
  const season = week === null ? 'The season' : `Season ${seasonAt(now)}`;
  return (
    <Stack gap="small">
      <Heading level={2}>{week === null ? season : `${season}, week ${week} of 12`}</Heading>
      <Text size="small" tone="muted">
        Points for the first five of a qualifier, by its week; then the finals.
      </Text>
      <SeasonWeeks label={season} parts={parts} week={week} />
    </Stack>
  );
}
