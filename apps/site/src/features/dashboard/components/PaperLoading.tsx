import { PaperLines } from '@furlong/ui';

/** The lines of the morning paper while they are on their way. */
export function PaperLoading() {
  return <PaperLines label="In the morning paper" lines={[]} loading />;
}
