import preview from '#.storybook/preview';
import { Text } from '../Text/Text';
import { Spinner } from './Spinner';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

export const Default = meta.story();

/** Beside the words that say what is under way. */
export const WithWords = meta.story({
  render: () => (
    <Text element="div">
      <Spinner /> Running the race again
    </Text>
  ),
});
