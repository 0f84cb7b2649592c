import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ClaimLine, ClaimsTable, type ClaimsTableProps } from './ClaimsTable';

const claim = (id: string, over: Partial<ClaimLine>): ClaimLine => ({
  id,
  horse: { name: 'Night Heron', href: '#horse' },
  race: { name: 'Kingsmere Claiming Stakes', href: '#race' },
  ...{ made: 'Today 14:30', price: '$8,000', proof: null },
  state: { word: 'Held', tone: 'info' },
  fate: '$8,000 held. One of 3 claims: it is drawn when the race is run.',
  ...over,
});

const draw = { label: 'Check the draw', href: '#race' };

const claims = [
  claim('held', {}),
  claim('won', {
    state: { word: 'Won', tone: 'positive' },
    fate: 'Yours, drawn of 4. It came from Hillside and stays ten days before it can be sold.',
    proof: draw,
  }),
  claim('lost', {
    state: { word: 'Lost the draw', tone: 'neutral' },
    fate: 'Lost the draw of 2 to Hillside: $8,000 came back.',
    proof: draw,
  }),
  claim('void', {
    state: { word: 'Returned', tone: 'neutral' },
    fate: 'The race was called off: $8,000 came back.',
  }),
];

const meta = preview.meta({
  title: 'Components/Market/ClaimsTable',
  component: ClaimsTable,
  args: { caption: 'Your claims, the last first', claims } satisfies ClaimsTableProps,
});

/** Held, won, lost, and given back as the race was void. */
export const Default = meta.story({
  tags: ['vrt'],
  play: async ({ canvas }) => {
    const [, held, won] = canvas.getAllByRole('row');
    if (!held || !won) throw new Error('There are no rows.');
    await expect(within(held).queryByRole('link', { name: 'Check the draw' })).toBeNull();
    await expect(within(won).getByRole('link', { name: 'Check the draw' })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    claims: [
      claim('long', {
        horse: { name: 'The Thirty-Seventh Marquis of Wetherby', href: '#horse' },
        race: { name: 'The Sagebrush Ranch and Wisteria Lodge Claiming Stakes', href: '#race' },
        price: '$1,000,000',
      }),
    ],
  },
});
