import { toPublishedRace } from '@furlong/backend/published';
import { PreviewVideoModal, Skeleton, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { lastRaceQuery } from '../../races/index.ts';
import { WatchRace } from '../../rerun/index.ts';

/** The game's preview: the film of the last race, as it was run. */
export function PreviewVideo({ onClose }: { onClose: () => void }) {
  return (
    <PreviewVideoModal
      open
      onClose={onClose}
      title="A race at Furlong"
      watchHref={paths.viewLastRace}
    >
      <LastFilm onClose={onClose} />
    </PreviewVideoModal>
  );
}

function LastFilm({ onClose }: { onClose: () => void }) {
  const last = useQuery(lastRaceQuery);
  if (anyFailed([last])) {
    return <QueryFailed title="The last race could not be loaded" queries={[last]} />;
  }
  if (last.data === undefined) return <Skeleton height="24rem" />;
  const published = last.data && toPublishedRace(last.data);
  return last.data && published ? (
    <WatchRace
      key={last.data.race.id}
      result={last.data}
      published={published}
      resultOnPage={false}
      onClose={onClose}
    />
  ) : (
    <Text tone="muted">
      No race has been run yet. The film of the first one will be shown here.
    </Text>
  );
}
