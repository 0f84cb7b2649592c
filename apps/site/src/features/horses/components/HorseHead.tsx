import type { PublicHorse } from '@furlong/backend';
import { ageInSeason, formatMoney, gender, ratingBand, seasonAt } from '@furlong/game/rules';
import { Fact, FormGuide, HorseHero, Money, Stack } from '@furlong/ui';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { runningStyles } from '../../../shared/format/runningStyle.ts';
import { formatAgo, sayDay } from '../../../shared/format/time.ts';
import { formatWorn } from '../../../shared/format/wear.ts';
import { paths } from '../../../shared/paths.ts';
import { useMyHorseIds } from '../../stable/index.ts';
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
    <Stack gap="medium">
      <HorseHero
        name={horse.name}
        portrait={portraitOf(horse, at)}
        summary={`${age}-year-old ${horse.coat.toLowerCase()} ${gender(horse.sex, age).toLowerCase()}`}
        sire={horse.sire}
        dam={horse.dam}
        rating={{ value: horse.rating, band: ratingBand(horse.rating) }}
        stable={{ name: stable.name, href: paths.publicStable(stable.id), silks: stable.silks }}
        mine={mine}
        retired={horse.retiredAt === null ? null : `Retired ${sayDay(horse.retiredAt, now)}`}
        formerName={horse.formerName}
        facts={
          <>
            <Fact label="Form">
              <FormGuide form={horse.form} figures={horse.figures} />
            </Fact>
            <Fact label="Specialty">{horse.specialty}</Fact>
            <Fact label="Style">{runningStyles[horse.style]}</Fact>
            <Fact label="Last ran">
              {horse.lastRunAt === null ? 'Never' : formatAgo(horse.lastRunAt, now)}
            </Fact>
            <Fact label="Wins">
              {horse.wins} from {horse.runs}
            </Fact>
            <Fact label="First three">{horse.places}</Fact>
            <Fact label="Earnings">
              <Money amount={formatMoney(horse.earnings)} tone="gold" />
            </Fact>
            {horse.equipment.length > 0 && (
              <Fact label="Wears">{horse.equipment.map(formatWorn).join(', ')}</Fact>
            )}
          </>
        }
      />
      <OwnersActions horseId={horse.id} />
    </Stack>
  );
}
