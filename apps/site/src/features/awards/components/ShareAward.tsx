import type { Award } from '@furlong/backend';
import { ShareButton, Stack } from '@furlong/ui';
import { useQueryClient } from '@tanstack/react-query';
import { SharedNotice } from '../../../shared/share/SharedNotice.tsx';
import { useShared } from '../../../shared/share/useShared.ts';
import { usePlayer } from '../../auth/index.ts';
import { myStableQuery } from '../../stable/index.ts';

/** A picture of an award to send on: drawn, and what draws it fetched, when it is asked for. */
export function ShareAward({ award, name }: { award: Award; name: string }) {
  const { userId } = usePlayer();
  const queries = useQueryClient();
  const { answer, share } = useShared(async () => {
    const [{ shareAward }, stable] = await Promise.all([
      import('../shareAward.tsx'),
      queries.ensureQueryData(myStableQuery(userId)),
    ]);
    return shareAward(award, stable);
  });
  return (
    <Stack gap="xsmall">
      <ShareButton label={`Share a picture of ${name}`} onShare={share} />
      <SharedNotice answer={answer} />
    </Stack>
  );
}
