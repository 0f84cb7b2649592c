import preview from '#.storybook/preview';
import { Going, type GoingProps } from './Going';

const meta = preview.meta({
  title: 'Components/Badges/Going',
  component: Going,
  args: { words: 'Good', going: 0 } satisfies GoingProps,
});

export const Default = meta.story();

/** Weeks without rain: times are fast. */
export const Firm = meta.story({ args: { words: 'Firm', going: -90 } });

/** A wet autumn: stamina tells. */
export const Heavy = meta.story({ args: { words: 'Heavy', going: 95 } });

/** Dirt has words of its own. */
export const Dirt = meta.story({ args: { words: 'Sloppy', going: 70 } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Going words="Firm" going={-100} />
      <Going words="Good to Firm" going={-40} />
      <Going words="Good" going={0} />
      <Going words="Good to Soft" going={35} />
      <Going words="Heavy" going={100} />
    </div>
  ),
});
