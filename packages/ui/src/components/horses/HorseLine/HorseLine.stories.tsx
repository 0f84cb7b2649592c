import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Button } from '../../../primitives/Button/Button';
import { HorseLine, type HorseLineProps, HorseLines } from './HorseLine';
import { HorseLineSkeleton } from './HorseLineSkeleton';

const meta = preview.meta({
  title: 'Components/Horses/HorseLine',
  component: HorseLine,
  args: {
    name: 'Silver Comet',
    href: '/horses/h1',
    portrait: faces.grey,
    silks: silks.silverBirch,
    rating: { value: 92, band: 'gold' },
    summary: '4-year-old Colt · Mile · 7 wins from 15',
  } satisfies HorseLineProps,
});

export const Default = meta.story();

/** Nothing can be done with it now, and the line says why. */
export const WithNote = meta.story({ args: { note: 'Entered for the Ashford Stakes' } });

export const LongName = meta.story({
  args: { name: unbroken, children: <Button variant="secondary">Retire</Button> },
});

/** The horse is on its way. */
export const Loading = meta.story({ render: () => <HorseLineSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <HorseLines label="Horses">
      <li>
        <HorseLine {...args}>
          <Button variant="secondary">Retire</Button>
        </HorseLine>
      </li>
      <li>
        <HorseLine {...args} portrait={faces.bay} note="At work until today 16:00" />
      </li>
      <li style={{ maxInlineSize: 320 }}>
        <HorseLine {...args} portrait={faces.black} name={unbroken} note="Entered for a race">
          <Button variant="secondary">Move to group</Button>
        </HorseLine>
      </li>
    </HorseLines>
  ),
});
