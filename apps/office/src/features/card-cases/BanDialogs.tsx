import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { About } from '../../parts/acts/About.tsx';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { banTimes, type PlayBan } from './case-words.ts';

const office = calls.officeIntegrity;
const touched = [office.officePlayBans, office.officeCardCase];

/** Asks for how long and why a member is to take no seat in card rooms. */
export function ImposeBan({
  member: { memberId, account },
  look,
}: {
  member: { readonly memberId: string; readonly account: string };
  /** How the button looks; in a panel it is small and names the member. */
  look?: { readonly leftSection: ReactNode; readonly children: string };
}) {
  const { t } = useTranslation('officeIntegrity');
  const { leftSection, children } = look ?? {};
  return (
    <ActButton
      size={look ? 'sm' : 'compact-sm'}
      variant="default"
      leftSection={leftSection}
      call={office.officeImposePlayBan}
      touches={touched}
      start={{ minutes: banTimes[1] as (typeof banTimes)[number] }}
      request={({ minutes, reason }) => ({
        params: { id: memberId },
        body: { minutes: Number(minutes), reason },
      })}
      title={t('bans.imposeTitle', { account })}
      text={t('bans.imposeText')}
      action={t('bans.imposeAction')}
      isGrave
      done={t('bans.imposed')}
      fields={(form) => (
        <Select
          {...form.choice('minutes', banTimes, (time) => t(`banTimes.${time}`))}
          label={t('bans.length')}
        />
      )}
    >
      {children ?? t('bans.impose', { account })}
    </ActButton>
  );
}

/** Asks why a ban is to end now. */
export function LiftBan({ ban: lifted, onClose }: { ban: PlayBan | null; onClose: () => void }) {
  const { t } = useTranslation('officeIntegrity');
  return (
    <About what={lifted}>
      {({ id, account }, opened) => (
        <ActDialog
          opened={opened}
          onClose={onClose}
          call={office.officeLiftPlayBan}
          touches={touched}
          request={({ reason }) => ({ params: { id }, body: { reason } })}
          title={t('bans.liftTitle', { account })}
          text={t('bans.liftText')}
          action={t('bans.liftAction')}
          done={t('bans.liftDone')}
        />
      )}
    </About>
  );
}
