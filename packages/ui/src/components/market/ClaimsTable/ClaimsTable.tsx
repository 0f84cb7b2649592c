import { Inline } from '../../../primitives/Inline/Inline';
import { Link } from '../../../primitives/Link/Link';
import { Stack } from '../../../primitives/Stack/Stack';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Tag } from '../../../primitives/Tag/Tag';
import { Text } from '../../../primitives/Text/Text';
import type { Tone } from '../../../theme/tone';
import { Money } from '../../badges/Money/Money';

/** A claim of a stable's, and what became of it. */
export interface ClaimLine {
  id: string;
  horse: { name: string; href: string };
  race: { name: string; href: string };
  /** When it was made: "Today 14:30". */
  made: string;
  /** What its state is called, such as "Held". */
  state: { word: string; tone: Tone };
  /** What became of it, in a sentence. */
  fate: string;
  /** Leads to the proof of its draw; null while there is none. */
  proof: { label: string; href: string } | null;
  /** Such as "$8,000". */
  price: string;
}

export interface ClaimsTableProps {
  /** Names the table; it is only heard. */
  caption: string;
  claims: readonly ClaimLine[];
}

/** Claims with what became of each, and the way to the proof of its draw. */
export function ClaimsTable({ caption, claims }: ClaimsTableProps) {
  return (
    <Table caption={caption} captionHidden columns={columns} rows={claims} rowId={({ id }) => id} />
  );
}

const columns: readonly TableColumn<ClaimLine>[] = [
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse }) => <Link href={horse.href}>{horse.name}</Link>,
  },
  {
    id: 'race',
    head: 'Race',
    cell: ({ race }) => <Link href={race.href}>{race.name}</Link>,
    besideName: 'under',
  },
  { id: 'when', head: 'Claimed', cell: ({ made }) => made, besideName: 'under' },
  {
    id: 'state',
    head: 'What became of it',
    cell: ({ state, fate, proof }) => (
      <Stack gap="xsmall">
        <Inline>
          <Tag tone={state.tone}>{state.word}</Tag>
        </Inline>
        <Text size="small">{fate}</Text>
        {proof !== null && <Link href={proof.href}>{proof.label}</Link>}
      </Stack>
    ),
  },
  {
    id: 'price',
    head: 'Price',
    cell: ({ price }) => <Money amount={price} />,
    numeric: true,
    besideName: 'behind',
  },
];
