import preview from '#.storybook/preview';
import { Link } from '../../../primitives/Link/Link';
import { ComingSoonMark } from './ComingSoonMark';

const meta = preview.meta({
  title: 'Components/Layout/ComingSoonMark',
  component: ComingSoonMark,
  render: () => (
    <p>
      <Link href="#forums">Forums</Link>
      <ComingSoonMark />
    </p>
  ),
});

export const Default = meta.story();

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
