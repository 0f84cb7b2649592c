import type { Preview, Runner } from '@furlong/backend';
import {
  Chance,
  HouseMark,
  Inline,
  Link,
  Select,
  Stack,
  Table,
  type TableColumn,
  Text,
  TwoLines,
} from '@furlong/ui';
import { useState } from 'react';
import { formatChance } from '../../../shared/format/chance.ts';
import { paths } from '../../../shared/paths.ts';
import { howItIsScored, ruleWords, sayScore } from '../previewWords.ts';

export interface OpenedPreviewsProps {
  /** In the order of the draw. */
  runners: readonly Runner[];
  /** The best first. */
  previews: readonly Preview[];
  /** The player's stable; null for a visitor. */
  myStableId: string | null;
}

/** All previews of a race with their scores, and one of them side by side with the line. */
export function OpenedPreviews({ runners, previews, myStableId }: OpenedPreviewsProps) {
  const own = previews.find(({ stable }) => stable.id === myStableId) ?? previews[0];
  const [chosen, setChosen] = useState(own?.stable.id ?? '');
  const shown = previews.find(({ stable }) => stable.id === chosen) ?? own;
  const winner = runners.findIndex(({ place }) => place === 1);
  return (
    <Stack gap="large">
      <Text size="small" tone="muted">
        {howItIsScored}
      </Text>
      <Table
        caption="Previews, the best first"
        captionHidden
        columns={standingColumns(winner, runners[winner]?.horse.name ?? null)}
        rows={previews}
        rowId={({ stable }) => stable.id}
        nameColumn="stable"
        marked={({ stable }) => stable.id === myStableId}
      />
      {shown && (
        <Stack gap="small">
          <Select
            label="Beside the line"
            value={shown.stable.id}
            options={previews.map(({ stable }) => ({ value: stable.id, label: stable.name }))}
            onChange={({ value }) => setChosen(value)}
          />
          <Table
            caption={`What ${shown.stable.name} gave, beside the line`}
            captionHidden
            columns={chanceColumns(shown)}
            rows={runners.map((runner, index) => ({ runner, index }))}
            rowId={({ runner }) => runner.horseId}
            nameColumn="runner"
            marked={({ runner }) => runner.place === 1}
          />
        </Stack>
      )}
    </Stack>
  );
}

const standingColumns = (winner: number, name: string | null): TableColumn<Preview>[] => [
  {
    ...{ id: 'stable', head: 'Stable' },
    cell: ({ stable, rule }) => (
      <TwoLines second={rule === null ? 'a preview of a player’s' : ruleWords[rule]}>
        <Inline gap="xsmall">
          <Link href={paths.publicStable(stable.id)} variant="quiet">
            {stable.name}
          </Link>
          {rule !== null && <HouseMark />}
        </Inline>
      </TwoLines>
    ),
  },
  ...(name === null
    ? []
    : [
        {
          ...{ id: 'chance', head: `Gave ${name}`, besideName: 'under' as const, cardHead: true },
          cell: ({ chances }: Preview) => (
            <Chance chance={formatChance(100 * (chances[winner] ?? 0))} />
          ),
        },
      ]),
  {
    ...{ id: 'score', head: 'Score', numeric: true, besideName: 'behind' },
    cell: ({ score }) => sayScore(score),
  },
];

const chanceColumns = ({
  stable,
  chances,
}: Preview): TableColumn<{ runner: Runner; index: number }>[] => [
  {
    ...{ id: 'runner', head: 'Runner' },
    cell: ({ runner }) => (
      <TwoLines second={runner.place === null ? `stall ${runner.draw}` : `place ${runner.place}`}>
        <Link href={paths.horse(runner.horseId)} variant="quiet">
          {runner.horse.name}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'line', head: 'Line', numeric: true, besideName: 'under', cardHead: true },
    cell: ({ runner }) => <Chance chance={formatChance(runner.winChance ?? 0)} />,
  },
  {
    ...{ id: 'chance', head: stable.name, numeric: true, besideName: 'behind', cardHead: true },
    cell: ({ index }) => <Chance chance={formatChance(100 * (chances[index] ?? 0))} />,
  },
];
