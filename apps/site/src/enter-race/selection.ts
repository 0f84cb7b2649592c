import type { GameErrorCode } from '@furlong/game';

/**
 * What the player has picked on Enter Race, and how far the entry has come.
 *
 * `requestId` is made when the player confirms and kept until an answer has come: if the answer
 * is lost on the way, confirming again repeats the same request, and the fee is charged once.
 */
export interface Selection {
  horseId: string | null;
  raceId: string | null;
  entry: EntryState;
}

export type EntryState =
  | { step: 'choosing' }
  | { step: 'sending'; requestId: string }
  | { step: 'unanswered'; requestId: string }
  | { step: 'refused'; code: GameErrorCode }
  | { step: 'entered' };

export type SelectionAction =
  | { type: 'pick horse'; horseId: string }
  | { type: 'pick race'; raceId: string }
  | { type: 'confirm'; requestId: string }
  | { type: 'answer lost' }
  | { type: 'refused'; code: GameErrorCode }
  | { type: 'entered' };

const choosing: EntryState = { step: 'choosing' };

/** Starts with what a link named, as in `/stable/enter-race?horse=…&race=…`. */
export function beginSelection(horseId: string | null, raceId: string | null): Selection {
  return { horseId, raceId, entry: choosing };
}

/** Both choices, or null while one is missing: there is no summary of half an entry. */
export function chosenPair({ horseId, raceId }: Selection) {
  return horseId !== null && raceId !== null ? { horseId, raceId } : null;
}

/** Moves the selection on. What makes no sense in a state changes nothing. */
export function select(selection: Selection, action: SelectionAction): Selection {
  const { entry } = selection;
  switch (action.type) {
    case 'pick horse':
      return pick(selection, { horseId: action.horseId });
    case 'pick race':
      return pick(selection, { raceId: action.raceId });
    case 'confirm': {
      if (chosenPair(selection) === null || entry.step === 'sending' || entry.step === 'entered') {
        return selection;
      }
      const requestId = entry.step === 'unanswered' ? entry.requestId : action.requestId;
      return { ...selection, entry: { step: 'sending', requestId } };
    }
    case 'answer lost':
      return entry.step === 'sending'
        ? { ...selection, entry: { step: 'unanswered', requestId: entry.requestId } }
        : selection;
    case 'refused':
      return entry.step === 'sending'
        ? { ...selection, entry: { step: 'refused', code: action.code } }
        : selection;
    case 'entered':
      return entry.step === 'sending' ? { ...selection, entry: { step: 'entered' } } : selection;
  }
}

function pick(selection: Selection, choice: { horseId: string } | { raceId: string }): Selection {
  switch (selection.entry.step) {
    // The request may already have been answered with an entry: the choice stays as it was sent.
    case 'sending':
    case 'unanswered':
      return selection;
    // The last entry is made; this pick begins another.
    case 'entered':
      return { ...beginSelection(null, null), ...choice };
    case 'choosing':
    case 'refused':
      return { ...selection, ...choice, entry: choosing };
  }
}
