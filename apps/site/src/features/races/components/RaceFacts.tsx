import type { CourseRecord } from '@furlong/backend';
import {
  formatDistance,
  formatGoing,
  formatMoney,
  formatRaceTime,
  winnersPrize,
} from '@furlong/game/rules';
import {
  ButtonLink,
  Card,
  Distance,
  Fact,
  Facts,
  Going,
  Link,
  Money,
  Stack,
  Text,
} from '@furlong/ui';
import { formatEntryFee } from '../../../shared/format/entryFee.ts';
import { paths } from '../../../shared/paths.ts';
import { ballotAhead, enteredNow } from '../ballotWords.ts';
import { takesEntries } from '../toRaceCardProps.ts';
import type { RaceViewProps } from './RaceHead.tsx';
import * as styles from './RaceReport.css.ts';

export interface RaceFactsProps extends RaceViewProps {
  /** Over the course and distance; null before the first is set. */
  record: CourseRecord | null;
}

/** The terms of a race on a card. */
export function RaceFacts(props: RaceFactsProps) {
  return (
    <Card>
      <RaceTerms {...props} />
    </Card>
  );
}

/** The terms of a race, and the way into it while it takes entries. */
export function RaceTerms({ race, now, entered, record }: RaceFactsProps) {
  const ballot = ballotAhead(race);
  const ahead = race.status !== 'finished' && race.status !== 'void';
  return (
    <Stack gap="medium">
      <Facts layout="columns">
        <Fact label="Distance">
          <Distance metres={race.distance} furlongs={formatDistance(race.distance)} />
        </Fact>
        <Fact label="Going">
          <Going description={formatGoing(race.going, race.surface)} going={race.going} />
        </Fact>
        <Fact label="Purse">
          <Money amount={formatMoney(race.purse)} tone="gold" />
        </Fact>
        {ahead && (
          <Fact label="To the winner">
            <Money amount={formatMoney(winnersPrize(race))} />
          </Fact>
        )}
        <Fact label="Entry">
          <Money amount={formatEntryFee(race.entryFee)} />
        </Fact>
        {race.claimPrice !== null && (
          <Fact label="Claimed for">
            <Money amount={formatMoney(race.claimPrice)} />
          </Fact>
        )}
        <Fact label="Category">{race.ageClass}</Fact>
        <Fact label={ballot ? 'Entered' : 'Runners'}>
          {enteredNow(race)}/{race.maxEntries}
        </Fact>
        {ahead && <Fact label="Suits">{race.suitableFor.join(', ')}</Fact>}
      </Facts>
      <Text size="small" tone="muted">
        {race.conditions}
      </Text>
      {ahead && race.claimsShutAt !== null && now < race.claimsShutAt && (
        <Text size="small">
          <Link href={paths.claimAHorse}>
            {now < race.closesAt ? 'Claims open when entries close' : 'Its runners can be claimed'}
          </Link>
        </Text>
      )}
      {ballot && <Text size="small">{ballot}</Text>}
      {entered.length > 0 && <Text>Entered: {entered.join(', ')}</Text>}
      {takesEntries(race, now) && entered.length === 0 && (
        <div className={styles.beside}>
          <ButtonLink href={paths.enterRace({ raceId: race.id })} variant="gold" wide>
            Enter Race
          </ButtonLink>
        </div>
      )}
      {record && (
        <Text size="small">
          Record over course and distance:{' '}
          <Link href={paths.race(record.raceId)}>{formatRaceTime(record.timeMs)}</Link> by{' '}
          <Link href={paths.horse(record.horseId)}>{record.horseName}</Link>
        </Text>
      )}
    </Stack>
  );
}
