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
    onLook: fn<SlotItemProps['onLook']>(),
  } satisfies SlotItemProps,
  parameters: { maxInlineSize: 560 },
});

export const Default = meta.story();

/** The horse wears it now. */
export const Equipped = meta.story({ args: { equipped: true, onTakeOff } });

/** The stable has one of it, and another horse wears that. */
export const Unavailable = meta.story({ args: { unavailableReason: 'Worn by Morning Glory' } });

/** Another horse wears it, and would have it no longer. */
export const Moved = meta.story({ args: { note: 'Worn by Morning Glory: it will be moved' } });

/** Several that are alike are one row. */
export const Several = meta.story({ args: { count: 3, wear: '40 of 40 runs left' } });

/** The next run is its last. */
export const WearingOut = meta.story({ args: { wear: '1 run left', wearingOut: true } });

/** It does nothing any more. */
export const WornOut = meta.story({
  args: {
    wear: 'Worn out',
    unavailableReason: 'Worn out by Silver Comet',
    replaceHref: '/stable/buy-equipment',
  },
});

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
      <SlotItem
        {...args}
        wear="1 run left"
        wearingOut
        note="Worn by Morning Glory: it will be moved"
      />
      <SlotItem {...args} count={3} wear="Worn out" replaceHref="/stable/buy-equipment" />
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

export const TestLooks = meta.story({
  name: 'Test: what is pointed at or has the focus is looked at, until it is left',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    await expect(args.onLook).toHaveBeenLastCalledWith({ itemId: 'e1' });
    await userEvent.unhover(canvas.getByRole('article'));
    await expect(args.onLook).toHaveBeenLastCalledWith({ itemId: null });
    await userEvent.tab();
    await expect(args.onLook).toHaveBeenLastCalledWith({ itemId: 'e1' });
    await userEvent.tab();
    await expect(args.onLook).toHaveBeenLastCalledWith({ itemId: null });
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
