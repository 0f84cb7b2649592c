import type { RequestWithEntries } from '@furlong/backend';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';
import { nameOf, sayWhere, sayWhom } from './requestWords.ts';

export const requestARaceHead: PageHeadProps = {
  title: 'Request a Race',
  description: 'Ask for a race that suits your horse, and let others join.',
};

/** Before it is known what it is called. */
export const raceRequestHead: PageHeadProps = {
  title: 'Race request',
  description: 'A race that an owner asked for, and the horses that have joined it.',
};

export const headOfRequest = ({ request }: RequestWithEntries): PageHeadProps => ({
  title: nameOf(request),
  description: `A race request: ${sayWhere(request)}, ${sayWhom(request)}.`,
});
