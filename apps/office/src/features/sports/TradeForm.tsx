import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { useProposed } from '../../parts/ProposalReason.tsx';

const reasonLeast = 3;

interface TradeFormProps {
  readonly title: string;
  readonly text: string;
  /** What the button does, and what is said once it is done. */
  readonly act: string;
  readonly done: string;
  readonly isBusy: boolean;
  readonly failure: ComponentProps<typeof Failure>['failure'];
  /** The fields beside the reason; `isAsked` once somebody has tried to send them. */
  readonly children: (isAsked: boolean) => ReactNode;
  /** Sends what is written, or does nothing where a field is wrong. `onDone` hears the answer. */
  readonly onSend: (
    reason: string,
    onDone: (answer: Parameters<ReturnType<typeof useProposed>>[0]) => void,
  ) => void;
  readonly onClose: () => void;
}

/** An act of a trader that asks for more than a reason, and may wait for the word of a second. */
export function TradeForm(props: TradeFormProps) {
  const { title, text, act, done, isBusy, failure, children, onSend, onClose } = props;
  const { t } = useTranslation(['officeSports', 'common']);
  const proposed = useProposed();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isShort = reason.trim().length < reasonLeast;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isShort || isBusy) return;
    onSend(reason.trim(), (answer) => {
      if (!proposed(answer)) notifications.show({ color: 'emerald', message: done });
      onClose();
    });
  }

  return (
    <ModalShell opened onClose={onClose} title={title} mustAnswer={isBusy || reason !== ''}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{text}</Text>
          {children(isAsked)}
          <Textarea
            label={t('reason')}
            description={t('reasonHint')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
            minRows={2}
            autosize
            dir="auto"
            error={isAsked && isShort ? t('reasonWrong') : null}
          />
          <Failure failure={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
