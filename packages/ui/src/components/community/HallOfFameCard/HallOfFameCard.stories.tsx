import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { silks } from '../../../fixtures/silks';
import { HallOfFameCard, type HallOfFameCardProps } from './HallOfFameCard';

const meta = preview.meta({
  title: 'Components/Community/HallOfFameCard',
  component: HallOfFameCard,
  args: {
    name: 'Silver Comet',
    href: '#silver-comet',
    silks: silks.silverBirch,
    portrait: { horseId: 'h1', coat: 'Grey', age: 6, sex: 'male' },
    summary: '6-year-old Grey Horse, retired',
    honour: 'Two Grade 1 wins',
    since: '14 March 2026',
    record: '12 wins from 30 runs, $1,204,500',
    road: [
      {
        ...{ id: 'r1', race: 'Ashford Champion Stakes', href: '#ashford', grade: 'Grade 1' },
        when: '14 Mar 2026',
      },
      { id: 'r2', race: 'Kingsmere Cup', href: '#cup', grade: 'Grade 1', when: '21 Feb 2026' },
    ],
  } satisfies HallOfFameCardProps,
  parameters: { maxInlineSize: 400 },
});

export const Default = meta.story();

/** A stable stands in its colours. */
export const Stable = meta.story({
  render: ({ portrait: _, ...args }) => <HallOfFameCard {...args} />,
  args: { name: 'Silver Birch', summary: 'Tobias Alder', honour: 'Ten graded wins' },
});

/** The first member takes the line of three. */
export const Only = meta.story({ args: { only: true }, parameters: { maxInlineSize: 960 } });

export const LongWords = meta.story({ args: { name: unbroken, summary: unbroken } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
});

export const TestReads = meta.story({
  name: 'Test: it says what opened the door, and which races led there',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two Grade 1 wins')).toBeVisible();
    const road = within(canvas.getByRole('list', { name: 'The road of Silver Comet' }));
    await expect(road.getAllByRole('link')).toHaveLength(2);
  },
});
