import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { AutoTrainingItem, type AutoTrainingItemProps } from '../AutoTrainingItem/AutoTrainingItem';
import { AutoTrainingItemSkeleton } from '../AutoTrainingItem/AutoTrainingItemSkeleton';
import * as styles from './AutoTrainingList.css';

export interface AutoTrainingListProps {
  /** The horses at work, the next session first. */
  items: readonly Omit<AutoTrainingItemProps, 'onStop' | 'busy'>[];
  /** The horse whose stop is on its way. */
  stopping?: string;
  /**
   * Shows the shape of the list while it is on its way.
   * @default false
   */
  loading?: boolean;
  onStop: AutoTrainingItemProps['onStop'];
}

/** Every horse that the auto-trainer has at work. */
export function AutoTrainingList({
  items,
  stopping,
  loading = false,
  onStop,
}: AutoTrainingListProps) {
  if (loading)
    return (
      <div className={styles.list}>
        <AutoTrainingItemSkeleton />
        <AutoTrainingItemSkeleton />
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState
        title="No horses currently in auto-training"
        quiet
        hint="Choose a horse and a program below. It is trained until you stop it."
      />
    );
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.horseId}>
          <AutoTrainingItem {...item} busy={item.horseId === stopping} onStop={onStop} />
        </li>
      ))}
    </ul>
  );
}
