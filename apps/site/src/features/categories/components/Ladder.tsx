import {
  Card,
  Disclosure,
  Fact,
  Facts,
  GradeBadge,
  Grid,
  Heading,
  Inline,
  Link,
  Money,
  Stack,
  Text,
} from '@furlong/ui';
import type { NextRace, RungWords } from '../toRungs.ts';

export interface LadderProps {
  /** Best first. */
  rungs: readonly RungWords[];
  /** Whether the races to come could be read. */
  next: 'known' | 'failed';
}

/** The class ladder, a card for each class. */
export function Ladder({ rungs, next }: LadderProps) {
  return (
    <Stack gap="small">
      <Heading level={2}>The ladder</Heading>
      <Grid columnMin={320} gap="small">
        {rungs.map((rung) => (
          <RungCard key={rung.grade} rung={rung} next={next} />
        ))}
      </Grid>
    </Stack>
  );
}

function RungCard({ rung, next }: Pick<LadderProps, 'next'> & { rung: RungWords }) {
  return (
    <Card element="article" padding="small">
      <Stack gap="small">
        <Stack gap="xxsmall">
          <Inline justify="between">
            <Heading level={3} size="card">
              <GradeBadge grade={rung.grade} />
            </Heading>
            <Text size="small" tone="muted" element="span">
              {rung.weights}
            </Text>
          </Inline>
          <Text size="small">{rung.kinds.join('; ')}</Text>
        </Stack>
        <Facts>
          <Fact label="Purse">
            <Money amount={rung.purse} tone="gold" />
          </Fact>
          <Fact label="Winner">
            <Money amount={rung.toTheWinner} />
          </Fact>
          <Fact label="Entry">
            <Money amount={rung.entry} />
          </Fact>
          <Fact label="Runners">{rung.most}</Fact>
        </Facts>
        {next === 'known' && <Next races={rung.next} grade={rung.grade} />}
      </Stack>
    </Card>
  );
}

/** The next race of a class in sight, and those after it folded away. */
function Next({ races, grade }: { races: readonly NextRace[]; grade: string }) {
  const [first, ...later] = races;
  if (first === undefined) {
    return (
      <Text size="small" tone="muted">
        None is open at the moment.
      </Text>
    );
  }
  return (
    <Stack gap="xsmall">
      <RaceLine race={first} />
      {later.length > 0 && (
        <Disclosure title={`${later.length} more in ${grade}`}>
          <Stack gap="xsmall">
            {later.map((race) => (
              <RaceLine key={race.id} race={race} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

function RaceLine({ race }: { race: NextRace }) {
  return (
    <Stack gap="none">
      <Link href={race.href}>{race.name}</Link>
      <Text size="small" tone="muted">
        {race.terms}
        {race.record && (
          <>
            {' · record '}
            <Link href={race.record.href}>{race.record.time}</Link>
          </>
        )}
      </Text>
    </Stack>
  );
}
