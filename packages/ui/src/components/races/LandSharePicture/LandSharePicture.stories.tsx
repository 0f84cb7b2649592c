import preview from '#.storybook/preview';
import { LandSharePicture, type LandSharePictureProps } from './LandSharePicture';

const meta = preview.meta({
  title: 'Components/Races/LandSharePicture',
  component: LandSharePicture,
  args: {
    kicker: 'Wealdshire, England',
    title: 'Ashford Downs',
    text: 'The roomiest of the six, with a run-in in which a closer has time to close.',
    scene: 'downs',
    timeOfDay: 'day',
    surface: 'Turf',
  } satisfies LandSharePictureProps,
});

export const Default = meta.story();

/** The club's own, and three tracks at their hours. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, 1fr)' }}>
      <LandSharePicture
        {...args}
        kicker="Furlong"
        title="Own. Train. Race. Win!"
        text="Own, train and race virtual horses. Every race can be re-run and checked in your own browser."
        scene="hills"
        timeOfDay="evening"
      />
      <LandSharePicture {...args} />
      <LandSharePicture {...args} title="Port Regis" scene="harbour" surface="Dirt" />
      <LandSharePicture {...args} title="Red Mesa" scene="desert" timeOfDay="night" />
    </div>
  ),
});
