import preview from '#.storybook/preview';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Spinner } from './Spinner';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

export const Default = meta.story();

/** Beside the words that say what is under way. */
export const WithWords = meta.story({
  render: () => (
    <Inline gap="xsmall">
      <Spinner />
      <Text>Running the race again</Text>
    </Inline>
  ),
});
