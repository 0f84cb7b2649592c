import type { HorseList } from '@furlong/backend';
import { Link, Table, type TableColumn, TwoLines } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { paths } from '../../../shared/paths.ts';

export interface ListsProps {
  /** Names the table for those who hear it. */
  label: string;
  lists: readonly HorseList[];
}

/** Lists of horses, each with whose it is and how many follow it. */
export function Lists({ label, lists }: ListsProps) {
  return (
    <Table
      caption={label}
      captionHidden
      columns={columns}
      rows={lists}
      rowId={({ id }) => id}
      nameColumn="list"
    />
  );
}

const columns: readonly TableColumn<HorseList>[] = [
  {
    ...{ id: 'list', head: 'List' },
    cell: ({ id, name, description }) => (
      <TwoLines second={firstLine(description)}>
        <Link href={paths.horseList(id)} variant="quiet">
          {name}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'by', head: 'Kept by', besideName: 'under' },
    cell: ({ stable }) =>
      stable === null ? (
        'The house'
      ) : (
        <Link href={paths.publicStable(stable.id)} variant="quiet">
          {stable.name}
        </Link>
      ),
  },
  {
    ...{ id: 'horses', head: 'Horses', besideName: 'under' },
    cell: ({ horses }) => pluralize(horses, 'horse'),
  },
  {
    ...{ id: 'followers', head: 'Followed by', besideName: 'under' },
    cell: ({ followers }) => pluralize(followers, 'stable'),
  },
];

/** The beginning of what is said of a list, on one line. */
function firstLine(description: string | null): string {
  const line = (description ?? '').replace(/\s+/g, ' ').replace(/[*_`#>]/g, '');
  return line.length > 90 ? `${line.slice(0, 88).trimEnd()}…` : line;
}
