import type { Runner } from '@furlong/backend';
import {
  Card,
  EmptyState,
  Figure,
  FormGuide,
  Inline,
  RatingBadge,
  Silks,
  Stack,
  Tag,
  Text,
} from '@furlong/ui';
import { weightWords } from '../view-models/weight.ts';
import * as styles from './Field.css.ts';

export interface FieldProps {
  /** By draw once the field is frozen, before that by time of entry. */
  runners: readonly Runner[];
  myHorseIds: readonly string[];
}

/** Who is declared: before the draw as they were entered, then as they stand in the stalls. */
export function Field({ runners, myHorseIds }: FieldProps) {
  if (runners.length === 0) {
    return <EmptyState title="No entries yet" hint="Whoever enters now is the first." />;
  }
  return (
    <Card padding="none">
      <ol className={styles.list}>
        {runners.map((runner) => (
          <li key={runner.id} className={styles.row}>
            <Declared runner={runner} mine={myHorseIds.includes(runner.horseId)} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Declared({ runner, mine }: { runner: Runner; mine: boolean }) {
  const { horse, stable, draw, weight } = runner;
  return (
    <>
      <Figure tone={draw === null ? 'muted' : 'standard'}>{draw ?? '–'}</Figure>
      <Silks design={stable.silks} size={36} />
      <Stack gap="none">
        <Inline gap="xsmall">
          <Text strong>{horse.name}</Text>
          {mine && <Tag tone="positive">Yours</Tag>}
        </Inline>
        <Text size="small" tone="muted">
          {stable.name}
          {weight !== null && ` · carries ${weightWords(weight)}`}
        </Text>
      </Stack>
      <span className={styles.form}>
        <FormGuide form={horse.form.slice(-5)} />
      </span>
      <RatingBadge rating={horse.rating} />
    </>
  );
}
