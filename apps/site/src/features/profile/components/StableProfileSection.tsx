import { Card } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { stableProfileQuery } from '../queries.ts';
import { isEmpty, ShownProfile } from './ShownProfile.tsx';

/** What a stable shows of itself, on its page; nothing where that is not known or nothing. */
export function StableProfileSection({ stableId }: { stableId: string }) {
  const { data } = useQuery(stableProfileQuery(stableId));
  if (!data || isEmpty(data)) return null;
  return (
    <Card element="section">
      <ShownProfile profile={data} />
    </Card>
  );
}
