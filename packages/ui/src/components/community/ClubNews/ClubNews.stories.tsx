import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { ClubNews, type ClubNewsProps, ClubNewsSkeleton, type NewsRunner } from './ClubNews';

const winner: NewsRunner = {
  ...{ id: 'n1', place: 1, horse: 'Silver Comet', href: '#silver-comet', stable: 'Silver Birch' },
  ...{ silks: silks.silverBirch, prize: '$27,500', house: false, mine: true },
};

const second: NewsRunner = {
  ...{
    id: 'n2',
    place: 2,
    horse: 'Quiet Harbour',
    href: '#quiet-harbour',
    stable: 'Hillside Yard',
  },
  ...{ silks: silks.goldhanger, house: true, mine: false },
};

const meta = preview.meta({
  title: 'Components/Community/ClubNews',
  component: ClubNews,
  args: {
    items: [
      {
        ...{ id: 'r1', race: 'Ashford Stakes', href: '#ashford', grade: 'Grade 1' },
        ...{ time: '4 minutes ago', runners: [winner, second] },
      },
      {
        ...{ id: 'a1', silks: silks.morningside, subject: 'Morning Glory' },
        ...{ subjectHref: '#morning-glory', action: 'entered the Kingsmere Mile' },
        ...{ href: '#kingsmere', time: 'Morningside · 12 minutes ago' },
      },
    ],
  } satisfies ClubNewsProps,
  parameters: { maxInlineSize: 720 },
});

export const Default = meta.story();

/** The news is on its way. */
export const Loading = meta.story({ render: () => <ClubNewsSkeleton /> });

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    items: [
      {
        ...{ id: 'r1', race: unbroken, href: '#ashford', grade: 'Class 4', time: '4 minutes ago' },
        runners: [{ ...winner, horse: unbroken, stable: unbroken }, second],
      },
    ],
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestReads = meta.story({
  name: 'Test: a race is told once, with its runners in their order',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [race] = canvas.getAllByRole('listitem').map((item) => within(item));
    await expect(race?.getByRole('link', { name: 'Ashford Stakes' })).toBeVisible();
    const runners = race?.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(runners).toEqual(['Ashford Stakes', 'Silver Comet', 'Quiet Harbour']);
    await expect(race?.getByText('House')).toBeVisible();
  },
});
