import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { equipmentSlots } from '../slots';
import { EquipmentIcon, type EquipmentIconProps } from './EquipmentIcon';

const meta = preview.meta({
  title: 'Components/Equipment/EquipmentIcon',
  component: EquipmentIcon,
  args: { slot: 'saddle' } satisfies EquipmentIconProps,
});

export const Default = meta.story();

/** In rows and lines. */
export const Small = meta.story({ args: { size: 'small' } });

/** The slot holds nothing. */
export const Empty = meta.story({ args: { empty: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['plain', 'fine', 'finest'] as const).map((make) => (
        <div key={make} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {equipmentSlots.map((slot) => (
            <EquipmentIcon key={slot} slot={slot} make={make} />
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {equipmentSlots.map((slot) => (
          <EquipmentIcon key={slot} slot={slot} size="small" />
        ))}
        <EquipmentIcon slot="bridle" size="small" empty />
      </div>
    </div>
  ),
});

export const TestDecoration = meta.story({
  name: 'Test: a screen reader hears nothing of it',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
