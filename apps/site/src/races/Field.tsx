import type { Runner } from '@furlong/backend';
import {
  Card,
  EmptyState,
  Figure,
  FormGuide,
  Heading,
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
  const drawn = runners.some(({ draw }) => draw !== null);
  return (
    <Stack gap="small">
      <Heading level={2} size="card">
        {drawn ? 'The field, by stall' : 'Declared so far'}
      </Heading>
      <Card padding="none">
        <ol className={styles.list}>
          {runners.map((runner) => (
            <li key={runner.id} className={styles.row}>
              <Declared runner={runner} mine={myHorseIds.includes(runner.horseId)} />
            </li>
          ))}
        </ol>
      </Card>
    </Stack>
  );
}

function Declared({ runner, mine }: { runner: Runner; mine: boolean }) {
  const { horse, stable, draw, weight } = runner;
  return (
    <>
      {draw !== null && (
        <span className={styles.stall}>
          <Figure>{draw}</Figure>
        </span>
      )}
      <Silks design={stable.silks} size={36} decorative />
      <div className={styles.names}>
        <Inline gap="xsmall">
          <Text strong>{horse.name}</Text>
          {mine && <Tag tone="positive">Yours</Tag>}
        </Inline>
        <Text size="small" tone="muted">
          {stable.name}
          {weight !== null && ` · carries ${weightWords(weight)}`}
        </Text>
      </div>
      <span className={styles.form}>
        <FormGuide form={horse.form.slice(-5)} />
      </span>
      <RatingBadge rating={horse.rating} />
    </>
  );
}
