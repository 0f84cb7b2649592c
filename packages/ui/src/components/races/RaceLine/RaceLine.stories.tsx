import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { RaceLine, type RaceLineProps } from './RaceLine';

const meta = preview.meta({
  title: 'Components/Races/RaceLine',
  component: RaceLine,
  args: {
    race: 'Ashford Stakes',
    href: '/races/r1',
    when: 'Yesterday 20:05',
    where: 'Ashford Downs, 1600 m Turf, Good',
  } satisfies RaceLineProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

export const LongName = meta.story({ args: { race: unbroken } });
