import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { worn } from '../../../fixtures/equipment';
import { SlotPanel, type SlotPanelProps } from './SlotPanel';

const onSelect = fn<NonNullable<SlotPanelProps['onSelect']>>();

const meta = preview.meta({
  title: 'Components/Equipment/SlotPanel',
  component: SlotPanel,
  args: { horse: 'Silver Comet', slots: worn, onSelect } satisfies SlotPanelProps,
});

export const Default = meta.story();

/** The slot whose items are being looked through. */
export const Selected = meta.story({
  tags: ['vrt'],
  globals: { theme: 'both' },
  args: { selected: 'horseshoes' },
});

const bare = {
  saddle: null,
  horseshoes: null,
  bridle: null,
  blanket: null,
  whip: null,
  boots: null,
};

/** A horse straight from the field. */
export const NothingEquipped = meta.story({ args: { slots: bare } });

/** To be read, with nothing to press. */
export const ReadOnly = meta.story({
  render: () => <SlotPanel horse="Silver Comet" slots={worn} />,
});

export const LongName = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    slots: {
      ...worn,
      saddle: {
        name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopsaddle1',
        effect: '+3 Speed, +1 Endurance',
        wear: '39 of 40 runs left',
      },
    },
    selected: 'saddle',
  },
});

/** The horse's equipment is on its way. */
export const Loading = meta.story({ tags: ['vrt'], args: { loading: true } });

export const TestSelects = meta.story({
  name: 'Test: a slot tells what it holds, and is chosen by pressing it',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const whip = canvas.getByRole('button', { name: 'Whip', pressed: false });
    await expect(whip).toHaveAccessibleDescription('None equipped');
    await userEvent.click(whip);
    await expect(onSelect).toHaveBeenCalledWith({ slot: 'whip' });
  },
});

export const TestReadOnly = ReadOnly.extend({
  name: 'Test: a panel to read has six slots and nothing to press',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('None equipped')).toHaveLength(3);
  },
});
