import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { DrawerShell, EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button, useDirection } from '@mantine/core';
import { IconHistory, IconZoomQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { RoundDetail } from './RoundDetail.tsx';
import { isRoundId } from './round-id.ts';

/** One round beside the list: what was played, what makes it fair, and where the money went. */
export function RoundDrawer({ roundId, onClose }: { roundId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('office');
  const { dir } = useDirection();
  const failureText = useFailureText();
  const isId = isRoundId(roundId ?? '');
  const query = useRead(calls.office.officeRound, { params: { roundId: roundId ?? '' } }, { enabled: isId });
  const isUnknown = (roundId !== undefined && !isId) || query.error?.code === 'round.unknown';
  return (
    <DrawerShell
      opened={roundId !== undefined}
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="min(36rem, 100%)"
      padding="lg"
      title={t('rounds.detail')}
    >
      {isUnknown ? (
        <EmptyState icon={<IconZoomQuestion size={34} stroke={1.5} />} title={t('rounds.unknown')} />
      ) : null}
      {query.isFetching && (!query.data || query.isPlaceholderData) ? <ListSkeleton rows={7} /> : null}
      {query.error && !isUnknown && !query.isFetching ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && !query.isPlaceholderData && !query.error ? (
        <>
          {query.data.fairness === null ? null : (
            <Button
              component={Link}
              to={`/rounds/${query.data.roundId}`}
              variant="default"
              mb="md"
              leftSection={<IconHistory size={16} />}
            >
              {t('rounds.replay')}
            </Button>
          )}
          <RoundDetail round={query.data} />
        </>
      ) : null}
    </DrawerShell>
  );
}
