import type { WalletKind } from '@furlong/backend';
import { Button, EmptyState, FilterBar, Inline, Stack } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CsvButton } from '../../../shared/csv/CsvButton.tsx';
import { csvName } from '../../../shared/csv/csv.ts';
import { type Subject, subjects } from '../../../shared/format/moneySubjects.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ScreenOnly } from '../../../shared/page/ScreenOnly.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { useAddress } from '../../../shared/page/useAddress.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayer } from '../../auth/index.ts';
import { statementQuery } from '../queries.ts';
import { allSubjects, readSubject } from '../statementKinds.ts';
import { toStatementFile, toStatementRow } from '../toStatementRow.ts';
import { StatementTable } from './StatementTable.tsx';

export interface StatementProps {
  /** What the lines are called, such as "Credit history". */
  name: string;
  wallet: WalletKind;
  /** What they may be about; left out, anything. */
  among?: readonly Subject[];
  /** What stands here once there is a line. */
  hint: string;
}

const any = 'all';

/** An account of the player's line by line, narrowed by the address, and as a file. */
export function Statement({ name, wallet, among = allSubjects, hint }: StatementProps) {
  const { userId } = usePlayer();
  const { drawn, coming, goTo } = useAddress();
  const now = useNow(30_000);
  const one = readSubject(drawn, among);
  const about = one !== null ? [one] : among === allSubjects ? null : among;
  const pages = useInfiniteQuery(statementQuery(userId, { wallet, about }));
  const lines = pages.data?.pages.flat() ?? [];
  const show = (subject: string) =>
    goTo(new URLSearchParams(subject === any ? {} : { about: subject }));
  const narrowed = readSubject(coming, among) !== null;

  if (anyFailed([pages])) {
    return (
      <QueryFailed title={`Your ${name.toLowerCase()} could not be loaded`} queries={[pages]} />
    );
  }
  return (
    <Stack gap="medium">
      <ScreenOnly>
        <FilterBar
          label={`Filter the ${name.toLowerCase()}`}
          selects={[
            {
              label: 'About',
              options: [
                { value: any, label: 'Everything' },
                ...among.map((subject) => ({ value: subject, label: subjects[subject].label })),
              ],
              value: readSubject(coming, among) ?? any,
              onChange: ({ value }) => show(value),
            },
          ]}
          active={narrowed ? 1 : 0}
          {...(narrowed && { onClear: () => show(any) })}
        />
      </ScreenOnly>
      {!pages.data ? (
        <TableLoading heading={null} rows={8} />
      ) : lines.length === 0 ? (
        <EmptyState
          {...(one !== null && { why: 'nothingFound' as const })}
          title={
            one === null ? 'Nothing yet' : `Nothing about ${subjects[one].label.toLowerCase()}`
          }
          hint={one === null ? hint : 'No line of this account is about that.'}
        />
      ) : (
        <>
          <StatementTable
            caption={name}
            rows={lines.map((line) => toStatementRow(line, wallet, now))}
          />
          <ScreenOnly>
            <ShowMore count={lines.length} of="line" pages={pages} />
            <Inline gap="small" justify="end">
              <Button variant="secondary" size="small" onPress={() => window.print()}>
                Print
              </Button>
              <CsvButton
                what="these lines"
                fileName={csvName(name)}
                rows={() => toStatementFile(lines, wallet)}
              />
            </Inline>
          </ScreenOnly>
        </>
      )}
    </Stack>
  );
}
