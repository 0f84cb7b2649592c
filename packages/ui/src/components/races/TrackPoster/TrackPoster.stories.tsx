import preview from '#.storybook/preview';
import { TrackPoster, type TrackPosterProps } from './TrackPoster';

const meta = preview.meta({
  title: 'Components/Races/TrackPoster',
  component: TrackPoster,
  args: {
    track: 'Ashford Downs',
    place: 'Wealdshire, England',
    mark: 'The roomiest of the six, with the longest run-in: a closer has time.',
    scene: 'downs',
    timeOfDay: 'morning',
    surface: 'Turf',
  } satisfies TrackPosterProps,
});

export const Default = meta.story();

/** After dark at the track, whatever the hour is here. */
export const AtNight = meta.story({ args: { timeOfDay: 'night', scene: 'harbour' } });
