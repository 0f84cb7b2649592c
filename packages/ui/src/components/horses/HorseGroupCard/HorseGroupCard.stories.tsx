import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Text } from '../../../primitives/Text/Text';
import { HorseLine, HorseLines } from '../HorseLine/HorseLine';
import { DraggedHorse } from './DraggedHorse';
import { HorseGroupCard, type HorseGroupCardProps } from './HorseGroupCard';

const rename = fn();

const meta = preview.meta({
  title: 'Components/Horses/HorseGroupCard',
  component: HorseGroupCard,
  args: {
    name: 'Sprinters',
    count: '1 horse',
    actions: [[{ label: 'Rename', onPress: rename }], [{ label: 'Delete group', onPress: fn() }]],
    onDrop: fn<HorseGroupCardProps['onDrop']>(),
    children: (
      <HorseLines label="Sprinters">
        <DraggedHorse horseId="h1">
          <HorseLine
            name="Silver Comet"
            href="/horses/h1"
            portrait={faces.grey}
            silks={silks.silverBirch}
            rating={{ value: 92, band: 'gold' }}
            summary="4-year-old Colt · Sprint"
          />
        </DraggedHorse>
      </HorseLines>
    ),
  } satisfies HorseGroupCardProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const Dark = meta.story({ tags: ['vrt'], globals: { theme: 'dark' } });

/** No horse is in it yet. */
export const Empty = meta.story({
  args: { count: 'No horses', children: <Text tone="muted">Move a horse here.</Text> },
});

export const LongName = meta.story({ args: { name: unbroken } });

export const TestKeyboard = meta.story({
  name: 'Test: what is done with a group is reached by keyboard',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'What to do with Sprinters' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalled();
  },
});

export const TestDrop = meta.story({
  name: 'Test: a horse that is dragged here is handed over, and nothing else',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('region', { name: 'Sprinters' });
    const drag = (type: string, target: Element, dataTransfer: DataTransfer) =>
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    const horse = new DataTransfer();
    drag('dragstart', canvas.getByRole('listitem'), horse);
    drag('dragover', group, horse);
    await waitFor(() => expect(group).toHaveAttribute('data-over'));
    drag('drop', group, horse);
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledWith({ horseId: 'h1' }));
    const text = new DataTransfer();
    text.setData('text/plain', 'h2');
    drag('drop', group, text);
    await waitFor(() => expect(group).not.toHaveAttribute('data-over'));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
});
