import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { SmallHand } from '../SmallHand.tsx';
import type { SeatView } from '../seat-snapshot.ts';
import classes from './chances.module.css';
import { stepEquity } from './step-equity.ts';

/** Under the table of a replay: what each known hand could hope for at this step; nothing where that is not known. */
export function Equity({ view, outcome }: { view: SeatView; outcome: unknown }) {
  const { t } = useTranslation(['texasHoldem', 'seats']);
  const equity = stepEquity(view, outcome);
  if (equity === null) return null;
  return (
    <table className={classes.chances} data-testid="equity">
      <caption>
        {t(equity.isExact ? 'texasHoldem:equity.now' : 'texasHoldem:equity.beforeFlop')}
        {equity.hasUnknown ? <> {t('texasHoldem:equity.unknown')}</> : null}
      </caption>
      <tbody>
        {equity.hands.map(({ seat, cards, share }) => (
          <tr key={seat}>
            <th scope="row">
              <SmallHand cards={cards} />
              {seat === view.me?.seat ? t('seats:seat.you') : t('seats:seat.no', { seat: seat + 1 })}
            </th>
            <td>
              <Figure>{formatPercent(share, equity.isExact ? 1 : 0)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
