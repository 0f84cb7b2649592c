import type { ContactMessage } from '@furlong/backend';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/callApi.ts';
import { contactApi } from '../../shared/api/domains.ts';

/** Sends a message to the operator, from whoever writes it. Nothing that is shown depends on it. */
export const contactMutation = mutationOptions({
  mutationFn: (message: ContactMessage & { requestId: string }) =>
    callApi(contactApi, (api, client) => api.contactUs(client, message)),
});
