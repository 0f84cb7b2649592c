import { Landscape, type LandscapeProps } from './Landscape';
import { lands } from './lands';

export type TrackLandscapeProps = Pick<LandscapeProps, 'scene' | 'timeOfDay' | 'surface'>;

/** A track's face. Decoration, which fills a parent that is positioned. */
export function TrackLandscape(props: TrackLandscapeProps) {
  return <Landscape {...props} lands={lands} open={false} field={[]} />;
}
