import type { Session } from '@supabase/supabase-js';

/** Who is signed in, as the account itself says. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** Empty if the account has none. */
  readonly fullName: string;
  /** As given at sign-up; the stable itself may have been given one like it. */
  readonly stableName: string;
}

export function toAccount({ user }: Session): Account {
  const { full_name: fullName, stable_name: stableName } = user.user_metadata;
  return {
    userId: user.id,
    email: user.email ?? '',
    fullName: typeof fullName === 'string' ? fullName : '',
    stableName: typeof stableName === 'string' ? stableName : '',
  };
}
