import { Stack } from '@furlong/ui';
import { useSearchParams } from 'react-router-dom';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { usePlayerId } from '../auth/index.ts';
import { FollowedThreads } from './components/FollowedThreads.tsx';
import { FoundPosts } from './components/FoundPosts.tsx';
import { SearchForums } from './components/SearchForums.tsx';
import { Sections } from './components/Sections.tsx';
import { readForumSearch } from './forumSearch.ts';
import { forumsHead } from './heads.ts';

/** Forums: the sections, what the player follows, and what is looked for. For everybody to read. */
export default function ForumsPage() {
  const [address] = useSearchParams();
  const search = readForumSearch(address);
  const isPlayer = usePlayerId() !== '';
  return (
    <Stack gap="large">
      <PageHeading
        {...forumsHead}
        intro="What stables say to each other. Anybody may read; who has a stable may write."
      />
      <SearchForums />
      {search !== null ? (
        <FoundPosts search={search} />
      ) : isPlayer ? (
        <AddressTabs
          label="Threads"
          usual="sections"
          tabs={[
            { value: 'sections', label: 'Sections' },
            { value: 'followed', label: 'Followed' },
          ]}
          content={{ sections: <Sections />, followed: <FollowedThreads /> }}
        />
      ) : (
        <Sections />
      )}
    </Stack>
  );
}
