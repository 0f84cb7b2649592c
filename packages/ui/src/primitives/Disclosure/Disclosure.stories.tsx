import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Text } from '../Text/Text';
import { Disclosure, type DisclosureProps } from './Disclosure';

const meta = preview.meta({
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: {
    title: 'How places are decided',
    children: <Text size="small">By the camera at the winning post.</Text>,
  } satisfies DisclosureProps,
});

export const Default = meta.story();

export const TestUnfolds = meta.story({
  name: 'Test: a press shows what is folded away',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('By the camera at the winning post.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('How places are decided'));
    await expect(canvas.getByText('By the camera at the winning post.')).toBeVisible();
  },
});

export const TestOpenTitle = meta.story({
  name: 'Test: a title of its own is read while the rest is shown',
  tags: ['!autodocs'],
  args: { openTitle: 'Hide how places are decided' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Hide how places are decided')).not.toBeVisible();
    await userEvent.click(canvas.getByText('How places are decided'));
    await expect(canvas.getByText('How places are decided')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Hide how places are decided'));
    await expect(canvas.getByText('By the camera at the winning post.')).not.toBeVisible();
  },
});
