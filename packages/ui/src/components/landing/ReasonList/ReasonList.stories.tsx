import preview from '#.storybook/preview';
import { reasons } from '../../../fixtures/landing';
import { ReasonList, type ReasonListProps } from './ReasonList';

const meta = preview.meta({
  title: 'Components/Landing/ReasonList',
  component: ReasonList,
  args: { reasons } satisfies ReasonListProps,
});

export const Default = meta.story();

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
