import preview from '#.storybook/preview';
import { LineRange, type LineRangeProps } from './LineRange';

const meta = preview.meta({
  title: 'Components/Statistics/LineRange',
  component: LineRange,
  args: {
    ratio: 1.6,
    low: 1.1,
    high: 2.2,
    verdict: 'above',
    size: 'panel',
  } satisfies LineRangeProps,
  parameters: { maxInlineSize: 340 },
});

export const Default = meta.story();

/** Most ranges of a few runs hold both half as many and twice as many. */
export const TooFew = meta.story({
  args: { ratio: 1.2, low: 0.24, high: 3.5, verdict: 'too_few' },
});

/** Without a win its dot stands at the end, and so does what lies beyond four times. */
export const AtTheEnds = meta.story({ args: { ratio: 0, low: 0, high: 9, verdict: 'too_few' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <>
      <LineRange ratio={1.6} low={1.1} high={2.2} verdict="above" size="panel" />
      <LineRange ratio={0.5} low={0.3} high={0.8} verdict="below" size="row" />
      <LineRange ratio={1.1} low={0.8} high={1.5} verdict="as_expected" size="row" />
      <LineRange ratio={0} low={0} high={9} verdict="too_few" size="row" />
    </>
  ),
});
