import type { Course, CourseRuns } from '@furlong/backend';
import { EmptyState, Stack, Table, type TableColumn, Text } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { countsBy, ratioOf } from '../winShares.ts';
import { Record } from './Record.tsx';

export interface CourseTablesProps {
  courses: readonly Course[];
  runs: readonly CourseRuns[];
}

const nameOf = ({ distance, surface }: Course) => `${formatMetres(distance)} ${surface}`;

const course: TableColumn<Course> = { id: 'course', head: 'Course', cell: nameOf };
const races: TableColumn<Course> = {
  id: 'races',
  head: 'Races',
  cell: (each) => each.races,
  numeric: true,
  besideName: 'behind',
};

/** The courses of a track: records, and by draw and style the wins for each that chance would give. */
export function CourseTables({ courses, runs }: CourseTablesProps) {
  if (courses.length === 0) {
    return (
      <EmptyState
        title="No race has been run here yet"
        hint="Records and shares appear from the first result on."
      />
    );
  }
  const record: TableColumn<Course> = {
    id: 'record',
    head: 'Record',
    cell: (each) => <Record {...each.record} />,
    besideName: 'under',
  };
  const shares = (['draw', 'style'] as const).map((by) => ({
    by,
    telling: courses.filter((each) =>
      countsBy(by, runsOver(each, runs)).some((counted) => ratioOf(counted) !== null),
    ),
    columns: countsBy(by, []).map(
      ({ label }, part): TableColumn<Course> => ({
        id: label,
        head: label,
        cell: (each) => shareAt(countsBy(by, runsOver(each, runs)), part),
        numeric: true,
      }),
    ),
  }));
  return (
    <Stack gap="medium">
      <Table caption="Records" columns={[course, races, record]} rows={courses} rowId={nameOf} />
      {shares.map(({ by, telling, columns }) =>
        telling.length === 0 ? (
          <Text key={by} size="small" tone="muted">
            No distance has been run often enough to tell its winners by {by}.
          </Text>
        ) : (
          <Table
            key={by}
            caption={`Actual wins to expected, by ${by}`}
            columns={[course, races, ...columns]}
            rows={telling}
            rowId={nameOf}
          />
        ),
      )}
    </Stack>
  );
}

const runsOver = ({ distance, surface }: Course, runs: readonly CourseRuns[]) =>
  runs.filter((each) => each.distance === distance && each.surface === surface);

function shareAt(counts: ReturnType<typeof countsBy>, part: number): string {
  const counted = counts[part];
  const ratio = counted === undefined ? null : ratioOf(counted);
  return ratio === null ? 'too few' : ratio.toFixed(2);
}
