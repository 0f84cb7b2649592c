import { Stack, type TabChoice } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { AddressTabs } from '../../shared/page/AddressTabs.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { usePlayerId } from '../auth/index.ts';
import { Appeals } from './components/Appeals.tsx';
import { Enquiries } from './components/Enquiries.tsx';
import { OwnRulings } from './components/OwnRulings.tsx';
import { ReportQueue } from './components/ReportQueue.tsx';
import { Rules } from './components/Rules.tsx';
import { Rulings } from './components/Rulings.tsx';
import { refereesHead } from './heads.ts';
import { standingQuery } from './queries.ts';

type RoomTab = 'rulings' | 'enquiries' | 'appeals' | 'rules' | 'own' | 'reports';

/** The stewards' room: what referees did and why, what was called off, appeals, and the rules. For everybody. */
export default function RefereesPage() {
  const playerId = usePlayerId();
  const standing = useQuery({ ...standingQuery(playerId), enabled: playerId !== '' }).data;
  const isReferee = standing?.powers.includes('hide') ?? false;
  const tabs: TabChoice<RoomTab>[] = [
    { value: 'rulings', label: 'Rulings' },
    { value: 'enquiries', label: 'Enquiries' },
    { value: 'appeals', label: 'Appeals' },
    { value: 'rules', label: 'Rules' },
    ...(playerId === '' ? [] : [{ value: 'own', label: 'About You' } as const]),
    ...(isReferee
      ? [{ value: 'reports', label: `Reports (${standing?.openReports ?? 0})` } as const]
      : []),
  ];
  return (
    <Stack gap="large">
      <PageHeading
        {...refereesHead}
        intro="Every ruling with its reason, every race that was called off, every appeal with its answer. Who reported is told to nobody."
      />
      <AddressTabs
        label="The stewards’ room"
        usual="rulings"
        tabs={tabs}
        content={{
          rulings: <Rulings />,
          enquiries: <Enquiries />,
          appeals: <Appeals />,
          rules: <Rules />,
          own: <OwnRulings />,
          reports: <ReportQueue />,
        }}
      />
    </Stack>
  );
}
