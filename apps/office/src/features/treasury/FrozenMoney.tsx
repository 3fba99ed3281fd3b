import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, Money, Pager } from '@ikka/ui';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct, useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMay } from '../../session/use-session.ts';
import { type Freeze, freezeTones } from './adjustment-words.ts';
import { freezeTouched } from './FreezeDialog.tsx';
import classes from './treasury.module.css';

const { officeFreezes, officeReleaseFreeze } = calls.officeTreasury;
const shown = 5;

/** What of a member's money is and was frozen, with the release. */
export function FrozenMoney({ memberId }: { memberId: string }) {
  const { t } = useTranslation('officeTreasury');
  const failureText = useFailureText();
  const mayRelease = useMay('freezes.write');
  const [pageNo, setPageNo] = useState(1);
  const [releasing, setReleasing] = useState<string | null>(null);
  const query = useRead(officeFreezes, { query: { memberId, pageNo, pageSize: shown } });
  const release = useAct(officeReleaseFreeze, freezeTouched);

  function close() {
    release.reset();
    setReleasing(null);
  }

  return (
    <Panel title={t('freeze.panel')}>
      {query.isPending ? <ListSkeleton rows={1} height={40} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data?.total === 0 ? <Text c="dimmed">{t('freeze.none')}</Text> : null}
      {query.data && query.data.total > 0 ? (
        <ul className={classes.freezes}>
          {query.data.list.map((freeze) => (
            <li key={freeze.id} className={classes.freeze}>
              <FreezeWords freeze={freeze} />
              {mayRelease && freeze.state === 'frozen' ? (
                <Button variant="default" onClick={() => setReleasing(freeze.id)}>
                  {t('act.release')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {query.data ? (
        <Pager page={query.data.pageNum} totalPages={query.data.totalPages} onPage={setPageNo} />
      ) : null}
      <ReasonDialog
        opened={releasing !== null}
        title={t('freeze.releaseTitle')}
        text={t('freeze.releaseText')}
        action={t('act.release')}
        isBusy={release.isPending}
        failure={failureText(release.error)}
        onClose={close}
        onConfirm={(reason) =>
          release.mutate(
            { params: { id: releasing ?? '' }, body: { reason } },
            {
              onSuccess: () => {
                notifications.show({ color: 'emerald', message: t('freeze.released') });
                close();
              },
            },
          )
        }
      />
    </Panel>
  );
}

function FreezeWords({ freeze }: { freeze: Freeze }) {
  const { t } = useTranslation('officeTreasury');
  const isOver = freeze.state === 'released' || freeze.state === 'short';
  return (
    <div>
      <Marks>
        <strong>
          <Money amount={freeze.amount} currency={freeze.currency} />
        </strong>
        <Mark tone={freezeTones[freeze.state]}>{t(`freezeState.${freeze.state}`)}</Mark>
        {t(`reason.${freeze.reason}`)}
      </Marks>
      <small>
        {t('freeze.by', { operator: freeze.frozenBy })} · <Instant at={freeze.frozenAt} />
        {isOver ? null : (
          <>
            {' · '}
            {freeze.until === null ? (
              t('freeze.open')
            ) : (
              <>
                {t('freeze.until')} <Instant at={freeze.until} />
              </>
            )}
          </>
        )}
      </small>
      <small dir="auto">{freeze.note}</small>
      {freeze.releasedAt === null ? null : (
        <small>
          {t('freezeState.released')} ·{' '}
          {freeze.releasedBy === null ? t('freeze.byTime') : t('freeze.by', { operator: freeze.releasedBy })}{' '}
          · <Instant at={freeze.releasedAt} />
        </small>
      )}
      {freeze.releaseNote === null ? null : <small dir="auto">{freeze.releaseNote}</small>}
    </div>
  );
}
