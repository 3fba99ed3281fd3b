import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import classes from './FairPage.module.css';
import type { PlainDraw } from './verify-round.ts';

/** Every number that the round took from the stream, and what it became. */
export function PlainDrawTable({ draws }: { draws: readonly PlainDraw[] }) {
  const { t } = useTranslation('fair');
  const rows = draws.map((draw, index) => ({ id: `${index}`, ...draw }));
  return (
    <>
      <h3 className={classes.panelTitle}>{t('draws.title')}</h3>
      <p className={classes.hint}>{t('draws.plainHint')}</p>
      <div className={classes.scroll}>
        <table className={classes.draws}>
          <thead>
            <tr>
              <th scope="col">{t('draws.bytes')}</th>
              <th scope="col">{t('draws.number')}</th>
              <th scope="col">{t('draws.of')}</th>
              <th scope="col">{t('draws.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, bytes, number, of, value }) => (
              <tr key={id}>
                <td className={classes.bytes}>
                  <Figure>{bytes}</Figure>
                </td>
                <td>
                  <Figure>{number}</Figure>
                </td>
                <td>
                  <Figure>{of ?? '–'}</Figure>
                </td>
                <td>
                  <Figure>{value}</Figure>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
