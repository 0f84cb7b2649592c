import { type Selection, type SelectionAction, select } from '../selection/selection.ts';

/**
 * Moves the auto-trainer's selection on. A horse that is already in auto-training can neither be
 * picked nor, if it has got there in the meantime, be started again.
 */
export function selectAutoTraining(
  inAutoTraining: ReadonlySet<string>,
): (selection: Selection, action: SelectionAction) => Selection {
  const isBarred = (horseId: string | null) => horseId !== null && inAutoTraining.has(horseId);
  return (selection, action) => {
    if (action.type === 'pick horse' && isBarred(action.horseId)) return selection;
    if (action.type === 'confirm' && isBarred(selection.horseId)) return selection;
    return select(selection, action);
  };
}
