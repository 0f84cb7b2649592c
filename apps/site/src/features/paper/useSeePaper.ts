import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../shared/api/callApi.ts';
import { paperApi } from '../../shared/api/domains.ts';

// What the paper tells stays as it is for the visit: nothing is asked for again.
const seePaperMutation = mutationOptions({
  mutationFn: () => callApi(paperApi, (api, client) => api.seePaper(client)),
});

/** Once the paper of today is there, the next visit's tells from this one on. */
export function useSeePaper(isToday: boolean) {
  const { mutate } = useMutation(seePaperMutation);
  useEffect(() => {
    if (isToday) mutate();
  }, [isToday, mutate]);
}
