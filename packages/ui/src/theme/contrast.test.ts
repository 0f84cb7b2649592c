import { describe, expect, test } from 'vitest';
import { darkColours, lightColours } from './colours';
import { contrast } from './contrast';
import { overPicture } from './overPicture';

type Colours = typeof lightColours;
type Pair = [where: string, foreground: string, background: string];

/** Every pairing of text and background that a component may make. */
function textPairs(colours: Colours): Pair[] {
  const surfaces = Object.entries(colours.surface).filter(
    ([name]) => name !== 'backdrop' && name !== 'dimmed',
  );
  const onSurfaces = Object.entries(colours.text).flatMap(([text, foreground]) =>
    surfaces.map(([name, background]): Pair => [`text.${text} on ${name}`, foreground, background]),
  );
  const onSoft = Object.entries(colours.tone).map(
    ([tone, { text, soft }]): Pair => [`tone.${tone}.text on its soft`, text, soft],
  );
  const toneOnCard = Object.entries(colours.tone).map(
    ([tone, { text }]): Pair => [`tone.${tone}.text on card`, text, colours.surface.card],
  );
  const solids = {
    action: colours.action,
    gold: colours.gold,
    accent: colours.accent,
    ...colours.tone,
  };
  const onSolid = Object.entries(solids).map(
    ([name, { solid, onSolid }]): Pair => [`${name}.onSolid on its solid`, onSolid, solid],
  );
  const onHover = [colours.action, colours.gold].map(
    ({ hover, onSolid }): Pair => ['onSolid on hover', onSolid, hover],
  );
  return [...onSurfaces, ...onSoft, ...toneOnCard, ...onSolid, ...onHover];
}

/** What must be seen to use a control, without being read. */
function controlPairs({ outline, accent, surface, tone }: Colours): Pair[] {
  const seen = { control: outline.control, focus: outline.focus, accent: accent.solid };
  return (['page', 'card'] as const).flatMap((on) => [
    ...Object.entries(seen).map(
      ([name, colour]): Pair => [`${name} on ${on}`, colour, surface[on]],
    ),
    ...Object.entries(tone).map(
      ([name, { solid }]): Pair => [`${name} meter on ${on}`, solid, surface[on]],
    ),
  ]);
}

/** What tells the shape of what is loading; the surfaces that it lies on. */
function skeletonPairs({ skeleton, surface }: Colours): Pair[] {
  return (['page', 'card', 'raised'] as const).map((on) => [
    `skeleton on ${on}`,
    skeleton,
    surface[on],
  ]);
}

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s theme', (_theme, colours) => {
  test.each(textPairs(colours))('%s reads at 4.5:1', (_where, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs(colours))('%s is seen at 3:1', (_where, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
  });

  test.each(skeletonPairs(colours))('%s is seen at 1.4:1', (_where, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(1.4);
  });
});

test('at night a card stands out from the page, and what is chosen from a card', () => {
  const { surface, accent } = darkColours;
  expect(contrast(surface.card, surface.page)).toBeGreaterThanOrEqual(1.2);
  expect(contrast(accent.soft, surface.card)).toBeGreaterThanOrEqual(1.3);
});

test('black on white has the greatest contrast, a colour on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1A6B4E', '#1A6B4E')).toBe(1);
});

test('what is written over a race can be read, whatever the picture is behind it', () => {
  const { red, green, blue, share } = overPicture;
  const over = (behind: number) =>
    `#${[red, green, blue]
      .map((dark) => Math.round(dark * share + behind * (1 - share)))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  for (const behind of [0, 128, 255]) {
    for (const text of [darkColours.text.standard, darkColours.text.muted]) {
      expect(contrast(text, over(behind))).toBeGreaterThanOrEqual(4.5);
    }
  }
});
