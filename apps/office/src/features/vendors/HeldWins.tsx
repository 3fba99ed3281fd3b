import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Deeds } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { List } from '../../parts/list/List.tsx';
import { useOwnPlace } from '../../parts/list/use-place.ts';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useProposed } from '../../parts/ProposalReason.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMay } from '../../session/use-session.ts';

const { officeHeldWins, officeDecideHeldWin } = calls.officeVendorDesk;
type Row = CallValue<typeof officeHeldWins>['list'][number];
type Verdict = 'release' | 'refuse';
const tones = { held: 'changed', released: 'good', refused: 'bad' } as const;

/** Wins that are looked at before they are paid; two operators decide. */
export function HeldWins() {
  const { t } = useTranslation('officeVendors');
  const [asked, setAsked] = useState<{ readonly row: Row; readonly verdict: Verdict } | null>(null);
  return (
    <Panel title={t('held.title')}>
      <List
        caption={t('held.title')}
        call={officeHeldWins}
        place={useOwnPlace<{ page: number; state: 'all' | undefined }>({ page: 1, state: undefined })}
        ask={({ state }) => ({ state: state ?? 'waiting' })}
        everyMs={15_000}
        filters={{
          state: {
            label: t('held.stateLabel'),
            choices: ['all'],
            none: t('held.waiting'),
            nameOf: () => t('held.all'),
          },
        }}
        columns={useColumns((row, verdict) => setAsked({ row, verdict }))}
        none={{ title: t('held.none'), hint: t('held.noneHint') }}
        noneFound={{ title: t('held.noneFound') }}
        below={
          asked === null ? null : (
            <Decide
              key={asked.row.id}
              row={asked.row}
              verdict={asked.verdict}
              onClose={() => setAsked(null)}
            />
          )
        }
      />
    </Panel>
  );
}

function Decide({ row, verdict, onClose }: { row: Row; verdict: Verdict; onClose: () => void }) {
  const { t } = useTranslation('officeVendors');
  const failureText = useFailureText();
  const proposed = useProposed();
  const decide = useAct(officeDecideHeldWin, [
    officeHeldWins,
    calls.office.officeAudit,
    calls.officeApprovals.officeApprovals,
    calls.officeApprovals.officeOpenApprovals,
  ]);
  const isRelease = verdict === 'release';
  return (
    <ReasonDialog
      opened
      title={t(isRelease ? 'held.askRelease' : 'held.askRefuse')}
      text={t(isRelease ? 'held.askReleaseText' : 'held.askRefuseText', {
        amount: `${row.amount} ${row.currency}`,
      })}
      action={t(`held.${verdict}`)}
      isGrave={!isRelease}
      isBusy={decide.isPending}
      failure={decide.error ? failureText(decide.error) : undefined}
      onClose={onClose}
      onConfirm={(reason) =>
        decide.mutate(
          { params: { id: row.id }, body: { verdict, reason } },
          {
            onSuccess: (answer) => {
              if (!proposed(answer)) {
                const message = t(isRelease ? 'held.released' : 'held.refused');
                notifications.show({ color: 'emerald', message });
              }
              onClose();
            },
          },
        )
      }
    />
  );
}

function useColumns(onDecide: (row: Row, verdict: Verdict) => void): Column<Row>[] {
  const { t } = useTranslation('officeVendors');
  const mayDecide = useMay('adjustments.write');
  return [
    {
      id: 'amount',
      title: t('held.amount'),
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'member',
      title: t('held.member'),
      show: ({ memberId, account }) => <MemberLink memberId={memberId} account={account} />,
    },
    { id: 'vendor', title: t('held.vendor'), show: ({ vendor }) => <bdi dir="ltr">{vendor}</bdi> },
    {
      id: 'game',
      title: t('held.game'),
      isExtra: true,
      show: ({ gameId }) => <bdi dir="ltr">{gameId}</bdi>,
    },
    {
      id: 'because',
      title: t('held.because'),
      isExtra: true,
      show: ({ because }) => t(because === 'day' ? 'held.reasonDay' : 'held.reasonRound'),
    },
    {
      id: 'state',
      title: t('held.stateLabel'),
      show: ({ state }) => <Mark tone={tones[state]}>{t(`held.state.${state}`)}</Mark>,
    },
    { id: 'heldAt', title: t('held.heldAt'), isExtra: true, show: ({ heldAt }) => <Instant at={heldAt} /> },
    {
      id: 'acts',
      title: t('held.acts'),
      show: (row) =>
        row.state === 'held' && mayDecide ? (
          <Deeds>
            <Button size="compact-sm" onClick={() => onDecide(row, 'release')}>
              {t('held.release')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              c="var(--ikka-money-out)"
              onClick={() => onDecide(row, 'refuse')}
            >
              {t('held.refuse')}
            </Button>
          </Deeds>
        ) : (
          '—'
        ),
    },
  ];
}
