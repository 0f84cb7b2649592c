import { HorseLineSkeleton, HorseLines, VisuallyHidden } from '@furlong/ui';

export interface ListSkeletonProps {
  /** What is on its way, for those who hear the page: 'Your groups'. */
  what: string;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Holds the place of horses that stand on a line each. */
export function ListSkeleton({ what }: ListSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{what} are loading.</VisuallyHidden>
      <div aria-hidden>
        <HorseLines label={what}>
          {places.map((place) => (
            <li key={place}>
              <HorseLineSkeleton />
            </li>
          ))}
        </HorseLines>
      </div>
    </div>
  );
}
