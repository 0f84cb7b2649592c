import { GoalList, Refusal, RowButton, VisuallyHidden } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { chooseGoalMutation } from '../mutations.ts';
import type { ToldGoal } from '../toGoalItems.ts';

/** The goals that are on offer, of which one is chosen. */
export function GoalChoice({ userId, goals }: { userId: string; goals: readonly ToldGoal[] }) {
  const { send, sent, refusal } = useIdempotentMutation(chooseGoalMutation(userId));
  return (
    <GoalList
      label="Goals to choose from"
      goals={goals.flatMap(({ season: _season, waits: _waits, goal, ...item }) =>
        goal === 'class' || goal === 'rating' || goal === 'places'
          ? [
              {
                ...item,
                action: (
                  <RowButton busy={sent?.goal === goal} onPress={() => void send({ goal })}>
                    Choose<VisuallyHidden> {item.name}</VisuallyHidden>
                  </RowButton>
                ),
                ...(refusal?.input.goal === goal && {
                  refusal: <Refusal>{refusal.message}</Refusal>,
                }),
              },
            ]
          : [],
      )}
    />
  );
}
