import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button';
import { Inline } from '../../../primitives/Inline/Inline';
import { Notice } from '../../../primitives/Notice/Notice';
import { Refusal } from '../../../primitives/Refusal/Refusal';
import { Stack } from '../../../primitives/Stack/Stack';
import { TextField } from '../../../primitives/TextField/TextField';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './AuthForm.css';
import { type AuthField, type AuthFields, type AuthFormMode, emptyForm, fieldsOf } from './fields';
import { fieldProps } from './fieldWords';
import { type FormRefusal, refusal } from './validation';

export type AuthStatus =
  | 'idle'
  | 'busy'
  | {
      error: string;
      /** The field that the error is about: it is marked as well. */
      field?: AuthField | undefined;
      /** Keeps the form from being sent, and says on its button until when. */
      wait?: ReactNode;
    }
  | { success: string };

export interface AuthFormProps {
  mode: AuthFormMode;
  /** What the button says. */
  submit: string;
  /** Only the fields of the mode are filled in; all but the password come without spaces around. */
  onSubmit: (detail: AuthFields) => void;
  status: AuthStatus;
  /** Shown under the message of success, such as a link to the mail that was sent. */
  notice?: ReactNode;
  /** The silks that go with the stable's name; left out while there is none. */
  silks?: SilksDesign | undefined;
  /** The stable's name, at each key. */
  onStableNameChange?: ((detail: { name: string }) => void) | undefined;
  /** The address that is filled in at the start. */
  email?: string | undefined;
  /**
   * Begins with the focus in its first field, as in a dialog, where the button that led to it is gone.
   * @default false
   */
  focused?: boolean;
}

const cloth = ['white', 'white'] as const;

/** Holds the place of silks that nobody has named yet. */
const undyed: SilksDesign = {
  body: 'plain',
  bodyColours: cloth,
  sleeves: 'plain',
  sleeveColours: cloth,
  cap: 'plain',
  capColours: cloth,
};

const nothing: FormRefusal = { fields: {} };

/** The fields of one mode, checked before the host hears of them. */
export function AuthForm({
  mode,
  submit,
  onSubmit,
  status,
  notice,
  silks,
  onStableNameChange,
  email = '',
  focused = false,
}: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState({ ...emptyForm, email });
  const [answered, setAnswered] = useState<AuthStatus>('idle');
  const [refused, setRefused] = useState(nothing);
  // The field that the server's refusal is about.
  const [marked, setMarked] = useState<AuthField>();
  // Fields that were changed since: what was wrong with them is not said any longer.
  const [changed, setChanged] = useState<readonly AuthField[]>([]);

  const answer = typeof status === 'object' ? status : undefined;
  const error = answer && 'error' in answer ? answer : undefined;
  const field = fieldsOf[mode].find((name) => name === error?.field);
  const success = answer && 'success' in answer ? answer.success : undefined;
  const waiting = error?.wait !== undefined;
  // The dialog closes by itself then.
  const opensSession = mode === 'login' || mode === 'code';

  // A new answer: it stands above the form until that is sent again, and its field is marked until
  // that is changed. What was typed into a form that succeeded has done its work.
  if (status !== answered) {
    setAnswered(status);
    refuse(error ? { summary: error.error, fields: {} } : nothing);
    setMarked(field);
    if (success !== undefined && !opensSession) setFields(emptyForm);
  }

  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);

  // To the first field that has to be mended.
  useEffect(() => {
    if (refused === nothing) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  // What was typed is gone: the next stop is the link under the message, which may come later.
  useEffect(() => {
    if (success === undefined || opensSession) return;
    form.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [success, opensSession]);

  function refuse(why: FormRefusal) {
    setRefused(why);
    setMarked(undefined);
    setChanged([]);
  }

  function change(name: AuthField, value: string) {
    setFields({ ...fields, [name]: value });
    setChanged([...changed, name]);
    if (name === 'stableName') onStableNameChange?.({ name: value });
  }

  function send() {
    if (status === 'busy' || waiting) return;
    const input = form.current?.querySelector<HTMLInputElement>('input[type="email"]');
    const why = refusal(mode, fields, input?.validity.valid ?? false);
    refuse(why);
    if (Object.keys(why.fields).length > 0) return;
    onSubmit({
      fullName: fields.fullName.trim(),
      stableName: fields.stableName.trim(),
      email: fields.email.trim(),
      password: fields.password,
      code: fields.code.trim(),
    });
  }

  // A stable is founded once: what is left to do lies in the mail.
  const founded = mode === 'register' && success !== undefined;
  return (
    <form
      ref={form}
      // Our own sentences, said at the fields, instead of the browser's bubbles.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack>
        {refused.summary !== undefined && <Refusal>{refused.summary}</Refusal>}
        {refused.summary === undefined && success !== undefined && (
          <Notice tone="success" action={notice}>
            {success}
          </Notice>
        )}
        {founded && silks && (
          <Inline justify="center">
            <Silks design={silks} size={96} />
          </Inline>
        )}
        {(founded ? [] : fieldsOf[mode]).map((name) => {
          const line = (
            <TextField
              key={name}
              {...fieldProps(mode)[name]}
              value={fields[name]}
              onChange={({ value }) => change(name, value)}
              error={changed.includes(name) ? undefined : refused.fields[name]}
              invalid={marked === name && !changed.includes(name)}
              required
            />
          );
          return name === 'stableName' ? (
            <div key={name} className={styles.named}>
              {line}
              <Silks design={silks ?? undyed} size={96} decorative={silks === undefined} />
            </div>
          ) : (
            line
          );
        })}
        {!founded && (
          <Button
            type="submit"
            variant={mode === 'register' ? 'gold' : 'primary'}
            wide
            busy={status === 'busy'}
            waiting={waiting}
          >
            {error?.wait ?? submit}
          </Button>
        )}
      </Stack>
    </form>
  );
}
