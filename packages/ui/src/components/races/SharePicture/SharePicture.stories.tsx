import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { SharePicture, type SharePictureProps } from './SharePicture';

const field = Object.entries(silks).map(([horseId, design]) => ({ horseId, silks: design }));
const [first, second, third] = field;
const placed = [
  { runner: first, horse: 'Silver Comet', figure: '1:36.41' },
  { runner: second, horse: 'Morning Glory', figure: 'nk' },
  { runner: third, horse: 'The Marquis of Wetherby Moor', figure: '1¼' },
].flatMap(({ runner, ...rest }, i) => (runner ? [{ ...runner, ...rest, place: i + 1 }] : []));

const meta = preview.meta({
  title: 'Components/Races/SharePicture',
  component: SharePicture,
  args: {
    race: 'Ashford Stakes',
    grade: 'Grade 1',
    where: 'Ashford Downs, Wealdshire',
    when: 'Saturday 14 March 2026, 14:30 UTC',
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
    story: {
      told: 'ahead',
      facts: [
        { label: 'Purse', value: '$200,000' },
        { label: 'Distance', value: '1600 m' },
        { label: 'Turf', value: 'Good to firm' },
      ],
      field,
    },
  } satisfies SharePictureProps,
});

export const Default = meta.story();

/** Sent on once the result is official. */
export const Result = meta.story({ args: { story: { told: 'result', placed } } });

/** Nobody has entered yet. */
export const NoField = meta.story({
  args: { story: { told: 'ahead', facts: [{ label: 'Purse', value: '$4,000' }], field: [] } },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, 1fr)' }}>
      <SharePicture {...args} />
      <SharePicture
        {...args}
        race="Corrigan Bay Breeders’ Association Anniversary Cup"
        scene="harbour"
        timeOfDay="evening"
        surface="Dirt"
        story={{ told: 'result', placed }}
      />
      <SharePicture {...args} race="Red Mesa Novice Stakes" scene="desert" timeOfDay="night" />
      <SharePicture
        {...args}
        scene="marsh"
        timeOfDay="morning"
        story={{ told: 'result', placed: placed.slice(0, 2) }}
      />
    </div>
  ),
});

export const TestLongestName = meta.story({
  name: 'Test: a long name, and a long word, end before the land begins',
  tags: ['!autodocs'],
  render: (args) => (
    <>
      {['WWWWWWWWWWWWWWWWWWWWWWWW', 'Corrigan Bay Breeders’ Association Anniversary Cup'].map(
        (race) => (
          <SharePicture key={race} {...args} race={race} />
        ),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const picture of canvas.getAllByRole('img')) {
      const { left, width } = picture.getBoundingClientRect();
      for (const line of picture.querySelectorAll('tspan')) {
        const share = (line.getBoundingClientRect().right - left) / width;
        await expect(share).toBeLessThan(0.6);
      }
    }
  },
});
