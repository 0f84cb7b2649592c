export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  fullName: string;
  stableName: string;
}

export const emptyForm: Registration = { fullName: '', stableName: '', email: '', password: '' };

/** Shortest password of a new account, in characters. */
const shortestPassword = 6;

/** What browsers take for an address: https://html.spec.whatwg.org/#valid-e-mail-address */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Why a form cannot be sent as it is, in the words the player reads; nothing when it can. */
export function refusal(mode: 'login' | 'register', form: Registration): string | undefined {
  const { fullName, stableName, email, password } = form;
  const names = mode === 'register' ? [fullName, stableName] : [];
  if ([...names, email].some((field) => field.trim() === '') || password === '') {
    return 'Please fill in all fields';
  }
  if (!emailAddress.test(email.trim())) return 'Please enter a valid e-mail address';
  if (mode === 'register' && [...password].length < shortestPassword) {
    return `Password must be at least ${shortestPassword} characters long`;
  }
  return undefined;
}
