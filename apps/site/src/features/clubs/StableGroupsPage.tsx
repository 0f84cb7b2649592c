import { Stack } from '@furlong/ui';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { ClubList } from './components/ClubList.tsx';
import { ClubTable } from './components/ClubTable.tsx';
import { FoundClub } from './components/FoundClub.tsx';
import { stableGroupsHead } from './heads.ts';

/** Stable Groups: the clubs of the game, to look at and to join, and their table of the season. */
export default function StableGroupsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...stableGroupsHead}
        intro="Clubs of stables that race for points over a season. A stable is in one club; yours is at Stables in Groups."
      />
      <FoundClub />
      <AddressTabs
        label="What of clubs"
        usual="clubs"
        tabs={[
          { value: 'clubs', label: 'Clubs' },
          { value: 'table', label: 'Table of the season' },
        ]}
        content={{ clubs: <ClubList />, table: <ClubTable /> }}
      />
    </Stack>
  );
}
