import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import type { Round } from './RoundDetail.tsx';
import classes from './rounds.module.css';

const { officeReplayRound } = calls.replay;

/** The stage of the round's game in a frame. It opens when it is asked for, for each look is recorded. */
export function ReplayPanel({ round }: { round: Round }) {
  const { t } = useTranslation('office');
  const language = useLanguage();
  const replay = useAct(officeReplayRound, [calls.office.officeAudit]);
  const show = () => replay.mutate({ params: { roundId: round.roundId } });
  const url = replay.data?.url;
  return (
    <Panel
      title={t('rounds.stage')}
      aside={
        url ? (
          <Button size="xs" variant="default" loading={replay.isPending} onClick={show}>
            {t('rounds.showAnew')}
          </Button>
        ) : null
      }
    >
      <Failure failure={replay.error} />
      {url ? (
        <iframe
          key={url}
          className={classes.stage}
          src={`${url}&lang=${wireLanguage(language)}`}
          title={t('rounds.stage')}
          sandbox="allow-scripts allow-same-origin"
        />
      ) : (
        <div className={classes.unshown}>
          <p>{t('rounds.replayRecorded')}</p>
          <Button leftSection={<IconHistory size={16} />} loading={replay.isPending} onClick={show}>
            {t('rounds.showReplay')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
