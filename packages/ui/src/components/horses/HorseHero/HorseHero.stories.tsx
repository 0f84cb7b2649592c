import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { horses } from '../../../fixtures/horses';
import { silks } from '../../../fixtures/silks';
import { Fact } from '../../badges/Fact/Fact';
import { FormGuide } from '../../badges/FormGuide/FormGuide';
import { Money } from '../../badges/Money/Money';
import { HorseHero, type HorseHeroProps } from './HorseHero';
import { HorseHeroSkeleton } from './HorseHeroSkeleton';

const { name, portrait, rating, form, figures } = horses.silverComet;

const meta = preview.meta({
  title: 'Components/Horses/HorseHero',
  component: HorseHero,
  args: {
    name,
    portrait,
    rating,
    summary: '4-year-old grey colt',
    sire: 'Comet Tail',
    dam: 'Silver Birch',
    stable: { name: 'Silver Birch', href: '/stables/s1', silks: silks.silverBirch },
    mine: true,
    retired: null,
    formerName: null,
    facts: (
      <>
        <Fact label="Form">
          <FormGuide form={form} figures={figures} />
        </Fact>
        <Fact label="Specialty">Mile</Fact>
        <Fact label="Style">Prominent</Fact>
        <Fact label="Last ran">2 days ago</Fact>
        <Fact label="Wins">7 from 15</Fact>
        <Fact label="First three">11</Fact>
        <Fact label="Earnings">
          <Money amount="$128,400" tone="gold" />
        </Fact>
      </>
    ),
  } satisfies HorseHeroProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The longest that each can be: another stable's horse that was renamed and has retired. */
export const Longest = meta.story({
  tags: ['vrt'],
  args: {
    name: 'Corrigan Bay Lighthouse Keeper',
    summary: '12-year-old liver chestnut gelding',
    sire: 'The Lighthouse Keeper of Old Corrigan',
    dam: 'Breeders’ Association Anniversary Queen',
    mine: false,
    retired: 'Retired 14 March 2026',
    formerName: 'Keeper of the Old Lighthouse',
  },
});

/** It is on its way. */
export const Loading = meta.story({ tags: ['vrt'], render: () => <HorseHeroSkeleton /> });

export const TestParents = meta.story({
  name: 'Test: its parents are told with what each is',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    const [sire, dam] = ['Sire', 'Dam'].map(
      (label) => canvas.getByText(label).parentElement?.textContent,
    );
    await expect([sire, dam]).toEqual(['SireComet Tail', 'DamSilver Birch']);
  },
});
