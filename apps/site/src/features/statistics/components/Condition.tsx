import type { ConditionPoint, OwnHorse } from '@furlong/backend';
import { seasonAt } from '@furlong/game/rules';
import { Card, ConditionPlot, Disclosure, Stack, Table, type TableColumn, Text } from '@furlong/ui';
import { csvName } from '../../../shared/csv/csv.ts';
import { formatDay, formatDayOfYear } from '../../../shared/format/time.ts';
import { formatMoment } from '../formatMoment.ts';
import { afterWhat, toCourse, toNoted } from '../toCondition.ts';
import { Section } from './Section.tsx';

interface NotedRow {
  id: string;
  when: string;
  after: string;
  condition: string;
}

const columns: readonly TableColumn<NotedRow>[] = [
  { id: 'when', head: 'When', cell: ({ when }) => when },
  { id: 'after', head: 'Noted', cell: ({ after }) => after },
  { id: 'condition', head: 'Condition', cell: ({ condition }) => condition, numeric: true },
];

export interface ConditionProps {
  /** The oldest first. */
  points: readonly ConditionPoint[];
  /** Undefined of a horse that is the player's no more. */
  horse: OwnHorse | undefined;
  name: string;
  season: number | null;
  /** The server's time, ms. */
  now: number;
}

/** How fit a horse was: noted after runs and sessions, by the rule of rest between. */
export function Condition({ points, horse, name, season, now }: ConditionProps) {
  const goesOn = horse !== undefined && (season === null || season === seasonAt(now));
  const course = toCourse(points, goesOn ? now : null);
  const noted = points.map(({ condition }) => condition);
  const [first, last] = [course[0], course.at(-1)];
  return (
    <Section
      title="Condition"
      csv={{
        what: 'condition',
        fileName: csvName('condition', name),
        rows: () => [
          ['Horse', 'At', 'Noted', 'Condition (%)'],
          ...points.map(({ at, after, condition }) => [
            ...[name, new Date(at).toISOString(), afterWhat[after], condition],
          ]),
        ],
      }}
    >
      <Card>
        {first === undefined || last === undefined ? (
          <Text tone="muted">
            Nothing is noted yet: the next run or training session of {name} begins it.
          </Text>
        ) : (
          <Stack gap="medium">
            <ConditionPlot
              summary={`Condition of ${name}: noted ${points.length === 1 ? 'once' : `${points.length} times`}, between ${Math.min(...noted)}% and ${Math.max(...noted)}%, ${goesOn ? 'now' : 'at last'} ${last.condition}%`}
              noted={toNoted(points)}
              course={course}
              from={course.length === 1 ? '' : formatDayOfYear(first.at)}
              to={formatDay(last.at, now)}
            />
            <Text size="small" tone="muted">
              Between two marks the line follows the rule of rest: condition keeps for two days,
              then falls by 1 a day, from the sixth day by 1.5. Runs from before conditions were
              noted are not shown.
            </Text>
            <Disclosure title="Mark by mark">
              <Table
                caption="Conditions noted, latest first"
                captionHidden
                columns={columns}
                rows={points
                  .map(({ at, after, condition }, index) => ({
                    id: `${index}`,
                    when: formatMoment(at),
                    after: afterWhat[after],
                    condition: `${condition}%`,
                  }))
                  .reverse()}
                rowId={({ id }) => id}
              />
            </Disclosure>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
