import type { Account } from '@furlong/backend';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { callApi } from '../../shared/api/callApi.ts';
import { errorMessage, isRetryable } from '../../shared/api/errorMessage.ts';
import { paths } from '../../shared/paths.ts';
import { forgetAwaitedMail, placeBeforeMail, readAwaitedMail } from './awaitedMail.ts';
import {
  brokenLink,
  type MailLink,
  readMailLink,
  type SessionLink,
  withoutMailError,
} from './mailLink.ts';
import { identifyLinkMutation, openLinkMutation, signOutMutation } from './mutations.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Follows the link of a mail that the address carries: at once where this browser asked for the
 * mail, or is logged in as the same player; else after a question. A link that did not work ends
 * the session, as the specification has it.
 */
export function useMailLink({ failed }: { failed: (problem: string) => void }) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  // What the address said, until it is known who is logged in.
  const [read, setRead] = useState<MailLink | null>(null);
  const [question, setQuestion] = useState<{ link: SessionLink; owner: Account } | null>(null);
  const signOut = useMutation(signOutMutation);

  function fail(error: Error) {
    setQuestion(null);
    failed(isRetryable(error) ? errorMessage(error) : brokenLink);
  }
  const open = useMutation({
    ...openLinkMutation,
    onSuccess: (_account, { recovery }) => {
      const place = recovery ? paths.newPassword : placeBeforeMail();
      // After a recovery the way back leads through the new password.
      if (!recovery) forgetAwaitedMail();
      setQuestion(null);
      void navigate(place, { replace: true });
    },
    onError: fail,
  });
  const identify = useMutation({
    ...identifyLinkMutation,
    onSuccess: (owner, link) => {
      if (isTrusted(owner)) open.mutate(link);
      else setQuestion({ link, owner });
    },
    onError: fail,
  });

  function isTrusted({ userId, email }: Account) {
    return session.status === 'signed-in'
      ? session.account.userId === userId
      : readAwaitedMail()?.email.toLowerCase() === email.toLowerCase();
  }
  const handle = useEffectEvent((link: MailLink) => {
    if (link.kind === 'session') return identify.mutate(link);
    if (link.kind === 'addressConfirmed') return renewSession();
    if (session.status !== 'signed-out') signOut.mutate();
    failed(link.problem);
  });

  useEffect(() => {
    const link = readMailLink({ hash, search });
    if (link === null) return;
    // Out of the address bar and the history, where anybody could read the tokens.
    const state = link.kind === 'addressConfirmed' ? { addressConfirmed: link.end } : null;
    void navigate(pathname + withoutMailError(search), { replace: true, state });
    setRead(link);
  }, [hash, pathname, search, navigate]);

  useEffect(() => {
    if (read === null || session.status === 'loading') return;
    setRead(null);
    handle(read);
  }, [read, session.status]);

  return {
    question,
    busy: open.isPending,
    accept: () => question && open.mutate(question.link),
    decline: () => setQuestion(null),
  };
}

/** The address that a session names is that of its last renewal. Without an answer it is renewed later. */
function renewSession() {
  callApi((api, client) => api.renewSession(client)).catch(() => undefined);
}
