import type { Inventory, TackedHorse } from '@furlong/backend';
import { ageInSeason, gender, ratingBand, type Silks, seasonAt } from '@furlong/game/rules';
import { ChoiceCard, ChosenHorse, HorsePortrait, Text } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { fitnessOf } from '../../../shared/format/fitnessOf.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { HorsesToChoose } from '../../../shared/horses/HorsesToChoose.tsx';
import { useFold } from '../../../shared/horses/useFold.ts';
import { wornBy } from '../toSlots.ts';

export interface HorseChoiceProps {
  tack: Inventory;
  /** The stable's colours. */
  silks: Silks;
  /** The server's time, ms. */
  now: number;
  /** The horse chosen. */
  horse: TackedHorse | undefined;
  onSelect: (detail: { horseId: string }) => void;
}

/** The horses to choose from; the one chosen folds to a line, from which it is a step back to them. */
export function HorseChoice({ tack, silks, now, horse, onSelect }: HorseChoiceProps) {
  const { open, fold, step } = useFold();
  return (
    <div ref={step}>
      {horse && !open ? (
        <ChosenHorse
          name={horse.name}
          summary={summaryOf(horse, now)}
          portrait={portraitOf(horse, now)}
          silks={silks}
          rating={{ value: horse.rating, band: ratingBand(horse.rating) }}
          energy={fitnessOf(horse, now).energy}
          onChange={() => fold(false)}
        />
      ) : (
        <HorsesToChoose horses={tack.horses} horseId={horse?.id ?? null} columnMin={240}>
          {(each) => (
            <ChoiceCard
              title={each.name}
              icon={<HorsePortrait horse={portraitOf(each, now)} silks={silks} size={44} />}
              description={kindOf(each, now)}
              selected={each.id === horse?.id}
              onSelect={() => {
                fold(true);
                onSelect({ horseId: each.id });
              }}
            >
              <Text size="small" tone="muted">
                {dotted([`Wears ${wornBy(tack, each).length} of 6`, ...raceOf(each, now)])}
              </Text>
            </ChoiceCard>
          )}
        </HorsesToChoose>
      )}
    </div>
  );
}

const summaryOf = (horse: TackedHorse, now: number) =>
  dotted([kindOf(horse, now), ...raceOf(horse, now)]);

function kindOf(horse: TackedHorse, now: number): string {
  const age = ageInSeason(horse.birthSeason, seasonAt(now));
  return dotted([`${age}-year-old ${gender(horse.sex, age)}`, horse.specialty]);
}

/** Its next race, if it is entered for one. */
const raceOf = ({ race }: TackedHorse, now: number) =>
  race ? [`${race.name}, ${sayWhen(race.offAt, now)}`] : [];
