import { Landscape, type LandscapeProps } from './Landscape';

export type TrackLandscapeProps = Pick<LandscapeProps, 'scene' | 'timeOfDay' | 'surface'>;

/** A track's face. Decoration, which fills a parent that is positioned. */
export function TrackLandscape(props: TrackLandscapeProps) {
  return <Landscape {...props} open={false} />;
}
