import type { CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { useDirection } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useStudios } from '../../parts/games/use-studios.ts';
import { movesCash, viewAccount } from './posting-view.ts';
import classes from './RoundDetail.module.css';

type Posting = CallValue<typeof calls.records.bet>['postings'][number];

/** What the round moved in the books, a line each. */
export function Postings({ postings, currency }: { postings: readonly Posting[]; currency: string }) {
  const { t } = useTranslation('records');
  const { dir } = useDirection();
  const Arrow = dir === 'rtl' ? IconArrowLeft : IconArrowRight;
  return (
    <section className={classes.section}>
      <h4 className={classes.title}>{t('detail.postings')}</h4>
      <p className={classes.sub}>{t('detail.postingsHint')}</p>
      <ul className={classes.postings}>
        {postings.map((posting) => (
          <li key={posting.transferId} className={classes.posting}>
            <span className={classes.way}>
              <Account name={posting.from} />
              <Arrow size={15} />
              <Account name={posting.to} />
            </span>
            <strong>
              <Money amount={posting.amount} currency={currency} />
            </strong>
            {posting.balanceAfter && movesCash(posting) ? (
              <span className={classes.after}>
                {t('detail.balanceAfter')}: <Money amount={posting.balanceAfter} currency={currency} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Account({ name }: { name: string }) {
  const { t } = useTranslation('records');
  const studios = useStudios();
  const { kind, label } = viewAccount(name);
  if (kind === null) return <bdi>{name}</bdi>;
  return <bdi>{t(`ledgerAccount.${kind}`, { name: studios.get(label) ?? label })}</bdi>;
}
