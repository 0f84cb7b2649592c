import type { ContactTopic } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** A message that somebody has sent to the operator. */
export interface SentMessage {
  readonly reference: string;
  /** Null of a visitor's. */
  readonly stable: string | null;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Takes messages to the operator that wait, each once: whoever takes them mails them. */
export async function takeContactMessages(
  backend: ServiceBackend,
  { limit }: { limit: number },
): Promise<SentMessage[]> {
  const rows = await unwrap(
    backend
      .rpc('take_contact_messages', { p_limit: limit })
      .overrideTypes<Row[], { merge: false }>(),
  );
  return rows.map(({ reference, stable_name: stable, email, topic, body: text, sent_at }) => ({
    ...{ reference, stable, email, topic, text },
    sentAt: parseTimestamp(sent_at),
  }));
}

interface Row {
  reference: string;
  stable_name: string | null;
  email: string;
  topic: ContactTopic;
  body: string;
  sent_at: string;
}
