import type { RaceWithEntries, Runner } from '@furlong/backend';
import { Button, Link, RerunChoice, RerunPanel, Stack, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { toRatingRows } from '../../../shared/races/toRatingRows.ts';
import { useMyHorseIds } from '../../stable/index.ts';
import { ratedRunQuery } from '../queries.ts';
import { mostAskedAbout, toRunnerOptions } from '../toWhyPlacedProps.ts';

/** What the race made of each runner's rating, and the sum that did it. */
export function RatingSum({ runners }: Pick<RaceWithEntries, 'runners'>) {
  const myHorseIds = useMyHorseIds();
  const [opened, setOpened] = useState(false);
  const [picked, setPicked] = useState<string>();
  const horseId = picked ?? mostAskedAbout(runners, myHorseIds);
  const runner = runners.find((each) => each.horseId === horseId);
  if (runner === undefined) return null;
  return (
    <RerunPanel
      title="What it did to the ratings"
      summary="The handicapper’s sum, runner by runner, in pounds and lengths."
      action={
        <Button variant="secondary" onPress={() => setOpened(!opened)}>
          {opened ? 'Hide the sum' : 'Show the sum'}
        </Button>
      }
    >
      {opened && (
        <Stack gap="small">
          <RerunChoice
            label="Runner"
            options={toRunnerOptions(runners)}
            value={horseId}
            onChange={({ value }) => setPicked(value)}
          />
          <Sum key={horseId} runner={runner} />
        </Stack>
      )}
    </RerunPanel>
  );
}

function Sum({ runner }: { runner: Runner }) {
  const { horseId, horse } = runner;
  const run = useQuery(ratedRunQuery(runner));
  if (run.isError)
    return <Text>The sum could not be loaded. Pick the runner again in a moment.</Text>;
  if (run.isPending) return <Text tone="muted">Adding it up…</Text>;
  const [row] = run.data === null ? [] : toRatingRows([run.data], horseId, run.data.offAt);
  if (row === undefined) return <Text>This race is not among the runs of {horse.name}.</Text>;
  return (
    <>
      <Text strong>
        {row.before} before, {row.after} after ({row.change})
      </Text>
      <Text>{row.sum}</Text>
      <Text size="small">
        <Link href={paths.horse(horseId)}>All ratings of {horse.name}</Link>
      </Text>
    </>
  );
}
