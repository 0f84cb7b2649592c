import preview from '#.storybook/preview';
import { Yours } from './Yours';

const meta = preview.meta({ title: 'Components/Badges/Yours', component: Yours });

export const Default = meta.story();

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
