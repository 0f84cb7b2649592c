import { rowText } from '../../theme/wrappingRow.css';
import { Stack } from '../Stack/Stack';
import { Skeleton, type SkeletonProps } from './Skeleton';

export interface SkeletonRowProps {
  /** Side of the picture: any CSS length. */
  picture: string;
  title: SkeletonProps;
  detail: SkeletonProps;
}

/** The shape of a picture with two lines beside it; stands inside a row. */
export function SkeletonRow({ picture, title, detail }: SkeletonRowProps) {
  return (
    <>
      <Skeleton width={picture} height={picture} />
      <div className={rowText}>
        <Stack gap="xsmall">
          <Skeleton {...title} />
          <Skeleton {...detail} />
        </Stack>
      </div>
    </>
  );
}
