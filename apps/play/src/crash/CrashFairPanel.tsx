import { calls } from '@ikka/contract';
import { hundredths } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { ActionIcon } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useInstant } from '../hud/use-instant.ts';
import { ChainFacts } from '../panels/ChainFacts.tsx';
import { Named } from '../panels/Named.tsx';
import panels from '../panels/panels.module.css';
import { useCall } from '../panels/use-call.ts';
import { client } from '../session/client.ts';

/** How flights are fixed: the chain of seeds, what it was committed to, and the last rounds with their proofs. */
export function CrashFairPanel({ onProve, onClose }: { onProve: (no: number) => void; onClose: () => void }) {
  const { t } = useTranslation(['crash', 'play']);
  const instant = useInstant();
  const told = useCall('flights', () => client.call(calls.crash.crashRounds));
  const now = useCall('flight-now', () => client.call(calls.crash.crashState, { query: {} }));
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={640}
      title={t('play:fair.title')}
      subtitle={t('play:fair.subtitle')}
    >
      <p className={panels.text}>{t('fair.how')}</p>
      {told.isPending ? <ListSkeleton rows={3} height={64} /> : null}
      {told.isError ? <ErrorState message={told.error.message} onRetry={() => void told.refetch()} /> : null}
      {told.data?.chain ? (
        <ChainFacts
          chain={told.data.chain}
          readBets={(firstRound) => client.call(calls.crash.crashSaltBets, { params: { firstRound } })}
        />
      ) : null}
      {now.data?.room.commitment ? (
        <section className={panels.pair}>
          <h3 className={panels.heading}>{t('fair.now', { no: now.data.room.state.no })}</h3>
          <Named name={t('proof.commitment')} value={now.data.room.commitment} />
        </section>
      ) : null}
      {told.data ? (
        <section className={panels.pair}>
          <h3 className={panels.heading}>{t('flights.title')}</h3>
          {told.data.rounds.length === 0 ? <EmptyState title={t('flights.none')} /> : null}
          <ol className={panels.rounds}>
            {told.data.rounds.map(({ no, point, endedAt }) => (
              <li key={no} className={panels.round}>
                <span className={panels.when}>
                  <Figure>{instant(endedAt)}</Figure>
                  <small>{t('fair.round', { no })}</small>
                </span>
                <span className={panels.money}>
                  <strong>
                    <Figure>{hundredths(point)}×</Figure>
                  </strong>
                </span>
                <span />
                <span className={panels.actions}>
                  <ActionIcon
                    variant="default"
                    size={38}
                    aria-label={t('flights.open', { no, point: hundredths(point) })}
                    title={t('flights.open', { no, point: hundredths(point) })}
                    onClick={() => onProve(no)}
                  >
                    <IconShieldCheck size={18} />
                  </ActionIcon>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </ModalShell>
  );
}
