import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { Countdown } from '../../badges/Countdown/Countdown';
import { Fact } from '../../badges/Fact/Fact';
import { NextOff, type NextOffProps } from './NextOff';
import { NextOffSkeleton } from './NextOffSkeleton';

const field = Object.entries(silks).map(([horseId, design]) => ({ horseId, silks: design }));

const meta = preview.meta({
  title: 'Components/Races/NextOff',
  component: NextOff,
  args: {
    race: 'Ashford Stakes',
    where: 'Ashford Downs · Today 14:30',
    grade: 'Grade 1',
    forWhom: '3yo+ · rated 100 or more',
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
    status: 'open',
    entered: [],
    countdown: <Countdown label="Off in" seconds={249} done="They are off!" size="large" />,
    facts: (
      <>
        <Fact label="Purse" size="large" tone="gold">
          $200,000
        </Fact>
        <Fact label="Distance" size="large">
          1600 m
        </Fact>
        <Fact label="Turf" size="large">
          Good
        </Fact>
      </>
    ),
    field,
    entries: field.length,
    maxEntries: 14,
    detailsHref: '/races/r1',
    enterHref: '/stable/enter-race?race=r1',
  } satisfies NextOffProps,
});

export const Default = meta.story();

/** Nobody has entered yet. */
export const NoField = meta.story({ args: { field: [], entries: 0 } });

/** The list is there, and the colours of the field are on their way. */
export const FieldLoading = meta.story({ args: { field: undefined } });

/** The programme is on its way. */
export const Loading = meta.story({ tags: ['vrt'], render: () => <NextOffSkeleton /> });

export const LongName = meta.story({ args: { race: unbroken, where: unbroken } });

export const Phone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { scene: 'harbour', timeOfDay: 'evening', surface: 'Dirt' },
});

/** It decides a championship. */
export const ChampionshipFinal = meta.story({
  args: { championship: { words: 'Final · Mile', final: true } },
});

/** A graded race has the scale of an occasion; a novice race is plain. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NextOff {...args} />
      <NextOff
        {...args}
        race="Red Mesa Novice Stakes"
        where="Red Mesa · Today 14:30"
        grade="Novice"
        forWhom="2yo · rated 60 or less · new stables"
        scene="desert"
        timeOfDay="night"
        surface="Dirt"
        status="entered"
        entered={['Silver Comet']}
        enterHref={null}
      />
    </div>
  ),
});

export const TestActions = meta.story({
  name: 'Test: both actions lead on, and say of which race',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('View Details of Ashford Stakes')).toBe('/races/r1');
    await expect(hrefOf('Enter Race Ashford Stakes')).toBe('/stable/enter-race?race=r1');
  },
});
