import { formatMoney, wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Alert, Button, Progress } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../calls/queries.ts';
import { useFailureText } from '../calls/use-failure-text.ts';
import '@mantine/core/styles/Progress.layer.css';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { instantInWords } from '../time/instant-in-words.ts';
import classes from './Bonuses.module.css';
import { isNothing, percentOf } from './bonus-sums.ts';
import { type Bonus, useGiveUp } from './use-bonuses.ts';

/** The member's bonus that runs: what is locked, how far it is, until when, and the way out of it. */
export function ActiveBonus({ bonus, mayGiveUp = false }: { bonus: Bonus; mayGiveUp?: boolean }) {
  const { t } = useTranslation('bonuses');
  const language = wireLanguage(useLanguage());
  const zone = useQuery(statusQuery).data?.timeZone;
  const { currency } = bonus.offer;
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <section className={classes.card} aria-label={t('active.label')}>
      <div className={classes.head}>
        <p className={classes.sum}>
          <span>{bonus.offer.title[language]}</span>
          <strong>
            <IconLock size={20} stroke={1.8} aria-hidden />
            <Money amount={bonus.amount} currency={currency} />
          </strong>
        </p>
        {mayGiveUp ? <GiveUp bonus={bonus} /> : null}
      </div>
      <Progress
        value={percentOf(bonus)}
        size="lg"
        className={classes.bar ?? ''}
        aria-label={t('active.progress')}
      />
      <p className={classes.line}>
        <span>{t('active.played', { played: money(bonus.played), required: money(bonus.required) })}</span>
        <strong>{t('active.missing', { missing: money(bonus.missing) })}</strong>
      </p>
      {isNothing(bonus.inPlay) ? null : (
        <p className={classes.hint}>{t('active.inPlay', { amount: money(bonus.inPlay) })}</p>
      )}
      <p className={classes.hint}>
        {t(bonus.isHeldUp ? 'active.heldUp' : 'active.until', { time: instantInWords(bonus.endsAt, zone) })}
      </p>
    </section>
  );
}

function GiveUp({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const giveUp = useGiveUp(bonus.id);
  return (
    <>
      <Button variant="subtle" color="coral" onClick={() => setAsking(true)}>
        {t('giveUp.action')}
      </Button>
      {giveUp.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(giveUp.error)}
        </Alert>
      ) : null}
      <ConfirmDialog
        opened={asking}
        title={t('giveUp.title')}
        hint={t('giveUp.hint', { amount: formatMoney(bonus.amount, bonus.offer.currency) })}
        action={t('giveUp.action')}
        isBusy={giveUp.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          if (!giveUp.isPending) giveUp.mutate(undefined, { onSettled: () => setAsking(false) });
        }}
      />
    </>
  );
}
