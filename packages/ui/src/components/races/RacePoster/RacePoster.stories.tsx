import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { Fact } from '../../badges/Fact/Fact';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import { trackScenes } from '../TrackLandscape/scenes';
import { WatchButton, type WatchButtonProps } from '../WatchButton/WatchButton';
import type { PosterFinish } from './FinishWords';
import { RacePoster, type RacePosterProps } from './RacePoster';

const field = Object.entries(silks).map(([horseId, design]) => ({ horseId, silks: design }));

const facts = (
  <>
    <Fact label="Purse" size="large" tone="gold">
      $200,000
    </Fact>
    <Fact label="Distance" size="large">
      1600 m
    </Fact>
    <Fact label="Turf" size="large">
      Good to firm
    </Fact>
  </>
);

/** Won by a neck, as those behind come to the post. */
const finish: PosterFinish = {
  winners: [
    { horseId: 'h1', horse: 'Silver Comet', horseHref: '/horses/h1', silks: silks.silverBirch },
  ],
  verdict: 'Won by a neck from Morning Glory, in 1:23.41.',
  order: [
    { horseId: 'h1', coat: 'Grey', silks: silks.silverBirch, behind: 0 },
    { horseId: 'h2', coat: 'Chestnut', silks: silks.morningside, behind: 0.3 },
    { horseId: 'h3', coat: 'Bay', silks: silks.longmeadow, behind: 0.9 },
    { horseId: 'h4', coat: 'Black', silks: silks.ironside, behind: 2.4 },
    { horseId: 'h5', coat: 'Roan', silks: silks.goldhanger, behind: 3.6 },
    { horseId: 'h6', coat: 'Brown', silks: silks.silverBirch, behind: 9 },
  ],
};

const watch = <WatchButton focused={false} onWatch={fn<WatchButtonProps['onWatch']>()} />;

const meta = preview.meta({
  title: 'Components/Races/RacePoster',
  component: RacePoster,
  args: {
    race: 'Ashford Stakes',
    where: 'Ashford Downs, Wealdshire',
    when: 'Saturday 14 March 2026, 14:30',
    grade: 'Grade 1',
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
    facts,
    field,
    finish: null,
    children: <StatusBadge status="open" />,
  } satisfies RacePosterProps,
});

export const Default = meta.story();

/** Nobody has entered yet. */
export const NoField = meta.story({ args: { field: [], grade: 'Grade 3', timeOfDay: 'morning' } });

/** The three grades and a race without one, each at its own track and hour. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RacePoster {...args} scene="hills" timeOfDay="evening" race="Val Sereno Champion Stakes" />
      <RacePoster {...args} scene="desert" timeOfDay="night" surface="Dirt" grade="Grade 2" />
      <RacePoster {...args} scene="marsh" timeOfDay="morning" grade="Grade 3" />
      <RacePoster {...args} scene="downs" race="Larkspur Handicap" grade="Class 4" />
    </div>
  ),
});

/** A race with a long name on a phone. */
export const Phone = meta.story({
  tags: ['vrt'],
  args: {
    race: 'Corrigan Bay Breeders’ Association Anniversary Cup',
    scene: 'harbour',
    timeOfDay: 'evening',
    surface: 'Dirt',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

const over = {
  finish,
  action: watch,
  children: <StatusBadge status="finished" />,
} satisfies Partial<RacePosterProps>;

/** It is over: who won stands first, and the film is a press away. */
export const Finished = meta.story({ args: over });

/** Ends of the first grade and of none, after dark, and in a dead heat. */
export const Finishes = meta.story({
  tags: ['vrt', '!autodocs'],
  args: over,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RacePoster {...args} scene="hills" timeOfDay="evening" />
      <RacePoster {...args} scene="desert" timeOfDay="night" surface="Dirt" grade="Class 4" />
      <RacePoster
        {...args}
        scene="mere"
        grade="Maiden"
        finish={{
          ...finish,
          winners: [
            ...finish.winners,
            { horseId: 'h2', horse: 'Morning Glory', horseHref: '/', silks: silks.morningside },
          ],
          verdict: 'Dead-heated in 1:23.41, half a length before Turf Legend.',
          order: finish.order.map((each, i) => (i < 2 ? { ...each, behind: 0 } : each)),
        }}
      />
    </div>
  ),
});

export const FinishedOnPhone = meta.story({
  tags: ['vrt'],
  args: { ...over, grade: 'Class 4' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestWinner = meta.story({
  name: 'Test: the winner is a heading under the race’s own, and leads to the horse',
  tags: ['!autodocs'],
  args: over,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ashford Stakes' })).toBeVisible();
    const winner = canvas.getByRole('heading', { level: 2, name: 'Silver Comet' });
    await expect(within(winner).getByRole('link')).toHaveAttribute('href', '/horses/h1');
    await expect(canvas.getByText(/^Won by a neck from Morning Glory/)).toBeVisible();
  },
});

/** Twelve of them, as a season shows them. */
export const TestTwelve = meta.story({
  name: 'Test: the name is the heading, over every land at any hour',
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, 1fr)' }}>
      {trackScenes.flatMap((scene) =>
        (['evening', 'night'] as const).map((timeOfDay) => (
          <RacePoster key={`${scene} ${timeOfDay}`} {...args} scene={scene} timeOfDay={timeOfDay} />
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 1, name: 'Ashford Stakes' });
    await expect(names).toHaveLength(12);
  },
});
