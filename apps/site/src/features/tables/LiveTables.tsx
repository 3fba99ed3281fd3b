import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './LiveTables.module.css';
import { TableCard } from './TableCard.tsx';
import { useLiveTables } from './use-live-tables.ts';

/** Every live table of the house with its road, as it is dealt. Nothing where the house has none open. */
export function LiveTables() {
  const { t } = useTranslation('baccarat');
  const failureText = useFailureText();
  const tables = useLiveTables();
  if (tables.isError) {
    return <ErrorState message={failureText(tables.error)} onRetry={() => void tables.refetch()} />;
  }
  if (tables.data?.tables.length === 0) return null;
  return (
    <section className={classes.tables} aria-labelledby="live-tables">
      <header className={classes.head}>
        <h2 id="live-tables">{t('lobby.title')}</h2>
        <p>{t('lobby.hint')}</p>
      </header>
      {tables.data === undefined ? (
        <ListSkeleton rows={3} height={190} />
      ) : (
        <div className={classes.grid}>
          {tables.data.tables.map((table) => (
            <TableCard key={table.gameId} table={table} />
          ))}
        </div>
      )}
    </section>
  );
}
