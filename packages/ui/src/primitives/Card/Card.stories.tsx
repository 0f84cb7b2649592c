import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Figure } from '../Figure/Figure';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Label } from '../Label/Label';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Card, type CardProps } from './Card';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="xsmall">
        <Heading level={3} size="card">
          Ashford Stakes
        </Heading>
        <Text size="small" tone="muted">
          Ashford Downs
        </Text>
      </Stack>
    ),
  } satisfies CardProps,
});

export const Default = meta.story();

/** The bar that confirms an entry: dark in both themes, gold for the action. */
export const Turf = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  args: {
    surface: 'turf',
    padding: 'large',
    children: (
      <Inline justify="between">
        <div>
          <Label>Race entry confirmation</Label>
          <Heading level={3} size="card">
            Silver Comet in the Ashford Stakes
          </Heading>
        </div>
        <div>
          <Label>Potential prize</Label>
          <Figure size="large" tone="gold">
            $50,000
          </Figure>
        </div>
        <Button>Confirm Entry</Button>
      </Inline>
    ),
  },
});
