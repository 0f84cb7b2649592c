import preview from '#.storybook/preview';
import { reasons } from '../../../fixtures/landing';
import { Button } from '../../../primitives/Button/Button';
import { ReasonList, type ReasonListProps } from './ReasonList';

const meta = preview.meta({
  title: 'Components/Landing/ReasonList',
  component: ReasonList,
  args: { reasons } satisfies ReasonListProps,
});

export const Default = meta.story();

/** The first reason can be put to the test. */
export const WithProof = meta.story({
  args: {
    reasons: reasons.map((reason, index) =>
      index === 0
        ? { ...reason, proof: <Button onPress={() => {}}>Run the last race again</Button> }
        : reason,
    ),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
