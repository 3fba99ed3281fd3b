import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import classes from './Cashback.module.css';
import type { CashbackLine } from './use-cashback.ts';

/** Cashback by category: how much was staked, at what percent, and what that makes to the last digit. */
export function LineTable({ lines, currency }: { lines: readonly CashbackLine[]; currency: string }) {
  const { t } = useTranslation(['cashback', 'site']);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('category')}</th>
          <th scope="col" className={classes.number}>
            {t('bets')}
          </th>
          <th scope="col" className={classes.number}>
            {t('turnover')}
          </th>
          <th scope="col" className={classes.number}>
            {t('percent')}
          </th>
          <th scope="col" className={classes.number}>
            {t('cashback')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.category}/${line.rankLevel}/${line.percent}`}>
            <th scope="row" className={classes.what}>
              {line.category === null ? t('unknownGame') : t(`site:category.${line.category}`)}
              <span className={classes.sub}>
                <Figure>{t('level', { level: line.rankLevel })}</Figure>
              </span>
            </th>
            <td className={`${classes.number} ${classes.extra}`}>
              <Figure>{formatNumber(line.bets)}</Figure>
            </td>
            <td className={`${classes.number} ${classes.low}`}>
              <Money amount={line.turnover} currency={currency} />
            </td>
            <td className={`${classes.number} ${classes.rate}`}>
              <Figure>{line.percent}%</Figure>
            </td>
            <td className={`${classes.number} ${classes.gain}`}>
              <Money amount={line.cashback} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
