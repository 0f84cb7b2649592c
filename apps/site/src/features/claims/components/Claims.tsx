import type { OwnClaim } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { Inline, Link, Money, Stack, Table, type TableColumn, Tag, Text } from '@furlong/ui';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { fateOf, stateWords } from '../claimWords.ts';

export interface ClaimsProps {
  claims: readonly OwnClaim[];
  /** The server's time, ms. */
  now: number;
}

/** Claims with what became of each, and the way to the proof of its draw. */
export function Claims({ claims, now }: ClaimsProps) {
  return (
    <Table
      caption="Your claims, the last first"
      captionHidden
      columns={columnsAt(now)}
      rows={claims}
      rowId={({ id }) => id}
    />
  );
}

const columnsAt = (now: number): readonly TableColumn<OwnClaim>[] => [
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse }) => <Link href={paths.horse(horse.id)}>{horse.name}</Link>,
  },
  {
    id: 'race',
    head: 'Race',
    cell: ({ race }) => <Link href={paths.race(race.id)}>{race.name}</Link>,
    besideName: 'under',
  },
  {
    id: 'when',
    head: 'Claimed',
    cell: ({ madeAt }) => formatWhen(madeAt, now),
    besideName: 'under',
  },
  {
    id: 'state',
    head: 'What became of it',
    cell: (claim) => (
      <Stack gap="xsmall">
        <Inline>
          <Tag tone={stateWords[claim.state].tone}>{stateWords[claim.state].word}</Tag>
        </Inline>
        <Text size="small">{fateOf(claim)}</Text>
        {(claim.state === 'won' || claim.state === 'lost') && (
          <Link href={paths.race(claim.race.id)}>
            {claim.claims === 1 ? 'Check the claim' : 'Check the draw'}
          </Link>
        )}
      </Stack>
    ),
  },
  {
    id: 'price',
    head: 'Price',
    cell: ({ price }) => <Money amount={formatMoney(price)} />,
    numeric: true,
    besideName: 'behind',
  },
];
