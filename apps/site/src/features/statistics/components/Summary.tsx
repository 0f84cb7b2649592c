import type { RunCount } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { AgainstTheLine, Disclosure, Stack, StatTiles, Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import { formatRate } from '../countRuns.ts';
import { toVerdict } from '../toVerdict.ts';

const figure = new Intl.NumberFormat('en-US');

/** How the runs did against expectation, and what they come to. */
export function Summary({ all, who }: { all: RunCount; who: string }) {
  const { sentence, detail, range } = toVerdict(all, who);
  return (
    <Stack gap="medium">
      <AgainstTheLine sentence={sentence} detail={detail} range={range} method={<Method />} />
      <StatTiles
        label="All runs in figures"
        tiles={[
          { label: 'Runs', value: figure.format(all.runs) },
          {
            label: 'Strike rate',
            value: formatRate(all.wins, all.runs),
            detail: `${figure.format(all.wins)} won`,
          },
          {
            label: 'First three',
            value: formatRate(all.places, all.runs),
            detail: `${figure.format(all.places)} placed`,
          },
          { label: 'Earnings', value: formatMoney(all.earnings), gold: true },
        ]}
      />
    </Stack>
  );
}

function Method() {
  return (
    <Disclosure title="How this is counted">
      <Stack gap="small">
        <Text size="small" tone="muted">
          Before each race its published card is run 400 times: how often a horse wins is its chance
          in the <Term of="morning-line">morning line</Term>. The chances of all runs added up are
          the wins expected. Wins for each expected above 1 are more than the line gave, below 1
          fewer.
        </Text>
        <Text size="small" tone="muted">
          The bar is the range in which the figure lies without luck, in 19 of 20 cases or more
          (Byar’s limits for counts). “Above” and “below” are said where it leaves 1 out; “as
          expected” only where it lies between a half and double; else there are too few runs to
          tell. Of twenty lines one may still stand out by luck alone.
        </Text>
      </Stack>
    </Disclosure>
  );
}
