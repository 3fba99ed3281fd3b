import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { IconZoomQuestion } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { RoundDetail } from './RoundDetail.tsx';
import { isRoundId } from './round-id.ts';
import classes from './rounds.module.css';

/** One round: on the stage of its game, and beside it what was played and where the money went. */
export function RoundPage() {
  const { t } = useTranslation('office');
  return (
    <>
      <BackLink to="/rounds">{t('rounds.title')}</BackLink>
      <PageHead title={t('rounds.detail')} hint={t('rounds.replayHint')} />
      <RoundWithStage />
    </>
  );
}

function RoundWithStage() {
  const { t } = useTranslation('office');
  const { roundId } = useParams({ from: '/shell/rounds/$roundId' });
  const isId = isRoundId(roundId);
  const query = useRead(calls.office.officeRound, { params: { roundId } }, { enabled: isId });
  if (!isId || query.error?.code === 'round.unknown') {
    return <EmptyState icon={<IconZoomQuestion size={34} stroke={1.5} />} title={t('rounds.unknown')} />;
  }
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={7} />}>
      {(round) => (
        <div className={classes.page}>
          {round.fairness === null ? null : <ReplayPanel key={roundId} round={round} />}
          <Panel title={t('rounds.record')}>
            <RoundDetail round={round} />
          </Panel>
        </div>
      )}
    </Loaded>
  );
}
