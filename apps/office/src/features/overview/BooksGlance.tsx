import { type CallValue, calls } from '@ikka/contract';
import { formatInstant, formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { Skeleton } from '@mantine/core';
import { IconAlertOctagon, IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { usePolling } from '../../session/use-idle.ts';
import classes from './overview.module.css';

const everyMs = 15_000;

/** Whether every currency sums to zero and every account to its transfers, and what the house owes and holds. */
export function BooksGlance() {
  const query = useRead(calls.office.officeBooks, { query: {} }, { everyMs: usePolling(everyMs) });
  return (
    <Loaded query={query} skeleton={<Skeleton height={86} />}>
      {(books) => <Glance books={books} />}
    </Loaded>
  );
}

function Glance({
  books: { balanced, checkedAt, currencies },
}: {
  books: CallValue<typeof calls.office.officeBooks>;
}) {
  const { t } = useTranslation('office');
  const outOfStep = currencies.reduce((sum, currency) => sum + currency.accountsOutOfStep, 0);
  const real = currencies.filter((currency) => !currency.isTrial);
  const isRight = balanced && outOfStep === 0;
  return (
    <div className={classes.health}>
      <div className={classes.verdict} data-wrong={isRight ? undefined : true} role="status">
        {isRight ? <IconScale size={40} stroke={1.5} /> : <IconAlertOctagon size={40} stroke={1.5} />}
        <span>
          <strong>{t(isRight ? 'books.balanced' : 'books.notBalanced')}</strong>
          <small>
            {t('books.checkedAt')} <Figure>{formatInstant(checkedAt).slice(11)}</Figure>
          </small>
        </span>
      </div>
      <div className={classes.tiles}>
        {real.map((currency) => (
          <Link key={`owed-${currency.currency}`} to="/books" className={classes.tile}>
            <small>{t('books.liabilities')}</small>
            <strong>
              <Money amount={currency.liabilities} currency={currency.currency} />
            </strong>
          </Link>
        ))}
        {real.map((currency) => (
          <Link key={`house-${currency.currency}`} to="/books" className={classes.tile}>
            <small>{t('books.house')}</small>
            <strong>
              <Money amount={currency.house} currency={currency.currency} tone="direction" />
            </strong>
          </Link>
        ))}
        <Link to="/books" className={classes.tile}>
          <small>{t('books.outOfStep')}</small>
          <strong>
            <Figure>{formatNumber(outOfStep)}</Figure>
          </strong>
        </Link>
      </div>
    </div>
  );
}
