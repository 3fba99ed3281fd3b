import { calls } from '@ikka/contract';
import { useSyncExternalStore } from 'react';
import { useRead } from '../api/use-call.ts';
import { sessionStore } from './session-store.ts';

export function useSessionState(): ReturnType<typeof sessionStore.state> {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.state);
}

/** Who is at the desk and what the server lets him do. */
export function useMe() {
  const { token } = useSessionState();
  return useRead(calls.office.officeMe, {}, { enabled: token !== null });
}

/** Whether the operator may do it; false until the server has said so. */
export function useMay(permission: string | undefined): boolean {
  const { data } = useMe();
  return permission === undefined || (data?.permissions.includes(permission) ?? false);
}
