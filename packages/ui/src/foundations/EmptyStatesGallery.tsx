import { EmptyState, type EmptyStateProps } from '../primitives/EmptyState/EmptyState';
import { pageInTheme } from './foundations.css';

const nothing: EmptyStateProps[] = [
  {
    title: 'No equipment found',
    hint: 'Try adjusting your search criteria or browse different categories.',
  },
  {
    title: 'No races found',
    hint: 'Try selecting a different track or check back later for new races.',
  },
  {
    title: 'No horses found',
    hint: 'Try adjusting your search criteria or check back later for new listings.',
  },
];

/** Empty lists, as they are drawn. */
export function EmptyStatesGallery() {
  return (
    <div className={pageInTheme}>
      {nothing.map((words) => (
        <EmptyState key={words.title} why="nothingFound" {...words} />
      ))}
    </div>
  );
}
