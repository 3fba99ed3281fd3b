import { calls, type OfficeTableLine } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { NativeSelect } from '@mantine/core';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';

const office = calls.officeTableChat;

/** What an act of the desk changes. */
export const touched = [office.officeTalkingTables, office.officeTableTalk, office.officeTableReports];

/** For how many minutes a member can be muted. */
const times = ['10', '60', '1440', '10080', '43200'] as const;

interface LineAct {
  readonly line: OfficeTableLine;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a line away, for a reason. */
export function RemoveLine({ line: { tableId, no }, ...dialog }: LineAct) {
  const { t } = useTranslation('officeTableChat');
  return (
    <ActDialog
      {...dialog}
      call={office.officeRemoveTableLine}
      touches={touched}
      request={({ reason }) => ({ params: { id: tableId, no }, body: { reason } })}
      title={t('remove.title')}
      text={t('remove.text')}
      action={t('remove.action')}
      isGrave
      done={t('remove.done')}
    />
  );
}

/** Keeps a line's writer from writing for a time, or lets him write again where he may not. */
export function MuteWriter({ line: { memberId, account, mutedUntil }, ...dialog }: LineAct) {
  const { t } = useTranslation('officeTableChat');
  const act = mutedUntil === null ? 'mute' : 'unmute';
  return (
    <ActDialog
      {...dialog}
      call={office.officeMuteTableWriter}
      touches={touched}
      start={{ minutes: times[1] as (typeof times)[number] }}
      request={({ minutes, reason }) => ({
        params: { id: memberId },
        body: { minutes: act === 'mute' ? Number(minutes) : 0, reason },
      })}
      title={t(`${act}.title`, { name: account })}
      text={t(`${act}.text`)}
      action={t(`${act}.action`)}
      isGrave={act === 'mute'}
      done={t(`${act}.done`)}
    >
      {(form) =>
        act === 'mute' ? (
          <NativeSelect
            {...form.text('minutes')}
            label={t('mute.for')}
            data={times.map((value) => ({ value, label: t(`mute.times.${value}`) }))}
          />
        ) : null
      }
    </ActDialog>
  );
}
