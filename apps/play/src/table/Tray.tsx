import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconMultiplier2x, IconRepeat, IconTrash } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import hud from '../hud/Hud.module.css';
import { useAmounts } from './amounts.ts';
import classes from './Tray.module.css';
import { areBetsOpen, canAdd, onFelt, shownOnFelt } from './table-snapshot.ts';
import { setOffIn, totalOf } from './table-view.ts';
import { useTable, useTableSnapshot } from './use-table.ts';

/** Figures, chips, and what can be done with bets as a whole. */
export function Tray() {
  const { t } = useTranslation('baccarat');
  return (
    <section className={classes.tray} aria-label={t('tray')}>
      <Figures />
      <Chips />
      <Actions />
    </section>
  );
}

function Figures() {
  const { t } = useTranslation(['baccarat', 'play']);
  const snapshot = useTableSnapshot();
  const { balance, server, end } = snapshot;
  const stakes = shownOnFelt(snapshot);
  const total = totalOf(stakes);
  const counted = total - setOffIn(stakes);
  // What comes back at or below the stake is a figure, not a win.
  const isWin = end !== null && end.payout > end.stake;
  return (
    <dl className={classes.figures}>
      <div data-testid="balance">
        <dt>
          {t('balance')}
          {server.isTrial ? ` · ${t('play:trial.badge')}` : null}
        </dt>
        <dd>
          <Amount value={balance} />
        </dd>
      </div>
      <div data-testid="total">
        <dt>{t('total')}</dt>
        <dd>
          <Amount value={total} />
        </dd>
      </div>
      <div data-testid="won" data-has-won={isWin}>
        <dt>{t('won')}</dt>
        <dd>
          <Amount value={end?.payout ?? 0n} tone={isWin ? 'win' : 'plain'} />
        </dd>
      </div>
      {/* Its place is kept while it is not shown: what comes and goes must not move the spots under a finger. */}
      <div className={classes.counted} data-testid="counted" data-shown={counted < total}>
        <dt>{t('counted')}</dt>
        <dd>
          <Amount value={counted} />
        </dd>
      </div>
    </dl>
  );
}

function Chips() {
  const { t } = useTranslation('baccarat');
  const { play } = useTable();
  const { table, chip, balance } = useTableSnapshot();
  const { chip: short, full } = useAmounts();
  return (
    <fieldset className={classes.chips}>
      <legend className={hud.spoken}>{t('chips')}</legend>
      {table?.chips.map((one, at) => (
        <label key={String(one)} className={classes.chip} data-colour={at % 6} data-poor={one > balance}>
          <input
            type="radio"
            name="chip"
            checked={one === chip}
            onChange={() => play.takeChip(one)}
            aria-label={t('chip', { amount: full(one) })}
          />
          <bdi>{short(one)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function Actions() {
  const { t } = useTranslation('baccarat');
  const { play } = useTable();
  const snapshot = useTableSnapshot();
  const { mine, before, isSending } = snapshot;
  const lay = onFelt(snapshot);
  const isBare = lay.size === 0;
  const canTakeBack = areBetsOpen(snapshot) && mine.length > 0 && !isSending;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconArrowBackUp size={18} />}
        disabled={!canTakeBack}
        onClick={() => play.undo()}
      >
        {t('action.undo')}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconTrash size={18} />}
        disabled={!canTakeBack}
        onClick={() => play.clear()}
      >
        {t('action.clear')}
      </Button>
      <Button
        size="compact-md"
        leftSection={isBare ? <IconRepeat size={18} /> : <IconMultiplier2x size={18} />}
        disabled={isBare ? !canAdd(snapshot, before) : isSending || !canAdd(snapshot, lay)}
        onClick={() => (isBare ? play.rebet() : play.double())}
      >
        {/* As wide as the wider of the two. */}
        <span className={classes.either}>
          <span data-shown={isBare}>{t('action.rebet')}</span>
          <span data-shown={!isBare}>{t('action.double')}</span>
        </span>
      </Button>
    </div>
  );
}
