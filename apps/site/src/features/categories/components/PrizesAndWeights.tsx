import { BOTTOM_WEIGHT, LEVEL_WEIGHT, sexAllowance, TOP_WEIGHT } from '@furlong/game/rules';
import { Distance, GradeBadge, Grid, Heading, Stack, Table, Text } from '@furlong/ui';
import { Term } from '../../../shared/glossary/Term.tsx';
import {
  ageRows,
  juvenile,
  penalisedWins,
  penaltyRows,
  prizeRows,
  sizesInWords,
  thirdsInWords,
} from '../toTables.ts';

/** How a purse is shared, by the rules of the game. */
export function Prizes() {
  return (
    <Stack gap="small">
      <Heading level={2}>Prizes</Heading>
      <Text size="small" tone="muted">
        Percent of the purse. What rounding leaves over goes to the winner.
      </Text>
      <Table
        caption="Percent of the purse by place and number of runners"
        captionHidden
        columns={[
          { id: 'place', head: 'Runners', cell: ({ place }) => place },
          ...sizesInWords.map((head, size) => ({
            id: head,
            head,
            numeric: true,
            besideName: 'behind' as const,
            cell: ({ shares }: (typeof prizeRows)[number]) => shares[size] || '–',
          })),
        ]}
        rows={prizeRows}
        rowId={({ place }) => place}
      />
    </Stack>
  );
}

/** What is carried, by the rules of the game. */
export function Weights() {
  return (
    <Grid columnMin={560} gap="large">
      <Stack gap="small">
        <Heading level={2}>Weights</Heading>
        <Text size="small">
          In a <Term of="handicap">handicap</Term> the highest rated carries {TOP_WEIGHT} lb and
          each other as much less as it is rated below, at least {BOTTOM_WEIGHT} lb. All other races
          are run at {LEVEL_WEIGHT} lb, fillies and mares {sexAllowance('female')} lb less.
        </Text>
        <Table
          caption="Penalties in pounds, by the best win of this season"
          columns={[
            { id: 'grade', head: 'In', cell: ({ grade }) => <GradeBadge grade={grade} /> },
            ...penalisedWins.map((won, index) => ({
              id: won,
              head: won,
              numeric: true,
              besideName: 'behind' as const,
              cell: ({ pounds }: (typeof penaltyRows)[number]) => pounds[index] || '–',
            })),
          ]}
          rows={penaltyRows}
          rowId={({ grade }) => grade}
        />
      </Stack>
      <Stack gap="small">
        <Heading level={2}>Weight for age</Heading>
        <Text size="small" tone="muted">
          <Term of="weight-for-age">Weight for age</Term>: pounds that a three-year-old receives
          from older horses; a two-year-old {juvenile} more.
        </Text>
        <Table
          caption="Weight for age by distance and week of the season"
          captionHidden
          columns={[
            {
              id: 'distance',
              head: 'From',
              cell: ({ distance }) => <Distance metres={distance} />,
            },
            ...thirdsInWords.map((head, index) => ({
              id: head,
              head,
              numeric: true,
              besideName: 'behind' as const,
              cell: ({ pounds }: (typeof ageRows)[number]) => pounds[index],
            })),
          ]}
          rows={ageRows}
          rowId={({ distance }) => `${distance}`}
        />
      </Stack>
    </Grid>
  );
}
