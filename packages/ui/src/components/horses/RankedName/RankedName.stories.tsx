import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { RankedName, type RankedNameProps } from './RankedName';

const meta = preview.meta({
  title: 'Components/Horses/RankedName',
  component: RankedName,
  args: {
    label: 'Place',
    place: 2,
    silks: silks.morningside,
    name: 'Morning Glory',
  } satisfies RankedNameProps,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

/** First past the post. */
export const Leading = meta.story({ args: { place: 1, leading: true } });

export const Mine = meta.story({ args: { mine: true } });

/** The name leads to the page of who is named. */
export const Leads = meta.story({ args: { href: '/horses/h2' } });

export const LongName = meta.story({ args: { place: 12, name: unbroken, mine: true } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { place: 1, leading: true, mine: true },
});
