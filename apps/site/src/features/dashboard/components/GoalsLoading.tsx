import { GoalListSkeleton } from '@furlong/ui';

/** The objectives while they are on their way. */
export const GoalsLoading = () => <GoalListSkeleton />;
