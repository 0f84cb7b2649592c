export interface Registration {
  fullName: string;
  stableName: string;
  email: string;
  password: string;
}

/** Shortest password of a new account, in characters. */
export const shortestPassword = 6;

/** The first thing that keeps a registration from being sent, or null when it may be. */
export function registrationProblem({ fullName, stableName, password }: Registration) {
  if (fullName.trim() === '' || stableName.trim() === '') return 'Please fill in all fields';
  if (password.length < shortestPassword) return 'Password must be at least 6 characters long';
  return null;
}
