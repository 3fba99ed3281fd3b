import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import type { Issue } from './LotteryPage.tsx';

const office = calls.officeLottery;
const touched = [office.officeIssues, calls.office.officeAudit];

/** Takes a result as one operator reads it; what a colleague entered before is never shown. */
export function EnterResult({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const { t } = useTranslation(['officeLottery', 'common']);
  const enter = useAct(office.officeEnterResult, touched);
  const [board, setBoard] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isEmpty = board.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isEmpty || enter.isPending) return;
    enter.mutate(
      { params: { game: issue.game, issue: issue.number }, body: { board: board.trim() } },
      {
        onSuccess: ({ entry }) => {
          notifications.show({ color: 'emerald', message: t(entry === null ? 'confirmed' : 'done') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('askEnter', { issue: issue.id })}
      mustAnswer={enter.isPending || board !== ''}
      size={640}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t(issue.entry === null ? 'askEnterText' : 'askConfirmText')}</Text>
          {issue.state === 'settled' ? <Text fw={600}>{t('askCorrectText')}</Text> : null}
          <Textarea
            label={t('boardLabel')}
            value={board}
            onChange={(event) => setBoard(event.currentTarget.value)}
            error={isAsked && isEmpty ? t('boardWrong') : null}
            dir="ltr"
            autosize
            minRows={4}
            maxLength={2_000}
            spellCheck={false}
          />
          <Failure failure={enter.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={enter.isPending}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={enter.isPending}>
              {t(issue.entry === null ? 'enter' : 'confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}

/** Gives up an outside draw that will have no result. */
export function VoidIssue({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const { t } = useTranslation('officeLottery');
  const failureText = useFailureText();
  const gone = useAct(office.officeVoidIssue, touched);
  return (
    <ReasonDialog
      opened
      title={t('askVoid')}
      text={t('askVoidText', { issue: issue.id })}
      action={t('void')}
      isGrave
      isBusy={gone.isPending}
      failure={gone.error ? failureText(gone.error) : undefined}
      onClose={onClose}
      onConfirm={(reason) =>
        gone.mutate(
          { params: { game: issue.game, issue: issue.number }, body: { reason } },
          {
            onSuccess: () => {
              notifications.show({ color: 'emerald', message: t('voided') });
              onClose();
            },
          },
        )
      }
    />
  );
}
