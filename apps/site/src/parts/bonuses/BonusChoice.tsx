import { formatMoney, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../calls/use-failure-text.ts';
import { ActiveBonus } from './ActiveBonus.tsx';
import classes from './Bonuses.module.css';
import { BonusTerms } from './BonusTerms.tsx';
import { isForMethod, plainRate } from './bonus-sums.ts';
import { type BonusOffer, bonusOffersQuery } from './use-bonuses.ts';

interface BonusChoiceProps {
  method: string;
  /** What the typed amount would credit; null before one was typed. */
  credited: string | null;
  chosen: BonusOffer | null;
  onChoose: (offerId: string | null) => void;
}

/** Which bonus goes with the deposit, or none; none is chosen until the member does. */
export function BonusChoice({ method, credited, chosen, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation('bonuses');
  const failureText = useFailureText();
  const offers = useQuery(bonusOffersQuery);
  if (offers.isPending) return null;
  if (offers.isError) {
    return (
      <p className={classes.hint}>
        {t('choice.unread')} {failureText(offers.error)}{' '}
        <Anchor component="button" type="button" onClick={() => void offers.refetch()}>
          {t('choice.again')}
        </Anchor>
      </p>
    );
  }
  if (offers.data.active) {
    return (
      <section className={classes.stack} aria-label={t('choice.label')}>
        <p className={classes.hint}>{t('choice.oneAtATime')}</p>
        <ActiveBonus bonus={offers.data.active} />
      </section>
    );
  }
  const fitting = offers.data.list.filter((offer) => isForMethod(offer, method));
  if (fitting.length === 0) return null;
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>{t('choice.label')}</legend>
      <label className={classes.choice} data-chosen={chosen === null || undefined}>
        <input type="radio" name="bonus" checked={chosen === null} onChange={() => onChoose(null)} />
        <span className={classes.title}>{t('choice.none')}</span>
        <span className={classes.hint}>{t('choice.noneHint')}</span>
      </label>
      {fitting.map((offer) => (
        <OfferChoice
          key={offer.offerId}
          offer={offer}
          credited={credited}
          isChosen={chosen?.offerId === offer.offerId}
          onChoose={() => onChoose(offer.offerId)}
        />
      ))}
    </fieldset>
  );
}

function OfferChoice({
  offer,
  credited,
  isChosen,
  onChoose,
}: {
  offer: BonusOffer;
  credited: string | null;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('bonuses');
  const language = wireLanguage(useLanguage());
  const money = (amount: string) => formatMoney(amount, offer.currency);
  return (
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <label className={classes.pick}>
        <input type="radio" name="bonus" checked={isChosen} onChange={onChoose} />
        <span className={classes.title}>{offer.title[language]}</span>
        <span className={classes.hint}>{offer.summary[language]}</span>
        <span className={classes.facts}>
          <span>{t('fact.cap', { cap: money(offer.cap) })}</span>
          <span>{t('fact.min', { min: money(offer.depositMin) })}</span>
          <span>{t(`fact.turnover.${offer.base}`, { times: plainRate(offer.turnoverTimes) })}</span>
          <span>{t('fact.days', { count: offer.days })}</span>
        </span>
      </label>
      {isChosen ? (
        <>
          <BonusTerms offer={offer} credited={credited} />
          {offer.promotionId === null ? null : (
            <Link to="/promoDetail" search={{ id: offer.promotionId }} className={classes.link}>
              {t('choice.page')}
            </Link>
          )}
        </>
      ) : null}
    </div>
  );
}
