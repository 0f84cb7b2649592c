import { useMutation } from '@tanstack/react-query';
import { useSelection } from '../../shared/selection/useSelection.ts';
import { usePlayer } from '../auth/index.ts';
import { enterRaceMutation } from './mutations.ts';

/**
 * The choice of a horse and a race, and the one request that enters it.
 * @param movedFor what of a race's fee comes out of the wallet, whole dollars
 * @param jockey the licence of the one asked for, or null
 */
export function useEntry(
  horseId: string | null,
  raceId: string | null,
  movedFor: (raceId: string) => number,
  jockey: number | null,
) {
  const { mutateAsync, data: entry } = useMutation(enterRaceMutation(usePlayer().userId));
  const choice = useSelection(horseId, raceId, ({ target, ...request }) =>
    mutateAsync({ ...request, raceId: target, fromWallet: movedFor(target), jockey }),
  );
  return { ...choice, seedHash: entry?.seedHash ?? null };
}
