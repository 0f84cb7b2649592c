import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Keeps a control and its host's value the same, also where a password manager writes into it without
 * an event: what is written stays when its form is drawn again, and the host hears of it before the form
 * is sent.
 */
export function useWritten<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (detail: { value: string }) => void,
) {
  const ref = useRef<Control>(null);
  const [defaultValue] = useState(value);

  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);

  const hear = useEffectEvent(() => {
    const written = ref.current?.value ?? value;
    // Before the form's own answer to the same event.
    if (written !== value) flushSync(() => onChange({ value: written }));
  });
  useEffect(() => {
    const form = ref.current?.form;
    const listen = () => hear();
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, []);

  return {
    ref,
    defaultValue,
    onChange: ({ currentTarget }: { currentTarget: Control }) =>
      onChange({ value: currentTarget.value }),
  };
}
