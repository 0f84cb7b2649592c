import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { AwardList, type AwardListProps } from './AwardList';

const awards: AwardListProps['awards'] = [
  {
    title: 'Leading Stable',
    rule: 'The stable whose horses won most prize money.',
    name: 'Silver Birch Racing',
    href: '/stables/s1',
    silks: silks.silverBirch,
    detail: '14 wins from 62 · $128,400',
  },
  {
    title: 'Horse of the Season',
    rule: 'The horse that won most prize money.',
    name: 'Silver Comet',
    href: '/horses/h1',
    silks: silks.hillcrest,
    detail: 'Hillcrest Stable · 5 wins from 11 · $61,200',
    mine: true,
  },
  {
    title: 'Champion Miler',
    rule: 'The best paid horse whose distance is a mile.',
    name: 'Iron Duchess',
    href: '/horses/h2',
    silks: silks.morningside,
    detail: 'Morningside · 3 wins from 9 · $24,000',
  },
];

const meta = preview.meta({
  title: 'Components/Community/AwardList',
  component: AwardList,
  args: { label: 'The season’s awards', awards } satisfies AwardListProps,
});

export const Default = meta.story();

export const LongNames = meta.story({
  args: { awards: awards.map((award) => ({ ...award, name: `${unbroken} ${award.name}` })) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestOwn = meta.story({
  name: 'Test: it says what was won, by whom, by what rule, and which is the player’s own',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('There are three awards.');
    await expect(within(first).getByText('Leading Stable')).toBeVisible();
    await expect(within(first).getByText(/won most prize money/)).toBeVisible();
    await expect(within(first).queryByText('Yours')).toBeNull();
    await expect(within(second).getByText('Yours')).toBeVisible();
    await expect(within(second).getByRole('link')).toHaveAttribute('href', '/horses/h1');
  },
});
