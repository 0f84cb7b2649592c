import type { GameErrorCode } from '../errors.ts';

/** A horse, and what it is chosen for: a race, a programme, a piece of equipment. */
export interface Chosen {
  readonly horseId: string;
  readonly target: string;
}

/** What is picked before everything is. */
type Half =
  | { readonly horseId: string | null; readonly target: null }
  | { readonly horseId: null; readonly target: string };

/**
 * What a player has picked on a screen that matches a horse with something, and how far the request
 * has come. Everything after the choosing holds both picks, so nothing can be summed up, sent or
 * refused that is not whole.
 *
 * A request id is made when the player confirms and kept until an answer has come: if the answer is
 * lost on the way, confirming again repeats the same request, and it is charged once.
 */
export type Selection =
  | ({ readonly step: 'choosing' } & Half)
  | ({ readonly step: 'chosen' } & Chosen)
  | ({ readonly step: 'sending'; readonly requestId: string } & Chosen)
  | ({ readonly step: 'unanswered'; readonly requestId: string } & Chosen)
  | ({ readonly step: 'refused'; readonly code: GameErrorCode } & Chosen)
  | ({ readonly step: 'done' } & Chosen);

export type SelectionAction =
  | { readonly type: 'pick horse'; readonly horseId: string }
  | { readonly type: 'pick target'; readonly target: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'confirm'; readonly requestId: string }
  | { readonly type: 'answer lost' }
  | { readonly type: 'refused'; readonly code: GameErrorCode }
  | { readonly type: 'done' };

/** Starts with what a link named, as in `/stable/enter-race?horse=…&race=…`. */
export function beginSelection(horseId: string | null, target: string | null): Selection {
  if (horseId === null) return { step: 'choosing', horseId, target };
  if (target === null) return { step: 'choosing', horseId, target };
  return { step: 'chosen', horseId, target };
}

/** Both picks, or null while one is missing: there is no summary of half a choice. */
export function chosen(selection: Selection): Chosen | null {
  if (selection.step === 'choosing') return null;
  const { horseId, target } = selection;
  return { horseId, target };
}

/** Moves the selection on. What makes no sense in a state changes nothing. */
export function select(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'pick horse':
      return pick(selection, { horseId: action.horseId });
    case 'pick target':
      return pick(selection, { target: action.target });
    case 'cancel':
      return pick(selection, { target: null });
    case 'confirm':
      return confirm(selection, action.requestId);
    default:
      return answer(selection, action);
  }
}

function pick(
  selection: Selection,
  picked: { readonly horseId: string } | { readonly target: string | null },
): Selection {
  switch (selection.step) {
    // The request may already have been granted: the choice stays as it was sent.
    case 'sending':
    case 'unanswered':
      return selection;
    // The last request is granted; this pick begins another.
    case 'done':
      return 'horseId' in picked
        ? beginSelection(picked.horseId, null)
        : beginSelection(null, picked.target);
    default:
      return 'horseId' in picked
        ? beginSelection(picked.horseId, selection.target)
        : beginSelection(selection.horseId, picked.target);
  }
}

function confirm(selection: Selection, requestId: string): Selection {
  const { step, horseId, target } = selection;
  switch (step) {
    case 'chosen':
    case 'refused':
      return { step: 'sending', horseId, target, requestId };
    case 'unanswered':
      return { step: 'sending', horseId, target, requestId: selection.requestId };
    default:
      return selection;
  }
}

function answer(
  selection: Selection,
  action: Extract<SelectionAction, { type: 'answer lost' | 'refused' | 'done' }>,
): Selection {
  if (selection.step !== 'sending') return selection;
  const { horseId, target, requestId } = selection;
  switch (action.type) {
    case 'answer lost':
      return { step: 'unanswered', horseId, target, requestId };
    case 'refused':
      return { step: 'refused', horseId, target, code: action.code };
    case 'done':
      return { step: 'done', horseId, target };
  }
}
