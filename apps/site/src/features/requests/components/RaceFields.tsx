import type { OwnHorse } from '@furlong/backend';
import {
  agesInWords,
  DAY,
  formatMoney,
  HOUR,
  requestBand,
  requestRunners,
  type Sex,
  tracks,
} from '@furlong/game/rules';
import { Grid, Select } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { sayRatings } from '../../../shared/format/rating.ts';
import {
  agesFor,
  distancesFor,
  earliestChoices,
  feeChoices,
  gradesFor,
  latestChoices,
  tracksAt,
  type Wish,
} from '../asking.ts';

export interface RaceFieldsProps {
  horse: OwnHorse;
  wish: Wish;
  /** The server's time, ms. */
  now: number;
  disabled: boolean;
  onChange: (change: Partial<Wish>) => void;
}

const numbers = (choices: readonly number[], label: (each: number) => string) =>
  choices.map((each) => ({ value: `${each}`, label: label(each) }));

const runners = Array.from(
  { length: requestRunners.most - requestRunners.least + 1 },
  (_, more) => requestRunners.least + more,
);

const anySex = 'both';
const sexes = [
  { value: anySex, label: 'Both sexes' },
  { value: 'female', label: 'Fillies and mares' },
  { value: 'male', label: 'Colts and horses' },
];

const later = (ms: number) =>
  ms < DAY ? pluralize(ms / HOUR, 'hour') : pluralize(ms / DAY, 'day');

/** What can be asked for that a horse fits, a choice each. */
export function RaceFields({ horse, wish, now, disabled, onChange }: RaceFieldsProps) {
  const { surfaces } = tracks[wish.trackId];
  const grade = (value: Wish['grade']) => {
    const { minRating, maxRating } = requestBand(value);
    return { value, label: `${value}, ${sayRatings(minRating, maxRating)}` };
  };
  return (
    <Grid columnMin={220} gap="medium">
      <Select
        label="Track"
        options={tracksAt(now).map((value) => ({ value, label: tracks[value].name }))}
        value={wish.trackId}
        disabled={disabled}
        onChange={({ value }) =>
          onChange({ trackId: value, surface: tracks[value].surfaces[0] ?? wish.surface })
        }
      />
      <Select
        label="Surface"
        options={surfaces.map((value) => ({ value, label: value }))}
        value={wish.surface}
        disabled={disabled}
        onChange={({ value }) => onChange({ surface: value })}
      />
      <Select
        label="Distance"
        options={numbers(distancesFor(horse), formatMetres)}
        value={`${wish.distance}`}
        disabled={disabled}
        onChange={({ value }) => onChange({ distance: Number(value) })}
      />
      <Select
        label="Class"
        options={gradesFor(horse).map(grade)}
        value={wish.grade}
        disabled={disabled}
        onChange={({ value }) => onChange({ grade: value })}
      />
      <Select
        label="Age"
        options={agesFor(horse, now).map((value) => ({ value, label: agesInWords[value] }))}
        value={wish.ageClass}
        disabled={disabled}
        onChange={({ value }) => onChange({ ageClass: value })}
      />
      <Select
        label="Sex"
        options={sexes.filter(({ value }) => value === anySex || value === horse.sex)}
        value={wish.sex ?? anySex}
        disabled={disabled}
        onChange={({ value }) => onChange({ sex: value === anySex ? null : (value as Sex) })}
      />
      <Select
        label="Runners"
        options={numbers(runners, (each) => `${each}`)}
        value={`${wish.runners}`}
        hint="Of three stables at least."
        disabled={disabled}
        onChange={({ value }) => onChange({ runners: Number(value) })}
      />
      <Select
        label="Fee of each runner"
        options={numbers(feeChoices, formatMoney)}
        value={`${wish.entryFee}`}
        disabled={disabled}
        onChange={({ value }) => onChange({ entryFee: Number(value) })}
      />
      <Select
        label="Off at the earliest"
        options={numbers(
          earliestChoices.filter((each) => each <= wish.latestIn),
          (each) => (each === 0 ? 'As soon as it is full' : `In ${later(each)}`),
        )}
        value={`${wish.earliestIn}`}
        disabled={disabled}
        onChange={({ value }) => onChange({ earliestIn: Number(value) })}
      />
      <Select
        label="Off at the latest"
        options={numbers(latestChoices, (each) => `In ${later(each)}`)}
        value={`${wish.latestIn}`}
        hint="Horses may join until ten minutes before."
        disabled={disabled}
        onChange={({ value }) => {
          const latestIn = Number(value);
          onChange({ latestIn, ...(wish.earliestIn > latestIn && { earliestIn: 0 }) });
        }}
      />
    </Grid>
  );
}
