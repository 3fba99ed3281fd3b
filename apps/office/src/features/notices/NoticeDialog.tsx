import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { NoticeWords } from './NoticeWords.tsx';
import type { Notice } from './notice-draft.ts';

const { officeNotices, officeWithdrawNotice } = calls.office;

/** A notice in both languages, and where it was asked for the question whether to take it back. */
export function NoticeDialog({
  looked,
  onClose,
}: {
  looked: { readonly notice: Notice; readonly asksToWithdraw: boolean } | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['office', 'common']);
  const withdraw = useAct(officeWithdrawNotice, [officeNotices]);
  const [shown, setShown] = useState(looked);
  useEffect(() => {
    // While the dialog closes it keeps the words that it had.
    if (looked !== null) setShown(looked);
  }, [looked]);

  function close() {
    withdraw.reset();
    onClose();
  }

  function confirm() {
    if (looked === null || withdraw.isPending) return;
    const onSuccess = () => {
      notifications.show({ color: 'emerald', message: t('notices.withdrawn') });
      close();
    };
    withdraw.mutate({ params: { id: looked.notice.id } }, { onSuccess });
  }

  if (shown === null) return null;
  return (
    <ModalShell
      opened={looked !== null}
      onClose={close}
      title={t(shown.asksToWithdraw ? 'notices.withdrawTitle' : 'notices.words')}
      mustAnswer={withdraw.isPending}
      size={720}
    >
      <Stack>
        {shown.asksToWithdraw ? <Text>{t('notices.withdrawText')}</Text> : null}
        <NoticeWords title={shown.notice.title} text={shown.notice.text} />
        <Failure failure={withdraw.error} />
        {shown.asksToWithdraw ? (
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={withdraw.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button color="coral" onClick={confirm} loading={withdraw.isPending}>
              {t('notices.withdraw')}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </ModalShell>
  );
}
