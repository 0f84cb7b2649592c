import { type GameErrorCode, gameErrors, type Selection } from '@furlong/game/rules';
import type { TrainingProgress } from '@furlong/ui';

/** How far the start has come; `foreseen` is why the server would refuse it, or null. */
export function toTrainingProgress(
  selection: Selection,
  foreseen: GameErrorCode | null,
): TrainingProgress {
  switch (selection.step) {
    case 'sending':
      return { state: 'busy' };
    case 'done':
      return { state: 'done' };
    case 'unanswered':
      return {
        state: 'refused',
        refusal: 'No answer came. Start again to be sure: the session is only ever paid for once.',
      };
    case 'refused':
      return { state: 'refused', refusal: gameErrors[selection.code] };
    case 'choosing':
    case 'chosen':
      if (foreseen === null) return { state: 'ready' };
      return foreseen === 'too_few_credits'
        ? { state: 'tooFewCredits' }
        : { state: 'barred', refusal: gameErrors[foreseen] };
  }
}
