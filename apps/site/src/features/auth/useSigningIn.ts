import type { AuthStatus } from '@furlong/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../shared/api/callApi.ts';
import { errorMessage } from '../../shared/api/errors.ts';

/** How long the welcome is shown before the dialog closes, ms. */
const welcomeTime = 1_500;

interface Credentials {
  email: string;
  password: string;
}

interface Registration extends Credentials {
  fullName: string;
  stableName: string;
}

/** Logging in and registering, and what the dialog says about it. `done` closes the dialog. */
export function useSigningIn({ done }: { done: () => void }) {
  const [status, tell] = useState<AuthStatus>('idle');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(closing.current), []);

  /** Says what came of it; a refusal or failure is shown in the dialog. */
  async function attempt(act: () => Promise<string>) {
    clearTimeout(closing.current);
    tell('busy');
    try {
      tell({ success: await act() });
      return true;
    } catch (error) {
      tell({ error: errorMessage(error) });
      return false;
    }
  }

  async function login(credentials: Credentials) {
    const welcomed = await attempt(async () => {
      const { stableName, email } = await callApi((api, client) => api.signIn(client, credentials));
      return `Welcome back, ${stableName || email}!`;
    });
    if (!welcomed) return;
    closing.current = setTimeout(() => {
      done();
      void navigate('/stable');
    }, welcomeTime);
  }

  async function register(registration: Registration) {
    await attempt(async () => {
      await callApi((api, client) => api.signUp(client, registration));
      return 'Registration successful! Please check your email to verify your account.';
    });
  }

  return {
    status,
    tell,
    login: (credentials: Credentials) => void login(credentials),
    register: (registration: Registration) => void register(registration),
  };
}
