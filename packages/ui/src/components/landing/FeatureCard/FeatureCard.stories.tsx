import preview from '#.storybook/preview';
import { FeatureCard, type FeatureCardProps } from './FeatureCard';

const meta = preview.meta({
  title: 'Components/Landing/FeatureCard',
  component: FeatureCard,
  args: {
    feature: 'own',
    children: 'Start with a two-year-old of your own, and buy, name and dress a whole string.',
  } satisfies FeatureCardProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

export const Train = meta.story({
  args: { feature: 'train', children: 'Work on speed, stamina and balance, and rest in time.' },
});

export const Race = meta.story({
  args: { feature: 'race', children: 'A race every few minutes, over six tracks.' },
});

export const Win = meta.story({
  args: { feature: 'win', children: 'Purses, ratings and a place on the roll of honour.' },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
