import { type TrackId, tracks } from '@furlong/game/rules';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const tracksHead: PageHeadProps = {
  title: 'Track',
  description: 'The six tracks: plan, going, records, and what draw and style have won there.',
};

export const headOfTrack = (trackId: TrackId): PageHeadProps => ({
  title: tracks[trackId].name,
  description: `${tracks[trackId].name}: plan, going, records, and what draw and style have won there.`,
});
