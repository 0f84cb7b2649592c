import { Stack } from '@furlong/ui';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { BlockedStables } from './components/BlockedStables.tsx';
import { Correspondents } from './components/Correspondents.tsx';
import { StableNews } from './components/StableNews.tsx';

/** Inbox: letters between the player's stable and others, and what happened in the stable. */
export default function InboxPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Inbox"
        description="Your letters to and from other stables, and the news of your own."
        intro="Letters between your stable and others, and the news of your own. To write to a stable, open its page."
      />
      <AddressTabs
        label="What came in"
        usual="letters"
        tabs={[
          { value: 'letters', label: 'Letters' },
          { value: 'news', label: 'From the game' },
          { value: 'blocked', label: 'Blocked' },
        ]}
        content={{
          letters: <Correspondents />,
          news: <StableNews />,
          blocked: <BlockedStables />,
        }}
      />
    </Stack>
  );
}
