import preview from '#.storybook/preview';
import { OwnBadge } from './OwnBadge';

const meta = preview.meta({ title: 'Components/Badges/OwnBadge', component: OwnBadge });

export const Default = meta.story();

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
