import type { ClubMember } from '@furlong/backend';
import { Link, Silks, Table, type TableColumn, Tag, TwoLines } from '@furlong/ui';
import type { ReactNode } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatDayOfYear } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { roleWords } from '../clubWords.ts';

export interface MembersProps {
  members: readonly ClubMember[];
  /** What can be done about a member, where there is anything. */
  actions?: (member: ClubMember) => ReactNode;
}

/** The stables of a club with what each has won for it this season. */
export function Members({ members, actions }: MembersProps) {
  const columns: TableColumn<ClubMember>[] = [
    {
      ...{ id: 'silks', head: 'Silks', besideName: 'aside' },
      cell: ({ stable }) => <Silks design={stable.silks} size={36} decorative />,
    },
    {
      ...{ id: 'stable', head: 'Stable' },
      cell: ({ stable, joinedAt }) => (
        <TwoLines second={`since ${formatDayOfYear(joinedAt)}`}>
          <Link href={paths.publicStable(stable.id)} variant="quiet">
            {stable.name}
          </Link>
        </TwoLines>
      ),
    },
    {
      ...{ id: 'role', head: 'Role', besideName: 'under' },
      cell: ({ role }) => (role === 'member' ? roleWords.member : <Tag>{roleWords[role]}</Tag>),
    },
    {
      ...{ id: 'wins', head: 'Wins', besideName: 'under' },
      cell: ({ wins, runs }) => `${pluralize(wins, 'win')} from ${runs}`,
    },
    {
      ...{ id: 'points', head: 'Points', numeric: true, besideName: 'behind' },
      cell: ({ points }) => points,
    },
    ...(actions ? [{ id: 'change', head: 'Change', cell: actions }] : []),
  ];
  return (
    <Table
      caption="Members, who has won most points this season first"
      captionHidden
      columns={columns}
      rows={members}
      rowId={({ stable }) => stable.id}
      nameColumn="stable"
    />
  );
}
