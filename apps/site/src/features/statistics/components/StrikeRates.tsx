import type { RunCounts } from '@furlong/backend';
import { StrikeRateTable, Tabs } from '@furlong/ui';
import { csvName } from '../../../shared/csv/csv.ts';
import { type StatisticsView, ways } from '../statisticsAddress.ts';
import { toStrikeRateFile, toStrikeRates, wayNames } from '../toStrikeRates.ts';
import { Section } from './Section.tsx';

export interface StrikeRatesProps {
  counts: RunCounts;
  view: StatisticsView;
  onShow: (changes: Partial<StatisticsView>) => void;
  /** The horse that the figures are of; null of all. */
  about: string | null;
}

/** How often runs were won by what decides how a horse runs, a table for each. */
export function StrikeRates({ counts, view, onShow, about }: StrikeRatesProps) {
  const by = wayNames[view.by];
  return (
    <Section
      title="Strike rate"
      csv={{
        what: 'strike rates',
        fileName: csvName('strike-rates', about ?? ''),
        rows: () => toStrikeRateFile(counts),
      }}
    >
      <Tabs
        label="What runs are told apart by"
        tabs={ways.map((value) => ({ value, label: wayNames[value] }))}
        value={view.by}
        onChange={({ value }) => onShow({ by: value })}
      >
        <StrikeRateTable
          caption={`Strike rate by ${by.toLowerCase()}`}
          by={by}
          rows={toStrikeRates(view.by, counts)}
        />
      </Tabs>
    </Section>
  );
}
