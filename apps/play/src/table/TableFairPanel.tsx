import { cardValue } from '@ikka/baccarat/rules';
import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { useInstant } from '../hud/use-instant.ts';
import { ChainFacts } from '../panels/ChainFacts.tsx';
import { Named } from '../panels/Named.tsx';
import panels from '../panels/panels.module.css';
import { useCall } from '../panels/use-call.ts';
import { client } from '../session/client.ts';
import { SmallCards } from './SmallCards.tsx';
import { useTableSnapshot } from './use-table.ts';

/** How a shoe is fixed: the commitment of the one that is on, and the seeds of those that are over. */
export function TableFairPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['baccarat', 'play']);
  const instant = useInstant();
  const { table } = useTableSnapshot();
  const told = useCall('shoes', () => client.call(calls.tables.tableShoes));
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={640}
      title={t('play:fair.title')}
      subtitle={t('play:fair.subtitle')}
    >
      <p className={panels.text}>{t('fair.how')}</p>
      {table?.commitment ? (
        <section className={panels.pair}>
          <h3 className={panels.heading}>{t('fair.now', { shoe: table.shoe })}</h3>
          <Named name={t('fair.commitment')} value={table.commitment} />
          {table.turned ? (
            <p className={panels.hint}>
              <SmallCards cards={[table.turned.card]} label={t('fair.first')} />{' '}
              {t('fair.turned', { count: cardValue(table.turned.card) || 10 })}
            </p>
          ) : null}
        </section>
      ) : (
        <p className={panels.hint}>{t('fair.none')}</p>
      )}
      {told.data?.chain ? (
        <ChainFacts
          chain={told.data.chain}
          readBets={(firstRound) => client.call(calls.tables.tableSaltBets, { params: { firstRound } })}
        />
      ) : null}
      <h3 className={panels.heading}>{t('fair.past')}</h3>
      {told.isPending ? <ListSkeleton rows={3} height={64} /> : null}
      {told.isError ? <ErrorState message={told.error.message} onRetry={() => void told.refetch()} /> : null}
      {told.data?.shoes.length === 0 ? <EmptyState title={t('fair.pastNone')} /> : null}
      {told.data?.shoes.map(({ no, marks, serverSeed, commitment, clientSeed, endedAt }) => (
        <section key={no} className={panels.pair}>
          <h4 className={panels.heading}>
            {t('fair.shoe', { shoe: no, count: marks.length })} · <Figure>{instant(endedAt)}</Figure>
          </h4>
          <Named name={t('fair.seed')} value={serverSeed} />
          <Named name={t('fair.commitment')} value={commitment} />
          <Named name={t('fair.salt')} value={clientSeed} />
        </section>
      ))}
    </ModalShell>
  );
}
