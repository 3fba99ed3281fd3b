import { calls } from '@ikka/contract';
import { hundredths } from '@ikka/crash/rules';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { Anchor, Loader } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useInstant } from '../hud/use-instant.ts';
import { Named } from '../panels/Named.tsx';
import panels from '../panels/panels.module.css';
import { useCall } from '../panels/use-call.ts';
import { verifyLink } from '../panels/verify-link.ts';
import { client } from '../session/client.ts';
import classes from './CrashPage.module.css';
import { type Chain, isOfChain, type ProvableFlight, proveFlight } from './prove-flight.ts';
import { useCrashSnapshot } from './use-crash.ts';

/** The proof of one flight: its seeds, and what this browser finds when it recomputes them. */
export function ProofPanel({ no, onClose }: { no: number; onClose: () => void }) {
  const { t } = useTranslation('crash');
  const told = useCall('flights', () => client.call(calls.crash.crashRounds));
  const flight = told.data?.rounds.find((round) => round.no === no);
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={640}
      title={t('proof.title', { no })}
      subtitle={t('proof.subtitle')}
    >
      {told.isPending ? <ListSkeleton rows={3} height={64} /> : null}
      {told.isError ? <ErrorState message={told.error.message} onRetry={() => void told.refetch()} /> : null}
      {told.data && !flight ? <EmptyState title={t('proof.gone')} hint={t('proof.goneHint')} /> : null}
      {flight ? <Proof flight={flight} chain={told.data?.chain ?? null} /> : null}
    </ModalShell>
  );
}

function Proof({ flight, chain }: { flight: ProvableFlight; chain: Chain | null }) {
  const { t } = useTranslation('crash');
  const instant = useInstant();
  const { server } = useCrashSnapshot();
  const { serverSeed, commitment, clientSeed, point, endedAt } = flight;
  return (
    <div className={classes.proof} data-testid="proof">
      <p className={classes.point}>
        <Figure>{hundredths(point)}×</Figure>
      </p>
      <p className={panels.hint}>
        <Figure>{instant(endedAt)}</Figure>
      </p>
      {chain !== null && isOfChain(flight, chain) ? (
        <Checks flight={flight} chain={chain} />
      ) : (
        <p className={panels.hint}>{t('proof.otherChain')}</p>
      )}
      <Named name={t('proof.serverSeed')} value={serverSeed} />
      <Named name={t('proof.commitment')} value={commitment} />
      <Named name={t('proof.salt')} value={clientSeed} />
      <Anchor
        target="_blank"
        rel="noopener"
        href={verifyLink({
          game: server.game.gameId,
          version: server.game.version,
          serverSeed,
          commitment,
          clientSeed,
          nonce: 0,
          bet: '{"cashOut":null}',
        })}
      >
        <IconShieldCheck size={16} aria-hidden="true" /> {t('proof.verifier')}
      </Anchor>
    </div>
  );
}

function Checks({ flight, chain }: { flight: ProvableFlight; chain: Chain }) {
  const { t } = useTranslation('crash');
  const proof = useQuery({
    queryKey: ['flight-proof', flight.no],
    gcTime: 0,
    queryFn: () => proveFlight(flight, chain, () => new Promise((resolve) => setTimeout(resolve))),
  });
  if (proof.data === undefined) {
    return (
      <p className={panels.hint} role="status">
        <Loader size={16} /> {t('proof.working')}
      </p>
    );
  }
  const { commitmentHolds, pointHolds, chainHolds, hashes } = proof.data;
  const checks = [
    { key: 'commitment', holds: commitmentHolds },
    { key: 'point', holds: pointHolds },
    { key: 'chain', holds: chainHolds },
  ] as const;
  return (
    <ul
      className={classes.checks}
      role="status"
      data-testid="proof-checks"
      data-holds={checks.every(({ holds }) => holds)}
    >
      {checks.map(({ key, holds }) => (
        <li key={key} data-state={holds ? 'good' : 'bad'}>
          {holds ? (
            <IconCircleCheck size={22} aria-hidden="true" />
          ) : (
            <IconCircleX size={22} aria-hidden="true" />
          )}
          <span>
            {t(`proof.${key}${holds ? 'Good' : 'Bad'}`, { count: hashes, hashes: formatNumber(hashes) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
