import type { Lens } from '@furlong/game/rules';
import { useAddress } from '../../shared/page/useAddress.ts';
import { type BoardView, boardAddress, readBoard } from './boardAddress.ts';

/** What a board shows, kept in the address, and how its fields change it. */
export function useBoard(usual: Lens) {
  const { drawn, coming, goTo } = useAddress();
  const soon = readBoard(coming, usual);
  return {
    /** As the board is drawn. */
    view: readBoard(drawn, usual),
    /** As the fields show it at once. */
    coming: soon,
    onShow: (changes: Partial<BoardView>) => goTo(boardAddress({ ...soon, ...changes }, usual)),
  };
}
