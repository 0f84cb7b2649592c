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
export const shortestPassword = 6;

/**
 * Why a form cannot be sent as it is, in the words the player reads; nothing when it can.
 * @param emailIsValid what the browser says of the address
 */
export function refusal(
  mode: 'login' | 'register',
  form: Registration,
  emailIsValid: boolean,
): string | undefined {
  const { fullName, stableName, email, password } = form;
  const names = mode === 'register' ? [fullName, stableName] : [];
  if ([...names, email].some((field) => field.trim() === '') || password === '') {
    return 'Please fill in all fields';
  }
  if (!emailIsValid) return 'Please enter a valid e-mail address';
  if (mode === 'register' && [...password].length < shortestPassword) {
    return `Password must be at least ${shortestPassword} characters long`;
  }
  return undefined;
}
