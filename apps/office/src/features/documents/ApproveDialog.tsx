import { calls } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { instantOf } from '../../parts/local-instant.ts';

const { officeApproveDocument, officeDocument, officeDocuments, officeMemberDocuments, officeAudit } =
  calls.office;

/** Approves a document, for ever or until the paper itself runs out. */
export function ApproveDialog({
  id,
  version,
  opened,
  onClose,
}: {
  id: string;
  version: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(['office', 'common']);
  const approve = useAct(officeApproveDocument, [
    officeDocument,
    officeDocuments,
    officeMemberDocuments,
    officeAudit,
  ]);
  const [day, setDay] = useState('');
  const { reset } = approve;
  useEffect(() => {
    if (!opened) return;
    setDay('');
    reset();
  }, [opened, reset]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (approve.isPending) return;
    // A paper is good for the whole of its last day.
    const validUntil = day === '' ? null : instantOf(`${day}T23:59`);
    approve.mutate(
      { params: { id }, query: { seen: version }, body: { validUntil } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('documents.approved') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened={opened}
      onClose={onClose}
      title={t('documents.approveTitle')}
      mustAnswer={approve.isPending}
    >
      <form onSubmit={submit}>
        <Stack>
          <Text>{t('documents.approveText')}</Text>
          <TextInput
            type="date"
            dir="ltr"
            label={t('documents.validUntil')}
            description={t('documents.validUntilHint', { zone: defaultTimeZone })}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            data-autofocus
          />
          <Failure failure={approve.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={approve.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={approve.isPending}>
              {t('documents.approve')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
