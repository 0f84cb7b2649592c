import type { RequestHandler } from 'msw';
import { rpc } from './postgrest.ts';

/** Messages to the operator. */
export default function contactHandlers(): RequestHandler[] {
  return [rpc('contact_us', () => 'F-7KQ2MX')];
}
