import { DAY, MINUTE } from '@furlong/game/rules';
import { Heading, Link, Stack, Text } from '@furlong/ui';
import { formatDayOfYear } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';

const files = [
  ['races.json', 'Everything that Verify reads', 'JSON'],
  ['races.csv', 'Seeds and cards', 'CSV, a line a race'],
  ['runners.csv', 'Results', 'CSV, a line a runner'],
  ['ballots.csv', 'Ballots', 'CSV, a line an entry'],
  ['previews.csv', 'Previews', 'CSV, a line a runner of each'],
] as const;

/** Where the data of a day are, and what checks them outside the browser. */
export function OpenData() {
  const yesterday = useNow(MINUTE) - DAY;
  const day = new Date(yesterday).toISOString().slice(0, 10);
  return (
    <Stack gap="small">
      <Heading>Take the data with you</Heading>
      <Text>
        All of this, of every day, is in files that any program can read. These are of{' '}
        {formatDayOfYear(yesterday, 'UTC')}; put another date into the address for another day. A
        day is by UTC, and today’s files grow as races are run.
      </Text>
      {files.map(([file, label, kind]) => (
        <Text key={file}>
          <Link href={paths.dataOfDay(day, file)} download>
            {label}
          </Link>{' '}
          ({kind})
        </Text>
      ))}
      <Text>
        In the source of the game, packages/game/examples/verifyDay.ts checks all races of a day in
        28 lines, without this site.
      </Text>
    </Stack>
  );
}
