import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { banTimes, type PlayBan } from './case-words.ts';

const office = calls.officeIntegrity;
const touched = [office.officePlayBans, office.officeCardCase, calls.office.officeAudit];

/** Asks for how long and why a member is to take no seat in card rooms. */
export function ImposeBan({
  member,
  onClose,
}: {
  member: { readonly memberId: string; readonly account: string } | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeIntegrity');
  const failureText = useFailureText();
  const impose = useAct(office.officeImposePlayBan, touched);
  const [minutes, setMinutes] = useState<string>(banTimes[1]);
  const close = () => {
    impose.reset();
    onClose();
  };
  const send = (reason: string) => {
    if (member === null) return;
    impose.mutate(
      { params: { id: member.memberId }, body: { minutes: Number(minutes), reason } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('bans.imposed') });
          close();
        },
      },
    );
  };
  return (
    <ReasonDialog
      opened={member !== null}
      title={t('bans.imposeTitle', { account: member?.account ?? '' })}
      text={t('bans.imposeText')}
      action={t('bans.imposeAction')}
      isGrave
      isBusy={impose.isPending}
      failure={failureText(impose.error)}
      onClose={close}
      onConfirm={send}
    >
      <Select
        label={t('bans.length')}
        value={minutes}
        allowDeselect={false}
        data={banTimes.map((time) => ({ value: time, label: t(`banTimes.${time}`) }))}
        onChange={(time) => setMinutes(time ?? banTimes[1])}
      />
    </ReasonDialog>
  );
}

/** Asks why a ban is to end now. */
export function LiftBan({ ban, onClose }: { ban: PlayBan | null; onClose: () => void }) {
  const { t } = useTranslation('officeIntegrity');
  const failureText = useFailureText();
  const lift = useAct(office.officeLiftPlayBan, touched);
  const close = () => {
    lift.reset();
    onClose();
  };
  const send = (reason: string) => {
    if (ban === null) return;
    lift.mutate(
      { params: { id: ban.id }, body: { reason } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('bans.liftDone') });
          close();
        },
      },
    );
  };
  return (
    <ReasonDialog
      opened={ban !== null}
      title={t('bans.liftTitle', { account: ban?.account ?? '' })}
      text={t('bans.liftText')}
      action={t('bans.liftAction')}
      isBusy={lift.isPending}
      failure={failureText(lift.error)}
      onClose={close}
      onConfirm={send}
    />
  );
}
