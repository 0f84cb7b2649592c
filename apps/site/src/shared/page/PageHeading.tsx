import { Heading, Stack, Text } from '@furlong/ui';
import { PageHead } from './PageHead.tsx';
import type { PageHeadProps } from './pageHeadProps.ts';

export interface PageHeadingProps extends PageHeadProps {
  /** What there is to do or see here, under the title. */
  intro: string;
}

/** Begins a page whose heading is its name. */
export function PageHeading({ title, description, intro }: PageHeadingProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <Stack gap="xsmall">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{intro}</Text>
      </Stack>
    </>
  );
}
