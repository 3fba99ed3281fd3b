import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useOwnPlace } from '../../parts/list/use-place.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { type Freeze, freezeTones } from './adjustment-words.ts';
import { freezeTouched } from './FreezeButton.tsx';
import classes from './treasury.module.css';

const { officeFreezes, officeReleaseFreeze } = calls.officeTreasury;

/** What of a member's money is and was frozen, with the release. */
export function FrozenMoney({ memberId }: { memberId: string }) {
  const { t } = useTranslation('officeTreasury');
  const [releasing, setReleasing] = useState<string | null>(null);
  const mayRelease = useMay('freezes.write');
  return (
    <Panel title={t('freeze.panel')}>
      <List
        caption={t('freeze.panel')}
        call={officeFreezes}
        place={useOwnPlace({ page: 1 })}
        ask={() => ({ memberId })}
        rows={5}
        columns={useColumns()}
        show={(freezes) => (
          <ul className={classes.freezes}>
            {freezes.map((freeze) => (
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
        )}
        none={{ title: t('freeze.none') }}
        below={
          <ActDialog
            opened={releasing !== null}
            onClose={() => setReleasing(null)}
            call={officeReleaseFreeze}
            touches={freezeTouched}
            request={({ reason }) => ({ params: { id: releasing ?? '' }, body: { reason } })}
            title={t('freeze.releaseTitle')}
            text={t('freeze.releaseText')}
            action={t('act.release')}
            done={t('freeze.released')}
          />
        }
      />
    </Panel>
  );
}
/** How an export says it. */
function useColumns(): Column<Freeze>[] {
  const { t } = useTranslation('officeTreasury');
  return [
    column.cell('amount', t('amount'), (row) => <Money amount={row.amount} currency={row.currency} />),
    column.cell('state', t('stateLabel'), (row) => t(`freezeState.${row.state}`)),
    column.cell('reason', t('reasonLabel'), (row) => t(`reason.${row.reason}`)),
    column.instant('frozenAt', t('freezeState.frozen')),
    column.name('frozenBy', t('proposedBy')),
    column.instant('until', t('freeze.until')),
    column.cell('note', t('note'), (row) => row.note),
    column.instant('releasedAt', t('freezeState.released')),
    column.cell('answer', t('answer'), (row) => row.releaseNote),
  ];
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
