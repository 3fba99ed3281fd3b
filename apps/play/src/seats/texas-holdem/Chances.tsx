import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { SmallHand } from '../SmallHand.tsx';
import classes from './chances.module.css';
import { streetEquity } from './street-equity.ts';

const rounds = ['flop', 'turn', 'river'] as const;

/** What each known hand could hope for from the flop on; nothing where only one is known. */
export function Chances({ seat, outcome }: { seat: number; outcome: unknown }) {
  const { t } = useTranslation(['texasHoldem', 'seats']);
  const hands = streetEquity(seat, outcome);
  if (hands.length === 0) return null;
  return (
    <table className={classes.chances} data-testid="chances">
      <caption>{t('texasHoldem:chances')}</caption>
      <thead>
        <tr>
          <td />
          {rounds.map((round) => (
            <th key={round} scope="col">
              {t(`texasHoldem:line.${round}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hands.map((hand) => (
          <tr key={hand.seat}>
            <th scope="row">
              <SmallHand cards={hand.cards} />
              {hand.seat === seat ? t('seats:seat.you') : t('seats:seat.no', { seat: hand.seat + 1 })}
            </th>
            {rounds.map((round) => (
              <td key={round}>
                <Figure>{formatPercent(hand[round], 1)}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
