import { ButtonLink, EmptyState, Heading, Stack } from '@furlong/ui';
import { paths } from '../paths.ts';
import { notFoundHead } from './heads.ts';
import { PageHead } from './PageHead.tsx';

/** There is nothing at this address. */
export function NotFound() {
  return (
    <Stack gap="large">
      <PageHead {...notFoundHead} />
      <Heading level={1}>Page not found</Heading>
      <EmptyState
        why="nothingFound"
        title="This page has bolted"
        hint="There is nothing at this address. The link may be old, or mistyped."
        action={<ButtonLink href={paths.home}>Back to the front page</ButtonLink>}
      />
    </Stack>
  );
}
