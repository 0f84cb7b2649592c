import { formatMoney } from '@furlong/game/rules';
import { Card, Heading, Money, Stack, Subsection, Table } from '@furlong/ui';
import type { ReactNode } from 'react';
import * as styles from './HelpArticle.css.ts';

/** An amount in running text or a table. */
export const dollars = (amount: number) => <Money amount={formatMoney(amount)} />;

/** Several things of one kind; the sentences stand as they are. */
export function Bullets({ items }: { items: readonly (readonly [id: string, item: ReactNode])[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map(([id, item]) => (
        <li key={id}>{item}</li>
      ))}
    </ul>
  );
}

/** A case with its figures, from beginning to end. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card element="section" padding="large">
      <Subsection>
        <Stack gap="small">
          <Heading>{title}</Heading>
          {children}
        </Stack>
      </Subsection>
    </Card>
  );
}

export interface RuleTableProps {
  caption: string;
  /** The first is that of the names of the rows. */
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /**
   * Of words, not of figures.
   * @default false
   */
  words?: boolean;
  /**
   * The names of the rows are sums.
   * @default false
   */
  ofSums?: boolean;
}

/** A table of the rules themselves. */
export function RuleTable({
  caption,
  heads: [first = '', ...others],
  rows,
  words,
  ofSums,
}: RuleTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'name', head: first, cell: ([name]) => (ofSums ? <Money amount={name} /> : name) },
        ...others.map((head, index) => ({
          id: head,
          head,
          numeric: words !== true,
          // On a phone what follows the name runs on, each with its head; two columns have room there.
          ...(others.length > 1 && ({ besideName: 'under', cardHead: true } as const)),
          cell: (row: RuleTableProps['rows'][number]) => row[index + 1],
        })),
      ]}
      rows={rows}
      rowId={([name]) => name}
    />
  );
}
