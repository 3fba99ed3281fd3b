import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';

const reasonMin = 3;
const reasonMax = 500;

/** Asks for a reason before an act that concerns a person; the reason goes into the audit log. */
export function ReasonDialog({
  opened,
  title,
  text,
  action,
  isGrave = false,
  isBusy,
  failure,
  onClose,
  onConfirm,
  children,
}: {
  opened: boolean;
  title: string;
  text: ReactNode;
  action: string;
  isGrave?: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** What else is asked, before the reason. */
  children?: ReactNode;
}) {
  const { t } = useTranslation(['office', 'common']);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (opened) {
      setReason('');
      setAsked(false);
    }
  }, [opened]);
  const isShort = reason.trim().length < reasonMin;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isShort && !isBusy) onConfirm(reason.trim());
  }

  return (
    <ModalShell opened={opened} onClose={onClose} title={title} mustAnswer={isBusy}>
      <form onSubmit={submit}>
        <Stack>
          <Text>{text}</Text>
          {children}
          <Textarea
            label={t('reason.label')}
            description={t('reason.hint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={reasonMax}
            minRows={3}
            autosize
            data-autofocus
            dir="auto"
            error={asked && isShort ? t('reason.short', { count: reasonMin }) : null}
          />
          {failure ? (
            <Alert color="coral" icon={<IconAlertTriangle size={18} />} role="alert">
              {failure}
            </Alert>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={isBusy} {...(isGrave ? { color: 'coral' } : {})}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
