import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { bodyPatterns, capPatterns, type SilksPair, silksColours, sleevePatterns } from './design';
import { Silks, type SilksProps } from './Silks';

const meta = preview.meta({
  title: 'Components/Horses/Silks',
  component: Silks,
  args: { design: silks.hillcrest, size: 96 } satisfies SilksProps,
});

const gallery = { display: 'flex', flexWrap: 'wrap', gap: 12, maxInlineSize: 720 } as const;

const pairs: readonly SilksPair[] = [
  ['royal blue', 'white'],
  ['red', 'white'],
  ['emerald green', 'yellow'],
  ['white', 'red'],
  ['black', 'pink'],
  ['mauve', 'purple'],
  ['yellow', 'black'],
];

function pair(i: number): SilksPair {
  return pairs[i % pairs.length] ?? ['white', 'black'];
}

export const Default = meta.story();

/** In a row of a table or beside a name: base and pattern must still be told apart. */
export const Smallest = meta.story({ args: { size: 24 } });

/** On the designer's page and the stable's own: folds, collar and cuffs are drawn too. */
export const Portrait = meta.story({ args: { size: 320 } });

/** Every colour of the register, light and dark, so that no edge is lost on its background. */
export const Colours = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={gallery}>
      {silksColours.map((colour) => {
        const cloth: SilksPair = [colour, colour];
        return (
          <Silks
            key={colour}
            size={64}
            design={{
              ...silks.plain,
              bodyColours: cloth,
              sleeveColours: cloth,
              capColours: cloth,
            }}
          />
        );
      })}
    </div>
  ),
});

/** Every pattern of the three parts. */
export const Patterns = meta.story({
  tags: ['vrt', '!autodocs'],
  render: () => (
    <div style={gallery}>
      {bodyPatterns.map((body, i) => (
        <Silks key={`b${body}`} size={80} design={{ ...silks.plain, body, bodyColours: pair(i) }} />
      ))}
      {sleevePatterns.map((sleeves, i) => (
        <Silks
          key={`s${sleeves}`}
          size={80}
          design={{ ...silks.plain, sleeves, sleeveColours: pair(i) }}
        />
      ))}
      {capPatterns.map((cap, i) => (
        <Silks key={`c${cap}`} size={80} design={{ ...silks.plain, cap, capColours: pair(i) }} />
      ))}
    </div>
  ),
});

/** The same silks from a table row to a portrait, light and dark. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[silks.hillcrest, silks.morningside, silks.nightingale].map((design) => (
        <div key={design.body} style={{ ...gallery, alignItems: 'end' }}>
          {[24, 40, 64, 112].map((size) => (
            <Silks key={size} design={design} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
});

export const TestIsNamed = meta.story({
  name: 'Test: a picture alone says the official description',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Royal blue, white hoop, royal blue sleeves, white cap',
      }),
    ).toBeVisible();
  },
});

export const TestDecorative = meta.story({
  name: 'Test: beside a name it is silent',
  tags: ['!autodocs'],
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
