import { useMutation } from '@tanstack/react-query';
import { useSelection } from '../../shared/selection/useSelection.ts';
import { usePlayer } from '../auth/index.ts';
import { enterRaceMutation } from './mutations.ts';

/** The choice of a horse and a race, and the one request that enters it. */
export function useEntry(horseId: string | null, raceId: string | null) {
  const { mutateAsync, data: entry } = useMutation(enterRaceMutation(usePlayer().userId));
  const choice = useSelection(horseId, raceId, ({ target, ...request }) =>
    mutateAsync({ ...request, raceId: target }),
  );
  return { ...choice, seedHash: entry?.seedHash ?? null };
}
