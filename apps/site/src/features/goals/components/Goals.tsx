import { GoalList, Refusal, RowButton, VisuallyHidden } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { takeGoalMutation } from '../mutations.ts';
import type { ToldGoal } from '../toGoalItems.ts';

export interface GoalsProps {
  userId: string;
  label: string;
  goals: readonly ToldGoal[];
}

/** Goals with what each gives, which is taken once it is reached. */
export function Goals({ userId, label, goals }: GoalsProps) {
  const { send, sent, refusal } = useIdempotentMutation(takeGoalMutation(userId));
  return (
    <GoalList
      label={label}
      goals={goals.map(({ season, goal, waits, ...item }) => ({
        ...item,
        ...(waits && {
          action: (
            <RowButton busy={sent?.goal === goal} onPress={() => void send({ season, goal })}>
              Take {item.reward}
              <VisuallyHidden> for {item.name}</VisuallyHidden>
            </RowButton>
          ),
        }),
        ...(refusal?.input.goal === goal && { refusal: <Refusal>{refusal.message}</Refusal> }),
      }))}
    />
  );
}
