import { Stack, StatTiles, VisuallyHidden } from '@furlong/ui';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { SubjectLoading } from '../../../shared/page/SubjectLoading.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';

/** Holds the place of a page about one stable that is on its way, in its shape. */
export function StableLoading() {
  return (
    <div aria-busy="true">
      <PageHead title="Stable" description="The stable is loading." />
      <VisuallyHidden>The stable is loading.</VisuallyHidden>
      <Stack gap="xlarge">
        <Stack gap="large">
          <SubjectLoading picture="96px" />
          <StatTiles
            label="The stable in figures"
            tiles={[
              { label: 'Horses', value: null },
              { label: 'Wins', value: null, detail: null },
              { label: 'First three', value: null, detail: null },
              { label: 'Earnings', value: null },
            ]}
          />
        </Stack>
        <TableLoading heading="9rem" rows={3} />
        <TableLoading heading="6rem" rows={5} />
        <TableLoading heading="7rem" rows={10} />
      </Stack>
    </div>
  );
}
