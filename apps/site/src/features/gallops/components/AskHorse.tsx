import type { Gallop, HorseRun, OwnHorse } from '@furlong/backend';
import {
  benchmarkRating,
  formatGoing,
  GALLOPS_A_DAY,
  gallopDistances,
  gallopGoings,
  gallopsLeft,
  gameErrors,
  nextGallopDay,
  type Specialty,
  type Surface,
} from '@furlong/game/rules';
import {
  GallopAnswer,
  GallopForm,
  type GallopOpponent,
  type GallopProgress,
  Stack,
} from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { sayWhen } from '../../../shared/format/time.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { type AnsweredGallop, type GallopWish, gallopMutation } from '../mutations.ts';
import { toGallopAnswer, toGhostOption } from '../toGallops.ts';

export interface AskHorseProps {
  horse: OwnHorse;
  /** Its gallops, the newest first; null while they are on their way. */
  gallops: readonly Gallop[] | null;
  /** The races that it has run, the newest first; null while they are on their way. */
  runs: readonly HorseRun[] | null;
}

/** Where a horse is asked first: in the middle of what it is said to be for. */
const usual: Readonly<Record<Specialty, number>> = {
  Sprint: 1200,
  Mile: 1600,
  'Middle Distance': 2000,
  'Long Distance': 2400,
};

const worn = 'worn';

/** The question, the button, and the last answer. */
export function AskHorse({ horse, gallops, runs }: AskHorseProps) {
  const now = useNow(15_000);
  const [against, setAgainst] = useState<GallopOpponent>('benchmark');
  const [distance, setDistance] = useState(usual[horse.specialty]);
  const [{ surface, going }, setGround] = useState<{ surface: Surface; going: number }>({
    surface: 'Turf',
    going: 0,
  });
  const [raceId, setRaceId] = useState<string | null>(null);
  const [equipped, setEquipped] = useState(true);
  const [answer, setAnswer] = useState<AnsweredGallop | null>(null);
  const { send, sent, refusal } = useIdempotentMutation<GallopWish, AnsweredGallop>(
    gallopMutation(usePlayer().userId, setAnswer),
  );
  const run = runs?.find((each) => each.raceId === raceId) ?? runs?.[0];

  const ask = () => {
    const common = { horseId: horse.id, equipped };
    if (against === 'benchmark') void send({ ...common, distance, surface, going });
    else if (run !== undefined) void send({ ...common, raceId: run.raceId });
  };

  return (
    <Stack gap="medium">
      <GallopForm
        against={against}
        onAgainst={({ value }) => setAgainst(value)}
        benchmark={`A winner of Class 4 of its age and sex, worth a rating of ${benchmarkRating(horse.sex)}`}
        distance={{
          options: gallopDistances.map((metres) => ({
            value: `${metres}`,
            label: formatMetres(metres),
          })),
          value: `${distance}`,
          onSelect: ({ value }) => setDistance(Number(value)),
        }}
        surface={{
          options: (['Turf', 'Dirt'] as const).map((each) => ({ value: each, label: each })),
          value: surface,
          // Good turf and fast dirt are the same but for the surface.
          onSelect: ({ value }) =>
            setGround({ surface: value === 'Dirt' ? 'Dirt' : 'Turf', going: 0 }),
        }}
        going={{
          options: gallopGoings[surface].map((each) => ({
            value: `${each}`,
            label: formatGoing(each, surface),
          })),
          value: `${going}`,
          onSelect: ({ value }) => setGround({ surface, going: Number(value) }),
        }}
        ghost={
          run === undefined || runs === null
            ? {
                unavailableReason:
                  runs === null ? 'Its races are loading.' : 'It has run no race yet.',
              }
            : {
                options: runs.map((each) => toGhostOption(each, now)),
                value: run.raceId,
                onSelect: ({ value }) => setRaceId(value),
              }
        }
        equipment={{
          options: [
            { value: worn, label: 'In what it wears' },
            { value: 'none', label: 'Without equipment' },
          ],
          value: equipped ? worn : 'none',
          onSelect: ({ value }) => setEquipped(value === worn),
        }}
        left={
          gallops === null
            ? null
            : {
                count: gallopsLeft(
                  gallops.map(({ at }) => at),
                  now,
                ),
                most: GALLOPS_A_DAY,
              }
        }
        begins={`Six more from ${sayWhen(nextGallopDay(now), now)}, midnight UTC.`}
        progress={progressOf(horse, sent !== null, refusal?.message ?? null)}
        onGallop={ask}
      />
      {answer && (
        <GallopAnswer
          {...toGallopAnswer(
            answer,
            horse.name,
            runs?.find((each) => each.raceId === answer.raceId),
            now,
          )}
        />
      )}
    </Stack>
  );
}

function progressOf({ atWork }: OwnHorse, busy: boolean, refusal: string | null): GallopProgress {
  if (busy) return { state: 'busy' };
  if (atWork !== null) return { state: 'barred', refusal: gameErrors.gallops_after_work };
  return refusal === null ? { state: 'ready' } : { state: 'refused', refusal };
}
