import type { Session, User } from '@supabase/supabase-js';
import { awaitsCode } from '../shared/sessionLevel.ts';

/** Who is signed in, as the account itself says. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** Empty if the account has none. */
  readonly fullName: string;
  /** As given at sign-up; the stable itself may have been given one like it. */
  readonly stableName: string;
}

/** Who has a session, and whether it waits for the second factor of its account: then it is nobody's yet. */
export interface SignedIn extends Account {
  readonly awaitsCode: boolean;
}

export function toSignedIn(session: Session): SignedIn {
  return { ...toAccount(session.user), awaitsCode: awaitsCode(session) };
}

export function toAccount({ id, email = '', user_metadata }: User): Account {
  const { full_name: fullName, stable_name: stableName } = user_metadata;
  return {
    userId: id,
    email,
    fullName: typeof fullName === 'string' ? fullName : '',
    stableName: typeof stableName === 'string' ? stableName : '',
  };
}
