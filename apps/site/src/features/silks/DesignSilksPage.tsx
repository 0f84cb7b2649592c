import { SilksDesignerSkeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { myStableQuery } from '../stable/index.ts';
import { Designer } from './components/Designer.tsx';

/** The colours that a stable's horses race in, to design and to register. */
export default function DesignSilksPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Design Silks"
        description="The racing colours of your stable."
        intro="Eighteen colours, every pattern of the register. No two stables look the same."
      />
      <Design />
    </Stack>
  );
}

function Design() {
  const stable = useQuery(myStableQuery(usePlayer().userId));
  if (anyFailed([stable]))
    return <QueryFailed title="Your colours could not be loaded" queries={[stable]} />;
  if (!stable.data) return <SilksDesignerSkeleton />;
  return <Designer stable={stable.data} />;
}
