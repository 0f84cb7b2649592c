import type { Inventory, TackedHorse } from '@furlong/backend';
import { ageInSeason, gender, ratingBand, type Silks, seasonAt } from '@furlong/game/rules';
import { ChosenHorse, HorseChoice } from '@furlong/ui';
import { dotted } from '../../../shared/format/dotted.ts';
import { fitnessOf } from '../../../shared/format/fitnessOf.ts';
import { portraitOf } from '../../../shared/format/portraitOf.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { HorsesToChoose } from '../../../shared/horses/HorsesToChoose.tsx';
import { useFold } from '../../../shared/horses/useFold.ts';
import { wornBy } from '../toSlots.ts';

export interface HorseToEquipProps {
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
export function HorseToEquip({ tack, silks, now, horse, onSelect }: HorseToEquipProps) {
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
        <HorsesToChoose horses={tack.horses} horseId={horse?.id ?? null} columnMin={300}>
          {(each) => (
            <HorseChoice
              horseId={each.id}
              name={each.name}
              summary={kindOf(each, now)}
              portrait={portraitOf(each, now)}
              silks={silks}
              rating={{ value: each.rating, band: ratingBand(each.rating) }}
              {...fitnessOf(each, now)}
              note={dotted([`Wears ${wornBy(tack, each).length} of 6`, ...raceOf(each, now)])}
              selected={each.id === horse?.id}
              onSelect={(choice) => {
                fold(true);
                onSelect(choice);
              }}
            />
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
