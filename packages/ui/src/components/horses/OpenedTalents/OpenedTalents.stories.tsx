import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OpenedTalents, type OpenedTalentsProps } from './OpenedTalents';

const talent = (name: string, born: number, gained: number) => ({
  talent: name,
  born,
  now: born + gained,
  bornWords: `${born}`,
  gainedWords: gained === 0 ? '–' : `+${gained.toFixed(1)}`,
  nowWords: (born + gained).toFixed(1),
});

const meta = preview.meta({
  title: 'Components/Horses/OpenedTalents',
  component: OpenedTalents,
  args: {
    seal: { state: 'kept' },
    hash: 'c3ab8ff13720e8ad9047dd39466b3c8974e592c2fa383d4a3960714caef0c4f2',
    salt: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    talents: [
      talent('Speed', 64, 6.3),
      talent('Acceleration', 58, 2.1),
      talent('Stamina', 71, 0),
      talent('Recovery', 49, 0),
      talent('Agility', 66, 1.4),
      talent('Balance', 60, 2),
      talent('Heart', 78, 0),
    ],
    likings: [
      { name: 'Distance', words: 'At its best from 1350 to 1750 m' },
      { name: 'Going', words: 'Likes Good to Soft most' },
      { name: 'Surface', words: 'Better on turf than on dirt' },
    ],
  } satisfies OpenedTalentsProps,
});

/** A horse was retired, and its talents are those that were sealed at its birth. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Talents/ })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

/** The house shows other talents than it sealed. */
export const Broken = meta.story({
  args: { seal: { state: 'broken' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The seal is broken');
  },
});

/** A page that came over plain http cannot compute hashes. */
export const Unchecked = meta.story({
  args: { seal: { state: 'unchecked', problem: 'Open the game over https.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Open the game over https.');
  },
});
