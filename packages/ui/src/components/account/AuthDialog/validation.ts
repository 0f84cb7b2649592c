import { type AuthField, type AuthFields, type AuthFormMode, fieldsOf } from './fields';

/** Shortest password of a new account, in characters. */
export const shortestPassword = 6;

/** Why a form cannot be sent as it is, in the words the player reads. */
export interface FormRefusal {
  /** Said above the form. */
  summary?: string;
  /** Said at each field that has to be mended. */
  fields: Partial<Record<AuthField, string>>;
}

/**
 * What has to be mended before a form can be sent.
 * @param emailIsValid what the browser says of the address
 */
export function refusal(mode: AuthFormMode, form: AuthFields, emailIsValid: boolean): FormRefusal {
  const names = fieldsOf[mode];
  const fields: FormRefusal['fields'] = {};
  // A password may be made of spaces.
  const empty = names.filter(
    (name) => (name === 'password' ? form[name] : form[name].trim()) === '',
  );
  for (const name of empty) fields[name] = 'Please fill in this field';
  if (names.includes('email') && !emailIsValid) {
    fields.email ??= 'Please enter a valid e-mail address';
  }
  const choosing = mode === 'register' || mode === 'newPassword';
  if (choosing && [...form.password].length < shortestPassword) {
    fields.password ??= `Password must be at least ${shortestPassword} characters long`;
  }
  return empty.length > 0 && names.length > 1
    ? { summary: 'Please fill in all fields', fields }
    : { fields };
}
