import type { OwnedPiece, TackedHorse } from '@furlong/backend';
import { useState } from 'react';
import { useIdempotentMutation } from '../../shared/api/useIdempotentMutation.ts';
import { usePlayer } from '../auth/index.ts';
import { equipMutation, type Fitting, unequipMutation } from './mutations.ts';

/** A change that was made, in a sentence, and what puts it back where that can be done. */
interface Change {
  sentence: string;
  undo: (() => void) | null;
}

/** Puts pieces on a horse and takes them off, and offers the way back. */
export function useFitting(horse: TackedHorse, worn: readonly OwnedPiece[]) {
  const { userId } = usePlayer();
  const on = useIdempotentMutation<Fitting, void>(equipMutation(userId));
  const off = useIdempotentMutation<Fitting, void>(unequipMutation(userId));
  const [last, setLast] = useState<Change | null>(null);
  const [undoing, setUndoing] = useState(false);
  const fittingOf = ({ id, slot }: OwnedPiece) => ({ pieceId: id, horseId: horse.id, slot });

  async function putOn(piece: OwnedPiece, change: Change) {
    setLast(null);
    off.forget();
    if ((await on.send(fittingOf(piece))) === 'done') setLast(change);
  }
  const back = (piece: OwnedPiece) => () => {
    setUndoing(true);
    void putOn(piece, { sentence: `${horse.name} wears ${piece.name} again.`, undo: null });
  };

  function equip(piece: OwnedPiece) {
    setUndoing(false);
    const before = worn.find(({ slot }) => slot === piece.slot);
    const swapped = before ? `, in place of ${before.name}` : '';
    void putOn(piece, {
      sentence: `${horse.name} wears ${piece.name}${swapped}.`,
      undo: before ? back(before) : null,
    });
  }

  async function takeOff(piece: OwnedPiece) {
    setUndoing(false);
    setLast(null);
    on.forget();
    if ((await off.send(fittingOf(piece))) !== 'done') return;
    setLast({
      sentence: `Taken off ${horse.name}, and put in your tack room: ${piece.name}.`,
      undo: back(piece),
    });
  }

  const refusal = on.refusal ?? off.refusal;
  return {
    equip,
    takeOff: (piece: OwnedPiece) => void takeOff(piece),
    last,
    /** The piece whose change is on its way. */
    busyId: on.sent?.pieceId ?? off.sent?.pieceId ?? null,
    /** Why the last change was not made, and the piece that was pressed: null for Undo. */
    refusal: refusal && {
      message: refusal.message,
      pieceId: undoing ? null : refusal.input.pieceId,
    },
  };
}
