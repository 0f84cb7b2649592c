import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { champion } from '../../../fixtures/championships';
import { unbroken } from '../../../fixtures/names';
import { Fact } from '../../badges/Fact/Fact';
import { ChampionCard, type ChampionCardProps } from './ChampionCard';

const meta = preview.meta({
  title: 'Components/Championships/ChampionCard',
  component: ChampionCard,
  args: {
    ...champion,
    facts: (
      <>
        <Fact label="Final">28 Nov 2026</Fact>
        <Fact label="Time">1:34.79</Fact>
        <Fact label="Before it">75 points</Fact>
      </>
    ),
  } satisfies ChampionCardProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Watch the Final/ })).toHaveAttribute(
      'href',
      champion.filmHref,
    );
    await expect(canvas.getByRole('list', { name: 'The road of Silver Comet' })).toHaveTextContent(
      /Week 5Ashford Mile20 points/,
    );
  },
});

/** It was in the final by right, without a point. */
export const NoRoad = meta.story({ args: { road: [] } });

/** As narrow as a phone, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    horse: unbroken,
    stable: unbroken,
    road: champion.road.map((step, at) => (at === 1 ? { ...step, race: unbroken } : step)),
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });
