import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonField, useReason } from './ReasonField.tsx';

const { officeProtection, officeExclude } = calls.officeProtection;
const lengths = ['1', '7', '30', '90', '180', '365', 'forGood'] as const;

interface ExcludeDialogProps {
  memberId: string;
  opened: boolean;
  onClose: () => void;
}

/** An operator's exclusion: how long, and why. */
export function ExcludeDialog({ memberId, opened, onClose }: ExcludeDialogProps) {
  const { t } = useTranslation('officeLimits');
  return (
    <ModalShell opened={opened} onClose={onClose} title={t('exclude')}>
      {opened ? <ExcludeForm memberId={memberId} onClose={onClose} /> : null}
    </ModalShell>
  );
}

function ExcludeForm({ memberId, onClose }: Omit<ExcludeDialogProps, 'opened'>) {
  const { t } = useTranslation(['officeLimits', 'common']);
  const exclude = useAct(officeExclude, [officeProtection, calls.office.officeAudit]);
  const [length, setLength] = useState<(typeof lengths)[number]>('30');
  const reason = useReason();
  function submit(event: FormEvent) {
    event.preventDefault();
    const text = reason.check();
    if (text === null || exclude.isPending) return;
    exclude.mutate(
      {
        params: { id: memberId },
        body: { days: length === 'forGood' ? null : Number(length), reason: text },
      },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('excluded') });
          onClose();
        },
      },
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{t('excludeText')}</Text>
        <Select
          label={t('length')}
          value={length}
          onChange={(next) => setLength(lengths.find((one) => one === next) ?? length)}
          data={lengths.map((one) => ({ value: one, label: t(`lengths.${one}`) }))}
          allowDeselect={false}
        />
        <ReasonField reason={reason} />
        <Failure failure={exclude.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={exclude.isPending}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" color="coral" loading={exclude.isPending}>
            {t('excludeAction')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
