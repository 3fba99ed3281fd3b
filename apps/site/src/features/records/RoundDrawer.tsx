import { useTranslation } from '@ikka/i18n/react';
import { DrawerShell, ErrorState, ListSkeleton } from '@ikka/ui';
import { useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { RoundDetail } from './RoundDetail.tsx';
import { betQuery } from './use-bets.ts';

/** One round in a drawer at the end of the page; open while the address names it. */
export function RoundDrawer({ roundId, onClose }: { roundId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('records');
  const failureText = useFailureText();
  const { dir } = useDirection();
  const round = useQuery({ ...betQuery(roundId ?? ''), enabled: roundId !== undefined });
  return (
    <DrawerShell
      opened={roundId !== undefined}
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="lg"
      title={t('detail.title')}
      zIndex={210}
    >
      {round.isPending ? (
        <ListSkeleton rows={5} height={80} />
      ) : round.isError ? (
        <ErrorState message={failureText(round.error)} onRetry={() => void round.refetch()} />
      ) : (
        <RoundDetail round={round.data} />
      )}
    </DrawerShell>
  );
}
