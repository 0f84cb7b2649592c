import { Stack } from '@furlong/ui';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { MonthTable } from './components/MonthTable.tsx';
import { OpenRaces } from './components/OpenRaces.tsx';
import { OwnPreviews } from './components/OwnPreviews.tsx';
import { ScoredRaces } from './components/ScoredRaces.tsx';
import { previewsAndReviewsHead } from './heads.ts';

/** Previews and Reviews: races to preview, what came of the last, and the table of the month. */
export default function PreviewsAndReviewsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...previewsAndReviewsHead}
        intro="Say what chance each runner has, before the off; be scored against the morning line when the race is official. No money is on it. Three stables of the house preview every race by public rules."
      />
      <AddressTabs
        label="What of previews"
        usual="open"
        tabs={[
          { value: 'open', label: 'Taken now' },
          { value: 'scored', label: 'Scored' },
          { value: 'month', label: 'This month' },
          { value: 'mine', label: 'Mine' },
        ]}
        content={{
          open: <OpenRaces />,
          scored: <ScoredRaces />,
          month: <MonthTable />,
          mine: <OwnPreviews />,
        }}
      />
    </Stack>
  );
}
