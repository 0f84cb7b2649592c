interface Account {
  stableName?: string | undefined;
  email?: string | undefined;
}

/** What an account is called: its stable, else the local part of the e-mail, else 'My Stable'. */
export function ownerName({ stableName, email }: Account): string {
  return stableName?.trim() || email?.split('@')[0]?.trim() || 'My Stable';
}
