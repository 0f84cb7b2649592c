import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { faces, hundred } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { coats } from '../coats';
import { HorsePortrait, type HorsePortraitProps } from './HorsePortrait';

const meta = preview.meta({
  title: 'Components/Horses/HorsePortrait',
  component: HorsePortrait,
  args: {
    horse: faces.grey,
    silks: silks.silverBirch,
    name: 'Silver Comet',
  } satisfies HorsePortraitProps,
});

const gallery = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;
const designs = Object.values(silks);
const portraits = Object.values(faces);

export const Default = meta.story();

/** In a row of a list: flat, and still the same horse. */
export const Smallest = meta.story({ args: { size: 40 } });

/** At the head of the horse's own page. */
export const Large = meta.story({ args: { size: 320 } });

/** Over the whole of a card's head, whatever its shape: the ground goes on to both sides. */
export const Fill = meta.story({
  tags: ['vrt'],
  args: { size: 'fill', horse: faces.bay, silks: silks.longmeadow },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: '340px 120px' }}>
      <div style={{ blockSize: 190 }}>
        <HorsePortrait {...args} />
      </div>
      <div style={{ blockSize: 190 }}>
        <HorsePortrait {...args} />
      </div>
    </div>
  ),
});

/** A hundred horses: none like another, and each a thoroughbred. */
export const Gallery = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div style={gallery} aria-hidden>
      {hundred.map(({ horse, silks: design }) => (
        <HorsePortrait key={horse.horseId} horse={horse} silks={design} />
      ))}
    </div>
  ),
});

/** Every coat from foal to pensioner, and from the row of a list to the horse's page. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {coats.map((coat, i) => (
        <div key={coat} style={gallery}>
          {[0, 1, 2, 3, 5, 8, 12, 20].map((age) => (
            <HorsePortrait
              key={age}
              horse={{ horseId: `horse ${coat}`, coat, age, sex: i % 2 ? 'female' : 'male' }}
              silks={designs[i] ?? silks.plain}
              size={112}
            />
          ))}
        </div>
      ))}
      <div style={{ ...gallery, alignItems: 'end' }}>
        {[40, 64, 96, 200, 320].map((size) => (
          <HorsePortrait key={size} horse={faces.bay} silks={silks.morningside} size={size} />
        ))}
        {portraits.map((horse) => (
          <HorsePortrait key={horse.coat} horse={horse} silks={silks.goldhanger} size={40} />
        ))}
      </div>
    </div>
  ),
});

export const TestNamed = meta.story({
  name: 'Test: alone it says whom it shows, beside a name it is silent',
  tags: ['!autodocs'],
  render: () => (
    <>
      <HorsePortrait horse={faces.grey} silks={silks.plain} name="Silver Comet" />
      <HorsePortrait horse={faces.bay} silks={silks.plain} />
    </>
  ),
  play: async ({ canvas }) => {
    const [drawn, ...others] = canvas.getAllByRole('img');
    await expect(drawn).toHaveAccessibleName(/^Silver Comet, grey/);
    await expect(others).toEqual([]);
  },
});
