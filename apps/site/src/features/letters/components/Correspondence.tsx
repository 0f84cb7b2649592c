import type { CorrespondentState, Letter } from '@furlong/backend';
import { EmptyState, Inline, LetterList, Link, Skeleton, Stack } from '@furlong/ui';
import { type InfiniteData, type UseInfiniteQueryResult, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { ReportButton } from '../../referees/index.ts';
import { readLettersMutation } from '../mutations.ts';
import { BlockStable } from './BlockStable.tsx';
import { WriteLetter } from './WriteLetter.tsx';

export interface CorrespondenceProps {
  other: CorrespondentState;
  /** The last letter first. */
  pages: UseInfiniteQueryResult<InfiniteData<Letter[]>>;
}

/** The next letter, and those before it. What is shown counts as read. */
export function Correspondence({ other, pages }: CorrespondenceProps) {
  const { stable, blocked } = other;
  const { userId } = usePlayer();
  const now = useNow(30_000);
  const letters = pages.data?.pages.flat() ?? [];
  const { mutate: read } = useMutation(readLettersMutation(userId));
  const last = letters.find(({ own }) => !own)?.id ?? 0;
  useEffect(() => {
    if (last > 0) read({ stableId: stable.id });
  }, [last, read, stable.id]);

  return (
    <Stack gap="large">
      {!blocked && <WriteLetter stable={stable} />}
      {anyFailed([pages]) ? (
        <QueryFailed title="These letters could not be loaded" queries={[pages]} />
      ) : !pages.data ? (
        <Skeleton height="12rem" />
      ) : letters.length === 0 ? (
        <EmptyState
          title="No letters yet"
          hint={`What you and ${stable.name} write stands here.`}
        />
      ) : (
        <Stack gap="medium">
          <LetterList
            label={`Letters with ${stable.name}, the last first`}
            letters={letters.map(({ id, own, text, sentAt }) => ({
              ...{ id: `${id}`, own, author: own ? 'You' : stable.name },
              ...{ time: sayWhen(sentAt, now), text },
              acts: own ? undefined : (
                <div>
                  <ReportButton
                    subject={{ letterId: id }}
                    of={`the letter of ${sayWhen(sentAt, now)}`}
                    playerId={userId}
                  />
                </div>
              ),
            }))}
          />
          <ShowMore count={letters.length} of="letter" pages={pages} />
        </Stack>
      )}
      <Inline gap="medium">
        <Link href={paths.publicStable(stable.id)}>{`The stable ${stable.name}`}</Link>
        <BlockStable stable={stable} blocked={blocked} />
      </Inline>
    </Stack>
  );
}
