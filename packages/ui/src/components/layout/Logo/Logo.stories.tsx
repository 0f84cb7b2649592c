import preview from '#.storybook/preview';
import { Logo, type LogoProps } from './Logo';

const meta = preview.meta({
  title: 'Components/Layout/Logo',
  component: Logo,
  args: { href: '#home' } satisfies LogoProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });
