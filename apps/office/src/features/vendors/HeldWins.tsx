import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { Deeds } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useOwnPlace } from '../../parts/list/use-place.ts';
import { Panel } from '../../parts/Panel.tsx';
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
          <About what={asked}>
            {(about, opened) => <Decide {...about} opened={opened} onClose={() => setAsked(null)} />}
          </About>
        }
      />
    </Panel>
  );
}

function Decide({
  row,
  verdict,
  opened,
  onClose,
}: {
  row: Row;
  verdict: Verdict;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeVendors');
  const isRelease = verdict === 'release';
  const amount = `${row.amount} ${row.currency}`;
  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      call={officeDecideHeldWin}
      touches={[officeHeldWins]}
      request={({ reason }) => ({ params: { id: row.id }, body: { verdict, reason } })}
      title={t(isRelease ? 'held.askRelease' : 'held.askRefuse')}
      text={t(isRelease ? 'held.askReleaseText' : 'held.askRefuseText', { amount })}
      action={t(`held.${verdict}`)}
      isGrave={!isRelease}
      done={t(isRelease ? 'held.released' : 'held.refused')}
    />
  );
}

function useColumns(onDecide: (row: Row, verdict: Verdict) => void): Column<Row>[] {
  const { t } = useTranslation('officeVendors');
  const mayDecide = useMay('adjustments.write');
  return [
    column.cell('amount', t('held.amount'), ({ amount, currency }) => (
      <Money amount={amount} currency={currency} />
    )),
    column.member(t('held.member')),
    column.code('vendor', t('held.vendor')),
    extra(column.code('gameId', t('held.game'))),
    extra(
      column.cell('because', t('held.because'), ({ because }) =>
        t(because === 'day' ? 'held.reasonDay' : 'held.reasonRound'),
      ),
    ),
    column.mark('state', t('held.stateLabel'), ({ state }) => [tones[state], t(`held.state.${state}`)]),
    extra(column.instant('heldAt', t('held.heldAt'))),
    {
      id: 'acts',
      isAct: true,
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
