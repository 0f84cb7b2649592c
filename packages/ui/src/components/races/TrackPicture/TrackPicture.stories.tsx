import preview from '#.storybook/preview';
import { ashford } from '../../../fixtures/course';
import { TrackPicture, type TrackPictureProps } from './TrackPicture';

const meta = preview.meta({
  title: 'Components/Races/TrackPicture',
  component: TrackPicture,
  args: {
    ...ashford,
    distance: 1600,
    scene: 'downs',
    timeOfDay: 'day',
  } satisfies TrackPictureProps,
  parameters: { maxInlineSize: 460 },
});

export const Default = meta.story({ tags: ['vrt'] });

/** After dark at the track, whatever the hour is here. */
export const AtNight = meta.story({ args: { timeOfDay: 'night', scene: 'hills' } });
