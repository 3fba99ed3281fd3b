import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { ActiveBonus } from './ActiveBonus.tsx';
import classes from './Bonuses.module.css';
import type { Bonus } from './use-bonuses.ts';

/** On the withdrawal's page: what taking money out now would cost. */
export function BonusAtStake({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  return (
    <section className={classes.stack} aria-label={t('atStake.title')}>
      <p className={classes.warning}>
        {t('atStake.hint', { amount: formatMoney(bonus.amount, bonus.offer.currency) })}
      </p>
      <ActiveBonus bonus={bonus} />
    </section>
  );
}

/** Asks before a withdrawal forfeits the bonus. The way back holds the focus. */
export function ForfeitDialog({
  bonus,
  opened,
  isBusy,
  onConfirm,
  onClose,
}: {
  bonus: Bonus;
  opened: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('bonuses');
  const money = (amount: string) => formatMoney(amount, bonus.offer.currency);
  return (
    <ModalShell opened={opened} onClose={onClose} title={t('atStake.title')} size={440}>
      <p className={classes.question}>
        {t('atStake.question', {
          amount: money(bonus.amount),
          missing: money(bonus.missing),
        })}
      </p>
      <p className={classes.hint}>{t('atStake.final')}</p>
      <Group justify="end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('atStake.keep')}
        </Button>
        <Button color="coral" loading={isBusy} onClick={onConfirm}>
          {t('atStake.confirm')}
        </Button>
      </Group>
    </ModalShell>
  );
}
