import preview from '#.storybook/preview';
import { unbroken } from '../../fixtures/names';
import { TwoLines, type TwoLinesProps } from './TwoLines';

const meta = preview.meta({
  title: 'Primitives/TwoLines',
  component: TwoLines,
  args: { children: 'Timeless Tide', second: 'Haras de Valcour' } satisfies TwoLinesProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

export const LongName = meta.story({ args: { children: unbroken } });
