import { Link, Sheet, Stack, Text } from '@furlong/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { seeNoticesMutation } from '../mutations.ts';
import { noticesQuery } from '../queries.ts';
import { Notices } from './Notices.tsx';

export interface NewsSheetProps {
  playerId: string;
  /** How many stables have written what the player has not read. */
  letters: number;
  onClose: () => void;
}

/** The list that the header's mark opens. Once it is there, what it tells is new no more. */
export default function NewsSheet({ playerId, letters, onClose }: NewsSheetProps) {
  const notices = useQuery(noticesQuery(playerId));
  const { mutate: see } = useMutation(seeNoticesMutation(playerId));
  const told = notices.data;
  const newest = told?.find(({ fresh }) => fresh)?.toldAt;
  useEffect(() => {
    if (newest !== undefined) see({ toldAt: newest });
  }, [newest, see]);
  useLeaving(onClose);
  return (
    <Sheet title="News" open onClose={onClose}>
      <Stack gap="large">
        {letters > 0 && (
          <Text>
            <Link href={paths.inbox}>
              {`${pluralize(letters, 'stable')} ${letters === 1 ? 'has' : 'have'} written to you`}
            </Link>
          </Text>
        )}
        {anyFailed([notices]) ? (
          <QueryFailed title="Your news could not be loaded" queries={[notices]} />
        ) : (
          <Notices notices={told ?? null} />
        )}
        <Link href={`${paths.inbox}?tab=news`}>All news of your stable</Link>
      </Stack>
    </Sheet>
  );
}

/** Closes the list once what it leads to is there. */
function useLeaving(onLeave: () => void) {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onLeave();
  }, [key, onLeave]);
}
