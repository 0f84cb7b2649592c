import type { GameErrorCode } from '../errors.ts';

/** A horse, and what is wished for it: a race, a programme, a piece of equipment. */
export interface Chosen {
  readonly horseId: string;
  readonly wish: string;
}

/** What is picked before everything is. */
type Half =
  | { readonly horseId: string | null; readonly wish: null }
  | { readonly horseId: null; readonly wish: string };

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
  | { readonly type: 'pick wish'; readonly wish: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'confirm'; readonly requestId: string }
  | { readonly type: 'answer lost' }
  | { readonly type: 'refused'; readonly code: GameErrorCode }
  | { readonly type: 'done' };

/** Starts with what a link named, as in `/stable/enter-race?horse=…&race=…`. */
export function beginSelection(horseId: string | null, wish: string | null): Selection {
  if (horseId === null) return { step: 'choosing', horseId, wish };
  if (wish === null) return { step: 'choosing', horseId, wish };
  return { step: 'chosen', horseId, wish };
}

/** Both picks, or null while one is missing: there is no summary of half a choice. */
export function chosen(selection: Selection): Chosen | null {
  if (selection.step === 'choosing') return null;
  const { horseId, wish } = selection;
  return { horseId, wish };
}

/** Moves the selection on. What makes no sense in a state changes nothing. */
export function select(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'pick horse':
      return pick(selection, { horseId: action.horseId });
    case 'pick wish':
      return pick(selection, { wish: action.wish });
    case 'cancel':
      return pick(selection, { wish: null });
    case 'confirm':
      return confirm(selection, action.requestId);
    default:
      return answer(selection, action);
  }
}

function pick(
  selection: Selection,
  picked: { readonly horseId: string } | { readonly wish: string | null },
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
        : beginSelection(null, picked.wish);
    default:
      return 'horseId' in picked
        ? beginSelection(picked.horseId, selection.wish)
        : beginSelection(selection.horseId, picked.wish);
  }
}

function confirm(selection: Selection, requestId: string): Selection {
  const { step, horseId, wish } = selection;
  switch (step) {
    case 'chosen':
    case 'refused':
      return { step: 'sending', horseId, wish, requestId };
    case 'unanswered':
      return { step: 'sending', horseId, wish, requestId: selection.requestId };
    default:
      return selection;
  }
}

function answer(
  selection: Selection,
  action: Extract<SelectionAction, { type: 'answer lost' | 'refused' | 'done' }>,
): Selection {
  if (selection.step !== 'sending') return selection;
  const { horseId, wish, requestId } = selection;
  switch (action.type) {
    case 'answer lost':
      return { step: 'unanswered', horseId, wish, requestId };
    case 'refused':
      return { step: 'refused', horseId, wish, code: action.code };
    case 'done':
      return { step: 'done', horseId, wish };
  }
}
