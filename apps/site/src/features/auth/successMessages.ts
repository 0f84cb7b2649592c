import type { Account } from '@furlong/backend';
import { accountNames } from './accountNames.ts';

export function welcome(account: Account) {
  return `Welcome, ${accountNames(account).short}!`;
}

export function registered() {
  return 'Registration successful! Please check your email to verify your account.';
}

// Neither says whether the address has an account: that is nobody else's business.

export function recoverySent() {
  return 'If this address has an account, a link to a new password is on its way.';
}

export function confirmationSent() {
  return 'If this address waits for its confirmation, the mail is on its way again.';
}
