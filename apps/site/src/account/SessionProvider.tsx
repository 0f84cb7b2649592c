import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { ask } from '../backend/ask.ts';
import { queryClient } from '../backend/queryClient.ts';

/** The signed-in player, as the authentication backend knows them. */
export interface Player {
  id: string;
  email: string;
  fullName: string | null;
  stableName: string | null;
}

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; player: Player };

const SessionContext = createContext<Session>({ status: 'loading' });

/** Who is there. Follows sign-in and sign-out of this tab and of the others. */
export function useSession(): Session {
  return use(SessionContext);
}
