import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { CalendarAddress } from './CalendarAddress';

const address = `https://furlong.example/calendar/${'5f1c9b0a7d3e2846'.repeat(4)}.ics`;

const meta = preview.meta({
  title: 'Components/Races/CalendarAddress',
  component: CalendarAddress,
  args: { address, busy: false, refusal: null, onMake: fn() },
});

/** It is renewed after being asked for twice. */
export const Default = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  play: async ({ canvas, userEvent, args }) => {
    const [file] = canvas.getAllByRole('link', { name: 'Download the file' });
    await expect(file).toHaveAttribute('href', address);
    await expect(file).toHaveAttribute('download');
    const [renew] = canvas.getAllByRole('button', { name: 'Renew the address' });
    if (renew === undefined) throw new Error('The address cannot be renewed.');
    await expect(file?.clientHeight).toBe(renew.clientHeight);
    await userEvent.click(renew);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the address' }));
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.click(renew);
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const NotMade = meta.story({ tags: ['vrt'], args: { address: null } });

export const Refused = meta.story({
  args: { address: null, refusal: 'You seem to be offline. Check your connection.' },
});
