import type { OwnHorse } from '@furlong/backend';
import { useSearchParams } from 'react-router-dom';
import { onlyHorse } from '../../../shared/horses/onlyHorse.ts';
import { writeChoice } from '../../../shared/paths.ts';
import { useSelection } from '../../../shared/selection/useSelection.ts';

interface TrainingChoice<Programme> {
  horses: readonly OwnHorse[];
  programmes: readonly Programme[];
  /** What the address named. */
  preselected: { horseId: string | null; programme: string | null };
  /** Whether a horse can be sent: the only one that can is chosen at once. */
  isFree: (horse: OwnHorse) => boolean;
  /** Sends the request; the same `requestId` sends it once. */
  start: (chosen: { horseId: string; programme: Programme; requestId: string }) => Promise<unknown>;
}

/** The choice of a horse and of a programme, which the address remembers, and the step that it has come to. */
export function useTrainingChoice<Programme extends { readonly id: string }>({
  horses,
  programmes,
  preselected,
  isFree,
  start,
}: TrainingChoice<Programme>) {
  const offered = (id: string | null) => programmes.find((each) => each.id === id);
  const { selection, act, confirm } = useSelection(
    preselected.horseId ?? onlyHorse(horses, isFree),
    offered(preselected.programme)?.id ?? null,
    async ({ horseId, target, requestId }) => {
      const programme = offered(target);
      if (programme !== undefined) await start({ horseId, programme, requestId });
    },
  );
  const [, setSearch] = useSearchParams();
  const remember = (choice: Parameters<typeof writeChoice>[1]) =>
    setSearch((search) => writeChoice(search, choice), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    selection,
    act,
    confirm: () => void confirm(),
    horse: horses.find(({ id }) => id === selection.horseId),
    programme: offered(selection.target),
    pickHorse: (horseId: string) => {
      act({ type: 'pick horse', horseId });
      remember({ horseId });
    },
    pickProgramme: (programme: string) => {
      act({ type: 'pick target', target: programme });
      remember({ programme });
    },
    cancel: () => {
      act({ type: 'cancel' });
      remember({ programme: null });
    },
  };
}
