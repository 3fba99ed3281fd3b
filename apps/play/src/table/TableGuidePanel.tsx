import { returnOf, type Spot, spots } from '@ikka/baccarat/rules';
import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Amount } from '../hud/Amount.tsx';
import panels from '../panels/panels.module.css';
import { isGraded, oddsText } from './odds-text.ts';
import classes from './Panels.module.css';
import { useTableSnapshot } from './use-table.ts';

/** What every spot pays, gives back in the long run and takes, and every rule. */
export function TableGuidePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['baccarat', 'play']);
  const { table } = useTableSnapshot();
  const rules = t('rules', { returnObjects: true }) as string[];
  const variant = table?.variant ?? 'commission';
  const { least = 0n, most = 0n, sideMost = 0n } = table?.limits ?? {};
  const mostOn = (spot: Spot) => (spot === 'player' || spot === 'banker' ? most : sideMost);
  return (
    <ModalShell opened onClose={onClose} size={720} title={t('guide.title')} subtitle={t(`lobby.${variant}`)}>
      <h3 className={panels.heading}>{t('guide.limits')}</h3>
      <div className={classes.sheet}>
        <table>
          <thead>
            <tr>
              {(['spot', 'pays', 'rtp', 'bounds'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`guide.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spots.map((spot) => (
              <tr key={spot}>
                <th scope="row">{t(`spot.${spot}`)}</th>
                <td>
                  <bdi>
                    {isGraded(spot) ? t('upTo', { odds: oddsText(spot, variant) }) : oddsText(spot, variant)}
                  </bdi>
                </td>
                <td>
                  <Figure>{formatPercent(returnOf(variant, spot))}</Figure>
                </td>
                <td>
                  <Amount value={least} /> – <Amount value={mostOn(spot)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={panels.hint}>{t('guide.rtpHint')}</p>
      <h3 className={panels.heading}>{t('guide.rules')}</h3>
      <ol className={panels.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </ModalShell>
  );
}
