import { ErrorState } from '@furlong/ui';
import { errorMessage } from '../api/errorMessage.ts';

/** What QueryFailed reads of a query. */
export interface QueryState {
  isLoadingError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

export interface QueryFailedProps {
  /** What could not be done: 'The races could not be loaded'. */
  title: string;
  /** Those that failed are fetched again. */
  queries: readonly QueryState[];
}

/** Whether any query failed before it had data to show. */
export function anyFailed(queries: readonly QueryState[]): boolean {
  return queries.some(({ isLoadingError }) => isLoadingError);
}

/** Says why there is nothing to show, and offers to fetch it again. */
export function QueryFailed({ title, queries }: QueryFailedProps) {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return (
    <ErrorState
      title={title}
      message={errorMessage(failed[0]?.error)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
      retrying={failed.some(({ isFetching }) => isFetching)}
    />
  );
}
