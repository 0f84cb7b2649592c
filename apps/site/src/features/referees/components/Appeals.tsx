import type { Appeal } from '@furlong/backend';
import { Card, EmptyState, PlayerText, Skeleton, Stack, Text } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dotted } from '../../../shared/format/dotted.ts';
import { formatSoon, sayWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useNow } from '../../../shared/time/useNow.ts';
import { useViewer } from '../../auth/index.ts';
import { appealsQuery, standingQuery } from '../queries.ts';
import { roleNames, ruleTitle } from '../rulingWords.ts';
import { AnswerAppeal } from './AnswerAppeal.tsx';

/** The appeals with their answers, the last first. */
export function Appeals() {
  const { playerId, known } = useViewer();
  const pages = useInfiniteQuery({ ...appealsQuery(playerId), enabled: known });
  const standing = useQuery({ ...standingQuery(playerId), enabled: playerId !== '' }).data;
  const appeals = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The appeals could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <Skeleton height="16rem" />;
  if (appeals.length === 0) {
    return (
      <EmptyState
        title="No appeal yet"
        hint="Whom a ruling concerns may appeal against it. The appeal and its answer stand here, within three days."
      />
    );
  }
  const mayAnswer = standing?.powers.includes('answer') ?? false;
  return (
    <Stack gap="medium">
      {appeals.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal}>
          {mayAnswer && appeal.answer === null && !appeal.own && (
            <AnswerAppeal appeal={appeal} playerId={playerId} />
          )}
        </AppealCard>
      ))}
      <ShowMore count={appeals.length} of="appeal" pages={pages} />
    </Stack>
  );
}

function AppealCard({ appeal, children }: { appeal: Appeal; children: ReactNode }) {
  const { rulingId, rule, text, at, answer, own } = appeal;
  const now = useNow(30_000);
  const under = ruleTitle(rule);
  return (
    <Card element="article">
      <Stack gap="small">
        <Stack gap="xxsmall">
          <Text strong>{`${own ? 'Your appeal' : 'Appeal'} against ruling ${rulingId}`}</Text>
          <Text size="small" tone="muted">
            {dotted([...(under === null ? [] : [under]), sayWhen(at, now), clockOf(appeal, now)])}
          </Text>
        </Stack>
        {text === null ? (
          <Text tone="muted">What was written stands here once it is answered.</Text>
        ) : (
          <PlayerText text={text} />
        )}
        {answer !== null && (
          <Stack gap="xsmall">
            <Text strong>
              {`${answer.upheld ? 'Upheld' : 'Not upheld'}. ${roleNames[answer.role]} answered ${sayWhen(answer.at, now)}:`}
            </Text>
            <PlayerText text={answer.text} />
          </Stack>
        )}
        {children}
      </Stack>
    </Card>
  );
}

/** Until when it is to be answered, or whether it was in time. */
function clockOf({ dueAt, answer }: Appeal, now: number): string {
  if (answer !== null) return answer.at <= dueAt ? 'answered in time' : 'answered late';
  return dueAt > now ? `answer due ${formatSoon(dueAt, now)}` : 'answer overdue';
}
