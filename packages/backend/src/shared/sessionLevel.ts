import type { Session } from '@supabase/supabase-js';

/** Whether a session has signed in by a password or a mail alone, where its account has a second factor. */
export function awaitsCode({ access_token: token, user }: Session): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified');
  return hasFactor && levelOf(token) !== 'aal2';
}

/** What an access token says that its session has shown; it is not checked here. */
function levelOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return null;
  }
}
