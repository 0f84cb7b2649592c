import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { Fact } from '../../badges/Fact/Fact';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import { trackScenes } from '../TrackLandscape/scenes';
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

const meta = preview.meta({
  title: 'Components/Races/RacePoster',
  component: RacePoster,
  args: {
    race: 'Ashford Stakes',
    where: 'Ashford Downs, Wealdshire',
    when: 'Saturday 14 March 2026, 14:30',
    grade: 1,
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
    facts,
    field,
    children: <StatusBadge status="open" />,
  } satisfies RacePosterProps,
});

export const Default = meta.story();

/** Nobody has entered yet. */
export const NoField = meta.story({ args: { field: [], grade: 3, timeOfDay: 'morning' } });

/** The three grades, each at its own track and hour. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <RacePoster {...args} scene="hills" timeOfDay="evening" race="Val Sereno Champion Stakes" />
      <RacePoster {...args} scene="desert" timeOfDay="night" surface="Dirt" grade={2} />
      <RacePoster {...args} scene="marsh" timeOfDay="morning" grade={3} />
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
