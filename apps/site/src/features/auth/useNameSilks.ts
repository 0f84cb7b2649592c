import { namedSilks, nameLengths, normalName } from '@furlong/game/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../shared/api/callApi.ts';
import { useStanding } from '../../shared/time/useStanding.ts';

/** How long a name has to stand before the server is asked about it, ms. */
const pause = 400;

const variantQuery = (name: string) =>
  queryOptions({
    queryKey: ['silks variant', name],
    queryFn: () => callApi((api, client) => api.silksVariant(client, { name })),
    enabled: name !== '',
  });

/** The silks that a new stable would be given for the name that is typed; the server gives them. */
export function useNameSilks() {
  const [typed, setTyped] = useState('');
  const name = normalName(typed, nameLengths.stable) ?? '';
  const asked = useStanding(name, pause);
  const { data: variant = 0 } = useQuery(variantQuery(asked));
  return {
    silks: name === '' ? undefined : namedSilks(name, asked === name ? variant : 0),
    changeName: ({ name: next }: { name: string }) => setTyped(next),
  };
}
