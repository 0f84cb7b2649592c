import { Toast as Base } from '@base-ui/react/toast';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { icons } from '../Notice/icons';
import type { NoticeTone } from '../Notice/Notice';
import * as styles from './Toasts.css';

export interface ToastsProps {
  children: ReactNode;
}

/** Around the page: whatever is inside can say a word in passing, through `useToast`. */
export function Toasts({ children }: ToastsProps) {
  return (
    <Base.Provider>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <Shown />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

export interface ToastMessage {
  /** What happened, in a sentence. Nothing that must not be missed: use `Notice` for that. */
  message: string;
  /** @default 'success' */
  tone?: NoticeTone;
  /** One thing to do about it, such as "Undo". It must be possible elsewhere too. */
  action?: { label: string; onPress: () => void };
}

/** Says a word in passing: shown in a corner for five seconds, and read out politely. */
export function useToast(): (toast: ToastMessage) => void {
  const { add } = Base.useToastManager<ToastData>();
  return ({ message, tone = 'success', action }) =>
    add({
      title: message,
      data: { tone },
      ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
    });
}

interface ToastData {
  tone: NoticeTone;
}

function Shown() {
  const { toasts } = Base.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className={styles.toast}>
      <Base.Content className={styles.content}>
        {toast.data && <ToneIcon {...toast.data} />}
        <Base.Title render={<p />} className={styles.message} />
        <Base.Action className={styles.action} />
        <Base.Close className={styles.close} aria-label="Close">
          <Icon icon={IconX} />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

function ToneIcon({ tone }: ToastData) {
  return <Icon icon={icons[tone]} size="medium" className={styles.icon[tone]} />;
}
