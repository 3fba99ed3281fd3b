import { calls, type ProtectionLimit } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, TextInput } from '@mantine/core';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { readLimit } from './limit-input.ts';

const { officeProtection, officeSetLimit } = calls.officeProtection;

/** The operator's own limit of a member, with a reason; the lower of both counts. */
export function LimitDialog({
  memberId,
  limit: asked,
  onClose,
}: {
  memberId: string;
  limit: ProtectionLimit | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['officeLimits', 'protection']);
  return (
    <About what={asked}>
      {({ kind, period, operator }, opened) => (
        <ActDialog
          opened={opened}
          onClose={onClose}
          call={officeSetLimit}
          touches={[officeProtection]}
          start={{ value: operator ?? '', isRemoved: false }}
          request={({ value, isRemoved, reason }) => ({
            params: { id: memberId, kind, period },
            body: { value: isRemoved ? null : (readLimit(value, kind) ?? ''), reason },
          })}
          title={`${t(`protection:kind.${kind}`)} · ${t(`protection:period.${period}`)}`}
          action={t('save')}
          done={t('saved')}
          buttons={(form) =>
            operator === null ? null : (
              <Button
                variant="subtle"
                color="coral"
                me="auto"
                onClick={() => form.send({ isRemoved: true })}
                disabled={form.isBusy}
              >
                {t('remove')}
              </Button>
            )
          }
        >
          {(form) => (
            <TextInput
              {...form.figure('value', t(kind === 'time' ? 'wrongMinutes' : 'wrongAmount'))}
              label={t(kind === 'time' ? 'inMinutes' : 'amount')}
              description={t('limitHint')}
              data-autofocus
            />
          )}
        </ActDialog>
      )}
    </About>
  );
}
