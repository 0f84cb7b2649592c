import preview from '#.storybook/preview';
import { Logo } from './Logo';

const meta = preview.meta({ title: 'Components/Layout/Logo', component: Logo });

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });
