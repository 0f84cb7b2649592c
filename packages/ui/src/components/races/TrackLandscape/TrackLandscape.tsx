import { Suspense } from 'react';
import type { LandscapeProps } from './Landscape';
import { landscapes } from './landscapes';

export type TrackLandscapeProps = Pick<LandscapeProps, 'scene' | 'timeOfDay' | 'surface'>;

/** A track's face. Decoration, which fills a parent that is positioned once it is fetched. */
export function TrackLandscape(props: TrackLandscapeProps) {
  const Landscape = landscapes[props.scene];
  return (
    <Suspense>
      <Landscape {...props} open={false} field={[]} />
    </Suspense>
  );
}
