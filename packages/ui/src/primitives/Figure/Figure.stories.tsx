import preview from '#.storybook/preview';
import { Inline } from '../Inline/Inline';
import { Figure, type FigureProps } from './Figure';

const meta = preview.meta({
  title: 'Primitives/Figure',
  component: Figure,
  args: { children: '$50,000' } satisfies FigureProps,
});

export const Default = meta.story();

/** A finishing time in a row of the result. */
export const Time = meta.story({ args: { children: '1:23.41', size: 'small', tone: 'muted' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Inline gap="large" align="baseline">
      {(['small', 'standard', 'large'] as const).flatMap((size) =>
        (['standard', 'muted', 'gold'] as const).map((tone) => (
          <Figure key={size + tone} size={size} tone={tone}>
            $1,250,000
          </Figure>
        )),
      )}
    </Inline>
  ),
});
