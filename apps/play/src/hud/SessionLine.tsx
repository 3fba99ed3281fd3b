import { formatElapsed } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconClock } from '@tabler/icons-react';
import { Amount } from './Amount.tsx';
import classes from './Hud.module.css';
import { useElapsed } from './use-elapsed.ts';
import { usePlaySnapshot } from './use-play.ts';

/** How long the player has been at play in this sitting, and what came of it. */
export function SessionLine() {
  const { t } = useTranslation('play');
  const { net } = usePlaySnapshot();
  const elapsed = useElapsed();
  return (
    <div className={classes.session}>
      <span title={t('hud.time')}>
        <IconClock size={14} aria-hidden="true" />
        <span className={classes.spoken}>{t('hud.time')}</span>
        <Figure>{formatElapsed(elapsed)}</Figure>
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
