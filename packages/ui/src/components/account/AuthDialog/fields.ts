export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  fullName: string;
  stableName: string;
}

/** What is typed into a form of the account, whichever it is. */
export interface AuthFields extends Registration {
  /** Of an authenticator app, or one that recovers. */
  code: string;
}

export type AuthField = keyof AuthFields;

/** What a form of the account is for. */
export type AuthFormMode = 'login' | 'code' | 'register' | 'recovery' | 'resend' | 'newPassword';

/** The fields of each form, in their order. */
export const fieldsOf: Record<AuthFormMode, readonly AuthField[]> = {
  login: ['email', 'password'],
  code: ['code'],
  register: ['fullName', 'stableName', 'email', 'password'],
  recovery: ['email'],
  resend: ['email'],
  newPassword: ['password'],
};

export const emptyForm: AuthFields = {
  fullName: '',
  stableName: '',
  email: '',
  password: '',
  code: '',
};
