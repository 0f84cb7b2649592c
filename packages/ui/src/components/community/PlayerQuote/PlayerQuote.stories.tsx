import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { PlayerQuote, type PlayerQuoteProps } from './PlayerQuote';

const meta = preview.meta({
  title: 'Components/Community/PlayerQuote',
  component: PlayerQuote,
  args: {
    children:
      'I lost my first three races and could read why in every one of them. The fourth was at Kingsmere, on soft ground, and she flew.',
    player: 'Rosalind Pike',
    stable: 'Morningside',
    silks: silks.morningside,
  } satisfies PlayerQuoteProps,
  parameters: { maxInlineSize: 640 },
});

export const Default = meta.story();

export const LongNames = meta.story({
  args: { children: unbroken, player: unbroken, stable: unbroken },
});

/** Turf in both themes. */
export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestQuotes = meta.story({
  name: 'Test: the words stand in a quotation and are signed',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/she flew\.$/);
    await expect(canvas.getByText('Rosalind Pike')).toBeVisible();
  },
});
