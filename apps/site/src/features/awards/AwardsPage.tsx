import { ButtonLink, EmptyState, Link, Stack, Table, type TableColumn } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { ShareAward } from './components/ShareAward.tsx';
import { myAwardsQuery } from './queries.ts';
import { type AwardRow, toAwardRow } from './toAwardRow.ts';

/** Awards: what the player's stable was awarded, when, and for which race or season. */
export default function AwardsPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Awards"
        description="What your stable has won beside prize money, and for which race or season."
        intro="Objectives that a race reached, from the first place on, graded races and championships that your stable has won, awards of seasons, course records that stand, and the halls of fame. Each has a rule, and none is given for looking on."
      />
      <MyAwards />
    </Stack>
  );
}

function MyAwards() {
  const { userId } = usePlayer();
  const pages = useInfiniteQuery(myAwardsQuery(userId));
  const rows = (pages.data?.pages.flat() ?? []).map(toAwardRow);
  if (anyFailed([pages])) {
    return <QueryFailed title="Your awards could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No award yet"
        hint="The first is your first place: finish in the first three of a race, and it stands here with the film."
        action={<ButtonLink href={paths.futureRaces}>Future Races</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="medium">
      <Table
        caption="Awards, the newest first"
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        nameColumn="what"
      />
      <ShowMore count={rows.length} of="award" pages={pages} />
    </Stack>
  );
}

const words = ({ text, href }: AwardRow['what']) =>
  href === null ? text : <Link href={href}>{text}</Link>;

const columns: readonly TableColumn<AwardRow>[] = [
  { id: 'what', head: 'Award', cell: ({ what }) => words(what) },
  { id: 'why', head: 'For', cell: ({ why }) => words(why), besideName: 'under' },
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse }) => (horse === null ? 'Your stable' : words(horse)),
    besideName: 'under',
  },
  { id: 'day', head: 'When', cell: ({ day }) => day, besideName: 'under' },
  {
    id: 'share',
    head: 'Picture',
    cell: ({ award, what }) => <ShareAward award={award} name={what.text} />,
    besideName: 'behind',
    cardHead: false,
  },
];
