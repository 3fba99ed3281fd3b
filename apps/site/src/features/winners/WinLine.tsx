import type { Win } from '@ikka/contract';
import { formatInstant, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './WinnersPage.module.css';
import { proofHash } from './win-view.ts';

/** One round of the board, with the way to recompute it. */
export function WinLine({ win }: { win: Win }) {
  const { t } = useTranslation('winners');
  const language = wireLanguage(useLanguage());
  const proof = proofHash(win);
  return (
    <tr>
      <td data-cell="player">
        <bdi>{win.player}</bdi>
      </td>
      <td data-cell="game">
        <bdi>{win.gameName[language]}</bdi>
        <bdi className={classes.vendor}>{win.vendorName[language]}</bdi>
      </td>
      <td data-cell="stake">
        <span className={classes.small}>{t('column.stake')}</span>{' '}
        <Money amount={win.stake} currency={win.currency} />
      </td>
      <td data-cell="payout">
        <Money amount={win.payout} currency={win.currency} tone="win" />
      </td>
      <td data-cell="multiplier">
        <Figure className={classes.multiplier}>×{win.multiplier}</Figure>
      </td>
      <td data-cell="time">
        <time dateTime={win.playedAt}>
          <Figure>{formatInstant(win.playedAt)}</Figure>
        </time>
      </td>
      <td data-cell="proof">
        {proof === null ? (
          <span className={classes.sealed}>{t(win.isProvable ? 'sealed' : 'outside')}</span>
        ) : (
          <Link to="/fair" hash={proof} className={classes.proof}>
            <IconShieldCheck size={17} stroke={1.7} aria-hidden />
            {t('verify')}
          </Link>
        )}
      </td>
    </tr>
  );
}
