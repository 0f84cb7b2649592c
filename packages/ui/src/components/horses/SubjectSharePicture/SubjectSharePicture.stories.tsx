import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { SubjectSharePicture, type SubjectSharePictureProps } from './SubjectSharePicture';

const [first, second, third] = Object.values(silks);
if (!first || !second || !third) throw new Error('There are too few silks.');

const ofStable = [
  { label: 'Horses', value: '12' },
  { label: 'Runs', value: '148' },
  { label: 'Wins', value: '31' },
  { label: 'Won', value: '$1,204,000' },
];

const meta = preview.meta({
  title: 'Components/Horses/SubjectSharePicture',
  component: SubjectSharePicture,
  args: {
    name: 'Silver Comet',
    who: '4-year-old grey colt, by Northern Lantern out of Comet’s Tail',
    stable: 'Hartley Park',
    silks: first,
    horse: faces.grey,
    facts: [
      { label: 'Rating', value: '92' },
      { label: 'Runs', value: '15' },
      { label: 'Wins', value: '7' },
      { label: 'Won', value: '$148,000' },
    ],
  } satisfies SubjectSharePictureProps,
});

export const Default = meta.story();

/** Of a stable its colours are the picture. */
export const Stable = meta.story({
  args: {
    name: 'Hartley Park',
    who: 'Owned by Eleanor Hartley',
    stable: null,
    horse: null,
    facts: ofStable,
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, 1fr)' }}>
      <SubjectSharePicture {...args} />
      <SubjectSharePicture
        {...args}
        name="The Marquis of Wetherby Moor"
        stable="The Honourable Company of Wetherby"
        silks={second}
        horse={faces.liverChestnut}
      />
      <SubjectSharePicture
        {...args}
        name="Hartley Park"
        who="Owned by Eleanor Hartley"
        facts={ofStable}
        silks={third}
        stable={null}
        horse={null}
      />
      <SubjectSharePicture {...args} name={unbroken} stable={unbroken} />
    </div>
  ),
});
