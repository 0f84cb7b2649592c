import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { RowButton } from '../../../primitives/Button/RowButton';
import { MailItem, type MailItemProps } from './MailItem';

const meta = preview.meta({
  title: 'Components/Account/MailItem',
  component: MailItem,
  args: {
    subject: 'Your stable has been renamed',
    to: 'owner@example.com',
    time: '2 minutes ago',
    children: 'From today your horses run for Longmeadow. Nothing else has changed.',
  } satisfies MailItemProps,
});

export const Default = meta.story();

/** It asks for one thing, and the button does it. */
export const WithAction = meta.story({
  render: () => (
    <MailItem
      subject="Confirm your e-mail address"
      to="owner@example.com"
      time="just now"
      action={<RowButton>Confirm e-mail address</RowButton>}
    />
  ),
});

export const LongWords = meta.story({
  args: { subject: unbroken, to: `${unbroken}@example.com`, children: unbroken },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { action: <RowButton>Read more</RowButton> },
});

export const TestReads = meta.story({
  name: 'Test: the letter is headed by its subject',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your stable has been renamed' }),
    ).toBeVisible();
    await expect(canvas.getByText('To owner@example.com · 2 minutes ago')).toBeVisible();
  },
});
