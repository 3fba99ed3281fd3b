import { useState } from 'react';
import { useSession } from '../calls/session.ts';

const confirmedKey = 'ikka.of-age';

/**
 * Whether whoever looks at the page has said that he is of age, and how he says so: with his registration, or once in this
 * browser before his first play without one.
 */
export function useOfAge(): { readonly isOfAge: boolean; readonly confirm: () => void } {
  const isIn = useSession() !== null;
  const [isConfirmed, setConfirmed] = useState(() => localStorage.getItem(confirmedKey) !== null);
  return {
    isOfAge: isIn || isConfirmed,
    confirm: () => {
      localStorage.setItem(confirmedKey, '1');
      setConfirmed(true);
    },
  };
}
