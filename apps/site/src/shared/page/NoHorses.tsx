import { ButtonLink, EmptyState } from '@furlong/ui';
import { paths } from '../paths.ts';

export interface NoHorsesProps {
  /** @default 'No horses yet' */
  title?: string;
}

/** A stable without horses, and the way to the first. */
export function NoHorses({ title = 'No horses yet' }: NoHorsesProps) {
  return (
    <EmptyState
      title={title}
      hint="You can buy a horse in the sales ring."
      action={<ButtonLink href={paths.salesRing}>Buy New Horse</ButtonLink>}
    />
  );
}
