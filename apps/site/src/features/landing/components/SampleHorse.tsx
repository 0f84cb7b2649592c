import { conditionBand, conditionWord, energyBand, ratingBand } from '@furlong/game/rules';
import { HorseCard } from '@furlong/ui';

const rating = 52;
const condition = 88;
const energy = 76;

/** A horse that nobody owns, as the card of My Horses shows one. */
export function SampleHorse() {
  return (
    <HorseCard
      horseId="sample"
      name="Plain Sailing"
      summary="2-year-old Filly"
      breeding="Bay, by Trade Wind out of Plain Speaking"
      portrait={{ horseId: 'sample', coat: 'Bay', age: 2, sex: 'female' }}
      silks={{
        body: 'chevron',
        bodyColours: ['royal blue', 'yellow'],
        sleeves: 'plain',
        sleeveColours: ['royal blue', 'royal blue'],
        cap: 'plain',
        capColours: ['yellow', 'yellow'],
      }}
      rating={{ value: rating, band: ratingBand(rating) }}
      specialty="Mile"
      wins={1}
      races={4}
      condition={{
        value: condition,
        band: conditionBand(condition),
        word: conditionWord(condition),
      }}
      energy={{ value: energy, band: energyBand(energy) }}
      form="LLWL"
      figures="6314"
      style="Prominent"
    />
  );
}
