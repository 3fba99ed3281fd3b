import type { LobbyState } from '@ikka/client';
import { useTranslation } from '@ikka/i18n/react';
import { useNetwork } from '@mantine/hooks';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './ConnectionMark.module.css';

/** A blink of the line is no news: the mark waits a little before it speaks. */
const patienceMs = 2500;

/** Says that the live line is lost and being taken up again, or that the device is offline. */
export function ConnectionMark({ lobby }: { lobby: LobbyState }) {
  const { t } = useTranslation();
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
  return (
    <div className={classes.mark} role="status">
      <IconPlugConnectedX size={18} />
      {t(online ? 'state.reconnecting' : 'state.offline')}
    </div>
  );
}
