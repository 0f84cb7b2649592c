import type { Account } from '@furlong/backend';
import { useOutletContext } from 'react-router-dom';

/** The signed-in player, on the screens of the stable: nobody else reaches them. */
export function usePlayer(): Account {
  return useOutletContext<Account>();
}
