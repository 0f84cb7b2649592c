import { Inline, Skeleton, Stack } from '@furlong/ui';

export interface SubjectLoadingProps {
  /** Side of the picture: any CSS length. */
  picture: string;
}

/** The shape of a picture with a name beside it, above a page about one horse, or one stable. */
export function SubjectLoading({ picture }: SubjectLoadingProps) {
  return (
    <Inline gap="medium">
      <Skeleton width={picture} height={picture} />
      <Stack gap="small">
        <Skeleton width="11rem" height="2.5rem" />
        <Skeleton width="10rem" height="1.25rem" />
        <Skeleton width="8rem" height="1.25rem" />
      </Stack>
    </Inline>
  );
}
