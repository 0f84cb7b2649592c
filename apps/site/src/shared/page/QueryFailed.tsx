import { ErrorState } from '@furlong/ui';
import { sentenceFor } from '../api/sentenceFor.ts';

/** The part of a query that tells whether its first answer failed. */
export interface Asked {
  isLoadingError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

export interface FailedProps {
  /** What could not be done: 'The races could not be loaded'. */
  title: string;
  /** What was asked; those that failed are asked again. */
  queries: readonly Asked[];
}

/** Whether any of the questions has no answer to show, but a failure. */
export function anyFailed(queries: readonly Asked[]): boolean {
  return queries.some(({ isLoadingError }) => isLoadingError);
}

/** Says why there is nothing to show, and asks again for what failed. */
export function Failed({ title, queries }: FailedProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return (
    <ErrorState
      title={title}
      message={sentenceFor(failed[0]?.error)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
