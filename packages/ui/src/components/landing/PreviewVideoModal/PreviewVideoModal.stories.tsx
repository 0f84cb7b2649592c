import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../../../primitives/Button/Button';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { PreviewVideoModal, type PreviewVideoModalProps } from './PreviewVideoModal';

const meta = preview.meta({
  title: 'Components/Landing/PreviewVideoModal',
  component: PreviewVideoModal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Two minutes of Furlong',
    children: <Skeleton height="20rem" />,
    playerSrc: 'about:blank',
    watchHref: '#watch',
  } satisfies PreviewVideoModalProps,
});

/** The game's own film, on its way. */
export const Default = meta.story({ tags: ['vrt'] });

export const TestFetchedOnlyWhenOpen = meta.story({
  name: 'Test: the player of a video site is not there before it is asked for, nor after',
  render: function Offered(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Watch the film</Button>
        <PreviewVideoModal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Watch the film' }));
    await expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Load the video player' }));
    await expect(screen.getByTitle('Two minutes of Furlong')).toHaveAttribute('src', 'about:blank');
    await expect(screen.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(document.querySelector('iframe')).toBeNull();
  },
});
