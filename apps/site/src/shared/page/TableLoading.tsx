import { Card, Skeleton, Stack } from '@furlong/ui';

export interface TableLoadingProps {
  /** How wide its heading is: any CSS length; null where it has none. */
  heading: string | null;
  /** How many rows there mostly are. */
  rows: number;
}

/** The shape of a heading with its table while they are on their way. */
export function TableLoading({ heading, rows }: TableLoadingProps) {
  return (
    <Stack gap="small">
      {heading !== null && <Skeleton width={heading} height="2rem" />}
      <Card>
        <Stack gap="large">
          {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
            <Skeleton key={row} height="1.5rem" />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
