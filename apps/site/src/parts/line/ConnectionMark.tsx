import type { LobbyState } from '@ikka/client';
import { useTranslation } from '@ikka/i18n/react';
import { useNetwork } from '@mantine/hooks';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { createContext, useContext, useEffect, useState } from 'react';
import classes from './ConnectionMark.module.css';

/** A blink of the line is no news: the mark waits a little before it speaks. */
const patienceMs = 2500;

/** How the page's live line stands. */
export const LineContext = createContext<LobbyState>('connecting');

/**
 * Says that the live line is lost and being taken up again, or that the device is offline. Above a game it stands in the bar
 * (`isInBar`): over the game it would lie on what was won.
 */
export function ConnectionMark({ isInBar = false }: { isInBar?: boolean }) {
  const { t } = useTranslation();
  const lobby = useContext(LineContext);
  const { online } = useNetwork();
  const lost = lobby === 'reconnecting';
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    if (!lost) {
      setSpoken(false);
      return;
    }
    const timer = setTimeout(() => setSpoken(true), patienceMs);
    return () => clearTimeout(timer);
  }, [lost]);
  if (online && !spoken) return null;
  const words = t(online ? 'state.reconnecting' : 'state.offline');
  return (
    <div className={classes.mark} data-in-bar={isInBar} role="status" title={words} data-testid="connection">
      <IconPlugConnectedX size={18} aria-hidden="true" />
      <span className={classes.words}>{words}</span>
    </div>
  );
}
