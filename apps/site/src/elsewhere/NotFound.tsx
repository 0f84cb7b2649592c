import { ButtonLink, EmptyState } from '@furlong/ui';
import { PageHead } from '../PageHead.tsx';

/** There is nothing at this address. */
export function NotFound() {
  return (
    <>
      <PageHead title="Page not found" description="There is nothing at this address." />
      <EmptyState
        title="This page has bolted"
        hint="There is nothing at this address. The link may be old, or mistyped."
        action={<ButtonLink href="/">Back to the front page</ButtonLink>}
      />
    </>
  );
}
