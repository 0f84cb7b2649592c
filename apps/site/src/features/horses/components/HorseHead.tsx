import type { PublicHorse } from '@furlong/backend';
import { ageInSeason, formatMoney, gender, ratingBand, seasonAt } from '@furlong/game/rules';
import {
  Fact,
  Facts,
  FormGuide,
  Heading,
  HorsePortrait,
  Inline,
  Link,
  Money,
  OwnBadge,
  RatingBadge,
  Silks,
  Stack,
  Tag,
  Text,
} from '@furlong/ui';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { runningStyles } from '../../../shared/format/runningStyle.ts';
import { formatAgo, sayDay } from '../../../shared/format/time.ts';
import { formatWorn } from '../../../shared/format/wear.ts';
import { paths } from '../../../shared/paths.ts';
import { useMyHorseIds } from '../../stable/index.ts';
import * as styles from '../HorsePage.css.ts';
import { OwnersActions } from './OwnersActions.tsx';

export interface HorseHeadProps {
  horse: PublicHorse;
  /** The server's time, ms. */
  now: number;
}

/** Who a horse is, whose it is, and what it has done in all. */
export function HorseHead({ horse, now }: HorseHeadProps) {
  const { stable } = horse;
  const mine = useMyHorseIds().includes(horse.id);
  const at = horse.retiredAt ?? now;
  const age = ageInSeason(horse.birthSeason, seasonAt(at));
  return (
    <div className={styles.head}>
      <div className={styles.portrait}>
        <HorsePortrait
          horse={portraitOf(horse, at)}
          silks={stable.silks}
          size="fill"
          name={horse.name}
        />
      </div>
      <Stack gap="medium">
        <Stack gap="xsmall">
          <Inline gap="small">
            <Heading level={1}>{horse.name}</Heading>
            <RatingBadge rating={horse.rating} band={ratingBand(horse.rating)} />
            {mine && <OwnBadge />}
            {horse.retiredAt !== null && (
              <Tag tone="neutral">{`Retired ${sayDay(horse.retiredAt, now)}`}</Tag>
            )}
          </Inline>
          <Text tone="muted">
            {`${age}-year-old ${horse.coat.toLowerCase()} ${gender(horse.sex, age).toLowerCase()}, by ${horse.sire} out of ${horse.dam}`}
          </Text>
          {horse.formerName !== null && (
            <Text tone="muted">Called {horse.formerName} until its owner renamed it</Text>
          )}
          <Inline gap="xsmall">
            <Silks design={stable.silks} size={32} decorative />
            <Text>
              Owned by <Link href={paths.publicStable(stable.id)}>{stable.name}</Link>
            </Text>
          </Inline>
        </Stack>
        <Facts layout="fours">
          <Fact label="Form">
            <FormGuide form={horse.form} figures={horse.figures} />
          </Fact>
          <Fact label="Wins">
            {horse.wins} from {horse.runs}
          </Fact>
          <Fact label="First three">{horse.places}</Fact>
          <Fact label="Earnings">
            <Money amount={formatMoney(horse.earnings)} tone="gold" />
          </Fact>
          <Fact label="Specialty">{horse.specialty}</Fact>
          <Fact label="Style">{runningStyles[horse.style]}</Fact>
          <Fact label="Last ran">
            {horse.lastRunAt === null ? 'Never' : formatAgo(horse.lastRunAt, now)}
          </Fact>
          {horse.equipment.length > 0 && (
            <Fact label="Wears">{horse.equipment.map(formatWorn).join(', ')}</Fact>
          )}
        </Facts>
        <OwnersActions horseId={horse.id} />
      </Stack>
    </div>
  );
}
