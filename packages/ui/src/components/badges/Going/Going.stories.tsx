import preview from '#.storybook/preview';
import { Going, type GoingProps } from './Going';

const meta = preview.meta({
  title: 'Components/Badges/Going',
  component: Going,
  args: { description: 'Good', going: 0 } satisfies GoingProps,
});

export const Default = meta.story();

/** Weeks without rain: times are fast. */
export const Firm = meta.story({ args: { description: 'Firm', going: -90 } });

/** A wet autumn: stamina tells. */
export const Heavy = meta.story({ args: { description: 'Heavy', going: 95 } });

/** Dirt has words of its own. */
export const Dirt = meta.story({ args: { description: 'Sloppy', going: 70 } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Going description="Firm" going={-100} />
      <Going description="Good to Firm" going={-40} />
      <Going description="Good" going={0} />
      <Going description="Good to Soft" going={35} />
      <Going description="Heavy" going={100} />
    </div>
  ),
});
