import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Amount } from './Amount.tsx';
import { elapsedText } from './elapsed.ts';
import classes from './Hud.module.css';
import { usePlaySnapshot } from './use-play.ts';

/** How long the player has played in this session, and what came of it. */
export function SessionLine() {
  const { t } = useTranslation('play');
  const { server, net } = usePlaySnapshot();
  const [skew] = useState(() => Date.parse(server.serverTime) - Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classes.session}>
      <span title={t('hud.time')}>
        <IconClock size={14} aria-hidden="true" />
        <span className={classes.spoken}>{t('hud.time')}</span>
        <Figure>{elapsedText(now + skew - Date.parse(server.sessionStartedAt))}</Figure>
      </span>
      <span
        title={t('hud.netHint')}
        data-testid="net"
        data-sign={net > 0n ? 'gain' : net < 0n ? 'loss' : 'even'}
      >
        {t('hud.net')} <Amount value={net} signed />
      </span>
    </div>
  );
}
