import type { ListedSession } from '@furlong/backend';
import { EmptyState, TrainingSessionsTable } from '@furlong/ui';
import { ShowMore, type ShowMoreProps } from '../../../shared/page/ShowMore.tsx';
import { CountdownTo } from '../../../shared/time/CountdownTo.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { toSessionLine } from '../toSessionLine.ts';

export interface SessionHistoryProps extends Pick<ShowMoreProps, 'pages'> {
  /** The newest first. */
  sessions: readonly ListedSession[];
}

/** The sessions that the stable's horses were sent to, and what each gave. */
export function SessionHistory({ sessions, pages }: SessionHistoryProps) {
  const now = useNow(30_000);
  if (sessions.length === 0) {
    return (
      <EmptyState
        title="No training yet"
        quiet
        hint="Every session is listed here with what it cost and what the horse gained."
      />
    );
  }
  return (
    <>
      <TrainingSessionsTable
        rows={sessions.map((session) => ({
          ...toSessionLine(session, now),
          countdown:
            session.outcome === null ? (
              <CountdownTo at={session.endsAt} label="Ends in" done="Ends in a moment" />
            ) : null,
        }))}
      />
      <ShowMore count={sessions.length} of="session" pages={pages} />
    </>
  );
}
