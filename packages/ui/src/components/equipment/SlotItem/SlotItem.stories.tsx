import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SlotItem, type SlotItemProps } from './SlotItem';
import { SlotItemSkeleton } from './SlotItemSkeleton';

const onTakeOff = fn<NonNullable<SlotItemProps['onTakeOff']>>();

const meta = preview.meta({
  title: 'Components/Equipment/SlotItem',
  component: SlotItem,
  args: {
    itemId: 'e1',
    slot: 'saddle',
    name: 'Featherweight Racing Saddle',
    effect: '+3 Speed',
    wear: '31 of 40 runs left',
    onEquip: fn<SlotItemProps['onEquip']>(),
  } satisfies SlotItemProps,
  parameters: { maxInlineSize: 560 },
});

export const Default = meta.story();

/** The horse wears it now. */
export const Equipped = meta.story({ args: { equipped: true, onTakeOff } });

/** The stable has one of it, and another horse wears that. */
export const Unavailable = meta.story({ args: { unavailableReason: 'Worn by Morning Glory' } });

/** The change is on its way. */
export const Busy = meta.story({ args: { busy: true } });

export const LongName = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopsaddle1',
    equipped: true,
    onTakeOff,
  },
});

/** The items are on their way. */
export const Loading = meta.story({ render: () => <SlotItemSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <SlotItem {...args} equipped onTakeOff={onTakeOff} />
      <SlotItem {...args} name="Training Saddle" effect="+1 Endurance" />
      <SlotItem {...args} name="Exercise Saddle" unavailableReason="Worn by Morning Glory" />
      <SlotItem {...args} slot="whip" name="Air-Cushioned Whip" effect="+1 Control" busy />
    </div>
  ),
});

export const TestEquips = meta.story({
  name: 'Test: Equip names the item that it puts on',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Equip Featherweight Racing Saddle' }),
    );
    await expect(args.onEquip).toHaveBeenCalledWith({ itemId: 'e1' });
  },
});

export const TestTakesOff = Equipped.extend({
  name: 'Test: what is worn can be taken off and not put on again',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onTakeOff.mockClear();
    await expect(canvas.queryByRole('button', { name: /^Equip/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Take off/ }));
    await expect(onTakeOff).toHaveBeenCalledWith({ itemId: 'e1' });
  },
});
