import { formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FactPanel, fact } from '../../parts/Facts.tsx';
import links from '../../parts/Links.module.css';
import { useMay } from '../../session/use-session.ts';
import type { OfficeDeposit } from './deposit-words.ts';
import { bonusToBe } from './match-draft.ts';

/** The bonus that the member chose with the transfer: what it gave or will give, and the terms that hold for it. */
export function ChosenBonus({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const { bonus, bonusTerms: terms, currency } = deposit;
  if (bonus === null || terms === null) return null;
  return (
    <FactPanel
      title={t('bonus.title')}
      facts={[
        [t('bonus.offer'), <OfferName key="offer" bonus={bonus} />],
        [t('bonus.outcome'), <Outcome key="outcome" deposit={deposit} bonus={bonus} />],
        fact.figure(t('bonus.percent'), `${terms.percent} %`),
        fact.money(t('bonus.fixed'), terms.fixed, currency),
        fact.money(t('bonus.cap'), terms.cap, currency),
        fact.money(t('bonus.depositMin'), terms.depositMin, currency),
        [
          t('bonus.turnover'),
          <span key="turnover">
            <Figure>{terms.turnoverTimes}×</Figure> {t(`bonus.base.${terms.base}`)}
          </span>,
        ],
        fact.figure(t('bonus.days'), terms.days),
      ]}
    />
  );
}

type Bonus = NonNullable<OfficeDeposit['bonus']>;

/** The offer's title, which leads to it whoever may read offers. */
export function OfferName({ bonus: { offerId, title } }: { bonus: Bonus }) {
  const language = useLanguage();
  const mayRead = useMay('bonuses.read');
  const name = <bdi>{textIn(title, language)}</bdi>;
  if (!mayRead) return name;
  return (
    <Link to="/bonuses/$offerId" params={{ offerId }} className={links.open}>
      {name}
    </Link>
  );
}

function Outcome({ deposit, bonus }: { deposit: OfficeDeposit; bonus: Bonus }) {
  const { t } = useTranslation('officeDeposits');
  if (bonus.amount !== null) return <Money amount={bonus.amount} currency={deposit.currency} />;
  if (bonus.denied !== null) return t(`bonus.denied.${bonus.denied}`);
  return <BonusToBe deposit={deposit} received={deposit.amount} />;
}

/** What crediting an amount would give; nothing stands against it but what only the moment of crediting shows. */
export function BonusToBe({ deposit, received }: { deposit: OfficeDeposit; received: string }) {
  const { t } = useTranslation('officeDeposits');
  const toBe = bonusToBe(received, deposit);
  const { bonusTerms: terms, currency } = deposit;
  if (toBe === null || terms === null) return null;
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <Text size="sm" component="span">
      {toBe.gives === null
        ? t('bonus.tooSmall', { min: money(terms.depositMin), credited: money(toBe.credited) })
        : t('bonus.gives', {
            credited: money(toBe.credited),
            bonus: money(toBe.gives.bonus),
            required: money(toBe.gives.required),
          })}
    </Text>
  );
}
