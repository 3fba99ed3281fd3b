import { calls, type OfficeTableLine } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';

const office = calls.officeTableChat;

/** For how many minutes a member can be muted. */
const times = ['10', '60', '1440', '10080', '43200'] as const;

/** Keeps a line's writer from writing for a time, or lets him write again where he may not. */
export function MuteDialog({ line, onClose }: { line: OfficeTableLine; onClose: () => void }) {
  const { t } = useTranslation('officeTableChat');
  const failureText = useFailureText();
  const [minutes, setMinutes] = useState<string>(times[1]);
  const mute = useAct(office.officeMuteTableWriter, [
    office.officeTableTalk,
    office.officeTableReports,
    calls.office.officeAudit,
  ]);
  const wish = line.mutedUntil === null ? 'mute' : 'unmute';
  const send = (reason: string) =>
    mute.mutate(
      {
        params: { id: line.memberId },
        body: { minutes: wish === 'mute' ? Number(minutes) : 0, reason },
      },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t(`${wish}.done`) });
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      opened
      title={t(`${wish}.title`, { name: line.account })}
      text={t(`${wish}.text`)}
      action={t(`${wish}.action`)}
      isGrave={wish === 'mute'}
      isBusy={mute.isPending}
      failure={failureText(mute.error)}
      onClose={onClose}
      onConfirm={send}
    >
      {wish === 'mute' ? (
        <NativeSelect
          label={t('mute.for')}
          value={minutes}
          data={times.map((value) => ({ value, label: t(`mute.times.${value}`) }))}
          onChange={(event) => setMinutes(event.currentTarget.value)}
        />
      ) : null}
    </ReasonDialog>
  );
}
