import { formatInstant, formatMoney, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, Money, Pager } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconChevronDown, IconGift } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../../parts/account/use-account.ts';
import { useLayers } from '../../parts/address/use-layers.ts';
import classes from '../../parts/bonuses/Bonuses.module.css';
import { WeightList } from '../../parts/bonuses/BonusTerms.tsx';
import { type Bonus, bonusesQuery } from '../../parts/bonuses/use-bonuses.ts';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';

/** Every bonus that the member has or had, newest first; each opens to what counted and on what terms. */
export function BonusList() {
  const { t } = useTranslation('bonuses');
  const failureText = useFailureText();
  const { show } = useLayers();
  const { isClosed } = useAccount();
  const [pageNo, setPageNo] = useState(1);
  const bonuses = useQuery({ ...bonusesQuery(pageNo), placeholderData: keepPreviousData });
  if (bonuses.isPending) return <WaitingList of={bonuses} rows={3} height={72} />;
  if (bonuses.isError) {
    return <ErrorState message={failureText(bonuses.error)} onRetry={() => void bonuses.refetch()} />;
  }
  if (bonuses.data.total === 0) {
    return (
      <EmptyState
        title={t('list.noneTitle')}
        hint={t('list.noneHint')}
        icon={<IconGift size={34} stroke={1.4} />}
        action={
          isClosed ? undefined : (
            <Button variant="default" onClick={() => show({ centre: 'depositv2' })}>
              {t('list.toDeposit')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <ul className={classes.list}>
        {bonuses.data.list.map((bonus) => (
          <li key={bonus.id}>
            <BonusRow bonus={bonus} />
          </li>
        ))}
      </ul>
      <Pager page={bonuses.data.pageNum} totalPages={bonuses.data.totalPages} onPage={setPageNo} />
    </>
  );
}

function BonusRow({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const language = wireLanguage(useLanguage());
  const zone = useQuery(statusQuery).data?.timeZone;
  const { currency } = bonus.offer;
  return (
    <details className={classes.row}>
      <summary>
        <span className={classes.title}>{bonus.offer.title[language]}</span>
        <strong className={classes.gain}>
          <Money amount={bonus.amount} currency={currency} />
        </strong>
        <span className={classes.hint}>
          <Figure>{formatInstant(bonus.grantedAt, zone)}</Figure>
        </span>
        <span className={classes.state} data-state={bonus.state}>
          {t(`state.${bonus.state}`)}
        </span>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden />
      </summary>
      <BonusDetails bonus={bonus} />
    </details>
  );
}

/** How a bonus came about, what counted for it, and on what terms. */
function BonusDetails({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation(['bonuses', 'site']);
  const zone = useQuery(statusQuery).data?.timeZone;
  const { currency } = bonus.offer;
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <div className={classes.details}>
      <p className={classes.hint}>{t(`outcome.${bonus.state}`)}</p>
      <dl className={classes.parts}>
        <div>
          <dt>{t('details.deposit')}</dt>
          <dd>
            <Money amount={bonus.deposit} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('details.counted')}</dt>
          <dd>{t('details.of', { played: money(bonus.played), required: money(bonus.required) })}</dd>
        </div>
        {bonus.lines.map((line) => (
          <div key={line.category} className={classes.sub}>
            <dt>
              {t('details.line', {
                category: line.category === null ? t('details.unknown') : t(`site:category.${line.category}`),
                staked: money(line.staked),
                weight: line.weight,
              })}
            </dt>
            <dd>
              <Money amount={line.counted} currency={currency} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t(bonus.endedAt === null ? 'details.until' : 'details.endedAt')}</dt>
          <dd>
            <Figure>{formatInstant(bonus.endedAt ?? bonus.endsAt, zone)}</Figure>
          </dd>
        </div>
      </dl>
      <WeightList weights={bonus.offer.weights} />
    </div>
  );
}
