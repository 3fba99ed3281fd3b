import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Text, Textarea } from '@mantine/core';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import type { Issue } from './LotteryPage.tsx';

const office = calls.officeLottery;
const touched = [office.officeIssues];

interface IssueAct {
  readonly issue: Issue;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a result as one operator reads it; what a colleague entered before is never shown. */
export function EnterResult({ issue: { id, game, number, entry, state }, ...dialog }: IssueAct) {
  const { t } = useTranslation('officeLottery');
  return (
    <ActDialog
      {...dialog}
      call={office.officeEnterResult}
      touches={touched}
      start={{ board: '' }}
      request={({ board }) => ({ params: { game, issue: number }, body: { board: board.trim() } })}
      title={t('askEnter', { issue: id })}
      text={t(entry === null ? 'askEnterText' : 'askConfirmText')}
      action={t(entry === null ? 'enter' : 'confirm')}
      width={640}
      done={(answer) => t(answer.entry === null ? 'confirmed' : 'done')}
    >
      {(form) => (
        <>
          {state === 'settled' ? <Text fw={600}>{t('askCorrectText')}</Text> : null}
          <Textarea
            {...form.text('board', t('boardWrong'))}
            label={t('boardLabel')}
            dir="ltr"
            autosize
            minRows={4}
            maxLength={2_000}
            spellCheck={false}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Gives up an outside draw that will have no result. */
export function VoidIssue({ issue: { id, game, number }, ...dialog }: IssueAct) {
  const { t } = useTranslation('officeLottery');
  return (
    <ActDialog
      {...dialog}
      call={office.officeVoidIssue}
      touches={touched}
      request={({ reason }) => ({ params: { game, issue: number }, body: { reason } })}
      title={t('askVoid')}
      text={t('askVoidText', { issue: id })}
      action={t('void')}
      isGrave
      done={t('voided')}
    />
  );
}
