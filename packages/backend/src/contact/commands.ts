import type { ContactTopic } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/** A message to the operator. */
export interface ContactMessage {
  /** Where the answer goes. */
  readonly email: string;
  readonly topic: ContactTopic;
  readonly text: string;
}

/**
 * Sends a message to the operator, from whoever writes it; answers the reference by which it is known.
 * Repeated with the same `requestId` it is sent once.
 * @throws GameError with the reason for which nothing was sent
 */
export async function contactUs(
  backend: Backend,
  { email, topic, text, requestId }: ContactMessage & { requestId: string },
): Promise<string> {
  return unwrap(
    backend.rpc('contact_us', {
      p_email: email,
      p_topic: topic,
      p_body: text,
      p_request_id: requestId,
    }),
  );
}
