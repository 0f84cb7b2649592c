import type { Hall } from '@furlong/backend';
import {
  Card,
  Grid,
  Heading,
  HouseMark,
  Inline,
  Link,
  Silks,
  Skeleton,
  Stack,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { explainFeat, sayFeat } from '../hallWords.ts';
import { hallReasonsQuery } from '../queries.ts';

export interface HallReasonsProps {
  hall: Hall;
  /** Held back while what stands above it is on its way, which would move it. */
  held: boolean;
}

/** What it takes to get into a hall, and who is nearest. */
export function HallReasons({ hall, held }: HallReasonsProps) {
  const reasons = useQuery(hallReasonsQuery(hall));
  const to = hall === 'horses' ? paths.horse : paths.publicStable;
  if (held) return null;
  if (anyFailed([reasons])) {
    return <QueryFailed title="The rules could not be loaded" queries={[reasons]} />;
  }
  return (
    <Stack gap="medium">
      <Heading level={2}>What it takes</Heading>
      <Text tone="muted">
        One of these is enough, and the same for players and the house, whose members are marked.
        Who is in stays in, retired or not.
      </Text>
      <Grid columnMin={260}>
        {reasons.data?.map((reason) => (
          <Card key={reason.feat}>
            <Stack gap="small">
              <Stack gap="xxsmall">
                <Heading level={3}>{sayFeat(reason.feat, reason.needs)}</Heading>
                <Text size="small" tone="muted">
                  {explainFeat(reason)}
                </Text>
              </Stack>
              {reason.needs === 1 ? null : reason.nearest.length === 0 ? (
                <Text size="small">Nobody is on the way yet.</Text>
              ) : (
                reason.nearest.map(({ id, name, silks, isHouse, amount }) => (
                  <Inline key={id} gap="xsmall">
                    <Silks design={silks} size={28} decorative />
                    <Link href={to(id)}>{name}</Link>
                    {isHouse && <HouseMark />}
                    <Text size="small" tone="muted">
                      {amount} of {reason.needs}
                    </Text>
                  </Inline>
                ))
              )}
            </Stack>
          </Card>
        )) ?? ['first', 'second'].map((each) => <Skeleton key={each} height="9rem" />)}
      </Grid>
    </Stack>
  );
}
