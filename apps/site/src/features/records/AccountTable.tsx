import type { CallValue, calls } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../parts/calls/queries.ts';
import classes from './AccountPage.module.css';
import { movementName } from './movement-name.ts';

type Answer = CallValue<typeof calls.records.accountRecord>;

/** A page of movements with its sum. One of a round opens it. */
export function AccountTable({ record, onOpen }: { record: Answer; onOpen: (roundId: string) => void }) {
  const { t } = useTranslation('accountRecord');
  const zone = useQuery(statusQuery).data?.timeZone;
  const { currency } = record;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col" className={classes.number}>
            {t('change')}
          </th>
          <th scope="col" className={classes.number}>
            {t('balanceAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        {record.list.map((row) => {
          const time = formatInstant(row.at, zone);
          const { roundId } = row;
          return (
            <tr key={row.transferId}>
              <td className={classes.time}>
                {roundId === null ? (
                  <Figure>{time}</Figure>
                ) : (
                  <button
                    type="button"
                    className={classes.open}
                    aria-label={t('openRound', { time })}
                    onClick={() => onOpen(roundId)}
                  >
                    <Figure>{time}</Figure>
                  </button>
                )}
              </td>
              <td className={classes.what}>
                {t(movementName(row))}
                {row.reason === null ? null : (
                  <small className={classes.reason}>{t(`reasons.${row.reason}`)}</small>
                )}
              </td>
              <td className={`${classes.number} ${classes.change}`}>
                <Money amount={row.change} currency={currency} tone="direction" signed />
              </td>
              <td className={`${classes.number} ${classes.after}`}>
                <span className={classes.label}>{t('balanceAfter')}: </span>
                <Money amount={row.balanceAfter} currency={currency} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('onPage')}
          </th>
          <td className={`${classes.number} ${classes.change}`}>
            <Money amount={record.pageTotals.net} currency={currency} tone="direction" signed />
          </td>
          <td className={classes.after} />
        </tr>
      </tfoot>
    </table>
  );
}
