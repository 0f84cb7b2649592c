import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const fairnessHead: PageHeadProps = {
  title: 'How a Race Can Be Checked',
  description:
    'What is fixed before entries open, what your browser proves, and what rests on trust.',
};
