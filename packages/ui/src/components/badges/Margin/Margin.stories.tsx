import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Margin, type MarginProps } from './Margin';

const meta = preview.meta({
  title: 'Components/Badges/Margin',
  component: Margin,
  args: { margin: 'neck' } satisfies MarginProps,
});

export const Default = meta.story();

/** In a sentence the word is written out. */
export const Full = meta.story({ args: { margin: '1¼', form: 'full' } });

/** The judge could not part them. */
export const DeadHeat = meta.story({ args: { margin: 'dead heat' } });

/** More than 90 lengths: nobody measures further. */
export const Distance = meta.story({ args: { margin: 'distance' } });

const all = ['dead heat', 'nose', 'short head', 'head', 'neck', '½', '1', '1¼', '12', 'distance'];

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['short', 'full'] as const).map((form) => (
        <div key={form} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {all.map((margin) => (
            <span key={margin}>
              <Margin margin={margin} form={form} />
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
});

export const TestSpoken = meta.story({
  name: 'Test: an abbreviation is heard in full',
  tags: ['!autodocs'],
  render: () => (
    <ol>
      <li>
        <Margin margin="short head" />
      </li>
      <li>
        <Margin margin="½" />
      </li>
      <li>
        <Margin margin="1" />
      </li>
      <li>
        <Margin margin="2¾" />
      </li>
    </ol>
  ),
  play: async ({ canvas }) => {
    for (const words of ['short head', '½ length', '1 length', '2¾ lengths'])
      await expect(canvas.getByText(words)).toBeInTheDocument();
    await expect(canvas.getByText('shd')).toBeVisible();
  },
});
