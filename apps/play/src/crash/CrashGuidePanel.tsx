import { rtp } from '@ikka/crash/rules';
import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import panels from '../panels/panels.module.css';
import { useCrashSnapshot } from './use-crash.ts';

/** The figures of the game and every rule. */
export function CrashGuidePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['crash', 'arcade', 'play']);
  const { server } = useCrashSnapshot();
  const rules = t('rules', { returnObjects: true }) as string[];
  const controls = t('controls', { returnObjects: true }) as string[];
  return (
    <ModalShell opened onClose={onClose} size={680} title={t('arcade:guide.title')}>
      <h3 className={panels.heading}>{t('arcade:guide.figures')}</h3>
      <dl className={panels.facts}>
        <div className={panels.fact}>
          <dt>{t('arcade:guide.rtp')}</dt>
          <dd>
            <Figure>{formatPercent(Number(rtp.numerator) / Number(rtp.denominator))}</Figure>
            <small>{t('rtpHint')}</small>
          </dd>
        </div>
      </dl>
      <h3 className={panels.heading}>{t('arcade:guide.rules')}</h3>
      <ol className={panels.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3 className={panels.heading}>{t('arcade:guide.controls')}</h3>
      <ul className={panels.rules}>
        {controls.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={panels.hint}>{t('play:paytable.version', { version: server.game.version })}</p>
    </ModalShell>
  );
}
