import { Heading, Inline, Stack } from '@furlong/ui';
import type { ReactNode } from 'react';
import { CsvButton, type CsvButtonProps } from '../../../shared/csv/CsvButton.tsx';

export interface SectionProps {
  title: string;
  csv: CsvButtonProps;
  children: ReactNode;
}

/** Figures of one kind, which can be taken along as a file. */
export function Section({ title, csv, children }: SectionProps) {
  return (
    <Stack gap="small">
      <Inline gap="small" justify="between">
        <Heading level={2}>{title}</Heading>
        <CsvButton {...csv} />
      </Inline>
      {children}
    </Stack>
  );
}
