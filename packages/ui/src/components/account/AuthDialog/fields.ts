export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  fullName: string;
  stableName: string;
}

export type AuthField = keyof Registration;

/** What a form of the account is for. */
export type AuthFormMode = 'login' | 'register' | 'recovery' | 'resend' | 'newPassword';

/** The fields of each form, in their order. */
export const fieldsOf: Record<AuthFormMode, readonly AuthField[]> = {
  login: ['email', 'password'],
  register: ['fullName', 'stableName', 'email', 'password'],
  recovery: ['email'],
  resend: ['email'],
  newPassword: ['password'],
};

export const emptyForm: Registration = { fullName: '', stableName: '', email: '', password: '' };
