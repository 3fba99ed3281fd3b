import { useTranslation } from '@ikka/i18n/react';
import { formatAmount } from '@ikka/money';
import { ActionIcon, Button } from '@mantine/core';
import { IconKeyboard, IconPlus, IconTicket } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './bar.module.css';
import { UnitPrice } from './UnitPrice.tsx';
import type { BetMaker } from './use-bet-maker.ts';

/** What never leaves the thumb: the price of a unit, what the bet costs and can win, and the buttons that keep and place it. */
export function ActionBar({
  maker,
  onShowSlip,
  onShowKeys,
}: {
  maker: BetMaker;
  onShowSlip: () => void;
  onShowKeys: () => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { currency } = usePlaySnapshot();
  const { made, items, sent, total, why, editing, chase } = maker;
  const isOpen = made?.isOpen ?? false;
  return (
    <footer className={classes.bar} data-testid="bet-bar">
      <div className={classes.price}>
        <UnitPrice price={maker.price} onChange={maker.setPrice} />
      </div>
      <dl className={classes.quote} aria-live="polite" data-testid="quote" data-units={made?.units ?? 0}>
        <div>
          <dt>{t('units', { count: made?.units ?? 0 })}</dt>
          <dd>
            <Amount value={made?.stake ?? 0n} />
          </dd>
        </div>
        <div>
          <dt>{t('greatest')}</dt>
          <dd className={classes.win}>
            <Amount value={made?.greatest ?? 0n} tone="win" />
          </dd>
        </div>
        <div className={classes.returned}>
          {made === null ? (
            <dt>{t('chooseFirst')}</dt>
          ) : (
            <dt>{isOpen ? t('returned', { percent: (made.returned * 100).toFixed(2) }) : t('closedPlay')}</dt>
          )}
        </div>
      </dl>
      <div className={classes.ways}>
        <ActionIcon
          className={classes.keys}
          variant="subtle"
          size={42}
          aria-label={t('keys.open')}
          title={t('keys.open')}
          onClick={onShowKeys}
        >
          <IconKeyboard size={20} />
        </ActionIcon>
        <Button
          className={classes.add}
          variant="default"
          size="md"
          leftSection={<IconPlus size={18} />}
          aria-label={editing === null ? t('add') : t('update')}
          disabled={!isOpen || (maker.isFull && editing === null)}
          onClick={maker.add}
          data-testid="add-line"
        >
          <span>{editing === null ? t('add') : t('update')}</span>
        </Button>
        {items.length > 0 ? (
          <Button
            className={classes.slip}
            variant="light"
            size="md"
            leftSection={<IconTicket size={18} />}
            onClick={onShowSlip}
            aria-label={t('showSlip', { count: items.length })}
            data-testid="show-slip"
          >
            {items.length}
          </Button>
        ) : null}
        <Button
          className={classes.place}
          size="md"
          loading={maker.isSending}
          disabled={sent.length === 0 || why !== null}
          onClick={() => void maker.place()}
          data-testid="place"
        >
          {sent.length === 0 ? (
            t('placeNow')
          ) : (
            <>
              <span className={classes.long}>
                {t(chase !== null ? 'chase.place' : items.length === 0 ? 'betNow' : 'place', {
                  amount: formatAmount(total, currency),
                })}
              </span>
              <span className={classes.short}>
                {t('placeShort', { amount: formatAmount(total, currency) })}
              </span>
            </>
          )}
        </Button>
      </div>
      <p className={classes.why} role="status">
        {why ?? maker.placed}
      </p>
      <span hidden data-testid="slip-total">
        {formatAmount(total, currency)}
      </span>
    </footer>
  );
}
