import type { Account } from '@furlong/backend';

export interface AccountNames {
  /** In the header, and wherever the player is addressed in passing. */
  short: string;
  /** Over the stable's own pages. */
  stable: string;
  /** Who owns it. */
  owner: string;
}

/** What an account is called in each place, with what stands in where it has no such name. */
export function accountNames({
  stableName,
  fullName,
  email,
}: Pick<Account, 'stableName' | 'fullName' | 'email'>): AccountNames {
  const stable = stableName.trim();
  return {
    short: stable || email.split('@')[0]?.trim() || 'My Stable',
    stable: stable || 'Your Stable',
    owner: fullName.trim() || email,
  };
}
