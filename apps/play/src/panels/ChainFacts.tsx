import type { CallResult } from '@ikka/client';
import type { PublishedChain } from '@ikka/contract';
import { saltOf } from '@ikka/fair';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { useInstant } from '../hud/use-instant.ts';
import { Named } from './Named.tsx';
import classes from './panels.module.css';
import { useCall } from './use-call.ts';

type ReadBets = (firstRound: number) => Promise<CallResult<{ readonly bets: readonly string[] }>>;

/** How the rounds of a room are fixed: its chain of seeds, where the salt comes from, and what follows the chain. */
export function ChainFacts({ chain, readBets }: { chain: PublishedChain; readBets: ReadBets }) {
  const { t } = useTranslation('play');
  const instant = useInstant();
  const { firstRound, length, commitment, committedAt, salt, saltRound, nextCommitment } = chain;
  return (
    <section className={classes.pair} data-testid="chain">
      <h3 className={classes.heading}>
        {t('chain.title', { first: formatNumber(firstRound), last: formatNumber(firstRound + length - 1) })}
      </h3>
      <Named name={t('chain.commitment')} value={commitment} />
      <p className={classes.hint}>
        {t('chain.committedAt')} <Figure>{instant(committedAt)}</Figure>
      </p>
      <Named name={t('chain.salt')} value={salt} />
      {saltRound === null ? (
        <p className={classes.hint}>{t(salt === commitment ? 'chain.saltNone' : 'chain.saltHouse')}</p>
      ) : (
        <SaltProof key={firstRound} chain={chain} saltRound={saltRound} readBets={readBets} />
      )}
      {nextCommitment === null ? null : (
        <>
          <Named name={t('chain.next')} value={nextCommitment} />
          <p className={classes.hint}>{t('chain.nextHint')}</p>
        </>
      )}
    </section>
  );
}

/** The bets that gave the salt, hashed here once more. */
function SaltProof(props: { chain: PublishedChain; saltRound: number; readBets: ReadBets }) {
  const { chain, saltRound, readBets } = props;
  const { t } = useTranslation('play');
  const told = useCall(`salt of ${chain.firstRound}`, () => readBets(chain.firstRound));
  const bets = told.data?.bets;
  const holds = bets !== undefined && bets.length > 0 && saltOf(bets) === chain.salt;
  return (
    <>
      <p className={classes.hint}>{t('chain.saltedBy', { no: formatNumber(saltRound) })}</p>
      {told.isError ? <p className={classes.hint}>{told.error.message}</p> : null}
      {bets === undefined ? null : (
        <>
          <p className={classes.hint} role="status" data-testid="salt-proof" data-holds={holds}>
            {t(holds ? 'chain.saltGood' : 'chain.saltBad', { count: bets.length })}
          </p>
          <details>
            <summary>{t('chain.bets')}</summary>
            <p className={classes.hint}>
              <bdi dir="ltr">{bets.join(',')}</bdi>
            </p>
          </details>
        </>
      )}
    </>
  );
}
