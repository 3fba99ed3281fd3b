import type { LimitKind, ProtectionLimit } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { Trans, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import {
  IconClockPause,
  IconCoins,
  IconDice5,
  IconPencil,
  IconPlus,
  IconTrendingDown,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { usedPercent, valueText } from './limit-view.ts';
import classes from './ProtectionPage.module.css';
import { useCancelChange } from './use-protection.ts';

const icons = { deposit: IconCoins, loss: IconTrendingDown, stake: IconDice5, time: IconClockPause };

interface LimitCardProps {
  kind: LimitKind;
  currency: string;
  limits: readonly ProtectionLimit[];
}

/** One kind of limit: its three windows, what is used of each, and what waits. */
export function LimitCard({ kind, currency, limits }: LimitCardProps) {
  const { t } = useTranslation('protection');
  const [open, setOpen] = useState<ProtectionLimit | null>(null);
  const Icon = icons[kind];
  return (
    <section className={classes.card} aria-labelledby={`limit-${kind}`} data-kind={kind}>
      <h3 id={`limit-${kind}`} className={classes.heading}>
        <Icon size={22} stroke={1.6} />
        {t(`kind.${kind}`)}
      </h3>
      <p className={classes.hint}>{t(`kindHint.${kind}`)}</p>
      <ul className={classes.rows}>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} currency={currency} onEdit={() => setOpen(limit)} />
        ))}
      </ul>
      <LimitDialog limit={open} currency={currency} onClose={() => setOpen(null)} />
    </section>
  );
}

interface LimitRowProps {
  limit: ProtectionLimit;
  currency: string;
  onEdit: () => void;
}

function LimitRow({ limit, currency, onEdit }: LimitRowProps) {
  const { t } = useTranslation('protection');
  const { kind, period, own, operator, inForce, used, left } = limit;
  const text = (value: string) => valueText(kind, value, currency);
  const label = `${t(`kind.${kind}`)}, ${t(`period.${period}`)}`;
  const isOperators = inForce !== null && inForce === operator && inForce !== own;
  return (
    <li className={classes.row} data-period={period}>
      <div className={classes.line}>
        <span className={classes.period}>{t(`period.${period}`)}</span>
        {inForce === null ? (
          <span className={classes.none}>{t('none')}</span>
        ) : (
          <Figure className={classes.value}>{text(inForce)}</Figure>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={own === null ? <IconPlus size={15} /> : <IconPencil size={15} />}
          onClick={onEdit}
          aria-label={`${t(own === null ? 'set' : 'change')}: ${label}`}
        >
          {t(own === null ? 'set' : 'change')}
        </Button>
      </div>
      {inForce === null || left === null ? null : (
        <>
          <Bar label={label} percent={usedPercent(kind, { used, inForce }, currency)} />
          <p className={classes.use}>
            <Trans
              t={t}
              i18nKey="use"
              values={{ used: text(used), rest: text(left) }}
              components={{ n: <Figure>{null}</Figure> }}
            />
          </p>
        </>
      )}
      {isOperators ? <p className={classes.use}>{t('byOperator')}</p> : null}
      <Pending limit={limit} currency={currency} label={label} />
    </li>
  );
}

function Bar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-full={percent >= 90 || undefined}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

/** The looser limit that waits for its 24 hours, and the way to give it up. */
function Pending({ limit, currency, label }: { limit: ProtectionLimit; currency: string; label: string }) {
  const { t } = useTranslation('protection');
  const failureText = useFailureText();
  const zone = useQuery(statusQuery).data?.timeZone;
  const cancel = useCancelChange();
  const { kind, period, pending } = limit;
  if (pending === null) return null;
  return (
    <div className={classes.pending}>
      <span>
        <Trans
          t={t}
          i18nKey={pending.value === null ? 'pending.removal' : 'pending.value'}
          values={{
            at: formatInstant(pending.from, zone),
            value: pending.value === null ? '' : valueText(kind, pending.value, currency),
          }}
          components={{ n: <Figure>{null}</Figure> }}
        />
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ kind, period })}
        aria-label={`${t('pending.cancel')}: ${label}`}
      >
        {t('pending.cancel')}
      </Button>
      {cancel.isError ? (
        <p className={classes.refused} role="alert">
          {failureText(cancel.error)}
        </p>
      ) : null}
    </div>
  );
}
